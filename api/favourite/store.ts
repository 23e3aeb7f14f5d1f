/** The favourites of a person. Reads are bounded by `favouritesMax`, which a trigger enforces (`favourite_bounded`). */
import { approval } from '../../contract/company/approval.ts';
import { listPageSize } from '../../contract/limits.ts';
import type { ServiceType } from '../../contract/request/shapes.ts';
import type { FavouriteKind, FavouriteState } from '../../contract/favourite/calls.ts';
import { namesSql } from '../platform/text/title.ts';
import { people } from '../platform/db/forgetting.ts';
import { isCompanyPublic } from '../request/company-store.ts';
import { isPublicRequest, requestExists } from '../request/store.ts';
import type { ExportSection } from '../platform/subject/exported.ts';

export interface FavouriteRow {
  id: string;
  state: FavouriteState;
  name: string;
  /** JSON: names of a request. */
  names: string | null;
  company_path: string | null;
  service_type: ServiceType | null;
  logo_key: string | null;
  country_code: string | null;
  expires_at: number | null;
  created_at: number;
}

/** SQL: whether a request has expired, even if the sweep has not marked it yet (docs/behaviour.md#request-states). ?3 is now. */
const isOver = `r.approve_status=${approval.approved} AND COALESCE(r.expires_at, ?3+1)<=?3`;
const isPublic = isPublicRequest('r', '?3');

/** Only names that moderators have approved; others are visible to their owners only. */
const rows: Readonly<Record<FavouriteKind, string>> = {
  company: `
    SELECT s.target_id AS id, CASE WHEN c.deleted_at IS NOT NULL THEN 'gone' WHEN ${isCompanyPublic} THEN 'public' ELSE 'hidden' END AS state,
      CASE WHEN c.approve_status=${approval.approved} THEN c.name ELSE '' END AS name, NULL AS names, c.path AS company_path, NULL AS service_type,
      CASE WHEN ${isCompanyPublic} THEN c.logo_key END AS logo_key, k.code AS country_code, NULL AS expires_at, s.created_at
    FROM favourite s JOIN company c ON c.id=s.target_id LEFT JOIN country k ON k.id=c.country_id AND c.deleted_at IS NULL`,
  request: `
    SELECT s.target_id AS id, CASE WHEN NOT (${requestExists('r')}) THEN 'gone' WHEN ${isPublic} THEN 'public' WHEN ${isOver} THEN 'ended' ELSE 'hidden' END AS state,
      CASE WHEN r.approve_status=${approval.approved} THEN r.name ELSE '' END AS name,
      CASE WHEN r.approve_status=${approval.approved} THEN ${namesSql('r')} END AS names, NULL AS company_path, r.service_type,
      NULL AS logo_key, r.country_code, r.expires_at, s.created_at
    FROM favourite s JOIN request r ON r.id=s.target_id`,
};

/** @param page from 0 */
export async function listFavourites(
  db: D1DatabaseSession,
  userId: string,
  { kind, page }: { kind: FavouriteKind; page: number },
  now: number,
): Promise<{ rows: FavouriteRow[]; counts: Record<FavouriteKind, number> }> {
  const [list, counted] = await db.batch<unknown>([
    db
      .prepare(`${rows[kind]} WHERE s.user_id=?1 AND s.kind='${kind}' AND ?3=?3 ORDER BY s.seq DESC LIMIT ${listPageSize} OFFSET ?2`)
      .bind(userId, page * listPageSize, now),
    db.prepare('SELECT kind, COUNT(*) AS n FROM favourite WHERE user_id=?1 GROUP BY kind').bind(userId),
  ]);
  const counts = new Map((counted?.results as { kind: FavouriteKind; n: number }[] | undefined)?.map(({ kind, n }) => [kind, n]));
  return {
    rows: (list?.results ?? []) as FavouriteRow[],
    counts: { company: counts.get('company') ?? 0, request: counts.get('request') ?? 0 },
  };
}

/** The keys by which pages mark favourites: the last part of each address. */
export async function listFavouriteKeys(db: D1DatabaseSession, userId: string): Promise<{ kind: FavouriteKind; key: string }[]> {
  const { results } = await db
    .prepare(
      `SELECT s.kind, s.target_id AS key FROM favourite s WHERE s.user_id=?1 AND s.kind='request'
       UNION ALL SELECT s.kind, c.path FROM favourite s CROSS JOIN company c ON c.id=s.target_id AND c.deleted_at IS NULL WHERE s.user_id=?1 AND s.kind='company'`,
    )
    .bind(userId)
    .all<{ kind: FavouriteKind; key: string }>();
  return results;
}

const found: Readonly<Record<FavouriteKind, string>> = {
  company: `SELECT c.id FROM company c WHERE c.path=?2 AND c.is_user_company=0 AND ?3=?3 AND ${isCompanyPublic}`,
  request: `SELECT r.id FROM request r WHERE r.id=?2 AND ${isPublic}`,
};

/** Finds a public company or request. @returns null for anything else */
export const findSavable = (db: D1DatabaseSession, kind: FavouriteKind, key: string, now: number): Promise<string | null> =>
  db.prepare(`SELECT id FROM (${found[kind]}) WHERE ?1=?1`).bind(kind, key, now).first<string>('id');

export const saveStatement = (
  db: D1DatabaseSession,
  userId: string,
  kind: FavouriteKind,
  targetId: string,
  now: number,
): D1PreparedStatement =>
  db
    .prepare('INSERT INTO favourite(user_id, kind, target_id, created_at) VALUES(?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING')
    .bind(userId, kind, targetId, now);

/** @param key an id, or a company's path */
export const removeStatement = (db: D1DatabaseSession, userId: string, kind: FavouriteKind, key: string): D1PreparedStatement =>
  db
    .prepare(
      `DELETE FROM favourite WHERE user_id=?1 AND kind=?2 AND (target_id=?3 OR (?2='company' AND target_id=(SELECT id FROM company WHERE path=?3 AND deleted_at IS NULL)))`,
    )
    .bind(userId, kind, key);

export const forgetFavouritesStatement = (db: D1DatabaseSession, userId: string): D1PreparedStatement =>
  db.prepare(`DELETE FROM favourite WHERE user_id IN ${people}`).bind(userId);

/** Favourites in "my data". */
export const exported: readonly ExportSection[] = [
  {
    name: 'saved',
    of: 'person',
    from: 'favourite w WHERE w.user_id=?1',
    columns: 'w.kind, w.target_id AS id, w.created_at AS createdAt',
    cursor: 'w.seq',
  },
];
