/** SQL for mails at the time of sending: matches of searches with mails that are still public. */
import { approval } from '../../contract/company/approval.ts';
import { singleEventsSql } from '../platform/db/outbox.ts';
import { namesSql } from '../platform/text/title.ts';
import { requestExists } from '../request/store.ts';

const isLiveRequest = `r.approve_status=${approval.approved} AND r.is_active=1 AND ${requestExists('r')}`;
const isLiveProduct = `p.is_shown=1 AND c.approve_status=${approval.approved} AND c.is_active=1`;

/** @param tables in the order in which they are read */
const foundIn = (tables: string): string =>
  `SELECT COALESCE(${namesSql('r')}, ${namesSql('p')}) AS names, s.name AS search FROM ${tables} ON m.search_seq=s.seq
  LEFT JOIN request r ON r.id=m.target_id AND ${isLiveRequest}
  LEFT JOIN product p ON p.id=m.target_id LEFT JOIN company c ON c.id=p.company_id
  WHERE s.level<>'none' AND (r.id IS NOT NULL OR (${isLiveProduct}))`;

export interface MailedMatch {
  /** Names of the found item. */
  names: string | null;
  search: string;
}

export const findMailed = (db: D1DatabaseSession, searchId: string, targetId: string): Promise<MailedMatch | null> =>
  db
    .prepare(`${foundIn('saved_search s CROSS JOIN search_match m')} AND s.id=?1 AND m.target_id=?2`)
    .bind(searchId, targetId)
    .first<MailedMatch>();

export interface MailedSpan {
  userId: string;
  level: 'now' | 'day';
  /** The range of time, ms: from `since` on, before the other. */
  since: number;
  until: number;
  /** Group of mails (`Gathered.group`) of which the first ones in this range were sent one by one; empty for none. */
  group: string;
  /** Number of mails that were sent one by one. */
  singleMax: number;
  /** Number of matches that are read. */
  linesMax: number;
}

/** Matches are counted up to this number, more than a person gets in a day. */
const countedMax = 10_000;

/** The first ones in the order in which they were found, each with the number of all. */
export const listMailed = async (
  db: D1DatabaseSession,
  { userId, level, since, until, group, singleMax, linesMax }: MailedSpan,
): Promise<(MailedMatch & { count: number })[]> =>
  (
    await db
      .prepare(
        `SELECT names, search, COUNT(*) OVER () AS count FROM (${foundIn('search_match m CROSS JOIN saved_search s')} AND m.user_id=?1 AND m.found_at>=?2 AND m.found_at<?3 AND m.level=?4
         AND m.target_id NOT IN (${singleEventsSql('?6', '?2', '?3', '?7')})
         ORDER BY m.found_at, m.seq LIMIT ${countedMax}) LIMIT ?5`,
      )
      .bind(userId, since, until, level, linesMax, group, singleMax)
      .all<MailedMatch & { count: number }>()
  ).results;
