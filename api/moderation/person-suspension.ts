/** The suspension of a person, by an administrator's call or by the decision about a proposal. */
import type { SuspensionReason } from '../../contract/moderation/suspension.ts';
import { suspendUserStatement } from '../account/suspend-store.ts';
import { suspendCompaniesOfStatement } from '../company/suspend-store.ts';
import { changedStatement } from '../platform/db/guard.ts';
import { revokePeopleStatement } from '../session/family-store.ts';
import { cancelUnpermittedLinksStatements } from '../staff/unpermitted-links.ts';
import { forgetClaimsStatement } from './claim-store.ts';

/**
 * Suspends a person and their companies, and ends their sign-ins and those of their staff; contains a guard. A trigger refuses it for the
 * last administrator (LAST_MODERATOR).
 */
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
  ...cancelUnpermittedLinksStatements(db, id, now),
  suspendCompaniesOfStatement(db, id),
];
