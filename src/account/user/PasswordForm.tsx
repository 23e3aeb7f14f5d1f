import { editPassword } from '../../../contract/auth/calls.ts';
import { passwordNumbers } from '../../../contract/auth/password.ts';
import { codeOf } from '../../../contract/wire/error-code.ts';
import { Form } from '../../form/Form.tsx';
import { useForm } from '../../form/use-form.ts';
import { saySuccess } from '../shared/say-success.ts';
import { Button } from '../../ui/Button.tsx';
import { PasswordInput } from '../shared/fields/PasswordInput.tsx';
import { useTexts } from '../shared/texts.tsx';
import { useWrite } from '../shared/data/use-write.ts';
import { noPassword, passwordForm, type PasswordValues } from './password-form.ts';
import { Setting } from './Setting.tsx';

/**
 * Changes the password, which requires the present one and ends the other sessions (docs/behaviour.md#passwords,
 * docs/behaviour.md#unverified-e-mail).
 */
export function PasswordForm({ email, isShown }: { email: string; isShown: boolean }) {
  const { t, number } = useTexts();
  const { form, validate, blame } = useForm(passwordForm, noPassword);
  const write = useWrite(editPassword, {
    onFailure: (failure) => {
      blame(failure);
      // The field shows this refusal.
      return codeOf(failure) === 'OLD_PASSWORD_WRONG';
    },
  });
  const submit = async () => {
    if (!validate(undefined)) return;
    const { old: oldPW, fresh: newPW } = form.getValues();
    const answer = await write.run({ body: { oldPW, newPW } });
    if (!answer.ok) return;
    form.reset(noPassword);
    write.renew();
    saySuccess(t, editPassword, 'user.settings.password.done');
  };
  return (
    <Form form={form} draft={null} isBusy={write.busy} onSubmit={submit} hidden={!isShown}>
      <Setting id="password" title={t('user.settings.password.title')} about={t('user.settings.password.about', passwordNumbers(number))}>
        {/* Password managers store the new password with this user name. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordInput<PasswordValues> name="old" label={t('user.settings.password.old')} autoComplete="current-password" />
        <PasswordInput<PasswordValues> name="fresh" label={t('user.settings.password.fresh')} autoComplete="new-password" hasStrength />
        <PasswordInput<PasswordValues> name="again" label={t('user.settings.password.again')} autoComplete="new-password" />
        <div>
          <Button type="submit" busy={write.busy}>
            {t('user.settings.password.submit')}
          </Button>
        </div>
      </Setting>
    </Form>
  );
}
