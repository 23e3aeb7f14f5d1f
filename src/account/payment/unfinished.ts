/** The name of an unfinished order, for a reload in the same tab; nothing about the card is stored. */
import type { ItemType } from '../../../contract/payment/schemas.ts';

const keyOf = (type: ItemType, itemId: string): string => `payment:${type}:${itemId}`;

export function readUnfinished(type: ItemType, itemId: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(type, itemId));
  } catch {
    return null;
  }
}

export function keepUnfinished(type: ItemType, itemId: string, conversationId: string | null): void {
  try {
    if (conversationId === null) sessionStorage.removeItem(keyOf(type, itemId));
    else sessionStorage.setItem(keyOf(type, itemId), conversationId);
  } catch {
    // Without storage a reloaded page starts from the beginning.
  }
}
