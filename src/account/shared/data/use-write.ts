import { useEffect, useRef } from 'react';
import type { CallDefinition, DataOf } from '../../../../contract/wire/call.ts';
import type { Remedy } from '../../../client/session/remedies.ts';
import { errorText } from '../../../i18n/format.ts';
import { usePlainWrite, type PlainWrite } from '../../../form/use-plain-write.ts';
import type { WriteOptions as PlainOptions } from '../../../client/write.ts';
import type { Answer, CallInput, Failure, Send } from '../../../client/call.ts';
import { $session } from '../../../client/session/session.ts';
import { readAfterWrite } from './query.ts';
import { sayFailure } from '../say-failure.ts';
import { useTexts } from '../texts.tsx';

export interface WriteOptions {
  /** The caller decides when the changed data is read again; by default it happens in the background after the answer. */
  isReadLater?: true;
  /** The result is visible only after the data is read again, such as a deleted row, so the write is busy until then. */
  isShownByReading?: true;
  /**
   * @param remedy the remedy of the refusal (docs/behaviour.md#after-a-refusal)
   * @returns true if the caller has shown the failure; otherwise `show` or a toast does
   */
  onFailure?: (failure: Failure, remedy: Remedy | undefined) => boolean | undefined;
  /** Shows a failure instead of a toast. */
  show?: (failure: Failure) => void;
  /** Sends the request instead of `fetch`. */
  send?: Send;
  /**
   * `unansweredWrites` (src/client/store/unanswered.ts) for calls that add or spend: of two presses with different contents, only one is
   * executed.
   */
  adds?: PlainOptions['adds'];
}

export interface Write<C extends CallDefinition> extends PlainWrite<C> {
  run: (input?: CallInput<C>) => Promise<Answer<DataOf<C>>>;
}

/**
 * Writes by a call of the contract, once per intent however often the button is pressed (src/client/write.ts). Then reads the changed data
 * again in the background. It never throws.
 */
export function useWrite<C extends CallDefinition>(
  definition: C,
  { isReadLater, isShownByReading, onFailure, show, send, adds }: WriteOptions = {},
): Write<C> {
  const { t } = useTexts();
  const isLeft = useRef(false);
  useEffect(() => () => void (isLeft.current = true), []);
  const { run, renew, busy } = usePlainWrite(definition, {
    refresh: async () => (isReadLater ? undefined : readAfterWrite(definition.changes ?? [])),
    isShownByReading,
    onFailure: (failure, remedy) => {
      const isSessionOver = failure.status === 401 && $session.get().accessToken === '';
      // A screen answers these with a question, which nobody sees who has left it.
      const isUnseen = isLeft.current && /^(?:EARLIER_DONE|PRICE_CHANGED)$/.test(failure.code);
      if (isSessionOver || (!isUnseen && onFailure?.(failure, remedy) === true)) return;
      if (show !== undefined && !isUnseen) show(failure);
      else sayFailure(errorText(t, failure));
    },
    send,
    adds,
  });
  return { run: (input = {}) => run(input), renew, busy };
}
