/** SQL of passkeys, challenges and the offer of a passkey. */
import { passkeyChallengeMs, passkeysMax } from '../../contract/passkey/fields.ts';
import { people } from '../platform/db/forgetting.ts';
import type { ExportSection } from '../platform/subject/exported.ts';

export interface PasskeyRow {
  id: string;
  user_id: string;
  credential_id: string;
  public_key: string;
  counter: number;
  transports: string;
  aaguid: string;
  name: string;
  device: string;
  created_at: number;
  last_used_at: number | null;
}

/** The passkeys of a person, the latest first. */
export async function listPasskeys(db: D1DatabaseSession, userId: string): Promise<PasskeyRow[]> {
  const { results } = await db
    .prepare(`SELECT * FROM passkey WHERE user_id=?1 ORDER BY seq DESC LIMIT ${passkeysMax}`)
    .bind(userId)
    .all<PasskeyRow>();
  return results;
}

export const hasAnsweredOffer = async (db: D1DatabaseSession, userId: string): Promise<boolean> =>
  (await db.prepare('SELECT 1 FROM passkey_offer WHERE user_id=?1').bind(userId).first()) !== null;

export const findPasskey = (db: D1DatabaseSession, credentialId: string): Promise<PasskeyRow | null> =>
  db.prepare('SELECT * FROM passkey WHERE credential_id=?1').bind(credentialId).first<PasskeyRow>();

/** Adds a passkey if the session is still live; a session that ended during the call adds nothing. */
export const addPasskeyStatement = (
  db: D1DatabaseSession,
  sessionId: string,
  { id, user_id, credential_id, public_key, counter, transports, aaguid, device, created_at }: Omit<PasskeyRow, 'name' | 'last_used_at'>,
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO passkey(id, user_id, credential_id, public_key, counter, transports, aaguid, device, created_at)
       SELECT ?1,?2,?3,?4,?5,?6,?7,?8,?9 WHERE EXISTS(SELECT 1 FROM session_family WHERE id=?10 AND user_id=?2 AND revoked_at IS NULL)`,
    )
    .bind(id, user_id, credential_id, public_key, counter, transports, aaguid, device, created_at, sessionId);

/** Records a use. Changes nothing if the passkey was removed or used meanwhile. */
export const usePasskeyStatement = (
  db: D1DatabaseSession,
  { id, counter }: Pick<PasskeyRow, 'id' | 'counter'>,
  newCounter: number,
  now: number,
): D1PreparedStatement =>
  db.prepare('UPDATE passkey SET counter=?3, last_used_at=?4 WHERE id=?1 AND counter=?2').bind(id, counter, newCounter, now);

export const renamePasskeyStatement = (db: D1DatabaseSession, userId: string, id: string, name: string): D1PreparedStatement =>
  db.prepare('UPDATE passkey SET name=?3 WHERE id=?2 AND user_id=?1').bind(userId, id, name);

/** Changes nothing if there is no such passkey. */
export const removePasskeyStatement = (db: D1DatabaseSession, userId: string, id: string): D1PreparedStatement =>
  db.prepare('DELETE FROM passkey WHERE id=?2 AND user_id=?1').bind(userId, id);

/** Removes passkeys that were added since a time (ms), by somebody else. */
export const removePasskeysSinceStatement = (db: D1DatabaseSession, userId: string, since: number): D1PreparedStatement =>
  db.prepare('DELETE FROM passkey WHERE user_id=?1 AND created_at>=?2').bind(userId, since);

/** Removes passkeys that were added before a time. */
export const removePasskeysBeforeStatement = (db: D1DatabaseSession, userId: string, before: number): D1PreparedStatement =>
  db.prepare('DELETE FROM passkey WHERE user_id=?1 AND created_at<?2').bind(userId, before);

export const answerOfferStatement = (db: D1DatabaseSession, userId: string, now: number): D1PreparedStatement =>
  db.prepare('INSERT INTO passkey_offer(user_id, answered_at) VALUES(?1,?2) ON CONFLICT DO NOTHING').bind(userId, now);

/** The purpose of a challenge: adding a passkey of this person, or a sign-in of anybody. */
type Purpose = { adds: string } | 'signIn';

const valuesOf = (purpose: Purpose): [name: string, userId: string | null] =>
  purpose === 'signIn' ? ['signIn', null] : ['add', purpose.adds];

export const challengeStatement = (db: D1DatabaseSession, challenge: string, purpose: Purpose, now: number): D1PreparedStatement =>
  db
    .prepare('INSERT INTO passkey_challenge(challenge, purpose, user_id, expires_at) VALUES(?1,?2,?3,?4)')
    .bind(challenge, ...valuesOf(purpose), now + passkeyChallengeMs);

/** Uses up a challenge. Changes nothing if it is unknown, expired, used, or for another purpose; a guard has to follow. */
export const takeChallengeStatement = (db: D1DatabaseSession, challenge: string, purpose: Purpose, now: number): D1PreparedStatement =>
  db
    .prepare('DELETE FROM passkey_challenge WHERE challenge=?1 AND purpose=?2 AND user_id IS ?3 AND expires_at>?4')
    .bind(challenge, ...valuesOf(purpose), now);

/** Deletes expired challenges, oldest first. */
export const sweepChallengesStatement = (db: D1DatabaseSession, now: number): D1PreparedStatement =>
  db
    .prepare(
      'DELETE FROM passkey_challenge WHERE challenge IN (SELECT challenge FROM passkey_challenge WHERE expires_at<=?1 ORDER BY expires_at LIMIT 2000)',
    )
    .bind(now);

/** Deletes the passkeys of deleted people. */
export const forgetPasskeysStatements = (db: D1DatabaseSession, userId: string): D1PreparedStatement[] => [
  db.prepare(`DELETE FROM passkey WHERE user_id IN ${people}`).bind(userId),
  db.prepare(`DELETE FROM passkey_challenge WHERE user_id IN ${people}`).bind(userId),
  db.prepare(`DELETE FROM passkey_offer WHERE user_id IN ${people}`).bind(userId),
];

/** Passkeys in "my data", without the key itself. */
export const exported: readonly ExportSection[] = [
  {
    name: 'passkeys',
    of: 'person',
    from: 'passkey p WHERE p.user_id=?1',
    columns: 'p.id, p.name, p.device, p.created_at AS createdAt, p.last_used_at AS lastUsedAt',
    cursor: 'p.seq',
  },
];
