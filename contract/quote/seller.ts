/** The subject of a chat determines who is the seller (docs/behaviour.md#seller). Quotes and pro-formas use only this rule. */
import { needsLogisticTypes } from '../request/rules.ts';
import type { ServiceType } from '../request/shapes.ts';

/** 0 a company or one of its products, else the service type of the answered request. */
export type CreatedFor = 0 | ServiceType;

/**
 * In chats about a need, of goods (1) or freight (3), the side that answers sells; in chats about offers (2), freight services (4),
 * companies and products (0), the owner of the offer sells.
 * @returns `from` for the side that started the chat, `to` for the other one
 */
export const sellingSide = (createdFor: CreatedFor): 'from' | 'to' => (createdFor === 1 || createdFor === 3 ? 'from' : 'to');

/** Whether goods or freight are quoted; null for a company and its products (0), where both are possible. */
export const quotedKind = (createdFor: CreatedFor): 'goods' | 'freight' | 'either' => {
  if (createdFor === 0) return 'either';
  return needsLogisticTypes(createdFor) ? 'freight' : 'goods';
};

/** @returns whether the viewer's side of a chat is the seller */
export const isSelling = (chat: { createdFor: number; fromCompanyId: string; ownCompanyId: string }): boolean =>
  (sellingSide(chat.createdFor as CreatedFor) === 'from') === (chat.fromCompanyId === chat.ownCompanyId);
