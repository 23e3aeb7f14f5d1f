import { type ReactNode, useState } from 'react';
import { forgotPassword } from '../../../contract/auth/calls.ts';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { useSession } from './data/use-session.ts';
import { useWrite } from './data/use-write.ts';
import { useTexts } from './texts.tsx';

/**
 * Mails the signed-in person a link to set a password. The page for a forgotten password is for guests only.
 * @param children text before the button
 */
export function PasswordByMail({ children }: { children?: ReactNode }) {
  const { t } = useTexts();
  const { user } = useSession();
  const [isSent, setSent] = useState(false);
  const { run, renew, busy } = useWrite(forgotPassword);
  const press = async () => {
    const answer = await run({ query: { eMail: user?.email ?? '' } });
    if (!answer.ok) return;
    // The next press asks for another mail.
    renew();
    setSent(true);
  };
  return (
    <>
      <div className="row">
        {children}
        <Button variant="quiet" icon="mail" onClick={() => void press()} busy={busy}>
          {t('user.settings.password.byMail')}
        </Button>
      </div>
      {isSent && (
        <Note tone="green" role="status">
          {t('user.settings.password.mailed')}
        </Note>
      )}
    </>
  );
}
