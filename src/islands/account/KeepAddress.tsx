import { getAddressChange, keepAddress } from '../../../contract/staff/email-change.ts';
import { call } from '../../client/call.ts';
import { usePlainWrite } from '../../form/use-plain-write.ts';
import type { Language } from '../../../contract/text/languages.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkFacts } from './LinkFacts.tsx';
import { LinkPage, type LinkText } from './LinkPage.tsx';
import { Refusal } from './Refusal.tsx';
import { useLink } from './use-link.ts';

interface KeepAddressProps {
  language: Language;
  signInHref: string;
  texts: Record<LinkText | 'askedBy' | 'from' | 'to' | 'waits' | 'taken' | 'submit' | 'toSignIn' | 'errorOccurred', string>;
}

const addressLink = { look: (guid: string) => call(getAddressChange, { query: { guid } }) };

/**
 * The page on which the old mailbox can undo a change of address: shows the old and the new address and a button, or why the link is
 * invalid.
 */
export function KeepAddress({ language, signInHref, texts }: KeepAddressProps) {
  const link = useLink(addressLink, language, texts.errorOccurred);
  const { run, busy } = usePlainWrite(keepAddress);

  async function keep(): Promise<void> {
    const refused = await link.follow((guid) => run({ body: { guid } }));
    // The state of the change differs from the shown one, so it is read again.
    if (refused?.code === 'STALE_VERSION') await link.look();
  }

  const toSignIn = { href: signInHref, text: texts.toSignIn };
  return (
    <LinkPage link={link} texts={texts} whenDone={toSignIn} whenDead={toSignIn}>
      {({ oldEmail, newEmail, askedBy, isTaken }) => (
        <div className="stack">
          <LinkFacts
            facts={[
              [texts.from, oldEmail, 'ltr'],
              [texts.to, newEmail, 'ltr'],
              [texts.askedBy, askedBy],
            ]}
          />
          <p>{isTaken ? texts.taken : texts.waits}</p>
          <Refusal>{link.failure}</Refusal>
          <Button wide busy={busy} onClick={() => void keep()}>
            {texts.submit}
          </Button>
        </div>
      )}
    </LinkPage>
  );
}
