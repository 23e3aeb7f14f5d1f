/**
 * Columns that a request has from its company (docs/behaviour.md#request-states, docs/behaviour.md#boost-in-lists,
 * docs/behaviour.md#approved-version), as statements for the batches that change either.
 */
import { approval } from '../../contract/company/approval.ts';
import { boostedFacet } from '../lookup/facet-words.ts';
import type { RequestCard } from '../../contract/request/shapes.ts';
import type { ApiLanguage as Language } from '../../contract/text/languages.ts';
import type { Lookups } from '../lookup/lookups.ts';
import { cardColumns, requestCardOf, type RequestCardRow } from './row.ts';

/** Copies boost and country from the company's row; part of every batch that writes a request. */
export const followCompanyStatement = (db: D1DatabaseSession, id: string): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE request SET is_boosted = c.is_boosted, boost_expires_at = c.boost_expires_at, country_id = k.id, country_code = lower(k.code),
         facets = replace(replace(request.facets, ' ${boostedFacet}', ''), 'k' || request.country_id, 'k' || k.id) || CASE WHEN c.is_boosted = 1 THEN ' ${boostedFacet}' ELSE '' END,
         count_keys = replace(request.count_keys, 'k' || request.country_id, 'k' || k.id)
       FROM company c, country k WHERE c.id = request.company_id AND k.id = COALESCE(c.country_id, request.country_id) AND request.id = ?1
         AND (request.boost_expires_at <> c.boost_expires_at OR request.is_boosted <> c.is_boosted OR request.country_id <> k.id)`,
    )
    .bind(id);

/** SQL over a company `c`: whether it is public, so that its requests may be. */
export const isCompanyPublic = `c.approve_status = ${approval.approved} AND c.is_active = 1 AND c.deleted_at IS NULL`;

/**
 * Shows the requests of a company again if it is public now: all of them, or one that was moved to another company. (A trigger hides them
 * when the company is no longer public, `company_hides_requests`.) Expired requests stay hidden and can be submitted again.
 */
export const showRequestsStatement = (
  db: D1DatabaseSession,
  of: { companyId: string } | { requestId: string },
  now: number,
): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE request SET is_active = COALESCE(expires_at > ?2, 1), hidden_with_company = 0
       WHERE ${'companyId' in of ? 'company_id' : 'id'} = ?1 AND hidden_with_company = 1 AND deleted_at IS NULL
         AND EXISTS(SELECT 1 FROM company c WHERE c.id = request.company_id AND ${isCompanyPublic})`,
    )
    .bind('companyId' in of ? of.companyId : of.requestId, now);

/** Boosts the requests of a company with the company. */
export const boostRequestsStatement = (db: D1DatabaseSession, companyId: string, expiresAt: number): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE request SET is_boosted = 1, boost_expires_at = ?2, facets = CASE WHEN is_boosted = 1 THEN facets ELSE facets || ' ${boostedFacet}' END WHERE company_id = ?1 AND deleted_at IS NULL`,
    )
    .bind(companyId, expiresAt);

/** Ends the boost of a company's requests with its own. */
export const endRequestBoostsOfStatement = (db: D1DatabaseSession, companyId: string, now: number): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE request SET is_boosted = 0, boost_expires_at = MIN(boost_expires_at, ?2), facets = replace(facets, ' ${boostedFacet}', '')
       WHERE company_id = ?1 AND is_boosted = 1 AND deleted_at IS NULL`,
    )
    .bind(companyId, now);

/** Ends expired boosts of requests. */
export const endRequestBoostsStatement = (db: D1DatabaseSession, now: number): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE request SET is_boosted = 0, facets = replace(facets, ' ${boostedFacet}', '') WHERE is_boosted = 1 AND boost_expires_at <= ?1`,
    )
    .bind(now);

/** A request's country is its company's; no statements if that stays the same. */
export function countryStatements(
  db: D1DatabaseSession,
  companyId: string,
  before: string | null,
  after: string | null,
  lookups: Lookups,
): D1PreparedStatement[] {
  if (after === null || before === null || after === before) return [];
  return [
    db
      .prepare(
        `UPDATE request SET country_id = ?3, country_code = ?4, facets = replace(facets, 'k' || ?2, 'k' || ?3), count_keys = replace(count_keys, 'k' || ?2, 'k' || ?3)
         WHERE company_id = ?1 AND deleted_at IS NULL`,
      )
      .bind(companyId, before, after, lookups.countries.get(after)?.code ?? ''),
  ];
}

/** SQL over a request `r`: whether it is a public one of the company ?1 at the time ?2. */
const isOpenOfCompany = `r.company_id = ?1 AND r.approve_status = ${approval.approved} AND r.is_active = 1 AND r.expires_at > ?2`;

/** The newest public requests of a company. @param reader the language to show, if the author wrote it */
export async function listOpenRequests(
  db: D1DatabaseSession,
  companyId: string,
  { countMax, now, reader }: { countMax: number; now: number; reader?: Language | undefined },
): Promise<RequestCard[]> {
  const { results } = await db
    .prepare(
      `SELECT ${cardColumns} FROM request r INDEXED BY request_live_company
       WHERE ${isOpenOfCompany} ORDER BY r.seq DESC LIMIT ?3`,
    )
    .bind(companyId, now, countMax)
    .all<RequestCardRow>();
  return results.map((row) => requestCardOf(row, reader));
}
