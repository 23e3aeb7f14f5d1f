import { voidUnaskableStatement } from './email-change-store.ts';
import { dropUnaskableStatement } from './invitation-store.ts';

/**
 * What somebody has asked for ends with their right to ask, and so does what was asked about them by those who may not touch them any more:
 * for the batch that removes or suspends a member of staff or changes their flags, after that. A right that comes back brings no link back.
 */
export const voidAsksStatements = (db: D1DatabaseSession, userId: string, now: number): D1PreparedStatement[] => [
  voidUnaskableStatement(db, userId, now),
  dropUnaskableStatement(db, userId),
];
