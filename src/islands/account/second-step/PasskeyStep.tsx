import { useState } from 'react';
import { hasPasskeys } from '../../../client/passkey-support.ts';
import { Button } from '../../../ui/Button.tsx';
import { Note } from '../../../ui/Note.tsx';
import { PasskeySignIn } from '../PasskeySignIn.tsx';
import { LostFactor } from './LostFactor.tsx';
import type { SecondStepProps } from './SecondStep.tsx';
import { StepHeading } from './StepHeading.tsx';

/** For people with a passkey but no app, whose account requires a second factor. */
export function PasskeyStep({ t, language, typed, errorOccurred, onBack, onSignedIn }: Omit<SecondStepProps, 'signIn'>) {
  const [isLost, setLost] = useState(false);
  if (isLost && typed !== undefined)
    return (
      <LostFactor {...{ t, language, typed, errorOccurred }} title={t('secondFactor.signIn.lostPasskey')} onBack={() => setLost(false)} />
    );
  return (
    <div className="stack">
      <StepHeading>{t('secondFactor.signIn.title')}</StepHeading>
      <p className="soft">{t('secondFactor.signIn.passkeyText')}</p>
      {hasPasskeys() ? (
        <PasskeySignIn
          {...{ language, errorOccurred, onSignedIn }}
          texts={{ submit: t('secondFactor.signIn.byPasskey'), notUsed: t('secondFactor.signIn.passkeyFailed') }}
        />
      ) : (
        <Note tone="amber">{t('secondFactor.signIn.passkeyAbsent')}</Note>
      )}
      <div className="row">
        <Button variant="quiet" onClick={onBack}>
          {t('secondFactor.signIn.back')}
        </Button>
        {typed !== undefined && (
          <Button variant="quiet" onClick={() => setLost(true)}>
            {t('secondFactor.signIn.lostPasskey')}
          </Button>
        )}
      </div>
    </div>
  );
}
