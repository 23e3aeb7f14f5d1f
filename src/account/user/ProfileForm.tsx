import { useFormState, useWatch } from 'react-hook-form';
import { personLengths } from '../../../contract/user/fields.ts';
import type { UserProfile } from '../../../contract/user/schemas.ts';
import type { SignUpDraft } from '../../client/session/sign-up-draft.ts';
import { apiLanguage, languageNames, type Language } from '../../../contract/text/languages.ts';
import { Button } from '../../ui/Button.tsx';
import type { DialCodeOption } from '../../ui/field/PhoneField.tsx';
import { Note } from '../../ui/Note.tsx';
import { PhoneInput } from '../../form/fields/PhoneInput.tsx';
import { RadioInput } from '../../form/fields/RadioInput.tsx';
import { SelectInput } from '../../form/fields/SelectInput.tsx';
import { TextInput } from '../../form/fields/TextInput.tsx';
import { Form } from '../../form/Form.tsx';
import { useTexts } from '../shared/texts.tsx';
import { AddressFields } from './AddressFields.tsx';
import { PictureField } from './PictureField.tsx';
import { Setting } from './Setting.tsx';
import { useProfileForm } from './use-profile-form.ts';
import { isOtherPhone, levels, profileKnown, type ProfileValues } from './form.ts';

export interface ProfileFormProps {
  user: UserProfile;
  dialCodes: readonly DialCodeOption[];
  /** What this person chose at sign-up in this browser. */
  draft: SignUpDraft | null;
  /** Other tabs keep the typed values. */
  isShown: boolean;
}

const genders = [
  ['1', 'male'],
  ['2', 'female'],
  ['0', 'other'],
] as const;

/** Picture, name, phone, address and notification levels in one form, because one call stores them. */
export function ProfileForm({ user, dialCodes, draft, isShown }: ProfileFormProps) {
  const { form, draft: shownDraft, isBusy, picture, isOffered, save } = useProfileForm(user, dialCodes, draft);
  const { t } = useTexts();
  const { isDirty } = useFormState({ control: form.control });
  return (
    <Form form={form} draft={shownDraft} isBusy={isBusy} onSubmit={save} className="stack gap-6" hidden={!isShown}>
      {isOffered && (
        <Note tone="teal" icon="info">
          {t('user.settings.fromSignUp')}
        </Note>
      )}
      <PictureField storedUrl={user.profilePicUrl} name={user.fullName} list={picture} />
      <Personal />
      <Phone user={user} dialCodes={dialCodes} />
      <AddressFields {...profileKnown(user)} />
      <Notifications />
      <SaveBar isDirty={isDirty} isBusy={isBusy} onDiscard={() => form.reset()} />
    </Form>
  );
}

function Personal() {
  const { t } = useTexts();
  return (
    <Setting id="personal" title={t('user.profile.personal')} about={t('user.settings.personal.about')}>
      <div className="form-grid">
        <div className="whole">
          <TextInput<ProfileValues>
            name="fullName"
            label={t('user.profile.field.fullName')}
            autoComplete="name"
            maxLength={personLengths.name}
            isRequired
          />
        </div>
        <SelectInput<ProfileValues>
          name="gender"
          label={t('user.profile.field.gender')}
          options={genders.map(([id, name]) => ({ id, label: t(`user.profile.gender.${name}`) }))}
        />
        <SelectInput<ProfileValues>
          name="language"
          label={t('user.profile.field.language')}
          options={(Object.keys(languageNames) as Language[]).map((code) => ({ id: apiLanguage(code), label: languageNames[code].name }))}
        />
      </div>
    </Setting>
  );
}

function Phone({ user, dialCodes }: { user: UserProfile; dialCodes: readonly DialCodeOption[] }) {
  const { t } = useTexts();
  const phone = useWatch<ProfileValues, 'phone'>({ name: 'phone' });
  const isOther = phone.digits !== '' && isOtherPhone(phone, user.stPhone, dialCodes);
  return (
    <Setting id="contact" title={t('user.settings.contact.title')} about={t('user.settings.contact.about')}>
      <PhoneInput<ProfileValues>
        name="phone"
        label={t('user.profile.field.phone')}
        hint={t('user.settings.contact.phoneHint')}
        dialCodes={dialCodes}
        optionalLabel={t('common.optional')}
      />
      {isOther && user.isMainUser && (
        <Note tone="amber" icon="info" role="status">
          {t('user.settings.contact.phoneChanged')}
        </Note>
      )}
    </Setting>
  );
}

const ways = [
  ['emailLevel', 'email'],
  ['phoneLevel', 'phone'],
  ['appLevel', 'app'],
] as const;

function Notifications() {
  const { t } = useTexts();
  return (
    <Setting id="notifications" title={t('user.profile.notifications')} about={t('user.settings.notifications.about')}>
      {ways.map(([name, way]) => (
        <RadioInput<ProfileValues>
          key={name}
          name={name}
          label={t(`user.profile.way.${way}`)}
          look="row"
          options={levels.map((level) => ({ id: level, label: t(`user.profile.level.${level}`) }))}
        />
      ))}
    </Setting>
  );
}

/** At the end of the form; sticky at the bottom of the window while there are unsaved changes. */
function SaveBar({ isDirty, isBusy, onDiscard }: { isDirty: boolean; isBusy: boolean; onDiscard: () => void }) {
  const { t } = useTexts();
  return (
    <div className={isDirty ? 'save-bar is-dirty' : 'save-bar'}>
      <p className="text-sm" role="status">
        {isDirty && t('user.settings.unsaved')}
      </p>
      <div className="row">
        {isDirty && (
          <Button variant="quiet" onClick={onDiscard} disabled={isBusy}>
            {t('user.settings.discard')}
          </Button>
        )}
        <Button type="submit" busy={isBusy}>
          {t('common.actions.save')}
        </Button>
      </div>
    </div>
  );
}
