import { useState } from 'react';
import { renewRecoveryCodes } from '../../../../contract/second-factor/calls.ts';
import type { Failure } from '../../../client/call.ts';
import { useWrite } from '../data/use-write.ts';
import { useTexts } from '../texts.tsx';
import { CodeForm } from './CodeForm.tsx';

interface RenewUnseenCodesProps {
  onCodes: (codes: readonly string[]) => void;
  /** For people who have seen them. */
  onCancel: () => void;
}

/** For an app that was set up by a call whose answer was lost, and with it the recovery codes: asks for a code to make new ones. */
export function RenewUnseenCodes({ onCodes, onCancel }: RenewUnseenCodesProps) {
  const { t } = useTexts();
  const [failure, setFailure] = useState<Failure | null>(null);
  const renewing = useWrite(renewRecoveryCodes, {
    // As in EnrolSecondFactor.
    isReadLater: true,
    show: setFailure,
  });
  const send = async (code: string) => {
    setFailure(null);
    const answer = await renewing.run({ body: { code } });
    if (answer.ok) onCodes(answer.data.recoveryCodes);
  };
  return (
    <CodeForm
      label={t('secondFactor.code')}
      hint={t('secondFactor.firstCodeHint')}
      submit={t('secondFactor.renew')}
      failure={failure}
      isBusy={renewing.busy}
      isOpened
      onCode={(code) => void send(code)}
      onCancel={onCancel}
    >
      <p className="measure">
        {t('secondFactor.isSet')} {t('secondFactor.renewText')}
      </p>
    </CodeForm>
  );
}
