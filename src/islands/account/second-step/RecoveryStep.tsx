import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { useFailureText } from '../../use-failure-text.ts';
import { Refusal } from '../Refusal.tsx';
import type { Missing } from './load-second-step.ts';
import type { SecondStepProps } from './SecondStep.tsx';
import { StepHeading } from './StepHeading.tsx';

interface RecoveryStepProps extends Omit<SecondStepProps, 'typed'> {
  missing: Missing;
  /** Leads to the usual second step. */
  onKeep: () => void;
}

/** Asks before a recovery is used whose waiting time is over: it removes the second factor, and somebody else may have started it. */
export function RecoveryStep({ t, language, missing, signIn, errorOccurred, onBack, onKeep, onSignedIn }: RecoveryStepProps) {
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const failureText = useFailureText(language, errorOccurred);
  const isPasskey = missing === 'PASSKEY_NEEDED';

  async function recover() {
    setRefusal(undefined);
    setBusy(true);
    const answer = await signIn({ useRecovery: true });
    if (answer.ok) return onSignedIn();
    setBusy(false);
    setRefusal((await failureText(answer)).text);
  }

  return (
    <div className="stack">
      <StepHeading>{t('secondFactor.signIn.recoveryReady')}</StepHeading>
      <p>{t(isPasskey ? 'secondFactor.signIn.recoveryRemovesPasskeys' : 'secondFactor.signIn.recoveryRemovesApp')}</p>
      <p className="soft">{t('secondFactor.signIn.recoveryNotMine')}</p>
      <Refusal>{refusal}</Refusal>
      <Button wide onClick={onKeep} disabled={busy}>
        {t(isPasskey ? 'secondFactor.signIn.byPasskey' : 'secondFactor.signIn.useApp')}
      </Button>
      <Button wide variant="secondary" busy={busy} onClick={() => void recover()}>
        {t('secondFactor.signIn.recover')}
      </Button>
      <div className="row">
        <Button variant="quiet" onClick={onBack} disabled={busy}>
          {t('secondFactor.signIn.back')}
        </Button>
      </div>
    </div>
  );
}
