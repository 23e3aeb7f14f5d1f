import { useState } from 'react';
import { addPasskey, getPasskeyCreation } from '../../../contract/passkey/calls.ts';
import { call } from '../../client/call.ts';
import { createPasskey } from '../../client/passkeys.ts';
import { errorText } from '../../i18n/format.ts';
import { useWrite } from './data/use-write.ts';
import { saySuccess } from './say-success.ts';
import { renewIfDue } from './second-factor/renew-due.ts';
import { useTexts } from './texts.tsx';

/** Adds a passkey of this device: the browser asks the person, then the server stores the key. */
export function useAddPasskey() {
  const { t } = useTexts();
  const [isAsking, setAsking] = useState(false);
  /** Why the last attempt failed; empty during the next one. */
  const [problem, setProblem] = useState('');
  const adding = useWrite(addPasskey, { isShownByReading: true, show: (failure) => setProblem(errorText(t, failure)) });
  const ask = async (): Promise<void> => {
    const creation = await call(getPasskeyCreation);
    if (!creation.ok) return setProblem(errorText(t, creation));
    const created = await createPasskey(creation.data.options);
    if (typeof created === 'string') return setProblem(t(`passkey.failed.${created}`));
    const answer = await adding.run({ body: { response: created } });
    adding.renew();
    if (!answer.ok) return;
    saySuccess(t, addPasskey, 'passkey.added');
    renewIfDue();
  };
  const add = async (): Promise<void> => {
    setProblem('');
    setAsking(true);
    await ask();
    setAsking(false);
  };
  return { add, problem, busy: isAsking || adding.busy };
}
