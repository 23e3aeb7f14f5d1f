import { getFactorRecovery, stopFactorRecovery } from '../../../contract/second-factor/calls.ts';
import { call } from '../../client/call.ts';
import { usePlainWrite } from '../../form/use-plain-write.ts';
import type { Language } from '../../../contract/text/languages.ts';
import { Button } from '../../ui/Button.tsx';
import { formatMoment } from '../../i18n/format.ts';
import { LinkPage, type LinkText } from './LinkPage.tsx';
import { Refusal } from './Refusal.tsx';
import { useLink } from './use-link.ts';

interface StopRecoveryProps {
  language: Language;
  signInHref: string;
  /** `about` contains placeholders for `from` and `until`. */
  texts: Record<LinkText | 'about' | 'submit' | 'toSignIn' | 'errorOccurred', string>;
}

const recoveryLink = { look: (token: string) => call(getFactorRecovery, { query: { token } }) };

/** The recovery that the link belongs to and a button that stops it, or the reason why there is nothing to stop. */
export function StopRecovery({ language, signInHref, texts }: StopRecoveryProps) {
  const link = useLink(recoveryLink, language, texts.errorOccurred);
  const { run, busy } = usePlainWrite(stopFactorRecovery);
  const stop = () => link.follow((token) => run({ body: { token } }));
  const toSignIn = { href: signInHref, text: texts.toSignIn };
  return (
    <LinkPage link={link} texts={texts} whenDone={toSignIn} whenDead={toSignIn}>
      {({ dtReady, dtEnds }) => (
        <div className="stack">
          <p>{texts.about.replace('{{from}}', formatMoment(dtReady, language)).replace('{{until}}', formatMoment(dtEnds, language))}</p>
          <Refusal>{link.failure}</Refusal>
          <Button wide busy={busy} onClick={() => void stop()}>
            {texts.submit}
          </Button>
        </div>
      )}
    </LinkPage>
  );
}
