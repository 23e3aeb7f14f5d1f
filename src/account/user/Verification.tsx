import { useState } from 'react';
import { sendVerificationEmail, sendVerificationPhoneNumber } from '../../../contract/auth/calls.ts';
import { $session } from '../../client/session/session.ts';
import { toast } from '../../client/toasts.ts';
import { startWait, waitEnd } from '../../client/store/waits.ts';
import { countdownText } from '../../i18n/countdown.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { useCountdown } from '../../ui/use-countdown.ts';
import { useTexts } from '../shared/texts.tsx';
import { useWrite } from '../shared/data/use-write.ts';

export interface VerificationProps {
  kind: 'email' | 'phone';
  isVerified: boolean;
  /** A moderator has not decided on the phone yet. */
  isWaiting?: boolean;
}

/** The mark of a verified e-mail or phone, or the button to request verification, once in two minutes. */
export function Verification({ kind, isVerified, isWaiting = false }: VerificationProps) {
  const { t, language } = useTexts();
  const account = $session.get().user?.userID ?? '';
  const [until, setUntil] = useState(() => waitEnd(`verification-${kind}`, account));
  const left = useCountdown(until);
  const ask = useWrite(kind === 'email' ? sendVerificationEmail : sendVerificationPhoneNumber);
  if (isVerified)
    return (
      <Badge tone="green" icon="check-circle">
        {t('user.profile.verify.done')}
      </Badge>
    );
  if (isWaiting)
    return (
      <Badge tone="amber" icon="clock">
        {t('user.profile.verify.waiting')}
      </Badge>
    );
  const press = async () => {
    const answer = await ask.run();
    if (!answer.ok) return;
    setUntil(startWait(`verification-${kind}`, account, answer.data.retryAfterSeconds));
    toast('good', t(kind === 'email' ? 'user.profile.verify.emailSent' : 'user.profile.verify.phoneSent'), 'business');
  };
  return (
    <Button variant="secondary" onClick={() => void press()} busy={ask.busy} paused={left > 0}>
      {left > 0 ? t('user.profile.verify.again', { time: countdownText(left, language) }) : t(`user.profile.verify.${kind}`)}
    </Button>
  );
}
