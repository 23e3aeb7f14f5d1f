import { useState } from 'react';
import type { CallDefinition, DataOf } from '../../../contract/call.ts';
import { errorText } from '../../i18n/format.ts';
import type { Answer, CallInput, Failure, Send } from '../../client/call.ts';
import { $session } from '../../client/session.ts';
import { toast } from '../../client/toasts.ts';
import { createWrite } from '../../client/write.ts';
import { invalidate, type Tag } from './query.ts';
import { useTexts } from './texts.tsx';

export interface WriteOptions {
  /** What the write makes stale; it is busy until that has been read again. */
  tags?: readonly Tag[];
  /** Returns true when it has told the person itself; else a toast does. */
  onFailure?: (failure: Failure) => boolean | undefined;
  /** For uploads that show their progress. */
  send?: Send;
}

export interface Write<C extends CallDefinition> {
  run: (input?: CallInput<C>) => Promise<Answer<DataOf<C>>>;
  /** The screen stays and shows what was done: the same input means doing it once more. Screens that go need not say it. */
  renew: () => void;
  busy: boolean;
}

/** Writes with a call of the contract: once, however often it is pressed (src/client/write.ts). It never throws. */
export function useWrite<C extends CallDefinition>(definition: C, { tags = [], onFailure, send }: WriteOptions = {}): Write<C> {
  const { t } = useTexts();
  const [busy, setBusy] = useState(false);
  const [write] = useState(() => createWrite(definition));
  const tell = (failure: Failure): void => {
    const isSessionOver = failure.status === 401 && $session.get().accessToken === '';
    if (!isSessionOver && onFailure?.(failure) !== true) toast('bad', errorText(t, failure), 'business');
  };
  const run = (input: CallInput<C> = {}): Promise<Answer<DataOf<C>>> =>
    write.run(input, { onBusy: setBusy, refresh: () => invalidate(tags), onFailure: tell, send });
  return { run, renew: write.renew, busy };
}
