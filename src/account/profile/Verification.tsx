import { useState } from 'react';
import { sendVerificationEmail, sendVerificationPhoneNumber } from '../../../contract/auth/calls.ts';
import { secondMs } from '../../../contract/limits.ts';
import { toast } from '../../client/toasts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { waitText } from '../shared/remaining.ts';
import { useClock } from '../shared/use-clock.ts';
import { useTexts } from '../shared/texts.tsx';
import { useWrite } from '../shared/use-write.ts';
import { startWait, waitsUntil, type VerificationKind } from './resend.ts';

export interface VerificationProps {
  kind: VerificationKind;
  isVerified: boolean;
  /** A moderator has not decided yet. */
  isWaiting?: boolean;
}

/** The tick of a verified e-mail or phone, or the button that asks for the verification, once in two minutes. */
export function Verification({ kind, isVerified, isWaiting = false }: VerificationProps) {
  const { t } = useTexts();
  const now = useClock(secondMs);
  const [until, setUntil] = useState(() => waitsUntil(kind));
  const ask = useWrite(kind === 'email' ? sendVerificationEmail : sendVerificationPhoneNumber, { tags: ['User'] });
  if (isVerified)
    return (
      <Badge tone="green" icon="check-circle">
        {t('profile.verify.done')}
      </Badge>
    );
  if (isWaiting)
    return (
      <Badge tone="amber" icon="clock">
        {t('profile.verify.waiting')}
      </Badge>
    );
  const left = until - now;
  const press = async () => {
    const answer = await ask.run();
    if (!answer.ok) return;
    setUntil(startWait(kind, answer.data.retryAfterSeconds));
    toast('good', t(kind === 'email' ? 'profile.verify.emailSent' : 'profile.verify.phoneSent'), 'business');
  };
  return (
    <Button variant="secondary" onClick={() => void press()} busy={ask.busy} disabled={left > 0}>
      {left > 0 ? t('profile.verify.again', { time: waitText(left) }) : t(`profile.verify.${kind}`)}
    </Button>
  );
}
