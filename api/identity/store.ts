/** SQL of identities: accounts at providers with which people sign in. */
import { normalEmail } from '../../contract/email.ts';
import type { IdentityProvider } from '../../contract/identity/fields.ts';
import { people } from '../platform/db/forgetting.ts';
import type { ExportSection } from '../platform/subject/exported.ts';

export interface IdentityRow {
  id: string;
  user_id: string;
  provider: IdentityProvider;
  issuer: string;
  subject: string;
  email: string;
  created_at: number;
  last_used_at: number | null;
}

/** An account at a provider, identified by issuer and subject. */
type ProviderAccount = Pick<IdentityRow, 'issuer' | 'subject'>;

/** The identities of a person, at most one for each provider. */
export async function listIdentities(db: D1DatabaseSession, userId: string): Promise<IdentityRow[]> {
  const { results } = await db.prepare('SELECT * FROM identity WHERE user_id=?1 ORDER BY seq').bind(userId).all<IdentityRow>();
  return results;
}

export const findIdentity = (db: D1DatabaseSession, { issuer, subject }: ProviderAccount): Promise<IdentityRow | null> =>
  db.prepare('SELECT * FROM identity WHERE issuer=?1 AND subject=?2').bind(issuer, subject).first<IdentityRow>();

/** The account that has an address, so that no other account can use it. */
export const accountOfEmail = (db: D1DatabaseSession, email: string): Promise<string | null> =>
  db.prepare('SELECT id FROM users WHERE email_normal=?1 AND deleted_at IS NULL').bind(normalEmail(email)).first<string>('id');

type NewIdentity = Omit<IdentityRow, 'created_at' | 'last_used_at'>;

/** Adds an identity in the batch that creates the person. */
export const newIdentityStatement = (db: D1DatabaseSession, row: NewIdentity, now: number): D1PreparedStatement =>
  db
    .prepare(
      'INSERT INTO identity(id, user_id, provider, issuer, subject, email, created_at, last_used_at) VALUES(?1,?2,?3,?4,?5,?6,?7,?7)',
    )
    .bind(row.id, row.user_id, row.provider, row.issuer, row.subject, row.email, now);

/** Adds an identity if the session is still live; a session that ended during the call adds nothing. */
export const addIdentityStatement = (db: D1DatabaseSession, sessionId: string, row: NewIdentity, now: number): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO identity(id, user_id, provider, issuer, subject, email, created_at)
       SELECT ?1,?2,?3,?4,?5,?6,?7 WHERE EXISTS(SELECT 1 FROM session_family WHERE id=?8 AND user_id=?2 AND revoked_at IS NULL)`,
    )
    .bind(row.id, row.user_id, row.provider, row.issuer, row.subject, row.email, now, sessionId);

/** Records a sign-in. Changes nothing if the identity was disconnected meanwhile. */
export const useIdentityStatement = (
  db: D1DatabaseSession,
  userId: string,
  { issuer, subject }: ProviderAccount,
  now: number,
): D1PreparedStatement =>
  db.prepare('UPDATE identity SET last_used_at=?4 WHERE issuer=?2 AND subject=?3 AND user_id=?1').bind(userId, issuer, subject, now);

export const removeIdentityStatement = (db: D1DatabaseSession, userId: string, id: string): D1PreparedStatement =>
  db.prepare('DELETE FROM identity WHERE id=?2 AND user_id=?1').bind(userId, id);

/** Removes identities that were connected after a sign-in which the person has denied. */
export const removeIdentitiesSinceStatement = (db: D1DatabaseSession, userId: string, since: number): D1PreparedStatement =>
  db.prepare('DELETE FROM identity WHERE user_id=?1 AND created_at>=?2').bind(userId, since);

/** Deletes the identities of deleted people. */
export const forgetIdentitiesStatements = (db: D1DatabaseSession, userId: string): D1PreparedStatement[] => [
  db.prepare(`DELETE FROM identity WHERE user_id IN ${people}`).bind(userId),
  db.prepare(`DELETE FROM identity_attempt WHERE user_id IN ${people}`).bind(userId),
  db.prepare(`DELETE FROM identity_ticket WHERE user_id IN ${people}`).bind(userId),
];

/** Connected accounts at providers in "my data". */
export const exported: readonly ExportSection[] = [
  {
    name: 'connectedAccounts',
    of: 'person',
    from: 'identity i WHERE i.user_id=?1',
    columns: 'i.id, i.provider, i.email, i.created_at AS createdAt, i.last_used_at AS lastUsedAt',
    cursor: 'i.seq',
  },
];
