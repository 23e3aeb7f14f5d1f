/** The name of an unfinished order, for a reload in the same tab; nothing about the card is stored. */
import type { ItemType } from '../../../contract/payment/schemas.ts';
import { inTab, readText, writeText } from '../../client/store/stored.ts';

const keyOf = (type: ItemType, itemId: string): string => `payment:${type}:${itemId}`;

export const readUnfinished = (type: ItemType, itemId: string): string | null => readText(keyOf(type, itemId), inTab);

export const keepUnfinished = (type: ItemType, itemId: string, conversationId: string | null): void =>
  writeText(keyOf(type, itemId), conversationId, inTab);
