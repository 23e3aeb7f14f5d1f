import { checkSubmission } from '../../contract/company/approval.ts';
import { sendToApproveOfRequest } from '../../contract/request/calls.ts';
import { isExpired, checkValidUntil } from '../../contract/request/rules.ts';
import { actingStatement, requireActing } from '../account/acting-store.ts';
import { loadLookups } from '../lookup/lookups.ts';
import { actStatement } from '../platform/db/audit.ts';
import { type Context, done, on } from '../platform/http/handler.ts';
import { withEdit } from '../platform/db/pending-edit.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { sendRequestStatements } from './approval-store.ts';
import { requireOwnHere } from './archive.ts';
import { editRequestStatements, holdStatements } from './edit-store.ts';
import { factsOf } from './facts.ts';
import { factsField } from './validate-facts.ts';
import type { RequestOfCompany } from './row.ts';
import { findPostingCompany, mayPostFor } from './store.ts';

type Call = typeof sendToApproveOfRequest;

/** Changes the last day of validity in the pending edit, or in the request if there is none. */
async function changeDayStatements(
  { caller, deps: { db, clock } }: Context<Call>,
  stored: RequestOfCompany,
  validUntil: string,
): Promise<D1PreparedStatement[]> {
  const now = clock.now();
  const row = withEdit(stored);
  const changed = { ...row, facts: JSON.stringify({ ...factsOf(row), validUntil }) };
  const audit = actStatement(db, caller, 'request.edit', row.id, now);
  const change =
    stored.pending_status === null
      ? editRequestStatements(db, stored, changed, await loadLookups(db, now))
      : holdStatements(db, stored, changed, now);
  return [...change, audit];
}

/**
 * Stored content was complete when it was stored; owners may send a rejected request unchanged. Only the last day of validity can
 * pass meanwhile.
 */
async function sendRequest(context: Context<Call>) {
  const { query, caller, deps } = context;
  const { commit, db, clock } = deps;
  const now = clock.now();
  const stored = await requireOwnHere(deps, caller.masterUserId, query.requestId);
  const row = withEdit(stored);
  const companyIds = [stored.company_id, row.company_id];
  await requireActing(db, ...companyIds);
  const company = await findPostingCompany(db, caller.masterUserId, row.company_id);
  if (company === null || !mayPostFor(company)) throw new Refusal('COMPANY_NOT_APPROVED');
  const answer = isExpired(row.approve_status, row.expires_at, now) ? 'yes' : checkSubmission(row.approve_status, true);
  if (answer !== 'yes') throw new Refusal(answer);
  const { validUntil } = query;
  const validity = checkValidUntil(validUntil ?? factsOf(row).validUntil, now);
  if (validity !== null && validUntil !== undefined) throw new Refusal('BAD_INPUT', { fields: { validUntil: validity } });
  if (validity !== null) throw new Refusal('NOT_COMPLETE', { fields: { [`${factsField}.validUntil`]: validity } });
  const change = validUntil === undefined ? [] : await changeDayStatements(context, stored, validUntil);
  const version = validUntil === undefined ? row.version : row.version + 1;
  const sent = done('REQUEST_SENT', 'The request was sent for approval.', {});
  return commit(
    [actingStatement(db, ...companyIds), ...change, ...sendRequestStatements(db, { id: row.id, version, now })],
    sent,
    'NOT_SENDABLE',
  );
}

export const sendRequestRoute = on(sendToApproveOfRequest, sendRequest);
