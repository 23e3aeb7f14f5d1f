/** What suspends a person, for batches of an administrator's call and of a decision about a proposal. */
import type { SuspensionReason } from '../../contract/moderation/suspension.ts';
import { suspendUserStatement } from '../account/suspend-store.ts';
import { suspendCompaniesOfStatement } from '../company/suspend-store.ts';
import { changedStatement } from '../platform/db/guard.ts';
import { revokePeopleStatement } from '../session/family-store.ts';
import { voidAsksStatements } from '../staff/asks.ts';
import { forgetClaimsStatement } from './claim-store.ts';

/** With their staff's sign-ins and their companies; contains a guard. A trigger keeps the last administrator (LAST_MODERATOR). */
export const suspendPersonStatements = (
  db: D1DatabaseSession,
  id: string,
  reason: SuspensionReason,
  now: number,
): D1PreparedStatement[] => [
  suspendUserStatement(db, id, reason, now),
  changedStatement(db),
  revokePeopleStatement(db, id, 'suspended', now),
  forgetClaimsStatement(db, id),
  ...voidAsksStatements(db, id, now),
  suspendCompaniesOfStatement(db, id),
];
