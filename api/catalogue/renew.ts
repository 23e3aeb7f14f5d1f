/** After a change of what searches look through, the stored rows follow: a few each minute, until all have the new form. */
import { searchTextVersion } from '../../contract/catalogue/search-text.ts';
import { renewCompanyStatement } from '../company/edit-store.ts';
import { companySearchText } from '../company/search-text.ts';
import { loadLookups, type Lookups } from '../lookup/lookups.ts';
import { renewRequestStatement } from '../request/edit-store.ts';
import { requestSearchText } from '../request/search-text.ts';
import { proceedStatement, readRenewals, readStored, type Renewal, type StoredCompany, type StoredRequest } from './renew-store.ts';

/** A changed row writes some forty rows of indexes and totals: a step stays far below a second. */
const rowsPerStep = 100;
const stepsPerRun = 10;

const textOf = (row: StoredRequest | StoredCompany, lookups: Lookups): string =>
  'categories' in row ? companySearchText(row, lookups) : requestSearchText(row, lookups);

const renewStatements = { request: renewRequestStatement, company: renewCompanyStatement };

/** One step of the walk. @returns where it stands then */
async function step(db: D1DatabaseSession, from: Renewal, lookups: Lookups, rowsMax: number): Promise<Renewal> {
  const rows = await readStored(db, from.kind, from.done_seq, rowsMax);
  const changes = rows
    .map((row) => ({ row, text: row.is_listable === 1 ? textOf(row, lookups) : row.search_text }))
    .filter(({ row, text }) => text !== row.search_text);
  const last = rows.at(-1);
  const isDone = last === undefined || rows.length < rowsMax;
  const to = { ...from, version: isDone ? from.target : from.version, done_seq: isDone ? 0 : last.seq };
  await db.batch([...changes.map(({ row, text }) => renewStatements[from.kind](db, row, text)), proceedStatement(db, from, to)]);
  return to;
}

/** Goes on where the last run ended, and costs the read of two rows when there is nothing to do. For the cron; safe to repeat. */
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
