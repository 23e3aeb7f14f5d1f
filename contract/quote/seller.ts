/** Who sells in a chat follows from its subject (D-105): everything about quotes and pro-formas asks here. */
import type { ServiceType } from '../request/shapes.ts';

/** 0 a company or one of its products, else the service type of the request that is answered. */
export type CreatedFor = 0 | ServiceType;

/**
 * Needs of goods (1) and of freight (3) are served by whoever answers them; offers (2), freight on offer (4), companies and their
 * products (0) by their owner.
 * @returns `from` for the side that began the chat, `to` for the one it was begun with
 */
export const sellingSide = (createdFor: CreatedFor): 'from' | 'to' => (createdFor === 1 || createdFor === 3 ? 'from' : 'to');
