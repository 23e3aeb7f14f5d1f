/** Who sells in a chat follows from its subject (docs/behaviour.md#seller): everything about quotes and pro-formas asks here. */
import { needsLogisticTypes } from '../request/rules.ts';
import type { ServiceType } from '../request/shapes.ts';

/** 0 a company or one of its products, else the service type of the request that is answered. */
export type CreatedFor = 0 | ServiceType;

/**
 * Needs of goods (1) and of freight (3) are served by whoever answers them; offers (2), freight on offer (4), companies and their
 * products (0) by their owner.
 * @returns `from` for the side that began the chat, `to` for the one it was begun with
 */
export const sellingSide = (createdFor: CreatedFor): 'from' | 'to' => (createdFor === 1 || createdFor === 3 ? 'from' : 'to');

/** Whether goods or freight are quoted; about a company and its products (0) either. */
export const quotedKind = (createdFor: CreatedFor): 'goods' | 'freight' | 'either' => {
  if (createdFor === 0) return 'either';
  return needsLogisticTypes(createdFor) ? 'freight' : 'goods';
};

/** @returns whether the viewer's side of a chat sells in it */
export const isSelling = (chat: { createdFor: number; fromCompanyId: string; ownCompanyId: string }): boolean =>
  (sellingSide(chat.createdFor as CreatedFor) === 'from') === (chat.fromCompanyId === chat.ownCompanyId);
