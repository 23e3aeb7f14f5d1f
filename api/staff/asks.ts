import { voidUnaskableStatement } from './email-change-store.ts';
import { dropUnaskableStatement } from './invitation-store.ts';

/**
 * Cancels pending links that a person requested or that concern them, if the requester has lost the permission. It follows the statement
 * that removes or suspends a staff member or changes their permissions. Links are not restored if the permission is granted again.
 */
export const voidAsksStatements = (db: D1DatabaseSession, userId: string, now: number): D1PreparedStatement[] => [
  voidUnaskableStatement(db, userId, now),
  dropUnaskableStatement(db, userId),
];
