/** After a change of `searchTextVersion`, updates the stored search texts: a few rows each minute, until all have the new version. */
import { searchTextVersion } from '../lookup/search-text.ts';
import { renewCompanyStatement } from '../company/edit-store.ts';
import { companySearchText } from '../company/search-text.ts';
import { loadLookups, type Lookups } from '../lookup/lookups.ts';
import { readNamedCities } from '../lookup/store.ts';
import { renewRequestStatement } from '../request/edit-store.ts';
import { cityIdsOf, factsOf, renamed } from '../request/facts.ts';
import { requestSearchText } from '../request/search-text.ts';
import { proceedStatement, readRenewals, readStored, type Renewal, type StoredCompany, type StoredRequest } from './renew-store.ts';

/** A changed row writes some forty rows of indexes and totals; a step stays far below a second. */
const rowsPerStep = 100;
const stepsPerRun = 10;

type Stored = StoredRequest | StoredCompany;
const isRequest = (row: Stored): row is StoredRequest => !('categories' in row);

/** Cities of requests by their present names: one round trip for all rows of a step. Unchanged rows stay the same object. */
async function withNames(db: D1DatabaseSession, rows: readonly Stored[]): Promise<Stored[]> {
  const cities = await readNamedCities(
    db,
    rows.filter(isRequest).flatMap((row) => cityIdsOf(factsOf(row))),
  );
  return rows.map((row) => {
    if (!isRequest(row) || cities.size === 0) return row;
    const facts = JSON.stringify(renamed(factsOf(row), cities));
    return facts === row.facts ? row : { ...row, facts };
  });
}

const textOf = (row: Stored, lookups: Lookups): string =>
  isRequest(row) ? requestSearchText(row, lookups) : companySearchText(row, row, lookups);
const renewStatement = (db: D1DatabaseSession, row: Stored, text: string): D1PreparedStatement =>
  isRequest(row) ? renewRequestStatement(db, row, text) : renewCompanyStatement(db, row, text);

/** One step of the walk. @returns its new position */
async function step(db: D1DatabaseSession, from: Renewal, lookups: Lookups, rowsMax: number): Promise<Renewal> {
  const rows = await readStored(db, from.kind, from.done_seq, rowsMax);
  const changes = (await withNames(db, rows))
    .map((row, index) => ({ row, text: row.is_listable === 1 ? textOf(row, lookups) : row.search_text, before: rows[index] }))
    .filter(({ row, text, before }) => text !== row.search_text || row !== before);
  const last = rows.at(-1);
  const isDone = last === undefined || rows.length < rowsMax;
  const to = { ...from, version: isDone ? from.target : from.version, done_seq: isDone ? 0 : last.seq };
  await db.batch([...changes.map(({ row, text }) => renewStatement(db, row, text)), proceedStatement(db, from, to)]);
  return to;
}

/** Continues where the last run ended; costs the read of two rows if there is nothing to do. For the scheduled run; safe to repeat. */
export async function renewSearchTexts(
  db: D1DatabaseSession,
  now: number,
  { rows = rowsPerStep, steps = stepsPerRun, version = searchTextVersion } = {},
): Promise<void> {
  for (const found of await readRenewals(db, version)) {
    const lookups = await loadLookups(db, now);
    let renewal = found;
    if (renewal.target !== version) {
      renewal = { ...found, target: version, done_seq: 0 };
      await db.batch([proceedStatement(db, found, renewal)]);
    }
    for (let count = 0; count < steps && renewal.version !== version; count += 1) renewal = await step(db, renewal, lookups, rows);
  }
}
