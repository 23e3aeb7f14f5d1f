import { acceptInvitation, getInvitation } from '../../../contract/staff/invitations.ts';
import type { DataOf } from '../../../contract/wire/call.ts';
import { call } from '../../client/call.ts';
import { usePlainWrite } from '../../form/use-plain-write.ts';
import { apiLanguage, type Language } from '../../../contract/text/languages.ts';
import { later } from '../../ui/later.ts';
import type { AcceptFormProps } from './AcceptForm.tsx';
import { LinkPage, type LinkText } from './LinkPage.tsx';
import { type LinkOf, useLink } from './use-link.ts';
import { withPart } from '../with-part.ts';

type Closed = 'used' | 'full';

interface InvitationFormProps {
  language: Language;
  signInHref: string;
  texts: AcceptFormProps['texts'] & Record<LinkText | Closed | 'by' | 'company' | 'email' | 'toSignIn' | 'errorOccurred', string>;
}

/** Loaded while the invitation is checked. */
const formPart = later(async () => (import.meta.env.SSR ? null : (await import('./AcceptForm.tsx')).AcceptForm));

const invitationLink: LinkOf<DataOf<typeof getInvitation>, Closed> = {
  look: (guid) => withPart(call(getInvitation, { query: { guid } }), formPart),
  closedFor: ({ isEmailUsed }) => (isEmailUsed ? 'used' : undefined),
  closedBy: { STAFF_EMAIL_USED: 'used', LIMIT_REACHED: 'full' },
};

/** Shows who invites to which company, and the form for name and password; or why the link is invalid. */
export function InvitationForm({ language, signInHref, texts }: InvitationFormProps) {
  const link = useLink(invitationLink, language, texts.errorOccurred);
  const { run, busy } = usePlainWrite(acceptInvitation);
  const Form = formPart.usePart();

  const accept = (stFullname: string, newPwd: string) =>
    link.follow((guid) => run({ body: { guid, stFullname, newPwd, language: apiLanguage(language) } }));

  const toSignIn = { href: signInHref, text: texts.toSignIn };
  return (
    <LinkPage link={link} texts={texts} whenDone={toSignIn} whenDead={toSignIn}>
      {({ inviterName, inviterEmail, companyName, email }) =>
        Form && (
          <Form texts={texts} failure={link.failure} isBusy={busy} onAccept={accept}>
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
          </Form>
        )
      }
    </LinkPage>
  );
}
