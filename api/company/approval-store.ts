/**
 * Approving and rejecting companies, and edits of approved ones, as statements for batches; run them with `runGuarded`: the guard is the
 * version.
 */
import { approval, statusByCompleteness } from '../../contract/company/approval.ts';
import { loadLookups } from '../lookup/lookups.ts';
import { readPlace } from '../lookup/store.ts';
import type { AsRead } from '../platform/db/guard.ts';
import { mediaChangeStatements } from '../platform/media-store.ts';
import { withEdit } from '../platform/db/pending-edit.ts';
import { showRequestsStatement } from '../request/company-store.ts';
import { editStatements, publishStatements, rejectStatements } from './edit-store.ts';
import { type CompanyRow, completenessOfRow, fileKeysOf } from './row.ts';
import { findCompany } from './store.ts';

/** An approved edit replaces the public version. */
async function approveEditStatements(db: D1DatabaseSession, row: CompanyRow, { id, version, now }: AsRead): Promise<D1PreparedStatement[]> {
  const edit = { ...withEdit(row), approve_status: approval.approved };
  const kept = fileKeysOf(edit);
  const place = await readPlace(db, edit.country_id, edit.city_id, edit.area_id);
  return [
    ...editStatements(db, { id, version, country_id: row.country_id }, edit, place, await loadLookups(db, now), now),
    ...mediaChangeStatements(
      db,
      [],
      fileKeysOf(row).filter((key) => !kept.includes(key)),
    ),
  ];
}

/** A pending company becomes public with the requests that waited for it; or a pending edit of a public company is applied. */
export async function approveCompanyStatements(db: D1DatabaseSession, decision: AsRead): Promise<D1PreparedStatement[]> {
  const row = await findCompany(db, decision.id);
  if (row?.pending_status === approval.pending) return approveEditStatements(db, row, decision);
  return [...publishStatements(db, approval.pending, decision), showRequestsStatement(db, { companyId: decision.id }, decision.now)];
}

/**
 * Returns a pending company or edit to its owner: incomplete or ready, with the reason (docs/behaviour.md#approval-states). @param
 * reason JSON text
 */
export async function rejectCompanyStatements(
  db: D1DatabaseSession,
  decision: AsRead & { reason: string },
): Promise<D1PreparedStatement[]> {
  const stored = await findCompany(db, decision.id);
  const row = stored === null ? null : withEdit(stored);
  const place = row === null ? null : await readPlace(db, row.country_id, row.city_id, row.area_id);
  const status = row === null ? approval.incomplete : statusByCompleteness(completenessOfRow(row, place?.city_has_areas === 1).isComplete);
  return rejectStatements(db, decision, status);
}
