import { FormProvider, useForm, useFormState } from 'react-hook-form';
import { editPassword } from '../../../contract/auth/calls.ts';
import { toast } from '../../client/toasts.ts';
import { Button } from '../../ui/Button.tsx';
import { showFieldErrors } from '../shared/field-errors.ts';
import { LeaveGuard } from '../shared/LeaveGuard.tsx';
import { PasswordInput } from '../shared/PasswordInput.tsx';
import { useTexts } from '../shared/texts.tsx';
import { useWrite } from '../shared/use-write.ts';
import { isOldPasswordWrong, passwordFaults, type PasswordValues } from './password.ts';
import { Setting } from './Setting.tsx';

const fields = ['old', 'fresh', 'again'] as const;
const empty: PasswordValues = { old: '', fresh: '', again: '' };

/** A new password, for those who know the present one; it ends the other sessions (D-25, D-84). */
export function PasswordForm({ email, isShown }: { email: string; isShown: boolean }) {
  const { t } = useTexts();
  const form = useForm<PasswordValues>({ defaultValues: empty });
  const { isDirty } = useFormState({ control: form.control });
  const write = useWrite(editPassword, {
    tags: ['Session'],
    onFailure: (failure) => {
      if (isOldPasswordWrong(failure)) {
        form.setError('old', { message: t('errors.OLD_PASSWORD_WRONG') });
        form.setFocus('old');
        return true;
      }
      showFieldErrors(form, t, failure.fields, { oldPW: 'old', newPW: 'fresh' });
      return false;
    },
  });
  const submit = async () => {
    form.clearErrors();
    const values = form.getValues();
    const faults = passwordFaults(values);
    for (const field of fields) {
      const fault = faults[field];
      if (fault !== undefined) form.setError(field, { message: t(`profileSettings.password.${fault}`) });
    }
    const first = fields.find((field) => faults[field] !== undefined);
    if (first !== undefined) {
      form.setFocus(first);
      return;
    }
    const answer = await write.run({ body: { oldPW: values.old, newPW: values.fresh } });
    if (!answer.ok) return;
    form.reset(empty);
    write.renew();
    toast('good', t('profileSettings.password.done'), 'business');
  };
  return (
    <FormProvider {...form}>
      <LeaveGuard isActive={isDirty} />
      <form
        hidden={!isShown}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!write.busy) void submit();
        }}
      >
        <Setting id="password" title={t('profileSettings.password.title')} about={t('profileSettings.password.about')}>
          {/* Password managers store the new one beside this. */}
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          <PasswordInput<PasswordValues> name="old" label={t('profileSettings.password.old')} autoComplete="current-password" />
          <PasswordInput<PasswordValues> name="fresh" label={t('profileSettings.password.fresh')} autoComplete="new-password" hasStrength />
          <PasswordInput<PasswordValues> name="again" label={t('profileSettings.password.again')} autoComplete="new-password" />
          <div>
            <Button type="submit" busy={write.busy}>
              {t('profileSettings.password.submit')}
            </Button>
          </div>
        </Setting>
      </form>
    </FormProvider>
  );
}
