import { useRef, useState, type FormEvent } from 'react';
import { personLengths } from '../../contract/auth/fields.ts';
import { faultsOf, isBlank, type Rule } from '../../contract/check.ts';
import { nameLengthMin, passwordLengthMin } from '../../contract/limits.ts';
import { useMarks } from '../form/use-marks.ts';
import type { Language } from '../i18n/languages.ts';
import { Button } from '../ui/Button.tsx';
import { Note } from '../ui/Note.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useInvitation } from './use-invitation.ts';

type Check = 'nameRequired' | 'nameInvalid' | 'enterPassword' | 'tooShort' | 'enterAgain' | 'notMatch';
type Label =
  | Check
  | 'loading'
  | 'by'
  | 'company'
  | 'email'
  | 'lead'
  | 'name'
  | 'password'
  | 'again'
  | 'submit'
  | 'done'
  | 'toSignIn'
  | 'notFound'
  | 'expired'
  | 'used'
  | 'full'
  | 'showPassword'
  | 'hidePassword'
  | 'errorOccured'
  | 'retry';

interface InvitationFormProps {
  language: Language;
  signInHref: string;
  texts: Record<Label, string>;
}

interface Typed {
  name: string;
  password: string;
  passwordAgain: string;
}

const rules: readonly Rule<Typed, Check>[] = [
  ['name', 'nameRequired', ({ name }) => isBlank(name)],
  ['name', 'nameInvalid', ({ name }) => [...name.trim()].length < nameLengthMin],
  ['password', 'enterPassword', ({ password }) => password === ''],
  ['password', 'tooShort', ({ password }) => password.length < passwordLengthMin],
  ['passwordAgain', 'enterAgain', ({ passwordAgain }) => passwordAgain === ''],
  ['passwordAgain', 'notMatch', ({ password, passwordAgain }) => passwordAgain !== password],
];

/** Who invites to which company, and the form for name and password; else why the link leads nowhere. */
export function InvitationForm({ language, signInHref, texts }: InvitationFormProps) {
  const { state, failure, busy, accept, retry } = useInvitation(language, texts.errorOccured);
  const [typed, setTyped] = useState<Typed>({ name: '', password: '', passwordAgain: '' });
  const form = useRef<HTMLFormElement>(null);
  const { errors, judge } = useMarks<keyof Typed>(form);
  const change = (field: keyof Typed) => (value: string) => setTyped((before) => ({ ...before, [field]: value }));

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || !judge(faultsOf(rules, typed, undefined), (check) => texts[check])) return;
    void accept(typed.name, typed.password);
  }

  const failed = failure !== undefined && (
    <Note tone="red" role="alert">
      {failure}
    </Note>
  );
  if (state.is === 'loading') return <Spinner label={texts.loading} />;
  if (state.is === 'done')
    return (
      <div className="stack">
        <Note tone="green" role="status">
          {texts.done}
        </Note>
        <a className="button" href={signInHref}>
          {texts.toSignIn}
        </a>
      </div>
    );
  if (state.is === 'dead')
    return (
      <Note tone="red" role="alert">
        {texts[state.why]}
      </Note>
    );
  if (state.is === 'unknown')
    return (
      <div className="stack">
        {failed}
        <Button onClick={retry}>{texts.retry}</Button>
      </div>
    );
  const { inviterName, inviterEmail, companyName, email } = state.shown;
  const secret = { autoComplete: 'new-password', showLabel: texts.showPassword, hideLabel: texts.hidePassword, isRequired: true } as const;
  return (
    <form ref={form} className="stack" method="post" onSubmit={submit} noValidate>
      <dl className="stack gap-2">
        <div>
          <dt className="text-sm soft">{texts.company}</dt>
          <dd>
            <strong>
              <bdi>{companyName}</bdi>
            </strong>
          </dd>
        </div>
        <div>
          <dt className="text-sm soft">{texts.by}</dt>
          <dd>
            <bdi>{inviterName}</bdi> <bdi dir="ltr">({inviterEmail})</bdi>
          </dd>
        </div>
        <div>
          <dt className="text-sm soft">{texts.email}</dt>
          <dd>
            <bdi dir="ltr">{email}</bdi>
          </dd>
        </div>
      </dl>
      <p className="text-sm soft">{texts.lead}</p>
      {failed}
      <TextField
        label={texts.name}
        name="name"
        value={typed.name}
        onChange={change('name')}
        autoComplete="name"
        maxLength={personLengths.name}
        errorMessage={errors.name}
        isRequired
      />
      <PasswordField
        label={texts.password}
        name="password"
        value={typed.password}
        onChange={change('password')}
        errorMessage={errors.password}
        {...secret}
      />
      <PasswordField
        label={texts.again}
        name="passwordAgain"
        value={typed.passwordAgain}
        onChange={change('passwordAgain')}
        errorMessage={errors.passwordAgain}
        {...secret}
      />
      <Button type="submit" wide busy={busy}>
        {texts.submit}
      </Button>
    </form>
  );
}
