/** SQL of a person's actions: their rows of the ledger and of the audit log, each by its own index. */
import { offerPathSql } from '../platform/text/title-store.ts';
import { staffActions } from '../../contract/staff/activity.ts';

export interface ActivityRow {
  id: string;
  at: number;
  what: string;
  name: string;
  /** Address of the offer that the row is about. */
  about: string | null;
  /** Null if no credits moved. */
  credits: number | null;
}

/** The row after which a page begins. */
export interface Place {
  at: number;
  id: string;
}

/** Before all rows. */
const newest: Place = { at: Number.MAX_SAFE_INTEGER, id: '' };

const nameOfTarget = `CASE l.target_type WHEN 'company' THEN (SELECT name FROM company WHERE id=l.target_id) WHEN 'request' THEN (SELECT name FROM request WHERE id=l.target_id)
  WHEN 'product' THEN (SELECT name FROM product WHERE id=l.target_id) WHEN 'chat' THEN (SELECT name_for_all FROM chat WHERE id=l.target_id)
  WHEN 'certificate' THEN (SELECT c.name FROM company_certificate k JOIN company c ON c.id=k.company_id WHERE k.id=l.target_id)
  WHEN 'staff' THEN (SELECT CASE WHEN u.deleted_at IS NULL THEN u.full_name END FROM staff s JOIN users u ON u.id=s.user_id WHERE s.id=l.target_id) END`;
/** Names of the actions in the audit log. */
const actions = staffActions.map((action) => `'${action.replace('-', '.')}'`).join(',');

/** Newest first. @param hasCredits whether movements of credits are included */
export async function readActivity(
  db: D1DatabaseSession,
  userId: string,
  { before = newest, hasCredits, countMax }: { before?: Place | undefined; hasCredits: boolean; countMax: number },
): Promise<ActivityRow[]> {
  const done = db.prepare(
    `SELECT l.id, l.at, replace(l.action, '.', '-') AS what, COALESCE(${nameOfTarget}, '') AS name, ${offerPathSql('l.target_type', 'l.target_id')} AS about, NULL AS credits FROM audit_log l
     WHERE l.actor_user_id=?1 AND (l.at, l.id)<(?2, ?3) AND l.action IN (${actions}) ORDER BY l.at DESC, l.id DESC LIMIT ?4`,
  );
  const moved = db.prepare(
    `SELECT t.id, t.created_at AS at, t.reason AS what, t.detail AS name, ${offerPathSql('t.target_type', 't.target_id')} AS about, CASE WHEN a.kind='user' THEN -t.amount ELSE t.amount END AS credits
     FROM credit_transfer t JOIN credit_account a ON a.id=t.debit_account
     WHERE t.actor_user_id=?1 AND (t.created_at, t.id)<(?2, ?3) ORDER BY t.created_at DESC, t.id DESC LIMIT ?4`,
  );
  const asked = [done, ...(hasCredits ? [moved] : [])].map((statement) => statement.bind(userId, before.at, before.id, countMax));
  const results = await db.batch<ActivityRow>(asked);
  return results
    .flatMap((result) => result.results)
    .toSorted((one, other) => other.at - one.at || (one.id < other.id ? 1 : -1))
    .slice(0, countMax);
}
