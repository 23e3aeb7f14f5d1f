import { useState } from 'react';
import { startFactorRecovery } from '../../../../contract/second-factor/calls.ts';
import { call } from '../../../client/call.ts';
import { Button } from '../../../ui/Button.tsx';
import { DoneNote } from '../../DoneNote.tsx';
import { formatMoment } from '../../../i18n/format.ts';
import { useFailureText } from '../../use-failure-text.ts';
import { Refusal } from '../Refusal.tsx';
import type { SecondStepProps } from './SecondStep.tsx';
import { StepHeading } from './StepHeading.tsx';

interface LostFactorProps
  extends Pick<SecondStepProps, 't' | 'language' | 'errorOccurred' | 'onBack'>, Required<Pick<SecondStepProps, 'typed'>> {
  /** Which second factor is lost. */
  title: string;
}

/** For people who have lost app and codes, or their passkeys: explains the waiting time and starts it. */
export function LostFactor({ t, language, typed, title, errorOccurred, onBack }: LostFactorProps) {
  const [readyAt, setReadyAt] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const failureText = useFailureText(language, errorOccurred);

  async function start() {
    setRefusal(undefined);
    setBusy(true);
    const answer = await call(startFactorRecovery, { body: typed });
    setBusy(false);
    if (answer.ok) setReadyAt(answer.data.dtReady);
    else setRefusal((await failureText(answer)).text);
  }

  return (
    <div className="stack">
      <StepHeading>{title}</StepHeading>
      {readyAt === undefined ? (
        <p>{t('secondFactor.signIn.lostText')}</p>
      ) : (
        <DoneNote>{t('secondFactor.signIn.lostStarted', { date: formatMoment(readyAt, language) })}</DoneNote>
      )}
      <Refusal>{refusal}</Refusal>
      {readyAt === undefined && (
        <Button wide busy={busy} onClick={() => void start()}>
          {t('secondFactor.signIn.lostStart')}
        </Button>
      )}
      <div className="row">
        <Button variant="quiet" onClick={onBack} disabled={busy}>
          {t('secondFactor.signIn.back')}
        </Button>
      </div>
    </div>
  );
}
