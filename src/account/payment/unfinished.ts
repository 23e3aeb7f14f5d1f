/** The name of an unfinished order, for a reload in the same tab; nothing about the card is stored. */
import type { ItemType } from '../../../contract/payment/schemas.ts';
import { readTabText, writeTabText } from '../../client/store/tab.ts';

const keyOf = (type: ItemType, itemId: string): string => `payment:${type}:${itemId}`;

export const readUnfinished = (type: ItemType, itemId: string): string | null => readTabText(keyOf(type, itemId));

export const keepUnfinished = (type: ItemType, itemId: string, conversationId: string | null): void =>
  writeTabText(keyOf(type, itemId), conversationId);
