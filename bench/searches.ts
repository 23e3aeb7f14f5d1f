/**
 * Matches one new request against 100,000 saved searches and counts the rows that each step reads, in a marketplace of its own. The
 * matching runs in this process, on the server's database, because no call starts it.
 */
import { join } from 'node:path';
import { asciiLowerCase } from '../contract/text/letter-case.ts';
import type { Server } from '../scripts/serve.ts';
import { root } from '../scripts/support/install.mjs';
import { listedOf, readLookups } from './catalogue.ts';
import { generate, sizeOf } from './generate.ts';
import type { FillableDatabase } from './plain-database.ts';
import { benchId, randomOf } from './random.ts';
import { median, printTable, short } from './table.ts';
import { commonWords, languageOf, wordsOf } from './vocabulary.ts';

const searches = 100_000;
const searchesPerPerson = 50;
const rowsPerStatement = 5000;
const requests = 1000;
const requestsMeasured = 10;
/**
 * A step reads two rows for each of up to 200 searches, a row for each word and joined filter of the request, and a few for each notified
 * person.
 */
const rowsPerStepMax = 4000;

export interface SearchesResult {
  searches: number;
  /** Number of words and joined filters of the index. */
  keys: number;
  requests: number;
  stepsP50: number;
  stepsMost: number;
  /** Rows read by the most expensive step. */
  rowsPerStep: number;
  rowsP50: number;
  rowsMost: number;
  msP50: number;
  /** Median time of a step. */
  stepMsP50: number;
  matchesP50: number;
  matchesMost: number;
}

type Path = string;
/** Modules of the API. Their types are those of Workers and conflict with this package's. */
interface Api {
  loadLookups(db: unknown, now: number): Promise<unknown>;
  readList(path: Path, lookups: unknown, now: number): { kind: string; path: Path } | null;
  searchKeys(list: unknown): string[];
  keyVersion: number;
  matchArrivals(env: { TOKEN_SECRET: string }, db: unknown, now: number, steps: number): Promise<boolean>;
}
async function loadApi(): Promise<Api> {
  const files = ['lookup/lookups.ts', 'saved-search/list.ts', 'saved-search/keys.ts', 'saved-search/matching.ts'];
  const parts = await Promise.all(files.map((file): Promise<object> => import(join(root, 'api', file)) as Promise<object>));
  return Object.assign({}, ...parts) as Api;
}

/** The path of a saved search: most searches have words, about half of these also filters; the others have filters only. */
function pathOf(number: number, request: ReturnType<typeof listedOf>['request']): Path {
  const random = randomOf(number + 700_000_001);
  const { serviceType, category, country } = request(number);
  const language = languageOf(random);
  const { keywords } = wordsOf(language, category.names.en, number, random);
  const params = new URLSearchParams();
  if (random() < 0.6) params.set('type', String(serviceType));
  const isText = random() < 0.6;
  if (isText) params.set('value', random() < 0.05 ? commonWords[language] : (keywords[0] ?? 'cotton'));
  if (!isText || random() < 0.3) params.set('category', category.id);
  if (random() < 0.4) params.set('country', asciiLowerCase(country.code));
  return `/requests?${params}`;
}

const insert = (database: FillableDatabase, table: string, columns: readonly string[], rows: readonly unknown[][]) =>
  database
    .prepare(
      `INSERT INTO ${table}(${columns.join(',')}) SELECT ${columns.map((_, index) => `value->>${index}`).join(',')} FROM json_each(?1)`,
    )
    .bind(JSON.stringify(rows))
    .run();

/** Fills an empty marketplace with requests and people with saved searches. @returns the number of words of the index */
export async function storeSearches(database: FillableDatabase): Promise<number> {
  const [api, now, lookups] = [await loadApi(), Date.now(), await readLookups(database)];
  await generate(database, lookups, sizeOf(0), sizeOf(requests), now);
  const known = await api.loadLookups(database, now);
  const { request } = listedOf(lookups);
  const people = Array.from({ length: Math.ceil(searches / searchesPerPerson) }, (_, number) => [
    benchId('searcher', number),
    `searcher-${number}@example.test`,
    `searcher-${number}@example.test`,
    'none',
    `Bench Searcher ${number}`,
    now,
    now,
  ]);
  const person = ['id', 'email', 'email_normal', 'password_hash', 'full_name', 'email_verified_at', 'created_at'];
  await insert(database, 'users', person, people);
  let keyCount = 0;
  for (let first = 0; first < searches; first += rowsPerStatement) {
    const rows: unknown[][] = [];
    const keys: unknown[][] = [];
    for (let number = first; number < first + rowsPerStatement; number += 1) {
      const list = api.readList(pathOf(number, request), known, now);
      if (list === null) throw new Error(`no list: ${pathOf(number, request)}`);
      const owner = benchId('searcher', Math.floor(number / searchesPerPerson));
      // A person cannot save the same search twice.
      const address = `${list.path}&nothing=${number}`;
      rows.push([number + 1, benchId('search', number), owner, owner, list.kind, address, `Search ${number}`, 'day', api.keyVersion, 1]);
      for (const key of api.searchKeys(list)) keys.push([key, number + 1]);
    }
    const columns = ['seq', 'id', 'user_id', 'master_user_id', 'kind', 'address', 'name', 'level', 'version', 'created_at'];
    await insert(database, 'saved_search', columns, rows);
    await insert(database, 'saved_search_key', ['key', 'search_seq'], keys);
    keyCount += keys.length;
  }
  return keyCount;
}

type Database = Pick<Server['database'], 'prepare' | 'batch'>;
type Statement = ReturnType<Database['prepare']>;

/** Wraps the database so that `note` gets the rows that each statement reads. This works only for statements of the API in this process. */
function countingReads(database: Database, note: (rows: number) => void) {
  const asked = new WeakMap<object, Statement>();
  const watch = (statement: Statement): object => {
    const all = async () => {
      const result = await statement.all();
      note(result.meta.rows_read);
      return result;
    };
    const watched = {
      bind: (...values: unknown[]) => watch(statement.bind(...values)),
      all,
      run: all,
      first: async (column?: string) => {
        const [row = null] = (await all()).results;
        return row === null || column === undefined ? row : row[column];
      },
    };
    asked.set(watched, statement);
    return watched;
  };
  return {
    prepare: (sql: string) => watch(database.prepare(sql)),
    batch: async (statements: readonly object[]) => {
      const results = await database.batch(statements.flatMap((statement) => asked.get(statement) ?? []));
      for (const { meta } of results) note(meta.rows_read);
      return results;
    },
  };
}

interface Measured {
  steps: number[];
  ms: number;
  matches: number;
}
/** Publishes one request and matches it. @throws if somebody was notified twice */
async function measureArrival(api: Api, database: Server['database'], id: string, now: number): Promise<Measured> {
  await database.prepare("UPDATE arrival SET is_waiting=1, arrived_at=?2 WHERE kind='request' AND target_id=?1").bind(id, now).run();
  const steps: number[] = [];
  const begun = performance.now();
  for (let isMore = true; isMore;) {
    let rows = 0;
    const counted = countingReads(database, (more) => (rows += more));
    isMore = await api.matchArrivals({ TOKEN_SECRET: 'bench' }, counted, now, 1);
    if (isMore) steps.push(rows);
  }
  const ms = performance.now() - begun;
  const counts = `SELECT COUNT(*) AS matches, COUNT(DISTINCT user_id)-COUNT(CASE WHEN level<>'before' THEN 1 END) AS odd FROM search_match WHERE target_id=?1`;
  const found = await database.prepare(counts).bind(id).first<{ matches: number; odd: number }>();
  if (found === null || found.odd !== 0) throw new Error(`not everybody was notified once of request ${id}`);
  return { steps, ms, matches: found.matches };
}

/** Publishes requests of the marketplace of {@link storeSearches} one by one. */
export async function measureSearches(database: Server['database'], keys: number): Promise<SearchesResult> {
  const [api, now] = [await loadApi(), Date.now()];
  const { results } = await database
    .prepare('SELECT id FROM request WHERE approve_status=4 AND is_active=1 AND expires_at>?1 ORDER BY seq DESC LIMIT ?2')
    .bind(now, requestsMeasured)
    .all<{ id: string }>();
  const measured: Measured[] = [];
  for (const { id } of results) measured.push(await measureArrival(api, database, id, now));
  const of = (number: (one: Measured) => number): number[] => measured.map(number);
  const rowsOf = ({ steps }: Measured): number => steps.reduce((sum, rows) => sum + rows, 0);
  return {
    searches,
    keys,
    requests: results.length,
    stepsP50: median(of(({ steps }) => steps.length)),
    stepsMost: Math.max(...of(({ steps }) => steps.length)),
    rowsPerStep: Math.max(...measured.flatMap(({ steps }) => steps)),
    rowsP50: median(of(rowsOf)),
    rowsMost: Math.max(...of(rowsOf)),
    msP50: median(of(({ ms }) => ms)),
    stepMsP50: median(of(({ ms, steps }) => ms / steps.length)),
    matchesP50: median(of(({ matches }) => matches)),
    matchesMost: Math.max(...of(({ matches }) => matches)),
  };
}

/** @returns the broken bounds */
export const brokenSearches = ({ rowsPerStep }: SearchesResult): string[] =>
  rowsPerStep === 0 || rowsPerStep > rowsPerStepMax ? ['rows of a step against the saved searches'] : [];

export function printSearches(result: SearchesResult): void {
  const counted = (number: number): string => number.toLocaleString('en-US');
  printTable(
    `One new request against ${counted(result.searches)} saved searches under ${counted(result.keys)} words (${result.requests} requests)`,
    ['', 'p50', 'most'],
    [
      [`rows of one step (≤ ${counted(rowsPerStepMax)})`, '', counted(result.rowsPerStep)],
      ['steps of one request', short(result.stepsP50), short(result.stepsMost)],
      ['rows of one request', counted(result.rowsP50), counted(result.rowsMost)],
      ['matches, each person notified once', short(result.matchesP50), counted(result.matchesMost)],
      ['time of one step, ms', short(result.stepMsP50), ''],
      ['time of one request, ms', short(result.msP50), ''],
    ],
  );
}
