import type { ReactNode } from 'react';
import { personLengths } from '../../../contract/user/fields.ts';
import { type NewPasswordCheck, newPasswordRules } from '../../../contract/auth/password.ts';
import { type NameCheck, nameRules } from './person-rules.ts';
import { TextInput } from '../../form/fields/TextInput.tsx';
import type { PlainFormOf } from '../../form/form-of.ts';
import { PlainForm } from '../../form/PlainForm.tsx';
import { usePlainForm } from '../../form/use-plain-form.ts';
import { Button } from '../../ui/Button.tsx';
import { type NewPassword, NewPasswordInputs, type NewPasswordLabel } from './NewPasswordInputs.tsx';
import { Refusal } from './Refusal.tsx';
import type { FailureTexts } from '../use-failure-text.ts';

interface Accepting extends NewPassword {
  name: string;
}

export interface AcceptFormProps {
  texts: Record<NameCheck | NewPasswordCheck | NewPasswordLabel | 'lead' | 'name' | 'submit', string>;
  failure: string | undefined;
  isBusy: boolean;
  /** @returns the faults of name or password */
  onAccept: (name: string, password: string) => Promise<Pick<FailureTexts, 'fields'> | null>;
  /** The facts of the invitation, shown above the fields. */
  children: ReactNode;
}

const acceptForm: PlainFormOf<Accepting, NameCheck | NewPasswordCheck> = {
  rules: [...nameRules('name'), ...newPasswordRules('password', 'passwordAgain')],
  names: { stFullname: 'name', newPwd: 'password' },
};

/** Name and password of an invited person. */
export function AcceptForm({ texts, failure, isBusy, onAccept, children }: AcceptFormProps) {
  const start: Accepting = { name: '', password: '', passwordAgain: '' };
  const { form, validate, blame } = usePlainForm(acceptForm, start, { says: (check) => texts[check] });

  async function submit() {
    if (!validate(undefined)) return;
    const { name, password } = form.getValues();
    const refused = await onAccept(name.trim(), password);
    if (refused !== null) blame(refused.fields);
  }

  return (
    <PlainForm form={form} isBusy={isBusy} onSubmit={submit} className="stack">
      {children}
      <p className="text-sm soft">{texts.lead}</p>
      <Refusal>{failure}</Refusal>
      <TextInput<Accepting> label={texts.name} name="name" autoComplete="name" maxLength={personLengths.name} isRequired />
      <NewPasswordInputs texts={texts} />
      <Button type="submit" wide busy={isBusy}>
        {texts.submit}
      </Button>
    </PlainForm>
  );
}
