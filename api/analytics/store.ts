/** SQL of the marketplace's daily counts: the cost of a read depends on its days and kinds, not on the number of counted rows. */
import { analyticsRetentionDays } from '../../contract/analytics/limits.ts';
import { dayOf } from '../platform/clock.ts';
import type { Span } from './period.ts';
import type { ExportSection } from '../platform/subject/exported.ts';

export interface DayCount {
  kind: string;
  day: number;
  part: string;
  n: number;
}

/** Counts of these kinds per day, in all their parts. */
export const dayCountsStatement = (db: D1DatabaseSession, kinds: readonly string[], { from, to }: Span): D1PreparedStatement =>
  db
    .prepare('SELECT d.kind, d.day, d.part, d.n FROM json_each(?1) k CROSS JOIN count_day d ON d.kind=k.value AND d.day BETWEEN ?2 AND ?3')
    .bind(JSON.stringify(kinds), from, to);

export interface PartCount {
  kind: string;
  part: string;
  n: number;
}

/** Counts of these kinds by part, all days together, the largest first. */
export const partCountsStatement = (db: D1DatabaseSession, kinds: readonly string[], { from, to }: Span): D1PreparedStatement =>
  db
    .prepare(
      `SELECT d.kind, d.part, SUM(d.n) AS n FROM json_each(?1) k CROSS JOIN count_day d ON d.kind=k.value AND d.day BETWEEN ?2 AND ?3
       GROUP BY d.kind, d.part ORDER BY n DESC, d.part`,
    )
    .bind(JSON.stringify(kinds), from, to);

/** Kind → the first counted day that is still stored. */
export const startsStatement = (db: D1DatabaseSession): D1PreparedStatement =>
  db.prepare('SELECT kind, MIN(day) AS day FROM count_start GROUP BY kind');
export const startsOf = (rows: readonly { kind: string; day: number }[], now: number, retentionDays: number): ReadonlyMap<string, number> =>
  new Map(rows.map(({ kind, day }) => [kind, Math.max(day, dayOf(now) - retentionDays + 1)]));

/** Adds counts of today. @param parts `[kind, part, count]` */
export const addCountsStatement = (
  db: D1DatabaseSession,
  parts: readonly (readonly [string, string, number])[],
  now: number,
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO count_day(kind, day, part, n) SELECT value->>0, ?2, value->>1, value->>2 FROM json_each(?1) WHERE true
       ON CONFLICT DO UPDATE SET n=n+excluded.n`,
    )
    .bind(JSON.stringify(parts), dayOf(now));

export const sweepCountsStatement = (db: D1DatabaseSession, now: number): D1PreparedStatement =>
  db.prepare('DELETE FROM count_day WHERE day<=?1').bind(dayOf(now) - analyticsRetentionDays);

/** Visits by country in "my data". */
export const exported: readonly ExportSection[] = [
  {
    name: 'companyCountryDays',
    of: 'account',
    from: 'company c CROSS JOIN company_country_day d ON d.company_id=c.id WHERE c.owner_user_id=?1 AND c.deleted_at IS NULL',
    columns: "c.id AS companyId, date(d.day * 86400, 'unixepoch') AS day, d.country, d.views, d.contacts, d.answers",
    cursor: 'd.seq',
  },
  {
    name: 'requestCountryDays',
    of: 'account',
    from: 'request r CROSS JOIN request_country_day d ON d.request_id=r.id WHERE r.owner_user_id=?1 AND r.deleted_at IS NULL',
    columns: "r.id AS requestId, date(d.day * 86400, 'unixepoch') AS day, d.country, d.views, d.contacts, d.answers",
    cursor: 'd.seq',
  },
];
