/** Ends a change of an address: it is cancelled, undone, or final. Each is one batch. */
import { restoreAddressStatement } from '../account/address-store.ts';
import { resetStatements } from '../account/reset.ts';
import { voidAllTokensStatement } from '../account/token-store.ts';
import type { Jobs } from '../platform/subject/jobs.ts';
import { changedStatement } from '../platform/db/guard.ts';
import { dropSecondFactorSinceStatement } from '../second-factor/store.ts';
import { revokeAroundStatement } from '../session/family-store.ts';
import { decideStatement, type EmailChange } from './email-change-store.ts';
import { restoredMailStatement } from './mails.ts';

export interface UndoDeps {
  db: D1DatabaseSession;
  jobs: Pick<Jobs, 'endSignInsStatements'>;
}

/**
 * Cancels a change, or restores the old address. In the latter case later sign-ins, mailed links, passkeys, connected accounts, an app and
 * a new password become invalid, and the old address gets a link to set a password. Begins with a guard: the change is as it was read.
 * @param provenAt time at which the owner has proved the old address by this call
 */
export async function undoStatements(
  { db, jobs }: UndoDeps,
  change: EmailChange,
  provenAt: number | null,
  now: number,
): Promise<D1PreparedStatement[]> {
  const { user_id: id, taken_at: takenAt, full_name: fullName, old_email: email, language } = change;
  return [
    decideStatement(db, change, 'undone', now),
    changedStatement(db),
    ...(takenAt === null
      ? []
      : [
          restoreAddressStatement(db, change.id, provenAt),
          voidAllTokensStatement(db, id, now),
          revokeAroundStatement(db, id, 'since', takenAt, now),
          ...jobs.endSignInsStatements(db, id, takenAt),
          dropSecondFactorSinceStatement(db, id, takenAt),
        ]),
    restoredMailStatement(db, change, now),
    ...(change.is_password_new === 1 ? await resetStatements(db, { id, email, fullName, language }, now) : []),
  ];
}

/**
 * Makes the new address final: earlier sign-ins end, and links to the old one stop working. Begins with a guard: the change is as it
 * was read.
 */
export const keepStatements = (db: D1DatabaseSession, change: EmailChange, takenAt: number, now: number): D1PreparedStatement[] => [
  decideStatement(db, change, 'kept', now),
  changedStatement(db),
  voidAllTokensStatement(db, change.user_id, now),
  revokeAroundStatement(db, change.user_id, 'before', takenAt, now),
];
