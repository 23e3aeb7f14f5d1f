import type { Language } from '../i18n/languages.ts';
import { Button } from '../ui/Button.tsx';
import { Note } from '../ui/Note.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { useKeepAddress } from './use-keep-address.ts';

type Label =
  | 'loading'
  | 'askedBy'
  | 'from'
  | 'to'
  | 'waits'
  | 'taken'
  | 'submit'
  | 'done'
  | 'toSignIn'
  | 'notFound'
  | 'expired'
  | 'errorOccured'
  | 'retry';

interface KeepAddressProps {
  language: Language;
  signInHref: string;
  texts: Record<Label, string>;
}

/** Who wants which address in the place of the reader's, and the one button that stops it; else why the link leads nowhere. */
export function KeepAddress({ language, signInHref, texts }: KeepAddressProps) {
  const { state, failure, busy, keep, retry } = useKeepAddress(language, texts.errorOccured);
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
  const { oldEmail, newEmail, askedBy, isTaken } = state.shown;
  const facts = [
    [texts.from, oldEmail, 'ltr'],
    [texts.to, newEmail, 'ltr'],
    [texts.askedBy, askedBy, 'auto'],
  ] as const;
  return (
    <div className="stack">
      <dl className="stack gap-2">
        {facts.map(([label, value, direction]) => (
          <div key={label}>
            <dt className="text-sm soft">{label}</dt>
            <dd>
              <bdi dir={direction}>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p>{isTaken ? texts.taken : texts.waits}</p>
      {failed}
      <Button wide busy={busy} onClick={() => void keep()}>
        {texts.submit}
      </Button>
    </div>
  );
}
