/** SQL of trusted browsers. */
import { trustedBrowsersMax, trustMs } from '../../contract/second-factor/fields.ts';
import { people } from '../platform/db/forgetting.ts';
import { newId } from '../platform/ids.ts';
import type { ExportSection } from '../platform/subject/exported.ts';

interface TrustedRow {
  id: string;
  device: string;
  session_id: string;
  created_at: number;
  last_used_at: number;
  expires_at: number;
}

/** The trusted browsers of a person, latest first. */
export async function listTrusted(db: D1DatabaseSession, userId: string, now: number): Promise<TrustedRow[]> {
  const { results } = await db
    .prepare(
      `SELECT id, device, session_id, created_at, last_used_at, expires_at FROM trusted_browser
       WHERE user_id=?1 AND expires_at>?2 ORDER BY seq DESC LIMIT ${trustedBrowsersMax}`,
    )
    .bind(userId, now)
    .all<TrustedRow>();
  return results;
}

interface Trusted {
  userId: string;
  hash: string;
  device: string;
  sessionId: string;
}

/** Trusts the browser in which a session begins; if there are too many, the oldest is no longer trusted. */
export const trustStatements = (
  db: D1DatabaseSession,
  { userId, hash, device, sessionId }: Trusted,
  now: number,
): D1PreparedStatement[] => [
  db
    .prepare(
      'INSERT INTO trusted_browser(id, user_id, hash, device, session_id, created_at, last_used_at, expires_at) VALUES(?1,?2,?3,?4,?5,?6,?6,?7)',
    )
    .bind(newId(), userId, hash, device, sessionId, now, now + trustMs),
  db
    .prepare(
      `DELETE FROM trusted_browser WHERE user_id=?1 AND seq<=(SELECT seq FROM trusted_browser WHERE user_id=?1 ORDER BY seq DESC LIMIT 1 OFFSET ${trustedBrowsersMax})`,
    )
    .bind(userId),
];

/** Records a sign-in; changes nothing if the browser is no longer trusted. */
export const useTrustedStatement = (db: D1DatabaseSession, id: string, sessionId: string, now: number): D1PreparedStatement =>
  db.prepare('UPDATE trusted_browser SET last_used_at=?3, session_id=?2 WHERE id=?1 AND expires_at>?3').bind(id, sessionId, now);

export const endTrustStatement = (db: D1DatabaseSession, userId: string, id: string): D1PreparedStatement =>
  db.prepare('DELETE FROM trusted_browser WHERE id=?2 AND user_id=?1').bind(userId, id);

export const endAllTrustStatement = (db: D1DatabaseSession, userId: string): D1PreparedStatement =>
  db.prepare('DELETE FROM trusted_browser WHERE user_id=?1').bind(userId);

/** Deletes expired trust, oldest first. */
export const sweepTrustedStatement = (db: D1DatabaseSession, now: number): D1PreparedStatement =>
  db
    .prepare(
      'DELETE FROM trusted_browser WHERE seq IN (SELECT seq FROM trusted_browser WHERE expires_at<=?1 ORDER BY expires_at LIMIT 2000)',
    )
    .bind(now);

export const forgetTrustedStatement = (db: D1DatabaseSession, userId: string): D1PreparedStatement =>
  db.prepare(`DELETE FROM trusted_browser WHERE user_id IN ${people}`).bind(userId);

/** Trusted browsers in "my data", without what recognises them. */
export const exported: readonly ExportSection[] = [
  {
    name: 'trustedBrowsers',
    of: 'person',
    from: 'trusted_browser b WHERE b.user_id=?1',
    columns: 'b.id, b.device, b.created_at AS createdAt, b.last_used_at AS lastUsedAt, b.expires_at AS expiresAt',
    cursor: 'b.seq',
  },
];
