/** SQL of newly public rows and their matches. Triggers record new rows (`request_arrives` and similar). */
import { approval } from '../../contract/company/approval.ts';
import type { ServiceType } from '../../contract/request/shapes.ts';
import type { SearchLevel } from '../../contract/saved-search/calls.ts';
import { changedStatement } from '../platform/db/guard.ts';
import { requestExists } from '../request/store.ts';
import type { SearchedKind } from './keys.ts';

export interface Arrival {
  kind: SearchedKind;
  target_id: string;
  arrived_at: number;
  done_key: string;
  done_seq: number;
}

/** The new row that has waited longest. */
export const readArrival = (db: D1DatabaseSession): Promise<Arrival | null> =>
  db
    .prepare(
      'SELECT kind, target_id, arrived_at, done_key, done_seq FROM arrival INDEXED BY arrival_waiting WHERE is_waiting=1 ORDER BY arrived_at LIMIT 1',
    )
    .first<Arrival>();

/** The present public version of a new row. */
export interface Arrived {
  owner_user_id: string;
  name: string;
  search_text: string;
  facets: string;
  /** Only for a request. */
  service_type: ServiceType | null;
  /** Only for a product: its company's path. */
  company_path: string | null;
}

const arrived: Readonly<Record<SearchedKind, string>> = {
  request: `SELECT r.owner_user_id, r.name, r.search_text, r.facets, r.service_type, NULL AS company_path FROM request r
    WHERE r.id=?1 AND r.approve_status=${approval.approved} AND r.is_active=1 AND COALESCE(r.expires_at, ?2+1)>?2 AND ${requestExists('r')}`,
  product: `SELECT c.owner_user_id, p.name, l.search_text, l.facets, NULL AS service_type, c.path AS company_path
    FROM product p CROSS JOIN listed_product l ON l.seq=p.seq CROSS JOIN company c ON c.id=p.company_id WHERE p.id=?1 AND ?2=?2`,
};

/** @returns null if it is not public */
export const readArrived = (db: D1DatabaseSession, { kind, target_id }: Arrival, now: number): Promise<Arrived | null> =>
  db.prepare(arrived[kind]).bind(target_id, now).first<Arrived>();

/** A search that is indexed under a word of the new row. */
export interface Candidate {
  key: string;
  seq: number;
  id: string;
  user_id: string;
  master_user_id: string;
  address: string;
  name: string;
  level: SearchLevel;
  created_at: number;
}

/**
 * Searches that are indexed under these words, in the order of the words (CROSS JOIN fixes the order of tables).
 * @param after the last word and search of the walk
 */
export const readCandidates = async (
  db: D1DatabaseSession,
  keys: readonly string[],
  after: Pick<Arrival, 'done_key' | 'done_seq'>,
  countMax: number,
): Promise<Candidate[]> =>
  (
    await db
      .prepare(
        `SELECT k.key, s.seq, s.id, s.user_id, s.master_user_id, s.address, s.name, s.level, s.created_at FROM json_each(?1) j
         CROSS JOIN saved_search_key k ON k.key=j.value AND k.search_seq>CASE WHEN j.value=?2 THEN ?3 ELSE 0 END
         CROSS JOIN saved_search s ON s.seq=k.search_seq LIMIT ?4`,
      )
      .bind(JSON.stringify(keys), after.done_key, after.done_seq, countMax)
      .all<Candidate>()
  ).results;

/** The people among these who were notified of the row before, or have found it. */
export const readNotifiedBefore = async (db: D1DatabaseSession, targetId: string, userIds: readonly string[]): Promise<Set<string>> => {
  const { results } = await db
    .prepare(
      'SELECT DISTINCT m.user_id FROM json_each(?2) j CROSS JOIN search_match m INDEXED BY search_match_once ON m.user_id=j.value AND m.target_id=?1',
    )
    .bind(targetId, JSON.stringify(userIds))
    .all<{ user_id: string }>();
  return new Set(results.map(({ user_id }) => user_id));
};

export interface Match {
  seq: number;
  level: SearchLevel | 'before';
}

/** New matches; none for a search that was deleted meanwhile. */
export const matchesStatement = (db: D1DatabaseSession, targetId: string, matches: readonly Match[], now: number): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO search_match(search_seq, user_id, target_id, level, found_at)
       SELECT s.seq, s.user_id, ?1, j.value->>'level', ?3 FROM json_each(?2) j CROSS JOIN saved_search s ON s.seq=j.value->>'seq' WHERE true
       ON CONFLICT(search_seq, target_id) DO NOTHING`,
    )
    .bind(targetId, JSON.stringify(matches), now);

/** Records the position of the walk, null at its end. The guard stops the batch of a simultaneous run. */
export const proceedStatements = (
  db: D1DatabaseSession,
  { kind, target_id, arrived_at, done_key, done_seq }: Arrival,
  to: { key: string; seq: number } | null,
): D1PreparedStatement[] => [
  db
    .prepare(
      `UPDATE arrival SET is_waiting=?6, done_key=?7, done_seq=?8
       WHERE kind=?1 AND target_id=?2 AND arrived_at=?3 AND done_key=?4 AND done_seq=?5 AND is_waiting=1`,
    )
    .bind(kind, target_id, arrived_at, done_key, done_seq, to === null ? 0 : 1, to?.key ?? '', to?.seq ?? 0),
  changedStatement(db),
];

/** For a row that is no longer public when it would be matched: it counts as new when it becomes public again. */
export const leftStatement = (db: D1DatabaseSession, { kind, target_id, arrived_at }: Arrival): D1PreparedStatement =>
  db.prepare('DELETE FROM arrival WHERE kind=?1 AND target_id=?2 AND arrived_at=?3 AND is_waiting=1').bind(kind, target_id, arrived_at);

export interface Reader {
  id: string;
  email: string;
  full_name: string;
  language: 'EN' | 'TR' | 'RU' | 'AR';
}

/** The people among these who get mails: with a confirmed address, and not without any mails (level 3). */
export const readReaders = async (db: D1DatabaseSession, userIds: readonly string[]): Promise<Reader[]> =>
  (
    await db
      .prepare(
        `SELECT u.id, u.email, u.full_name, u.language FROM json_each(?1) j CROSS JOIN users u ON u.id=j.value
         WHERE u.deleted_at IS NULL AND u.email_verified_at IS NOT NULL AND u.notify_email<3`,
      )
      .bind(JSON.stringify(userIds))
      .all<Reader>()
  ).results;
