/** The moderation queues in SQL: what waits in each, and whose it is. */
import { mainAccountOf } from '../account/account-store.ts';
import type { ModerationKind } from '../../contract/moderation/schemas.ts';
import { typedColumns, typedSql } from '../chat/typed-texts.ts';
import { checking } from '../company/certificate-store.ts';
import { isWaiting } from '../platform/pending-edit.ts';
import { isThere } from '../request/store.ts';

/** SQL: a column of the edit that waits, else of the row. */
export const edited = (table: string, column: string): string =>
  `COALESCE(json_extract(${table}.pending_edit, '$.${column}'), ${table}.${column})`;

export interface Queue {
  /** SQL of what is told; each queue reads a partial index of what waits. */
  id: string;
  title: string;
  subtitle: string;
  /** Two letters, lower case, or empty. */
  country: string;
  language: string;
  sentAt: string;
  from: string;
  where: string;
  /** What was sent at the same moment keeps its order from page to page. */
  order: string;
  /** The main accounts that own it or are a party of it. */
  accounts: readonly string[];
  /** Texts that everyone would read. */
  typed?: string;
}

const codeOf = (country: string): string => `COALESCE(lower(${country}.code), '')`;

export const queues: Record<ModerationKind, Queue> = {
  company: {
    id: 'c.id',
    title: edited('c', 'name'),
    subtitle: 'u.full_name',
    country: codeOf('k'),
    language: 'u.language',
    sentAt: 'c.sent_at',
    from: `company c JOIN users u ON u.id = c.owner_user_id LEFT JOIN country k ON k.id = ${edited('c', 'country_id')}`,
    where: isWaiting('c'),
    order: 'c.sent_at, c.seq',
    accounts: ['c.owner_user_id'],
    typed: typedSql(typedColumns.company, (column) => edited('c', column)),
  },
  request: {
    id: 'r.id',
    title: edited('r', 'name'),
    subtitle: 'c.name',
    country: 'r.country_code',
    language: 'u.language',
    sentAt: 'r.sent_at',
    from: `request r JOIN users u ON u.id = r.owner_user_id JOIN company c ON c.id = ${edited('r', 'company_id')}`,
    where: `${isWaiting('r')} AND ${isThere('r')}`,
    order: 'r.sent_at, r.seq',
    accounts: ['r.owner_user_id'],
    typed: typedSql(typedColumns.request, (column) => edited('r', column)),
  },
  phone: {
    id: 'u.id',
    title: 'u.full_name',
    subtitle: "'+' || u.phone",
    country: codeOf('k'),
    language: 'u.language',
    sentAt: 'u.phone_approval_asked_at',
    from: 'users u LEFT JOIN country k ON k.id = u.country_id',
    where: 'u.phone_approval_asked_at IS NOT NULL AND u.phone_verified_at IS NULL AND u.deleted_at IS NULL AND u.phone IS NOT NULL',
    order: 'u.phone_approval_asked_at, u.seq',
    accounts: [mainAccountOf('u.id')],
  },
  contact: {
    id: 'm.id',
    title: 'm.name',
    subtitle: 'm.email',
    country: "''",
    language: 'NULL',
    sentAt: 'm.created_at',
    from: 'contact_message m',
    where: 'm.handled_at IS NULL',
    order: 'm.seq',
    // Who wrote is known by the address alone.
    accounts: [mainAccountOf('(SELECT id FROM users WHERE email_normal = lower(trim(m.email)) AND deleted_at IS NULL)')],
  },
  report: {
    id: 'r.id',
    title: 'other.name',
    subtitle: 'own.name',
    country: "''",
    language: 'u.language',
    sentAt: 'r.created_at',
    from: `chat_report r JOIN company other ON other.id = r.reported_company_id JOIN company own ON own.id = r.reporter_company_id
      JOIN users u ON u.id = r.reporter_user_id`,
    where: 'r.handled_at IS NULL',
    order: 'r.seq',
    accounts: [mainAccountOf('r.reporter_user_id'), 'own.owner_user_id', 'other.owner_user_id'],
  },
  certificate: {
    id: 't.id',
    title: "t.issuer || ' ' || t.number",
    subtitle: 'c.name',
    country: codeOf('k'),
    language: 'u.language',
    sentAt: 't.sent_at',
    from: `company_certificate t JOIN company c ON c.id = t.company_id JOIN users u ON u.id = c.owner_user_id
      LEFT JOIN country k ON k.id = c.country_id`,
    where: `t.status = ${checking.waiting}`,
    order: 't.sent_at, t.seq',
    accounts: ['c.owner_user_id'],
    typed: typedSql(typedColumns.certificate, (column) => `t.${column}`),
  },
};

/** SQL: it is an account's own. @param account the parameter that holds the main account */
export const isOwn = (kind: ModerationKind, account: string): string => `(${account} IN (${queues[kind].accounts.join(', ')})) IS TRUE`;
