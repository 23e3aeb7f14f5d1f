/** Reads of requests. Writes are in edit-store.ts, decisions in approval-store.ts. */
import { approval, type ApproveStatus } from '../../contract/company/approval.ts';
import { needsLogisticTypes } from '../../contract/request/rules.ts';
import { isSuspended } from '../account/acting-store.ts';
import { namesSql } from '../platform/text/title.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { RequestOfCompany } from './row.ts';

/**
 * SQL: whether a request exists. Requests of a deleted company do not, although their rows are deleted later
 * (api/company/delete-store.ts).
 */
export const requestExists = (request: string): string =>
  `${request}.deleted_at IS NULL AND ${request}.company_id NOT IN (SELECT company_id FROM deleted_company)`;

/**
 * SQL: whether a request is public at the time `now`. An expired one is not, even if the sweep has not marked it yet
 * (docs/behaviour.md#request-states).
 */
export const isPublicRequest = (request: string, now: string): string =>
  `${request}.approve_status = ${approval.approved} AND ${request}.is_active = 1 AND COALESCE(${request}.expires_at, ${now} + 1) > ${now} AND ${requestExists(request)}`;

/** SQL: a column of `r` for its owner. */
export const ofEdit = (column: string): string => `COALESCE(json_extract(r.pending_edit, '$.${column}'), r.${column})`;

/** @param more further columns */
const selectWith = (companyId: string, facts: string, more = ''): string => `
  SELECT r.*, c.name AS company_name, c.path AS company_path, c.logo_key AS company_logo, k.code AS company_country, c.created_at AS company_created_at,
    goods.name AS goods_name, ${namesSql('goods')} AS goods_names, goods.service_type AS goods_kind${more}
  FROM request r JOIN company c ON c.id = ${companyId} LEFT JOIN country k ON k.id = c.country_id
    LEFT JOIN request goods ON goods.id = json_extract(${facts}, '$.goodsRequestId') AND goods.approve_status = ${approval.approved} AND goods.is_active = 1`;
const select = selectWith('r.company_id', 'r.facts');
/** For its owner and moderators: a pending edit may have another company. */
export const selectOwn = selectWith(
  ofEdit('company_id'),
  ofEdit('facts'),
  // Most requests have one company, whose row is already read.
  `, iif(r.pending_edit IS NULL, c.suspension <> 0, ${isSuspended(`r.company_id, ${ofEdit('company_id')}`)}) AS is_suspended`,
);

/** A request of the account in any state; null for another account's id (docs/behaviour.md#status-codes). */
export const findOwnRequest = (db: D1DatabaseSession, ownerUserId: string, id: string): Promise<RequestOfCompany | null> =>
  db
    .prepare(`${selectOwn} WHERE r.id = ?1 AND r.owner_user_id = ?2 AND ${requestExists('r')}`)
    .bind(id, ownerUserId)
    .first<RequestOfCompany>();

/** @throws Refusal NOT_FOUND */
export async function requireOwn(db: D1DatabaseSession, ownerUserId: string, id: string): Promise<RequestOfCompany> {
  const row = await findOwnRequest(db, ownerUserId, id);
  if (row === null) throw new Refusal('NOT_FOUND');
  return row;
}

/** Whether a deleted request belonged to the account, public or not; it may have been deleted with its company. */
export const isOwnDeletedRequest = async (db: D1DatabaseSession, ownerUserId: string, id: string): Promise<boolean> =>
  (await db
    .prepare(`SELECT 1 FROM request r WHERE r.id = ?2 AND r.owner_user_id = ?1 AND NOT (${requestExists('r')})`)
    .bind(ownerUserId, id)
    .first()) !== null;

/** Any request that is not deleted, for moderators. */
export const findRequest = (db: D1DatabaseSession, id: string): Promise<RequestOfCompany | null> =>
  db
    .prepare(`${selectOwn} WHERE r.id = ?1 AND ${requestExists('r')}`)
    .bind(id)
    .first<RequestOfCompany>();

/**
 * A live request for everyone; a request in any state for its own account and for moderators. It is live until its 60 days have passed
 * (docs/behaviour.md#request-states), even if the sweep has not marked it yet.
 */
export const findVisibleRequest = (
  db: D1DatabaseSession,
  id: string,
  viewer: { ownerUserId: string | null; isModerator: boolean },
  now: number,
): Promise<RequestOfCompany | null> =>
  db
    .prepare(
      `${select} WHERE r.id = ?1 AND ${requestExists('r')}
        AND ((${isPublicRequest('r', '?4')}) OR r.owner_user_id = ?2 OR ?3 = 1)`,
    )
    .bind(id, viewer.ownerUserId ?? '', viewer.isModerator ? 1 : 0, now)
    .first<RequestOfCompany>();

/** Whether a request that was public has been deleted, alone or with its company, or has expired. */
export const isDeletedRequest = async (db: D1DatabaseSession, id: string, now: number): Promise<boolean> =>
  (await db
    .prepare(
      `SELECT 1 FROM request r JOIN company c ON c.id = r.company_id
       WHERE r.id = ?1 AND r.approve_status = ${approval.approved} AND (r.deleted_at IS NOT NULL OR c.deleted_at IS NOT NULL OR r.expires_at <= ?2)`,
    )
    .bind(id, now)
    .first()) !== null;

/** Whether freight may refer to the goods of this request: an import or export that is live or of the same account. */
export const isGoodsRequest = async (db: D1DatabaseSession, id: string, ownerUserId: string, now: number): Promise<boolean> => {
  const row = await findVisibleRequest(db, id, { ownerUserId, isModerator: false }, now);
  return row !== null && !needsLogisticTypes(row.service_type);
};

/** The company's data for a request. */
export interface PostingCompany {
  id: string;
  approve_status: ApproveStatus;
  is_active: number;
  country_id: string | null;
  boost_expires_at: number;
  is_boosted: number;
}

/** A company of the account; its user company posts no requests (docs/behaviour.md#request-company). */
export const findPostingCompany = (db: D1DatabaseSession, ownerUserId: string, id: string): Promise<PostingCompany | null> =>
  db
    .prepare(
      `SELECT id, approve_status, is_active, country_id, boost_expires_at, is_boosted FROM company
       WHERE id = ?1 AND owner_user_id = ?2 AND is_user_company = 0 AND deleted_at IS NULL`,
    )
    .bind(id, ownerUserId)
    .first<PostingCompany>();

/** Requests are posted, sent and approved only for public companies: approved and not hidden by their owner. */
export const mayPostFor = ({ approve_status, is_active }: PostingCompany): boolean =>
  approve_status === approval.approved && is_active === 1;

/** Position and facets of a live request, so that a list of similar ones can leave it out. */
export const findLivePosition = (db: D1DatabaseSession, id: string): Promise<{ seq: number; facets: string } | null> =>
  db
    .prepare(`SELECT seq, facets FROM request WHERE id = ?1 AND approve_status = ${approval.approved} AND is_active = 1`)
    .bind(id)
    .first<{ seq: number; facets: string }>();

export interface FacetTotal {
  id: string;
  code: string;
  count: number;
}

/** For each value of a kind the number of live requests with it, within a service type or in all; without zeros, largest first. */
export async function readFacetTotals(
  db: D1DatabaseSession,
  serviceType: number,
): Promise<Record<'categories' | 'subCategories' | 'countries' | 'logisticTypes' | 'shippingTypes', FacetTotal[]>> {
  const within = serviceType === 0 ? '' : `t${serviceType}|`;
  const totals = (table: string, kind: string, code: string): D1PreparedStatement =>
    db
      .prepare(
        `SELECT x.id, ${code} AS code, f.n AS count FROM ${table} CROSS JOIN facet_count f ON f.kind = 'request' AND f.facet = ?1 || x.id WHERE f.n > 0 ORDER BY f.n DESC, x.id`,
      )
      .bind(`${within}${kind}`);
  const [categories, subCategories, countries, logisticTypes, shippingTypes] = await db.batch<FacetTotal>([
    totals('(SELECT id FROM category WHERE parent_id IS NULL) x', 'c', "''"),
    totals('(SELECT id FROM category WHERE parent_id IS NOT NULL) x', 's', "''"),
    totals('country x', 'k', 'lower(x.code)'),
    totals("(SELECT id FROM lookup_type WHERE kind = 'logistic') x", 'l', "''"),
    totals("(SELECT id FROM lookup_type WHERE kind = 'shipping') x", 'p', "''"),
  ]);
  const rows = (result: D1Result<FacetTotal> | undefined): FacetTotal[] => result?.results ?? [];
  return {
    categories: rows(categories),
    subCategories: rows(subCategories),
    countries: rows(countries),
    logisticTypes: rows(logisticTypes),
    shippingTypes: rows(shippingTypes),
  };
}

/** Live requests of each service type and of all. */
export async function readServiceTotals(db: D1DatabaseSession): Promise<Map<string, number>> {
  const { results } = await db
    .prepare("SELECT facet, n FROM facet_count WHERE kind = 'request' AND facet IN ('', 't1', 't2', 't3', 't4')")
    .all<{ facet: string; n: number }>();
  return new Map(results.map(({ facet, n }) => [facet, n]));
}
