import { useEffect, useState } from 'react';
import { minuteMs } from '../../../../contract/limits.ts';
import { claimItem, getItem, getQueue } from '../../../../contract/moderation/calls.ts';
import type { ItemClaim, ModerationKind } from '../../../../contract/moderation/schemas.ts';
import { claimOf } from './refused.ts';
import { call } from '../../../client/call.ts';
import { invalidate, queryClient } from '../../shared/data/query.ts';

/** The list says who works on what. */
const readQueueAgain = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [getQueue.name] });
/** What is private of an item is told to who has it. */
const readItemAgain = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [getItem.name] });

/** Well before the claim lapses. */
const renewMs = 4 * minuteMs;

/**
 * Whoever has an item open has it for themselves, until they go on or close the page.
 * @returns the other one who has it, or null
 */
export function useClaim(kind: ModerationKind, id: string): ItemClaim | null {
  const [other, setOther] = useState<ItemClaim | null>(null);
  useEffect(() => {
    let isHere = true;
    let wasOthers = false;
    const take = async (): Promise<void> => {
      const answer = await call(claimItem, { body: { kind, id, isClaimed: true } });
      if (!isHere) return;
      const isOthers = !answer.ok && answer.code === 'ITEM_CLAIMED';
      setOther(isOthers ? claimOf(answer.done) : null);
      if (wasOthers && answer.ok) void readItemAgain();
      wasOthers = isOthers;
      if (!answer.ok && answer.code === 'ALREADY_DECIDED') void invalidate(['moderation']);
      else void readQueueAgain();
    };
    void take();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void take();
    }, renewMs);
    return () => {
      isHere = false;
      clearInterval(timer);
      void call(claimItem, { body: { kind, id, isClaimed: false } }).then(readQueueAgain);
    };
  }, [kind, id]);
  return other;
}
