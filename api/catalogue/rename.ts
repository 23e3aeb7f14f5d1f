/** After a category was renamed, updates the search texts that contain its name: some rows each minute, until all have the new name. */
import { secondMs } from '../../contract/limits.ts';
import { renewCompanyStatement } from '../company/edit-store.ts';
import { companySearchText } from '../company/search-text.ts';
import { loadLookups, type Lookups } from '../lookup/lookups.ts';
import { listingOf } from '../product/search-text.ts';
import { type ProductRow, renewProductStatement } from '../product/store.ts';
import { renewRequestStatement } from '../request/edit-store.ts';
import { requestSearchText } from '../request/search-text.ts';
import { type Holder, nextWalk, readHolding, type Walk, walkedStatement } from './rename-store.ts';
import { textColumns, type Stored, type StoredCompany, type StoredRequest } from './renew-store.ts';

/** After this time no cache (`lookupsCacheMs`) and no replica of the database has the old name, so every write uses the new one. */
const settledMs = 30 * secondMs;
/** Maximum of rows that a step examines (`span`) and writes (`count`). Each written row changes some forty rows of indexes and totals. */
const rowsPerStep = { span: 2000, count: 100 };
const stepsPerRun = 20;

type StoredProduct = Stored & Pick<ProductRow, 'name' | 'code' | 'keywords' | 'texts' | 'facts' | 'category_id' | 'sub_category_id'>;
type Step = (db: D1DatabaseSession, walk: Walk, lookups: Lookups, rows: typeof rowsPerStep) => Promise<void>;

const stepOf =
  <Row extends Stored>(
    columns: string,
    textOf: (row: Row, lookups: Lookups) => string,
    statementOf: (db: D1DatabaseSession, row: Row, text: string) => D1PreparedStatement,
  ): Step =>
  async (db, walk, lookups, { span, count }) => {
    const { rows, through } = await readHolding<Row>(db, walk, { columns, span, count });
    const changes = rows.flatMap((row) => {
      const text = textOf(row, lookups);
      return text === row.search_text ? [] : [statementOf(db, row, text)];
    });
    await db.batch([...changes, walkedStatement(db, walk, through)]);
  };

const steps: Record<Holder, Step> = {
  company: stepOf<StoredCompany>(textColumns.company, (row, lookups) => companySearchText(row, row, lookups), renewCompanyStatement),
  product: stepOf<StoredProduct>(
    'name, code, keywords, texts, facts, category_id, sub_category_id',
    (row, lookups) => listingOf(row, lookups).searchText,
    renewProductStatement,
  ),
  request: stepOf<StoredRequest>(textColumns.request, requestSearchText, renewRequestStatement),
};

/** Continues where the last run ended; costs the read of two rows if nothing was renamed. For the scheduled run; safe to repeat. */
export async function renewRenamed(db: D1DatabaseSession, now: number, { rows = rowsPerStep, stepsMax = stepsPerRun } = {}): Promise<void> {
  for (let count = 0; count < stepsMax; count += 1) {
    const walk = await nextWalk(db, now, now + settledMs);
    if (walk === null) return;
    await steps[walk.kind](db, walk, await loadLookups(db, now), rows);
  }
}
