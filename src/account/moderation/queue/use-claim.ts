import { useEffect, useState } from 'react';
import { minuteMs } from '../../../../contract/limits.ts';
import { invalidate, queryClient } from '../../shared/data/query.ts';
import type { ItemClaim, ModerationKind } from '../../../../contract/moderation/schemas.ts';
import { claimItem, getItem, getQueue } from '../../../../contract/moderation/calls.ts';
import { claimOf } from './refused.ts';
import { call } from '../../../client/call.ts';

/** The list shows who has claimed which item. */
const readQueueAgain = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [getQueue.name] });
/** Reads the item again, because only the holder of the claim sees its private parts. */
const readItemAgain = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [getItem.name] });

/** Interval of renewals, well below the lifetime of a claim. */
const renewMs = 4 * minuteMs;

/**
 * Claims an open item for the moderator until it is left or the page is closed.
 * @returns the moderator who holds the claim instead, or null
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
