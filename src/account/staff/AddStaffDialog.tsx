import { FormProvider, useForm, useFormState } from 'react-hook-form';
import { personLengths } from '../../../contract/auth/fields.ts';
import { addSubUser } from '../../../contract/staff/calls.ts';
import { PhoneInput, TextInput } from '../shared/fields.tsx';
import { useDialCodes } from '../shared/lookups.ts';
import { PasswordInput } from '../shared/PasswordInput.tsx';
import { useTexts } from '../shared/texts.tsx';
import { useWrite } from '../shared/use-write.ts';
import { emptyStaff, faultsOf, staffBody, staffFieldNames, type NewStaffValues } from './checks.ts';
import { FormDialog } from './FormDialog.tsx';
import { useStaffFailure } from './use-staff-failure.ts';

export interface AddStaffDialogProps {
  onClose: () => void;
  /** @param id of the new colleague's row */
  onAdded: (id: string) => void;
}

/** Name, address, password and phone of a colleague; what they may do is chosen afterwards (D-60). */
export function AddStaffDialog({ onClose, onAdded }: AddStaffDialogProps) {
  const { t, language } = useTexts();
  const dialCodes = useDialCodes(language);
  const form = useForm<NewStaffValues>({ defaultValues: emptyStaff });
  const { isDirty } = useFormState({ control: form.control });
  const failure = useStaffFailure(form, staffFieldNames, t('staff.notAdded'));
  const add = useWrite(addSubUser, { tags: ['SubUser'], onFailure: failure.show });
  const submit = async () => {
    form.clearErrors();
    failure.clear();
    const faults = faultsOf(form.getValues());
    for (const { field, check } of faults) form.setError(field, { message: t(`staff.check.${check}`) });
    const [first] = faults;
    if (first !== undefined) {
      form.setFocus(first.field);
      return;
    }
    const answer = await add.run({ body: staffBody(form.getValues(), dialCodes) });
    if (answer.ok) onAdded(answer.data.id);
  };
  return (
    <FormProvider {...form}>
      <FormDialog
        title={t('staff.add')}
        isDirty={isDirty}
        isBusy={add.busy}
        failure={failure.text}
        submitLabel={t('staff.add')}
        cancelLabel={t('common.actions.cancel')}
        onSubmit={() => void submit()}
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
          hint={t('staff.field.passwordHint')}
          autoComplete="new-password"
          hasStrength
        />
        <PasswordInput<NewStaffValues> name="again" label={t('staff.field.again')} autoComplete="new-password" />
        <PhoneInput<NewStaffValues> name="phone" label={t('staff.field.phone')} isRequired />
      </FormDialog>
    </FormProvider>
  );
}
