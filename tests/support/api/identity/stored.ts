/** Identities and tickets as they are stored, for tests that are about something else. */
import { ticketStatement } from '../../../../api/identity/attempt-store.ts';
import { newIdentityStatement } from '../../../../api/identity/store.ts';
import { newId, newSecret } from '../../../../api/platform/ids.ts';
import { sha256 } from '../../../../contract/wire/ids.ts';
import { clock } from '../api-client.ts';
import { database } from '../api-fixtures.ts';

const atProvider = () =>
  ({ provider: 'google', issuer: 'https://accounts.google.com', subject: newId(), email: 'one@mail.example' }) as const;

/** @returns a ticket with which the person connects an account at a provider */
export async function storedTicket(userId: string): Promise<string> {
  const ticket = newSecret();
  const row = { ticket_hash: await sha256(ticket), outcome: 'taken', user_id: userId, session_id: null, referral: null } as const;
  const db = database();
  await ticketStatement(db, { ...row, ...atProvider() }, clock.now()).run();
  return ticket;
}

/** @returns the id of a connected account */
export async function storedIdentity(userId: string): Promise<string> {
  const id = newId();
  await newIdentityStatement(database(), { id, user_id: userId, ...atProvider() }, clock.now()).run();
  return id;
}
