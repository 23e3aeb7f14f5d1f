import { addressLengths } from '../../../../contract/user/fields.ts';
import { LongTextInput } from '../../../form/fields/LongTextInput.tsx';
import { PhoneInput } from '../../../form/fields/PhoneInput.tsx';
import { TextInput } from '../../../form/fields/TextInput.tsx';
import { useDialCodes } from '../../shared/data/place-choices.ts';
import { PlaceInputs } from '../../shared/fields/PlaceInputs.tsx';
import { useTexts } from '../../shared/texts.tsx';
import { ProfileAddress } from './ProfileAddress.tsx';
import type { CompanyValues } from './values.ts';

export function AddressPart() {
  const { t, language } = useTexts();
  return (
    <div className="form-grid">
      <ProfileAddress />
      <div className="whole">
        <TextInput<CompanyValues>
          name="addressHeader"
          label={t('company.field.addressHeader')}
          hint={t('company.hint.addressHeader')}
          maxLength={addressLengths.header}
          isRequired
        />
      </div>
      <PlaceInputs
        labels={{ country: t('company.field.country'), city: t('company.field.city'), area: t('company.field.area') }}
        phone="phone"
        isRequired
      />
      <TextInput<CompanyValues>
        name="postalCode"
        label={t('company.field.postalCode')}
        dir="ltr"
        maxLength={addressLengths.postalCode}
        autoComplete="postal-code"
        isRequired
      />
      <div className="whole">
        <LongTextInput<CompanyValues>
          name="addressDescription"
          label={t('company.field.addressDescription')}
          limit={addressLengths.description}
          rows={3}
          isRequired
        />
      </div>
      <PhoneInput<CompanyValues>
        name="phone"
        label={t('company.field.phone')}
        hint={t('company.hint.phone')}
        dialCodes={useDialCodes(language)}
        isRequired
      />
      <TextInput<CompanyValues>
        name="fax"
        type="tel"
        label={t('company.field.fax')}
        optionalLabel={t('common.optional')}
        maxLength={addressLengths.fax}
      />
    </div>
  );
}
