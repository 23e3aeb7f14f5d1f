/** SQL of searches without results. */
import type { MissKind } from '../../contract/analytics/kinds.ts';
import { missRetentionDays, missesPerDay, missTermsPerDay, termsShown } from '../../contract/analytics/limits.ts';
import { dayOf } from '../platform/clock.ts';
import type { Span } from './period.ts';

/**
 * Counts a search without results, and stores its words unless the limit of different words per day is reached. The number of counted
 * searches per day is limited, too.
 * @param term null if the words are not stored
 */
export function missStatements(db: D1DatabaseSession, kind: MissKind, term: string | null, now: number): D1PreparedStatement[] {
  const day = dayOf(now);
  const counted = (name: string): string => `COALESCE((SELECT n FROM count_day WHERE kind='${name}' AND day=?1 AND part=''), 0)`;
  const countTerm = db
    .prepare(
      `INSERT INTO search_miss_day(day, kind, term) SELECT ?1, ?2, ?3 WHERE ${counted('searchMisses')}<${missesPerDay}
         AND (${counted('searchTerms')}<${missTermsPerDay} OR EXISTS(SELECT 1 FROM search_miss_day WHERE day=?1 AND kind=?2 AND term=?3))
       ON CONFLICT DO UPDATE SET n=n+1`,
    )
    .bind(day, kind, term ?? '');
  const all = db
    .prepare(
      `INSERT INTO count_day(kind, day, n) SELECT 'searchMisses', ?1, 1 WHERE ${counted('searchMisses')}<${missesPerDay} ON CONFLICT DO UPDATE SET n=n+1`,
    )
    .bind(day);
  return term === null ? [all] : [countTerm, all];
}

/** The most frequent searches without results in a span of days. */
export const readMisses = async (db: D1DatabaseSession, { from, to }: Span): Promise<{ kind: MissKind; term: string; count: number }[]> =>
  (
    await db
      .prepare(
        `SELECT kind, term, SUM(n) AS count FROM search_miss_day WHERE day BETWEEN ?1 AND ?2 GROUP BY kind, term ORDER BY count DESC, term, kind LIMIT ${termsShown}`,
      )
      .bind(from, to)
      .all<{ kind: MissKind; term: string; count: number }>()
  ).results;

export const sweepMissesStatement = (db: D1DatabaseSession, now: number): D1PreparedStatement =>
  db.prepare('DELETE FROM search_miss_day WHERE day<=?1').bind(dayOf(now) - missRetentionDays);
