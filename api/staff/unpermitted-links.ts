import { voidUnpermittedChangesStatement } from './email-change-store.ts';
import { deleteUnpermittedInvitationsStatement } from './invitation-store.ts';

/**
 * Cancels pending links that a person requested or that concern them, if the requester has lost the permission. It follows the statement
 * that removes or suspends a staff member or changes their permissions. Links are not restored if the permission is granted again.
 */
export const cancelUnpermittedLinksStatements = (db: D1DatabaseSession, userId: string, now: number): D1PreparedStatement[] => [
  voidUnpermittedChangesStatement(db, userId, now),
  deleteUnpermittedInvitationsStatement(db, userId),
];
