import { denySignIn, getSignInAlert } from '../../../contract/sign-in-alert/calls.ts';
import { countryName } from '../../../contract/lookup/place-name.ts';
import { call } from '../../client/call.ts';
import { usePlainWrite } from '../../form/use-plain-write.ts';
import { formatMoment } from '../../i18n/format.ts';
import type { Language } from '../../../contract/text/languages.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkFacts } from './LinkFacts.tsx';
import { LinkPage, type LinkText } from './LinkPage.tsx';
import { Refusal } from './Refusal.tsx';
import { useLink } from './use-link.ts';

interface DenySignInProps {
  language: Language;
  signInHref: string;
  resetHref: string;
  texts: Record<
    LinkText | 'device' | 'country' | 'time' | 'unknown' | 'text' | 'submit' | 'toSignIn' | 'toReset' | 'errorOccurred',
    string
  >;
}

const alertLink = { look: (guid: string) => call(getSignInAlert, { query: { guid } }) };

/** Shows a sign-in, and a button to say that it was somebody else; or why the link is invalid. */
export function DenySignIn({ language, signInHref, resetHref, texts }: DenySignInProps) {
  const link = useLink(alertLink, language, texts.errorOccurred);
  const { run, busy } = usePlainWrite(denySignIn);
  return (
    <LinkPage
      link={link}
      texts={texts}
      whenDone={{ href: signInHref, text: texts.toSignIn }}
      whenDead={{ href: resetHref, text: texts.toReset }}
    >
      {({ device, country, dtSignedIn }) => (
        <div className="stack">
          <LinkFacts
            facts={[
              [texts.time, formatMoment(dtSignedIn, language)],
              [texts.device, device || texts.unknown],
              [texts.country, country === '' ? texts.unknown : countryName(country, language)],
            ]}
          />
          <p>{texts.text}</p>
          <Refusal>{link.failure}</Refusal>
          <Button wide variant="danger" busy={busy} onClick={() => void link.follow((guid) => run({ body: { guid } }))}>
            {texts.submit}
          </Button>
        </div>
      )}
    </LinkPage>
  );
}
