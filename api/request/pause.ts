import { setRequestPause } from '../../contract/request/calls.ts';
import { isExpired } from '../../contract/request/rules.ts';
import { approval } from '../../contract/company/approval.ts';
import { actingStatement, requireActing } from '../account/acting-store.ts';
import { actStatement } from '../platform/db/audit.ts';
import { done, on } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { pauseRequestStatements, resumeRequestStatements } from './pause-store.ts';
import { findPostingCompany, mayPostFor, requireOwn } from './store.ts';

/** Pausing a paused request, or ending an ended pause, changes nothing and is no error. */
export const setRequestPauseRoute = on(setRequestPause, async ({ body: { id, isPaused }, caller, deps: { commit, db, clock } }) => {
  const now = clock.now();
  const row = await requireOwn(db, caller.masterUserId, id);
  await requireActing(db, row.company_id);
  if (row.approve_status !== approval.approved || isExpired(row.approve_status, row.expires_at, now)) throw new Refusal('NOT_PUBLIC');
  const changed = isPaused
    ? done('REQUEST_PAUSED', 'The request was taken out of the public.', {})
    : done('REQUEST_RESUMED', 'The request is in public again.', {});
  if ((row.paused_at !== null) === isPaused) return commit([], changed);
  if (!isPaused) {
    // The company of the public version; a pending edit may have another one.
    const company = await findPostingCompany(db, caller.masterUserId, row.company_id);
    if (company === null || !mayPostFor(company)) throw new Refusal('COMPANY_NOT_APPROVED');
  }
  const audit = actStatement(db, caller, isPaused ? 'request.pause' : 'request.resume', id, now);
  const change = isPaused ? pauseRequestStatements : resumeRequestStatements;
  return commit([actingStatement(db, row.company_id), ...change(db, id, now), audit], changed, 'NOT_PUBLIC');
});
