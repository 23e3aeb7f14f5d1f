import { expect, test } from 'vitest';
import { type CreatedFor, isSelling, sellingSide } from '../../../contract/quote/seller.ts';

/** The selling side, by the subject of the chat. */
const sides: Record<CreatedFor, 'from' | 'to'> = { 0: 'to', 1: 'from', 2: 'to', 3: 'from', 4: 'to' };

test.each(Object.entries(sides))('in a chat created for %s the seller is the side: %s', (createdFor, side) => {
  expect(sellingSide(Number(createdFor) as CreatedFor)).toBe(side);
});

test.each(Object.entries(sides))(
  'in a chat created for %s the company on the side "%s" sells, and the other one does not',
  (createdFor, side) => {
    const chat = { createdFor: Number(createdFor), fromCompanyId: 'from' };
    expect(['from', 'to'].map((ownCompanyId) => isSelling({ ...chat, ownCompanyId }))).toEqual([side === 'from', side === 'to']);
  },
);
