/** Compares trade facts in lists and searches with the rows. */
import { expect } from 'vitest';
import { loadLookups } from '../../../../api/lookup/lookups.ts';
import { listedOf } from '../../../../api/request/edit-store.ts';
import { factsOf, type StoredFacts } from '../../../../api/request/facts.ts';
import type { RequestRow } from '../../../../api/request/row.ts';
import { requestSearchText } from '../../../../api/request/search-text.ts';
import type { BodyInputOf } from '../../../../contract/wire/call.ts';
import { requestFacets } from '../../../../api/lookup/facet-words.ts';
import { getRequestCards } from '../../../../contract/request/calls.ts';
import { clock, data } from '../api-client.ts';
import { database } from '../api-fixtures.ts';
import { allRows } from '../database.ts';

const cardsFor = async (body: BodyInputOf<typeof getRequestCards>): Promise<[count: number, ids: string[]]> => {
  const { count, requests } = await data(getRequestCards, { body: { ...body, size: 50 } });
  return [count, requests.map(({ id }) => id)];
};

/** Expects that facet words and search texts match the rows, and that lists, totals and searches of trade facts find exactly the rows. */
export async function expectLists(): Promise<void> {
  const rows = await allRows<RequestRow & { search_text: string }>(
    'SELECT * FROM request WHERE approve_status=4 AND is_active=1 ORDER BY is_boosted DESC, seq DESC',
  );
  const lookups = await loadLookups(database(), clock.now());
  for (const row of rows) {
    expect(row.search_text, row.name).toBe(requestSearchText(row, lookups));
    expect(row.facets, row.name).toBe(requestFacets(listedOf(row), row.is_boosted === 1));
  }
  const having = (fits: (facts: StoredFacts) => boolean): [number, string[]] => {
    const ids = rows.filter((row) => fits(factsOf(row))).map(({ id }) => id);
    return [ids.length, ids];
  };
  const asked: [BodyInputOf<typeof getRequestCards>, (facts: StoredFacts) => boolean][] = [
    [{ filters: { hsChapters: ['74'] } }, ({ hsCode }) => hsCode === '7408'],
    [{ filters: { incoterms: ['FOB', 'CIF'] } }, ({ delivery }) => delivery !== undefined],
    [{ filters: { certificates: ['ce'], serviceType: 1 } }, ({ certificates }) => certificates !== undefined],
    [{ filters: { validDays: 1 } }, ({ validUntil }) => validUntil !== undefined && Date.parse(validUntil) > clock.now()],
    [{ text: '6302' }, ({ hsCode }) => hsCode === '630231'],
    [{ text: '7408', filters: { hsChapters: ['74'] } }, ({ hsCode }) => hsCode === '7408'],
  ];
  for (const [body, fits] of asked) expect(await cardsFor(body), JSON.stringify(body)).toEqual(having(fits));
}
