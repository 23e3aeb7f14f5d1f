import { personLengths } from '../../../contract/user/fields.ts';
import { passwordNumbers } from '../../../contract/auth/password.ts';
import { addSubUser } from '../../../contract/staff/calls.ts';
import { useForm } from '../../form/use-form.ts';
import { PhoneInput } from '../../form/fields/PhoneInput.tsx';
import { TextInput } from '../../form/fields/TextInput.tsx';
import { useDialCodes } from '../shared/data/place-choices.ts';
import { PasswordInput } from '../shared/fields/PasswordInput.tsx';
import { useTexts } from '../shared/texts.tsx';
import { useDialogWrite } from '../shared/use-dialog-write.ts';
import { emptyStaff, newStaffForm, staffBody, type NewStaffValues } from './form.ts';
import { FormDialog } from '../shared/FormDialog.tsx';
import { useStaffFailureText } from './use-staff-failure-text.ts';

export interface AddStaffDialogProps {
  onClose: () => void;
  /** @param id of the new colleague's row */
  onAdded: (id: string) => void;
}

/** Name, address, password and phone of a colleague; permissions are chosen afterwards (docs/behaviour.md#staff-defaults). */
export function AddStaffDialog({ onClose, onAdded }: AddStaffDialogProps) {
  const { t, language, number } = useTexts();
  const dialCodes = useDialCodes(language);
  const form = useForm(newStaffForm, emptyStaff, { draft: { name: 'staff' } });
  const dialog = useDialogWrite(form, addSubUser, {
    input: (values) => ({ body: staffBody(values, dialCodes) }),
    failureText: useStaffFailureText(t('staff.notAdded')),
    onDone: ({ id }) => onAdded(id),
  });
  return (
    <FormDialog {...dialog} title={t('staff.add')} submitLabel={t('staff.add')} onClose={onClose}>
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
