/** A request at the top of a list because of its boost says so, until the boost ends. */
import { expect, test, vi } from 'vitest';
import type { RequestCard } from '../../../contract/request/shapes.ts';

vi.mock('../../../src/server/trade-names.ts', () => ({ subCategoryName: () => undefined }));
vi.mock('../../../src/components/search/search-path.ts', () => ({ searchPath: () => '' }));
const { requestRow } = await import('../../../src/components/catalogue/request-row.ts');

test('the label stays in the last five minutes, in which the card has lost its colour', () => {
  const row = (endsInMs: number | null): [boolean, boolean] => {
    const dtBoostExpire = endsInMs === null ? null : new Date(Date.now() + endsInMs).toISOString();
    const request = {
      id: 'a',
      name: '',
      description: '',
      keywords: [],
      country: 'tr',
      inServiceEnum: 1,
      dtCreatedAt: '2026-01-01T00:00:00Z',
      dtBoostExpire,
    };
    const visitor = { language: 'en', link: (path: string) => path, t: (key: string) => key };
    const reader = { country: () => '' };
    const shown = requestRow({ visitor, request: request as unknown as RequestCard, reader, categories: new Map() } as never);
    return [shown.includes('is-boosted'), shown.includes('common.boosted')];
  };
  expect([row(600_000), row(60_000), row(-1), row(null)]).toEqual([
    [true, true],
    [false, true],
    [false, false],
    [false, false],
  ]);
});
