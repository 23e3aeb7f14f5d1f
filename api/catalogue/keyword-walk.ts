/**
 * Corrects the spelling of keywords that were stored while İ, I and ı all became i: some rows each minute, until all old ones are checked.
 * A step that is interrupted, or that reads a row while somebody changes it, is repeated; corrected rows need no further change.
 */
import { apiLanguages } from '../../contract/text/languages.ts';
import { spellCompanyStatement } from '../company/edit-store.ts';
import { loadLookups, type Lookups } from '../lookup/lookups.ts';
import { languageOf, textsOf, type WithTexts } from '../platform/text/author-texts.ts';
import { archiveOf } from '../platform/db/archive-move.ts';
import type { Env } from '../platform/env.ts';
import { spellProductStatement } from '../product/store.ts';
import { spellCopyStatement } from '../request/archive-store.ts';
import { withContents } from '../request/archive.ts';
import { spellRequestStatement } from '../request/edit-store.ts';
import { spellKeywords, type Spellings, tradeSpellings, type WrittenText } from './keyword-spelling.ts';
import {
  beginWalk,
  type KeywordHolder,
  type KeywordWalk,
  readKeywordWalks,
  readStoredKeywords,
  type StoredKeywords,
  walkedOnStatement,
} from './keyword-walk-store.ts';

const rowsPerStep = 100;
const stepsPerRun = 20;

const statementOf: Record<KeywordHolder, (db: D1DatabaseSession, row: StoredKeywords) => D1PreparedStatement> = {
  company: spellCompanyStatement,
  product: spellProductStatement,
  request: spellRequestStatement,
};

function writtenTexts(row: WithTexts): WrittenText[] {
  const further = textsOf(row);
  return [
    { text: `${row.name}\n${row.description}`, language: languageOf(row) },
    ...apiLanguages.flatMap((language) => {
      const text = further[language];
      return text === undefined ? [] : [{ text: `${text.name ?? ''}\n${text.description}`, language }];
    }),
  ];
}

const spelledOf = (row: Pick<StoredKeywords, 'keywords' | keyof WithTexts>, trade: Spellings) =>
  spellKeywords(JSON.parse(row.keywords) as string[], writtenTexts(row), trade);

/** The row with corrected keywords, also in its pending edit. */
function spelledRow(row: StoredKeywords, trade: Spellings): StoredKeywords {
  const { keywords, toCheck } = spelledOf(row, trade);
  const spelled = { ...row, keywords: JSON.stringify(keywords), keywords_to_check: JSON.stringify(toCheck) };
  if (row.pending_edit === null) return spelled;
  const edit = JSON.parse(row.pending_edit) as Partial<StoredKeywords>;
  const waiting = spelledOf({ ...row, ...edit }, trade);
  return {
    ...spelled,
    pending_edit: JSON.stringify({ ...edit, keywords: JSON.stringify(waiting.keywords) }),
    keywords_to_check: JSON.stringify(waiting.toCheck),
  };
}

const isSame = (one: StoredKeywords, other: StoredKeywords | undefined): boolean =>
  one.keywords === other?.keywords && one.pending_edit === other.pending_edit && one.keywords_to_check === other.keywords_to_check;

/** @returns the position of the walk, or null if somebody changed a row meanwhile */
async function step(
  env: Env,
  db: D1DatabaseSession,
  walk: KeywordWalk,
  end: number,
  trade: Spellings,
  count: number,
): Promise<number | null> {
  const stored = await readStoredKeywords(db, walk, end, count);
  const rows = await withContents(
    env,
    stored.filter(({ is_here }) => is_here === 1),
  );
  const changed = rows.map((row) => spelledRow(row, trade)).filter((row, index) => !isSame(row, rows[index]));
  const copies = changed.flatMap(({ archive_copy, keywords }) => (archive_copy === null ? [] : [{ copy: archive_copy, keywords }]));
  if (copies.length > 0) {
    const archive = archiveOf(env);
    await archive.batch(copies.map(({ copy, keywords }) => spellCopyStatement(archive, copy, keywords)));
  }
  const results = changed.length === 0 ? [] : await db.batch(changed.map((row) => statementOf[walk.kind](db, row)));
  if (results.some(({ meta }) => meta.changes === 0)) return null;
  const doneSeq = stored.length < count ? end : (stored.at(-1)?.seq ?? end);
  await walkedOnStatement(db, walk, doneSeq).run();
  return doneSeq;
}

const namesOf = ({ categoryById, subCategoryById, countries }: Lookups) => [
  ...[...categoryById.values(), ...subCategoryById.values()].map(({ description }) => description),
  ...[...countries.values()].map(({ name }) => name),
];

/** Continues where the last run ended; costs the read of three rows when everything is done. For the scheduled run; safe to repeat. */
export async function spellStoredKeywords(
  env: Env,
  db: D1DatabaseSession,
  now: number,
  { rows = rowsPerStep, steps = stepsPerRun } = {},
): Promise<void> {
  const walks = await readKeywordWalks(db);
  if (walks.length === 0) return;
  const trade = tradeSpellings(namesOf(await loadLookups(db, now)));
  let left = steps;
  for (const walk of walks) {
    const end = walk.end_seq ?? (await beginWalk(db, walk.kind));
    let done: number | null = walk.done_seq;
    for (; done !== null && done < end && left > 0; left -= 1) done = await step(env, db, { ...walk, done_seq: done }, end, trade, rows);
  }
}
