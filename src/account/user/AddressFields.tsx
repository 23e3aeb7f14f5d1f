import { addressLengths } from '../../../contract/user/fields.ts';
import { LongTextInput } from '../../form/fields/LongTextInput.tsx';
import { PhoneInput } from '../../form/fields/PhoneInput.tsx';
import { TextInput } from '../../form/fields/TextInput.tsx';
import { useDialCodes } from '../shared/data/place-choices.ts';
import { PlaceInputs } from '../shared/fields/PlaceInputs.tsx';
import { useTexts } from '../shared/texts.tsx';
import { Setting } from './Setting.tsx';
import type { ProfileKnown, ProfileValues } from './form.ts';

/** The account's address, which invoices use. */
export function AddressFields({ hasAddress }: ProfileKnown) {
  const { t, language } = useTexts();
  const optional = t('common.optional');
  return (
    <Setting id="address" title={t('user.settings.address.title')} about={t('user.settings.address.about')}>
      <div className="form-grid">
        <div className="whole">
          <TextInput<ProfileValues>
            name="addressHeader"
            label={t('user.settings.address.header')}
            hint={t('user.settings.address.headerHint')}
            optionalLabel={optional}
            maxLength={addressLengths.header}
          />
        </div>
        <PlaceInputs
          labels={{
            country: t('user.settings.address.country'),
            city: t('user.settings.address.city'),
            area: t('user.settings.address.area'),
          }}
          phone="addressPhone"
          optionalLabel={optional}
        />
        <TextInput<ProfileValues>
          name="postalCode"
          label={t('user.settings.address.postalCode')}
          optionalLabel={optional}
          dir="ltr"
          maxLength={addressLengths.postalCode}
          autoComplete="postal-code"
        />
        <div className="whole">
          <LongTextInput<ProfileValues>
            name="addressDescription"
            label={t('user.settings.address.description')}
            hint={t('user.settings.address.descriptionHint')}
            limit={addressLengths.description}
            rows={3}
            {...(hasAddress ? { isRequired: true } : { optionalLabel: optional })}
          />
        </div>
        <PhoneInput<ProfileValues>
          name="addressPhone"
          label={t('user.settings.address.phone')}
          dialCodes={useDialCodes(language)}
          optionalLabel={optional}
        />
        <TextInput<ProfileValues>
          name="fax"
          type="tel"
          label={t('user.settings.address.fax')}
          optionalLabel={optional}
          maxLength={addressLengths.fax}
        />
        <TextInput<ProfileValues>
          name="addressEmail"
          type="email"
          label={t('user.settings.address.email')}
          optionalLabel={optional}
          maxLength={addressLengths.email}
        />
      </div>
    </Setting>
  );
}
