/** The details of a refused decision or claim. Read without the contract's schemas, which the browser does not load. */
import type { EarlierDecision } from '../../../../contract/moderation/calls.ts';
import type { ItemClaim } from '../../../../contract/moderation/schemas.ts';

const fieldsOf = (data: unknown): Record<string, unknown> => (typeof data === 'object' && data !== null ? { ...data } : {});

/** For ITEM_CLAIMED: who has the item, and until when. @returns null without details */
export function claimOf(data: unknown): ItemClaim | null {
  const { by, isOwn, dtUntil } = fieldsOf(data);
  return typeof by === 'string' && typeof isOwn === 'boolean' && typeof dtUntil === 'string' ? { by, isOwn, dtUntil } : null;
}

/** For ALREADY_DECIDED: who decided, and how. @returns null without details */
export function decisionOf(data: unknown): EarlierDecision | null {
  const { by, isApproved, at } = fieldsOf(data);
  return typeof by === 'string' && typeof isApproved === 'boolean' && typeof at === 'string' ? { by, isApproved, at } : null;
}
