import { useState } from 'react';
import { giveSecondFactor } from '../../../contract/second-factor/calls.ts';
import type { Failure } from '../../client/call.ts';
import { Button } from '../../ui/Button.tsx';
import { useWrite } from '../shared/data/use-write.ts';
import { CodeForm } from '../shared/second-factor/CodeForm.tsx';
import { useTexts } from '../shared/texts.tsx';

export interface ProofByCodeProps {
  onEnd: (isProved: boolean) => void;
  /** Asks for the password instead. */
  onBack: () => void;
}

/** A code of the authenticator app, or a recovery code, as the fresh proof. */
export function ProofByCode({ onEnd, onBack }: ProofByCodeProps) {
  const { t } = useTexts();
  const [failure, setFailure] = useState<Failure | null>(null);
  const giving = useWrite(giveSecondFactor, { show: setFailure });
  const send = async (code: string) => {
    setFailure(null);
    if ((await giving.run({ body: { code } })).ok) onEnd(true);
  };
  return (
    <div className="stack gap-4">
      <CodeForm
        label={t('secondFactor.code')}
        hint={t('secondFactor.codeHint')}
        submit={t('proof.confirm')}
        failure={failure}
        isBusy={giving.busy}
        onCode={(code) => void send(code)}
        onCancel={() => onEnd(false)}
      >
        <p className="text-sm soft">{t('proof.text')}</p>
      </CodeForm>
      <div className="row">
        <Button variant="secondary" onClick={onBack} disabled={giving.busy}>
          {t('proof.byPassword')}
        </Button>
      </div>
    </div>
  );
}
