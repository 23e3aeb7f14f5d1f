/**
 * Suspension of companies, as statements for batches. A suspension hides a company by the same column as its owner does, so that the same
 * triggers update lists, counts, requests and products. When the last reason for a suspension ends, the company is as visible as before.
 */
import { showRequestsStatement } from '../request/company-store.ts';

/** Bits of `company.suspension`: of the company itself, or with the account of its owner. */
const bits = { own: 1, account: 2 } as const;

/** Changes nothing if the company itself is already suspended or is deleted. A guard follows. */
export const suspendCompanyStatement = (db: D1DatabaseSession, id: string, reason: string, now: number): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE company SET shown_after = COALESCE(shown_after, is_active), suspension = suspension | ${bits.own}, is_active = 0, suspended_at = ?3,
         suspend_reason = ?2
       WHERE id = ?1 AND is_user_company = 0 AND deleted_at IS NULL AND suspension & ${bits.own} = 0`,
    )
    .bind(id, reason, now);

/** Hides all companies of an account with it. */
export const suspendCompaniesOfStatement = (db: D1DatabaseSession, ownerUserId: string): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE company SET shown_after = COALESCE(shown_after, is_active), suspension = suspension | ${bits.account}, is_active = 0
       WHERE owner_user_id = ?1 AND deleted_at IS NULL AND suspension & ${bits.account} = 0`,
    )
    .bind(ownerUserId);

/** SQL for SET: removes the bit and, with the last one, shows the company again. */
const without = (bit: number): string => `shown_after = iif(suspension = ${bit}, NULL, shown_after),
  is_active = iif(suspension = ${bit}, shown_after, 0), suspension = suspension - ${bit}`;

/** Changes nothing if the company itself is not suspended. A guard follows; then {@link showRequestsStatement}. */
export const freeCompanyStatement = (db: D1DatabaseSession, id: string): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE company SET ${without(bits.own)}, suspended_at = NULL, suspend_reason = NULL
       WHERE id = ?1 AND deleted_at IS NULL AND suspension & ${bits.own} <> 0`,
    )
    .bind(id);

/** Shows companies with their account again, and their requests with them. @param ids all companies of the account */
export const freeCompaniesOfStatements = (
  db: D1DatabaseSession,
  ownerUserId: string,
  ids: readonly string[],
  now: number,
): D1PreparedStatement[] => [
  db
    .prepare(
      `UPDATE company SET ${without(bits.account)} WHERE owner_user_id = ?1 AND deleted_at IS NULL AND suspension & ${bits.account} <> 0`,
    )
    .bind(ownerUserId),
  ...ids.map((companyId) => showRequestsStatement(db, { companyId }, now)),
];
