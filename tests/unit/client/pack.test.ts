/** The pack that is offered when credits are not sufficient. */
import { expect, test } from 'vitest';
import type { CreditPack } from '../../../contract/plan/schemas.ts';
import { packFor } from '../../../src/client/store/pack.ts';

const pack = (additionalCredit: number, language: CreditPack['language'] = 'EN'): CreditPack => ({
  id: String(additionalCredit),
  additionalCredit,
  exPrice: null,
  price: '1.00',
  currency: 'USD',
  language,
});
const packs = [pack(500), pack(100), pack(1000), pack(200, 'TR')];
const offered = (missing: number): number | undefined => packFor(packs, missing, 'EN')?.additionalCredit;

test('the offered pack is the smallest that covers the missing credits, otherwise the largest, in the page’s language', () => {
  expect([1, 100, 101, 465, 1000, 5000].map(offered)).toEqual([100, 100, 500, 500, 1000, 1000]);
  expect(packFor(packs, 1, 'TR')?.additionalCredit).toBe(200);
  expect(packFor(packs, 1, 'AR')).toBeUndefined();
});
