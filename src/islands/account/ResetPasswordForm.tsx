import { checkVerifyCode, resetPassword } from '../../../contract/auth/calls.ts';
import { toastMsPublicSuccess } from '../../../contract/limits.ts';
import { call } from '../../client/call.ts';
import { usePlainWrite } from '../../form/use-plain-write.ts';
import type { Language } from '../../../contract/text/languages.ts';
import { later } from '../../ui/later.ts';
import { LinkPage, type LinkText } from './LinkPage.tsx';
import type { NewPasswordFormProps } from './NewPasswordForm.tsx';
import { useLink } from './use-link.ts';
import { withPart } from '../with-part.ts';

interface ResetPasswordFormProps {
  language: Language;
  signInHref: string;
  forgotHref: string;
  texts: NewPasswordFormProps['texts'] & Record<LinkText | 'newLink' | 'errorOccurred', string>;
}

/** Loaded while the link is checked. */
const formPart = later(async () => (import.meta.env.SSR ? null : (await import('./NewPasswordForm.tsx')).NewPasswordForm));

const resetLink = { look: (guid: string) => withPart(call(checkVerifyCode, { query: { guid } }), formPart) };

/** The form for a new password, opened from the mailed link. */
export function ResetPasswordForm({ language, signInHref, forgotHref, texts }: ResetPasswordFormProps) {
  const link = useLink(resetLink, language, texts.errorOccurred);
  const { run, busy } = usePlainWrite(resetPassword);
  const Form = formPart.usePart();

  const save = (newPwd: string) =>
    link.follow(async (guid) => {
      const answer = await run({ query: {}, body: { guid, newPwd } });
      if (answer.ok) setTimeout(() => location.assign(signInHref), toastMsPublicSuccess);
      return answer;
    });

  return (
    <LinkPage link={link} texts={texts} whenDead={{ href: forgotHref, text: texts.newLink }}>
      {() => Form && <Form texts={texts} failure={link.failure} isBusy={busy} onSave={save} />}
    </LinkPage>
  );
}
