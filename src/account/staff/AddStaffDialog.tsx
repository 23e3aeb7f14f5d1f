import { personLengths } from '../../../contract/auth/fields.ts';
import { passwordNumbers } from '../../../contract/auth/password.ts';
import { addSubUser } from '../../../contract/staff/calls.ts';
import { useForm } from '../../form/use-form.ts';
import { PhoneInput } from '../../form/fields/PhoneInput.tsx';
import { TextInput } from '../../form/fields/TextInput.tsx';
import { useDialCodes } from '../shared/data/lookups.ts';
import { PasswordInput } from '../shared/fields/PasswordInput.tsx';
import { useTexts } from '../shared/texts.tsx';
import { useWrite } from '../shared/data/use-write.ts';
import { emptyStaff, newStaffForm, staffBody, type NewStaffValues } from './form.ts';
import { FormDialog } from '../shared/FormDialog.tsx';
import { useStaffFailure } from './use-staff-failure.ts';

export interface AddStaffDialogProps {
  onClose: () => void;
  /** @param id of the new colleague's row */
  onAdded: (id: string) => void;
}

/** Name, address, password and phone of a colleague; permissions are chosen afterwards (docs/behaviour.md#staff-defaults). */
export function AddStaffDialog({ onClose, onAdded }: AddStaffDialogProps) {
  const { t, language, number } = useTexts();
  const dialCodes = useDialCodes(language);
  const { form, draft, validate, blame } = useForm(newStaffForm, emptyStaff, { draft: { name: 'staff' } });
  const failure = useStaffFailure(blame, t('staff.notAdded'));
  const add = useWrite(addSubUser, { isShownByReading: true, onFailure: failure.show });
  const submit = async () => {
    failure.clear();
    if (!validate(undefined)) return;
    const answer = await add.run({ body: staffBody(form.getValues(), dialCodes) });
    if (!answer.ok) return;
    draft?.forget();
    onAdded(answer.data.id);
  };
  return (
    <FormDialog
      form={form}
      draft={draft}
      title={t('staff.add')}
      isBusy={add.busy}
      failure={failure.text}
      submitLabel={t('staff.add')}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput<NewStaffValues> name="name" label={t('staff.field.name')} autoComplete="off" maxLength={personLengths.name} isRequired />
      <TextInput<NewStaffValues>
        name="email"
        type="email"
        label={t('staff.field.email')}
        hint={t('staff.field.emailHint')}
        autoComplete="off"
        spellCheck={false}
        isRequired
      />
      <PasswordInput<NewStaffValues>
        name="password"
        label={t('staff.field.password')}
        hint={t('staff.field.passwordHint', passwordNumbers(number))}
        autoComplete="new-password"
        hasStrength
      />
      <PasswordInput<NewStaffValues> name="again" label={t('staff.field.again')} autoComplete="new-password" />
      <PhoneInput<NewStaffValues> name="phone" label={t('staff.field.phone')} dialCodes={dialCodes} isRequired />
    </FormDialog>
  );
}
