/** Notifies the other sides of open deals that an account or company was deleted, once for each chat. */
import { chatHref } from '../chat/store.ts';
import { notificationsOfStatement } from '../notification/notification-store.ts';

/** Quotes that are looked at, sent and received ones separately. Older ones are rarely open. */
const dealsMax = 500;

const newest = (account: string, side: 'sender' | 'receiver', other: 'sender' | 'receiver'): string =>
  `SELECT chat_id, state, valid_until, ${other}_user_id AS partner_id FROM (SELECT * FROM quote WHERE ${side}_user_id=${account} ORDER BY seq DESC LIMIT ${dealsMax})`;

/** Accounts that have sent this account a quote, or received one from it, which is accepted or can still be answered. */
const partnersOf = (account: string, company = 'c.id'): string =>
  `SELECT q.partner_id AS user_id, 'deal-partner-left:' || h.id AS dedupe_key, '${chatHref('')}' || h.id AS href,
     json_object('company', c.name, 'subject', h.name_for_all) AS payload
   FROM (SELECT * FROM (${newest(account, 'sender', 'receiver')}) UNION ALL SELECT * FROM (${newest(account, 'receiver', 'sender')})) q
   JOIN chat h ON h.id=q.chat_id JOIN chat_member m ON m.chat_id=h.id AND m.master_user_id=${account} JOIN company c ON c.id=m.company_id AND c.id=${company}
   JOIN users u ON u.id=q.partner_id AND u.deleted_at IS NULL
   WHERE q.state='accepted' OR (q.state='sent' AND q.valid_until>?2)`;

/** Has to run before the names of the account are deleted, since the notification contains one. */
export const partnersOfEndedStatement = (db: D1DatabaseSession, userId: string, now: number): D1PreparedStatement =>
  notificationsOfStatement(db, 'deal-partner-left', partnersOf('?1'), [userId], now);

/** The same for one deleted company, whose account stays. */
export const partnersOfDeletedCompanyStatement = (db: D1DatabaseSession, companyId: string, now: number): D1PreparedStatement =>
  notificationsOfStatement(
    db,
    'deal-company-deleted',
    partnersOf('(SELECT owner_user_id FROM company WHERE id=?1)', '?1'),
    [companyId],
    now,
  );
