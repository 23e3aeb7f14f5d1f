/** What a refused decision or claim tells besides its code, for screens: read without the shapes that judge a provider's answers. */
import type { EarlierDecision } from '../../../../contract/moderation/calls.ts';
import type { ItemClaim } from '../../../../contract/moderation/schemas.ts';

const fieldsOf = (told: unknown): Record<string, unknown> => (typeof told === 'object' && told !== null ? { ...told } : {});

/** Of ITEM_CLAIMED: who has it, and until when. @returns null where it does not say */
export function claimOf(told: unknown): ItemClaim | null {
  const { by, isOwn, dtUntil } = fieldsOf(told);
  return typeof by === 'string' && typeof isOwn === 'boolean' && typeof dtUntil === 'string' ? { by, isOwn, dtUntil } : null;
}

/** Of ALREADY_DECIDED: who decided, and how. @returns null where it does not say */
export function decisionOf(told: unknown): EarlierDecision | null {
  const { by, isApproved, at } = fieldsOf(told);
  return typeof by === 'string' && typeof isApproved === 'boolean' && typeof at === 'string' ? { by, isApproved, at } : null;
}
