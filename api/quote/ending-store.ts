/** What the end of an account or company means for its deals: the other sides are notified, once for each chat. */
import { chatHref } from '../chat/store.ts';
import { notificationsOfStatement } from '../notification/notification-store.ts';

/** Of each side; an account rarely has more deals that are still of interest. */
const dealsMax = 500;

const newest = (account: string, side: 'sender' | 'receiver', other: 'sender' | 'receiver'): string =>
  `SELECT chat_id, state, valid_until, ${other}_user_id AS partner_id FROM (SELECT * FROM quote WHERE ${side}_user_id=${account} ORDER BY seq DESC LIMIT ${dealsMax})`;

/** Accounts with a quote of this account that is accepted or can still be answered, or that have sent it one. */
const partnersOf = (account: string, company = 'c.id'): string =>
  `SELECT q.partner_id AS user_id, 'deal-partner-left:' || h.id AS dedupe_key, '${chatHref('')}' || h.id AS href,
     json_object('company', c.name, 'subject', h.name_for_all) AS payload
   FROM (SELECT * FROM (${newest(account, 'sender', 'receiver')}) UNION ALL SELECT * FROM (${newest(account, 'receiver', 'sender')})) q
   JOIN chat h ON h.id=q.chat_id JOIN chat_member m ON m.chat_id=h.id AND m.master_user_id=${account} JOIN company c ON c.id=m.company_id AND c.id=${company}
   JOIN users u ON u.id=q.partner_id AND u.deleted_at IS NULL
   WHERE q.state='accepted' OR (q.state='sent' AND q.valid_until>?2)`;

/** Runs before names are forgotten. */
export const partnersOfEndedStatement = (db: D1DatabaseSession, userId: string, now: number): D1PreparedStatement =>
  notificationsOfStatement(db, 'deal-partner-left', partnersOf('?1'), [userId], now);

/** The same for a single company of an account that stays. */
export const partnersOfDeletedCompanyStatement = (db: D1DatabaseSession, companyId: string, now: number): D1PreparedStatement =>
  notificationsOfStatement(
    db,
    'deal-company-deleted',
    partnersOf('(SELECT owner_user_id FROM company WHERE id=?1)', '?1'),
    [companyId],
    now,
  );
