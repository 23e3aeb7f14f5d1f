/** Checks the provider's answer: which person it proves, and which call may follow. */
import type { finishIdentity } from '../../contract/identity/calls.ts';
import { sha256 } from '../../contract/wire/ids.ts';
import { writeBeside } from '../platform/db/guard.ts';
import type { Handler } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { newSecret } from '../platform/ids.ts';
import { limitAddress } from '../platform/security/address-limit.ts';
import { type AttemptRow, takeAttempt, type TicketRow, ticketStatement } from './attempt-store.ts';
import { type Proved, prove } from './prove.ts';
import { providerOf } from './providers.ts';
import { accountOfEmail, findIdentity } from './store.ts';

/** Answers from one IP address in an hour. */
const answersMax = 300;

type Following = Pick<TicketRow, 'outcome' | 'user_id' | 'session_id'>;

/**
 * The calls that a proof permits. An address that the provider has not verified permits none. If the address has an account, its owner has
 * to sign in first.
 */
async function followingOf(db: D1DatabaseSession, { user_id, session_id }: AttemptRow, proved: Proved): Promise<Following> {
  const known = await findIdentity(db, proved);
  if (user_id !== null) {
    if (known !== null) throw new Refusal(known.user_id === user_id ? 'IDENTITY_CONNECTED' : 'IDENTITY_USED');
    if (proved.email === null) throw new Refusal('IDENTITY_UNVERIFIED');
    return { outcome: 'connect', user_id, session_id };
  }
  if (known !== null) return { outcome: 'known', user_id: known.user_id, session_id: null };
  if (proved.email === null) throw new Refusal('IDENTITY_UNVERIFIED');
  const owner = await accountOfEmail(db, proved.email);
  return { outcome: owner === null ? 'new' : 'taken', user_id: owner, session_id: null };
}

export const finish: Handler<typeof finishIdentity> = async ({ body, deps }) => {
  const { env, clock } = deps;
  const now = clock.now();
  // Reads the primary, since a replica may lack a connection of a moment ago.
  const db = env.DB.withSession('first-primary');
  const provider = providerOf(env, body.provider);
  if (provider === null) throw new Refusal('NOT_FOUND');
  await limitAddress(deps, 'identity-finish', answersMax);
  const asked = { state_hash: await sha256(body.state), binding_hash: await sha256(body.binding ?? ''), provider: provider.name };
  const attempt = await takeAttempt(db, asked, now);
  if (attempt === null) throw new Refusal('IDENTITY_EXPIRED');
  const proved = await prove(env, provider, body, attempt, now);
  const following = await followingOf(db, attempt, proved);
  const ticket = newSecret();
  const { issuer, subject, email, name } = proved;
  const row: TicketRow = {
    ticket_hash: await sha256(ticket),
    ...following,
    provider: provider.name,
    issuer,
    subject,
    email: email ?? '',
    referral: attempt.referral,
  };
  await writeBeside(db, [ticketStatement(db, row, now)]);
  return { outcome: following.outcome, ticket, email: row.email, name, returnTo: attempt.return_path };
};
