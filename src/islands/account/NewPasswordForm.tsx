import { type NewPasswordCheck, newPasswordRules } from '../../../contract/auth/password.ts';
import type { PlainFormOf } from '../../form/form-of.ts';
import { PlainForm } from '../../form/PlainForm.tsx';
import { usePlainForm } from '../../form/use-plain-form.ts';
import { Button } from '../../ui/Button.tsx';
import { type NewPassword, NewPasswordInputs, type NewPasswordLabel } from './NewPasswordInputs.tsx';
import { Refusal } from './Refusal.tsx';
import type { FailureTexts } from '../use-failure-text.ts';

export interface NewPasswordFormProps {
  texts: Record<NewPasswordCheck | NewPasswordLabel | 'submit', string>;
  failure: string | undefined;
  isBusy: boolean;
  /** @returns the fault of the password, if there is one */
  onSave: (password: string) => Promise<Pick<FailureTexts, 'fields'> | null>;
}

const newPasswordForm: PlainFormOf<NewPassword, NewPasswordCheck> = {
  rules: newPasswordRules('password', 'passwordAgain'),
  names: { newPwd: 'password' },
};

export function NewPasswordForm({ texts, failure, isBusy, onSave }: NewPasswordFormProps) {
  const { form, validate, blame } = usePlainForm(newPasswordForm, { password: '', passwordAgain: '' }, { says: (check) => texts[check] });

  async function submit() {
    if (!validate(undefined)) return;
    const refused = await onSave(form.getValues('password'));
    if (refused !== null) blame(refused.fields);
  }

  return (
    <PlainForm form={form} isBusy={isBusy} onSubmit={submit} className="stack">
      <Refusal>{failure}</Refusal>
      <NewPasswordInputs texts={texts} />
      <Button type="submit" wide busy={isBusy}>
        {texts.submit}
      </Button>
    </PlainForm>
  );
}
