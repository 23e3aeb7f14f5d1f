/**
 * Everything an account holds, as SQL that reads a page at a time, because there may be a hundred thousand rows. Names are those of the
 * file: what ends in `At` is a time, what begins with `is` a yes or no, what ends in `Json` is JSON. Nothing secret is in it, and nothing
 * of other people but what they have shown this account.
 */
import { contentColumns as companyContent } from '../company/edit-store.ts';
import { announcedIds, type MovedKind } from '../platform/archive-move.ts';
import { contentColumns as requestContent } from '../request/edit-store.ts';

export type ExportRow = Record<string, unknown>;

export interface ExportSection {
  name: string;
  /** Rows of the account ?1, as a FROM with its WHERE; ?2 is where the page begins and ?3 its size, for those that need them inside. */
  from: string;
  columns: string;
  /** A number that grows; pages go on after it. */
  cursor: string;
  /** Rows that move to the archive, where they are found alike: the kind of move, and their id. */
  moved?: [MovedKind, string];
}

const urls = (column: string): string => `(SELECT json_group_array('/media/' || f.value) FROM json_each(${column}) f)`;

const companyColumns = `c.id, c.name, c.path, c.is_user_company AS isOwnAddress, c.description, c.language, c.texts AS textsJson, c.email, c.website AS webSite, c.activity_area AS activityArea,
  '/media/' || c.logo_key AS logoUrl, '/media/' || c.cover_key AS coverUrl, c.video_id AS videoId, c.taxpayer_number AS taxpayerNumber, c.taxpayer_office AS taxpayerOffice,
  (SELECT json_group_array(json_object('name', json_extract(f.value, '$.name'), 'bytes', json_extract(f.value, '$.bytes'))) FROM json_each(COALESCE(c.documents, '[]')) f) AS documentsJson,
  COALESCE(c.facts, '{}') AS factsJson, c.employees, c.hs_code AS hsCode, c.bank_names AS bankNames, c.keywords AS keywordsJson, c.categories AS categoriesJson,
  (SELECT en FROM country WHERE id=c.country_id) AS country, (SELECT name FROM city WHERE id=c.city_id) AS city, (SELECT name FROM area WHERE id=c.area_id) AS area,
  c.address_header AS addressHeader, c.address_description AS addressDescription, c.postal_code AS postalCode, c.phone, c.fax, c.address_email AS addressEmail,
  c.approve_status AS approveStatus, c.reject_reason AS rejectReason, c.sent_at AS sentAt, c.approved_at AS approvedAt, NULLIF(c.boost_expires_at, 0) AS boostExpiresAt,
  c.view_count AS viewCount, c.created_at AS createdAt, c.deleted_at AS deletedAt`;

const productColumns = `p.id, p.company_id AS companyId, p.name, p.description, p.language, p.texts AS textsJson, p.code, p.keywords AS keywordsJson, ${urls('p.images')} AS imagesJson, p.facts AS factsJson,
  p.created_at AS createdAt, p.deleted_at AS deletedAt`;
const productsOf = (state: string): string =>
  `company c CROSS JOIN product p ON p.company_id=c.id AND p.deleted_at ${state} WHERE c.id IN (SELECT id FROM company WHERE owner_user_id=?1 AND deleted_at IS NULL
    UNION ALL SELECT id FROM company WHERE owner_user_id=?1 AND deleted_at IS NOT NULL)`;

const requestColumns = `r.id, r.code, r.company_id AS companyId, r.service_type AS serviceType, r.name, r.description, r.language, r.texts AS textsJson, COALESCE(r.facts, '{}') AS factsJson, r.keywords AS keywordsJson,
  ${urls('r.images')} AS imagesJson,
  (SELECT json_group_array(json_object('name', json_extract(f.value, '$.name'), 'url', '/media/' || json_extract(f.value, '$.key'))) FROM json_each(r.files) f) AS filesJson,
  r.country_code AS country, r.approve_status AS approveStatus, r.reject_reason AS rejectReason, r.sent_at AS sentAt, r.approved_at AS approvedAt, r.expires_at AS expiresAt, r.paused_at AS pausedAt,
  r.created_at AS createdAt, r.deleted_at AS deletedAt`;
/** Rows that the marketplace's database holds in part (api/request/archive.ts). */
const copyColumn = ', r.archive_copy AS archiveCopy';
const requestsOf = (state: string): string => `request r WHERE r.owner_user_id=?1 AND r.deleted_at ${state}`;

/**
 * Edits that wait for the moderators, as if they were stored: the content is the edit's, the rest the row's.
 * @param kept columns of the row
 */
const editsOf = (table: string, content: readonly string[], kept: string): string =>
  `(SELECT ${kept}, pending_status AS approve_status, ${content.map((column) => `json_extract(pending_edit, '$.${column}') AS ${column}`).join(', ')}
    FROM ${table} WHERE owner_user_id=?1 AND deleted_at IS NULL AND pending_edit IS NOT NULL)`;
const companyEdits = editsOf(
  'company',
  companyContent,
  'seq, id, path, is_user_company, reject_reason, sent_at, approved_at, boost_expires_at, view_count, created_at, deleted_at',
);
const requestEdits = editsOf(
  'request',
  requestContent,
  'seq, id, code, country_code, reject_reason, sent_at, approved_at, expires_at, paused_at, created_at, deleted_at',
);

const account = '(SELECT id FROM credit_account WHERE owner_user_id=?1)';

/** Each side has an index of its own; a page reads as much of it as it shows. */
const transfers = (side: string): string => `SELECT * FROM credit_transfer WHERE ${side}=${account} AND seq>?2 ORDER BY seq LIMIT ?3`;

/** All but chats, whose messages live in their rooms. */
export const exportSections: readonly ExportSection[] = [
  {
    name: 'companies',
    from: 'company c WHERE c.owner_user_id=?1 AND c.deleted_at IS NULL',
    columns: companyColumns,
    cursor: 'c.seq',
  },
  {
    name: 'deletedCompanies',
    from: 'company c WHERE c.owner_user_id=?1 AND c.deleted_at IS NOT NULL',
    columns: companyColumns,
    cursor: 'c.seq',
  },
  { name: 'companyEdits', from: `${companyEdits} c WHERE true`, columns: companyColumns, cursor: 'c.seq' },
  { name: 'products', from: productsOf('IS NULL'), columns: productColumns, cursor: 'p.seq' },
  { name: 'deletedProducts', from: productsOf('IS NOT NULL'), columns: productColumns, cursor: 'p.seq' },
  { name: 'requests', from: requestsOf('IS NULL'), columns: requestColumns + copyColumn, cursor: 'r.seq' },
  { name: 'deletedRequests', from: requestsOf('IS NOT NULL'), columns: requestColumns + copyColumn, cursor: 'r.seq' },
  { name: 'requestEdits', from: `${requestEdits} r WHERE true`, columns: requestColumns, cursor: 'r.seq' },
  {
    name: 'staff',
    from: 'staff s JOIN users u ON u.id=s.user_id WHERE s.master_user_id=?1 AND s.removed_at IS NULL',
    columns:
      's.id, u.full_name AS fullName, u.email, s.flags, (SELECT c.new_email FROM staff_email_change c WHERE c.user_id=s.user_id AND c.outcome IS NULL AND c.taken_at IS NULL) AS newEmail, s.monthly_budget AS monthlyBudget, s.created_at AS createdAt',
    cursor: 's.rowid',
  },
  {
    name: 'invitations',
    from: 'staff_invitation i WHERE i.master_user_id=?1',
    columns: 'i.id, i.email, i.flags, i.monthly_budget AS monthlyBudget, i.sent_at AS sentAt, i.expires_at AS expiresAt',
    cursor: 'i.seq',
  },
  {
    name: 'credits',
    from: `(SELECT * FROM (${transfers('debit_account')}) UNION ALL SELECT * FROM (${transfers('credit_account')})) t WHERE true`,
    columns: `t.id, CASE WHEN t.debit_account=${account} THEN -t.amount ELSE t.amount END AS amount, t.reason, t.detail, t.created_at AS createdAt`,
    cursor: 't.seq',
  },
  {
    name: 'payments',
    from: 'payment_order o WHERE o.master_user_id=?1',
    columns: `o.id, o.item_type AS item, o.item_id AS itemId, printf('%d.%02d', o.amount / 100, o.amount % 100) AS price, o.currency, o.credits, o.provider,
      o.card_last4 AS cardLast4, o.state, o.created_at AS createdAt, o.updated_at AS updatedAt`,
    cursor: 'o.rowid',
    moved: ['payment_order', 'o.id'],
  },
  {
    name: 'notifications',
    from: 'notification n WHERE n.user_id=?1',
    columns: 'n.kind, n.payload AS valuesJson, n.href, n.read_at AS readAt, n.created_at AS createdAt',
    cursor: 'n.seq',
    moved: ['notification', 'n.id'],
  },
  {
    name: 'browserPushes',
    from: 'push_subscription s WHERE s.user_id=?1',
    // The address itself is a secret of its browser.
    columns: "substr(s.endpoint, 9, instr(substr(s.endpoint, 9), '/') - 1) AS service, s.created_at AS createdAt",
    cursor: 's.seq',
  },
  {
    name: 'saved',
    from: 'saved w WHERE w.user_id=?1',
    columns: 'w.kind, w.target_id AS id, w.created_at AS createdAt',
    cursor: 'w.seq',
  },
  {
    name: 'savedSearches',
    from: 'saved_search w WHERE w.user_id=?1',
    columns: 'w.id, w.name, w.address, w.level, w.created_at AS createdAt',
    cursor: 'w.seq',
  },
  {
    name: 'savedSearchMatches',
    from: 'saved_search w CROSS JOIN search_match m ON m.search_seq=w.seq WHERE w.user_id=?1',
    columns: 'w.id AS searchId, m.target_id AS id, m.found_at AS foundAt',
    cursor: 'm.seq',
  },
  {
    name: 'certificates',
    from: 'company c CROSS JOIN company_certificate t ON t.company_id=c.id WHERE c.owner_user_id=?1 AND c.deleted_at IS NULL',
    columns: `t.id, t.company_id AS companyId, t.kind, t.number, t.issuer, t.valid_until AS validUntil, json_extract(t.document, '$.name') AS document,
      CASE t.status WHEN 1 THEN 'waiting' WHEN 2 THEN 'checked' ELSE 'rejected' END AS status, t.reject_reason AS rejectReason, t.created_at AS createdAt`,
    cursor: 't.seq',
  },
  {
    name: 'companyContacts',
    from: 'company c CROSS JOIN company_answering a ON a.company_id=c.id WHERE c.owner_user_id=?1 AND c.deleted_at IS NULL',
    columns: `c.id AS companyId, (SELECT json_group_array(json_object('chatId', f.value->>0, 'answeredAfterMinutes', (f.value->>2) / 60000)) FROM json_each(a.contacts) f) AS contactsJson`,
    cursor: 'c.seq',
  },
  {
    name: 'quotes',
    from: '(SELECT * FROM quote WHERE sender_user_id=?1 UNION ALL SELECT * FROM quote WHERE receiver_user_id=?1) q WHERE true',
    columns: `q.id, q.revision, q.chat_id AS chatId, q.request_id AS requestId, q.company_id AS companyId, q.sender_user_id=?1 AS isOwn, q.terms AS termsJson, q.state,
      date(q.valid_until / 1000 - 1, 'unixepoch') AS validUntil, q.created_at AS createdAt, q.decided_at AS decidedAt, q.decline_reason AS declineReason, q.decline_note AS declineNote`,
    cursor: 'q.seq',
  },
  {
    name: 'inquiries',
    from: '(SELECT * FROM quote_inquiry WHERE asker_user_id=?1 UNION ALL SELECT * FROM quote_inquiry WHERE seller_user_id=?1) i WHERE true',
    columns: 'i.id, i.chat_id AS chatId, i.asker_user_id=?1 AS isOwn, i.terms AS termsJson, i.note, i.created_at AS createdAt',
    cursor: 'i.seq',
  },
  {
    name: 'proFormas',
    from: '(SELECT * FROM pro_forma WHERE seller_user_id=?1 UNION ALL SELECT * FROM pro_forma WHERE buyer_user_id=?1) f WHERE true',
    columns: 'f.number, f.quote_id AS quoteId, f.document AS documentJson, f.hash, f.issued_at AS issuedAt',
    cursor: 'f.seq',
  },
  {
    name: 'companyDays',
    from: 'company c CROSS JOIN company_day d ON d.company_id=c.id WHERE c.owner_user_id=?1 AND c.deleted_at IS NULL',
    columns: "c.id AS companyId, date(d.day * 86400, 'unixepoch') AS day, d.views, d.contacts, d.answers",
    cursor: 'c.seq * 1000000 + d.day',
  },
  {
    name: 'companyCountryDays',
    from: 'company c CROSS JOIN company_country_day d ON d.company_id=c.id WHERE c.owner_user_id=?1 AND c.deleted_at IS NULL',
    columns: "c.id AS companyId, date(d.day * 86400, 'unixepoch') AS day, d.country, d.views, d.contacts, d.answers",
    cursor: 'd.seq',
  },
  {
    name: 'requestCountryDays',
    from: 'request r CROSS JOIN request_country_day d ON d.request_id=r.id WHERE r.owner_user_id=?1 AND r.deleted_at IS NULL',
    columns: "r.id AS requestId, date(d.day * 86400, 'unixepoch') AS day, d.country, d.views, d.contacts, d.answers",
    cursor: 'd.seq',
  },
  {
    name: 'usage',
    from: 'usage_counter q WHERE q.user_id=?1',
    columns: 'q.feature, q.used, q.limit_number AS planLimit, q.period_started_at AS periodStartedAt',
    cursor: 'q.period_started_at * 100 + q.feature',
  },
  {
    name: 'contentVersions',
    from: 'content_version v JOIN content_entry e ON e.id=v.entry_id WHERE v.author_user_id=?1',
    columns: 'e.kind, e.titles AS titlesJson, v.version, v.created_at AS createdAt, v.published_at AS publishedAt',
    cursor: 'v.seq',
  },
];

/** Where rows of a section stand. */
export interface ExportSource extends Pick<ExportSection, 'from' | 'columns' | 'cursor'> {
  db: D1DatabaseSession;
  /** Values of ?4 and on. */
  bound: string[];
}

/** In the marketplace's database, and what moves in the archive too. @param archive null where none is bound */
export async function sourcesOf(db: D1DatabaseSession, archive: D1DatabaseSession | null, section: ExportSection): Promise<ExportSource[]> {
  const here = { ...section, db, bound: [] };
  if (section.moved === undefined || archive === null) return [here];
  const [kind, id] = section.moved;
  const announced = (await db.prepare(`SELECT ${announcedIds(kind)} AS ids`).first<string>('ids')) ?? '[]';
  return [
    here,
    { ...section, db: archive, from: `${section.from} AND ${id} NOT IN (SELECT value FROM json_each(?4))`, bound: [announced] },
  ];
}

export const readExportPage = async (
  userId: string,
  { db, from, columns, cursor, bound }: ExportSource,
  after: number,
  countMax: number,
): Promise<(ExportRow & { cursor: number })[]> =>
  (
    await db
      .prepare(`SELECT ${cursor} AS cursor, ${columns} FROM ${from} AND ${cursor} > ?2 ORDER BY ${cursor} LIMIT ?3`)
      .bind(userId, after, countMax, ...bound)
      .all<ExportRow & { cursor: number }>()
  ).results;

export const countExport = async (userId: string, { db, from, cursor, bound }: ExportSource): Promise<number> =>
  (await db
    .prepare(`SELECT COUNT(*) AS n FROM ${from} AND ${cursor}>?2 LIMIT ?3`)
    .bind(userId, -1, -1, ...bound)
    .first<number>('n')) ?? 0;

/** The person and the account: password, tokens and who recommended whom are not in it. */
export async function readExportAccount(db: D1DatabaseSession, userId: string): Promise<ExportRow> {
  const row = await db
    .prepare(
      `SELECT u.id, u.full_name AS fullName, u.email, u.phone, u.gender, u.language, (SELECT en FROM country WHERE id=u.country_id) AS country,
         '/media/' || u.picture_key AS pictureUrl, u.mail_approval AS isMailApproved, u.notify_email AS notifyByEmail, u.notify_phone AS notifyByPhone, u.notify_app AS notifyInApp,
         u.email_verified_at AS emailVerifiedAt, u.phone_verified_at AS phoneVerifiedAt, u.phone_approval_asked_at AS phoneApprovalAskedAt,
         (SELECT key FROM plan WHERE id=u.plan_id) AS plan, u.plan_started_at AS planStartedAt, u.plan_expires_at AS planExpiresAt, u.referral_code AS referralCode,
         u.push_token IS NOT NULL AS isAppRegistered, (SELECT balance FROM credit_account WHERE owner_user_id=u.id) AS creditBalance,
         (SELECT role FROM moderator WHERE user_id=u.id) AS consoleRole, (SELECT confirmed_at FROM second_factor WHERE user_id=u.id) AS secondFactorAt, u.created_at AS createdAt
       FROM users u WHERE u.id=?1`,
    )
    .bind(userId)
    .first<ExportRow>();
  return row ?? {};
}

/** Ids of the chats of an account, hidden ones too, the last active first. They are few enough to hold: 24 characters each. */
export async function listExportChats(db: D1DatabaseSession, userId: string): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT c.id FROM (SELECT chat_id, last_at FROM chat_member WHERE master_user_id=?1 AND hidden_at IS NULL
         UNION ALL SELECT chat_id, last_at FROM chat_member WHERE master_user_id=?1 AND hidden_at IS NOT NULL) m
       CROSS JOIN chat c ON c.id=m.chat_id WHERE c.deleted_at IS NULL AND (c.opened_at IS NOT NULL OR c.payer_user_id=?1) ORDER BY m.last_at DESC`,
    )
    .bind(userId)
    .all<{ id: string }>();
  return results.map(({ id }) => id);
}

export type ExportChat = ExportRow & { id: string; messageCount: number };

/** Chats by their ids, in that order. */
export async function readExportChats(db: D1DatabaseSession, userId: string, ids: readonly string[]): Promise<ExportChat[]> {
  const { results } = await db
    .prepare(
      `SELECT c.id, c.name_for_all AS subject, own.id AS ownCompanyId, own.name AS ownCompany, other.name AS otherCompany, c.created_for AS createdFor, c.price,
         c.is_paid AS isPaid, m.hidden_at IS NOT NULL AS isHidden, c.created_at AS createdAt, c.last_at AS lastAt, c.last_sequence AS messageCount
       FROM json_each(?2) j CROSS JOIN chat c ON c.id=j.value
       JOIN chat_member m ON m.chat_id=c.id AND m.master_user_id=?1 JOIN chat_member o ON o.chat_id=c.id AND o.master_user_id<>?1
       JOIN company own ON own.id=m.company_id JOIN company other ON other.id=o.company_id ORDER BY j.key`,
    )
    .bind(userId, JSON.stringify(ids))
    .all<ExportChat>();
  return results;
}
