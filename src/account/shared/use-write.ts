import { useRef, useState } from 'react';
import type { CallDefinition, DataOf } from '../../../contract/call.ts';
import { errorText } from '../../i18n/format.ts';
import { call, type Answer, type CallInput, type Failure, type Send } from '../../client/call.ts';
import { $session } from '../../client/session.ts';
import { toast } from '../../client/toasts.ts';
import { invalidate, type Tag } from './query.ts';
import { useTexts } from './texts.tsx';

export interface WriteOptions {
  /** What the write makes stale. */
  tags?: readonly Tag[];
  /** Returns true when it has told the person itself; else a toast does. */
  onFailure?: (failure: Failure) => boolean | undefined;
  /** For uploads that show their progress. */
  send?: Send;
}

export interface Write<C extends CallDefinition> {
  run: (input?: CallInput<C>) => Promise<Answer<DataOf<C>>>;
  busy: boolean;
}

/** One print of what is sent, so that the same submission is known again; files are told apart by name, size and time. */
function printOf(input: CallInput<CallDefinition>): string {
  const files = Object.entries(input.files ?? {}).map(([name, list]) => [
    name,
    list.map((file) => `${file.name}:${file.size}:${file.lastModified}`),
  ]);
  return JSON.stringify([input.body, input.query, input.params, files]);
}

/**
 * Writes with a call of the contract. A submission that got no answer keeps its key, so that sending it again
 * can not do the work twice (D-16). It never throws.
 */
export function useWrite<C extends CallDefinition>(definition: C, { tags = [], onFailure, send }: WriteOptions = {}): Write<C> {
  const { t } = useTexts();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const unanswered = useRef<{ print: string; key: string } | null>(null);
  const run = async (input: CallInput<C> = {}): Promise<Answer<DataOf<C>>> => {
    if (running.current) return { ok: false, status: 0, code: 'IN_PROGRESS', message: '', fields: {}, retryAfterSeconds: null };
    running.current = true;
    setBusy(true);
    const print = printOf(input as CallInput<CallDefinition>);
    const key = unanswered.current?.print === print ? unanswered.current.key : crypto.randomUUID();
    const answer = await call(definition, { ...input, idempotencyKey: key }, send);
    running.current = false;
    setBusy(false);
    if (answer.ok) {
      unanswered.current = null;
      await invalidate(tags);
      return answer;
    }
    unanswered.current = answer.status === 0 || answer.status >= 502 ? { print, key } : null;
    const isSessionOver = answer.status === 401 && $session.get().accessToken === '';
    if (!isSessionOver && onFailure?.(answer) !== true) toast('bad', errorText(t, answer), 'business');
    return answer;
  };
  return { run, busy };
}
