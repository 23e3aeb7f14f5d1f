/** Cards on Arabic pages contain Arabic digits only. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dayMs } from '../../../contract/limits.ts';
import type { ProductFacts } from '../../../contract/trade/shown.ts';
import { productLine } from '../../../src/i18n/trade-offers.ts';
import type { TradeReader } from '../../../src/i18n/trade.ts';
import { textsOf } from '../../support/browser/texts.ts';

vi.mock('../../../src/server/trade-names.ts', () => ({ subCategoryName: () => ({ ar: 'مناشف' }) }));
const { requestRow } = await import('../../../src/components/catalogue/request-row.ts');
const { listSummary } = await import('../../../src/components/catalogue/list-range.ts');

const now = Date.parse('2026-11-27T12:00:00.000Z');
beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => void vi.useRealTimers());

const t = textsOf('ar');
const reader = { t, language: 'ar', country: () => 'تركيا' } as TradeReader;
const visitor = { t, language: 'ar', direction: 'rtl', prefix: '/ar', isApp: false, link: (path: string) => `/ar${path}` };

/** What people read: no tags, and no attributes. */
const read = (markup: string): string => markup.replaceAll(/<[^>]*>/g, ' ');

const card = (facts: object): string =>
  read(
    requestRow({
      visitor: visitor as never,
      reader,
      categories: new Map(),
      request: {
        id: 'a'.repeat(24),
        name: 'مناشف قطنية',
        description: 'قطن',
        keywords: [],
        language: 'AR',
        country: 'tr',
        inServiceEnum: 1,
        categoryId: 'b'.repeat(24),
        subCategoryId: 'c'.repeat(24),
        dtCreatedAt: new Date(now - 3 * dayMs).toISOString(),
        dtBoostExpire: null,
        facts,
      } as never,
    }),
  );

const money = { amount: 3.2, currency: 'USD', unit: 'KGM' };
test.each([
  [
    'goods',
    {
      goods: {
        quantity: { amount: 24_000, unit: 'H87', frequency: 'monthly' },
        price: money,
        delivery: { incoterm: 'CIF' },
        validUntil: '2026-12-24',
      },
    },
    ['٢٤٬٠٠٠', '٣', '٢٤'],
  ],
  ['freight', { freight: { weight: 18_500, units: { unit: 'container40HighCube', count: 2 }, readyOn: '2026-12-24' } }, ['١٨', '٢٤']],
])('a card of %s in a list has Arabic digits only', (_, facts, shown) => {
  const text = card(facts);
  for (const part of shown) expect(text).toContain(part);
  expect(text).not.toMatch(/[0-9]/);
});

test('a tile of a product and the head of a list have Arabic digits only', () => {
  const facts: ProductFacts = { price: { from: 3.2, to: 4, currency: 'USD' } as never, unit: 'KGM', minimumOrder: 500 };
  const summary = listSummary(visitor as never, { page: 2, count: 1000, shown: 10, isCapped: true });
  for (const text of [productLine(facts, reader), summary]) {
    expect(text).toMatch(/[٠-٩]/);
    expect(text).not.toMatch(/[0-9]/);
  }
});
