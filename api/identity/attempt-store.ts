/**
 * SQL of attempts (a started sign-in at a provider) and of tickets (a sign-in that a provider has confirmed). Secrets are stored as hashes.
 */
import { identityAttemptMs, type IdentityProvider, identityTicketMs } from '../../contract/identity/fields.ts';
import type { DataOf } from '../../contract/wire/call.ts';
import type { finishIdentity } from '../../contract/identity/calls.ts';

export interface AttemptRow {
  state_hash: string;
  binding_hash: string;
  provider: IdentityProvider;
  nonce: string;
  verifier: string;
  user_id: string | null;
  session_id: string | null;
  return_path: string;
  referral: string | null;
}

export const attemptStatement = (db: D1DatabaseSession, row: AttemptRow, now: number): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO identity_attempt(state_hash, binding_hash, provider, nonce, verifier, user_id, session_id, return_path, referral, expires_at)
       VALUES(?1,?2,?3,?4,?5,?6,?7,?8,?9,?10)`,
    )
    .bind(
      row.state_hash,
      row.binding_hash,
      row.provider,
      row.nonce,
      row.verifier,
      row.user_id,
      row.session_id,
      row.return_path,
      row.referral,
      now + identityAttemptMs,
    );

/**
 * Uses up an attempt, since an answer is checked only once, whatever the result. @returns null if the attempt is unknown, used, expired, or
 * belongs to another browser
 */
export const takeAttempt = (
  db: D1DatabaseSession,
  { state_hash, binding_hash, provider }: Pick<AttemptRow, 'state_hash' | 'binding_hash' | 'provider'>,
  now: number,
): Promise<AttemptRow | null> =>
  db
    .prepare('DELETE FROM identity_attempt WHERE state_hash=?1 AND binding_hash=?2 AND provider=?3 AND expires_at>?4 RETURNING *')
    .bind(state_hash, binding_hash, provider, now)
    .first<AttemptRow>();

export interface TicketRow {
  ticket_hash: string;
  outcome: DataOf<typeof finishIdentity>['outcome'];
  user_id: string | null;
  session_id: string | null;
  provider: IdentityProvider;
  issuer: string;
  subject: string;
  email: string;
  referral: string | null;
}

export const ticketStatement = (db: D1DatabaseSession, row: TicketRow, now: number): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO identity_ticket(ticket_hash, outcome, user_id, session_id, provider, issuer, subject, email, referral, expires_at)
       VALUES(?1,?2,?3,?4,?5,?6,?7,?8,?9,?10)`,
    )
    .bind(
      row.ticket_hash,
      row.outcome,
      row.user_id,
      row.session_id,
      row.provider,
      row.issuer,
      row.subject,
      row.email,
      row.referral,
      now + identityTicketMs,
    );

/** @param db the primary database, since a ticket is used directly after it was stored */
export const findTicket = (db: D1DatabaseSession, hash: string, now: number): Promise<TicketRow | null> =>
  db.prepare('SELECT * FROM identity_ticket WHERE ticket_hash=?1 AND expires_at>?2').bind(hash, now).first<TicketRow>();

/** Uses up a ticket. Changes nothing if another call has used it; a guard has to follow. */
export const takeTicketStatement = (db: D1DatabaseSession, { ticket_hash }: TicketRow): D1PreparedStatement =>
  db.prepare('DELETE FROM identity_ticket WHERE ticket_hash=?1').bind(ticket_hash);

/** Deletes expired attempts and tickets, oldest first. */
export const sweepAttemptsStatements = (db: D1DatabaseSession, now: number): D1PreparedStatement[] => [
  db
    .prepare(
      'DELETE FROM identity_attempt WHERE state_hash IN (SELECT state_hash FROM identity_attempt WHERE expires_at<=?1 ORDER BY expires_at LIMIT 2000)',
    )
    .bind(now),
  db
    .prepare(
      'DELETE FROM identity_ticket WHERE ticket_hash IN (SELECT ticket_hash FROM identity_ticket WHERE expires_at<=?1 ORDER BY expires_at LIMIT 2000)',
    )
    .bind(now),
];
