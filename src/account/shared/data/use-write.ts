import type { CallDefinition, DataOf } from '../../../../contract/wire/call.ts';
import type { WayOut } from '../../../client/session/ways-out.ts';
import { errorText } from '../../../i18n/format.ts';
import { usePlainWrite, type PlainWrite } from '../../../form/use-plain-write.ts';
import type { WriteOptions as PlainOptions } from '../../../client/write.ts';
import type { Answer, CallInput, Failure, Send } from '../../../client/call.ts';
import { $session } from '../../../client/session/session.ts';
import { readAfterWrite } from './query.ts';
import { sayBad } from '../say-bad.ts';
import { useTexts } from '../texts.tsx';

export interface WriteOptions {
  /** Who writes says itself when what has changed is read again; else that is done behind the answer. */
  isReadLater?: true;
  /** What was done shows by that alone, such as a row that goes: the write is busy until then. */
  isShownByReading?: true;
  /**
   * @param wayOut where the refusal leads (docs/behaviour.md#after-a-refusal)
   * @returns true when it has told the person itself; else a toast does
   */
  onFailure?: (failure: Failure, wayOut: WayOut | undefined) => boolean | undefined;
  /** In the place of `fetch`. */
  send?: Send;
  /** Of what adds something or spends, `unansweredWrites` (src/client/store/unanswered.ts): of two presses with different contents, one is done. */
  adds?: PlainOptions['adds'];
}

export interface Write<C extends CallDefinition> extends PlainWrite<C> {
  run: (input?: CallInput<C>) => Promise<Answer<DataOf<C>>>;
}

/** Writes with a call of the contract: once, however often it is pressed (src/client/write.ts). What it changes is read again, behind the answer. It never throws. */
export function useWrite<C extends CallDefinition>(
  definition: C,
  { isReadLater, isShownByReading, onFailure, send, adds }: WriteOptions = {},
): Write<C> {
  const { t } = useTexts();
  const { run, renew, busy } = usePlainWrite(definition, {
    refresh: async () => (isReadLater ? undefined : readAfterWrite(definition.changes ?? [])),
    isShownByReading,
    onFailure: (failure, wayOut) => {
      const isSessionOver = failure.status === 401 && $session.get().accessToken === '';
      if (!isSessionOver && onFailure?.(failure, wayOut) !== true) sayBad(errorText(t, failure));
    },
    send,
    adds,
  });
  return { run: (input = {}) => run(input), renew, busy };
}
