/**
 * SQL of people and companies in the console. Each page reads an index from its position on, so that the cost depends on the shown
 * rows only.
 */
import type { FoundCompany, FoundPerson } from '../../contract/moderation/people-schemas.ts';
import type { ConsoleRole } from '../../contract/moderation/roles.ts';
import { foundPageSize, requestsCounted, type Standing, type SuspensionReason } from '../../contract/moderation/suspension.ts';
import { idPattern } from '../../contract/wire/ids.ts';
import { approval } from '../../contract/company/approval.ts';
import type { ApiLanguage as Language } from '../../contract/text/languages.ts';
import { isoTime } from '../platform/clock.ts';
import { askedWords } from './asked-words.ts';

/** The search: an id, words, or suspended ones; otherwise the newest of all. */
export interface Asked {
  text?: string | undefined;
  isSuspended?: boolean | undefined;
  before?: number | undefined;
}
export interface Found<One> {
  found: One[];
  next: number | null;
}

const standingOf = (alias: string): string =>
  `CASE WHEN ${alias}.deleted_at IS NOT NULL THEN 'ended' WHEN ${alias}.suspended_at IS NOT NULL THEN 'suspended' ELSE 'active' END`;

interface PersonRow {
  seq: number;
  id: string;
  full_name: string;
  email: string;
  standing: Standing;
  created_at: number;
  main_id: string | null;
  main_name: string | null;
  main_standing: Standing | null;
  role: ConsoleRole | null;
}
const personColumns = `u.seq, u.id, u.full_name, u.email, ${standingOf('u')} AS standing, u.created_at,
  m.id AS main_id, m.full_name AS main_name, ${standingOf('m')} AS main_standing, (SELECT role FROM moderator WHERE user_id=u.id) AS role`;
const personJoins = 'LEFT JOIN staff s ON s.user_id=u.id LEFT JOIN users m ON m.id=s.master_user_id';
const personOf = (row: PersonRow): FoundPerson => ({
  id: row.id,
  fullName: row.full_name,
  email: row.standing === 'ended' ? '' : row.email,
  standing: row.standing,
  mainUser: row.main_id === null ? null : { id: row.main_id, fullName: row.main_name ?? '', standing: row.main_standing ?? 'active' },
  consoleRole: row.role,
  dtCreatedAt: isoTime(row.created_at),
});

interface CompanyRow {
  seq: number;
  id: string;
  name: string;
  path: string;
  approve_status: number;
  is_active: number;
  standing: Standing;
  created_at: number;
  owner_id: string;
  owner_name: string;
  owner_standing: Standing;
}
const companyColumns = `c.seq, c.id, c.name, c.path, c.approve_status, c.is_active, ${standingOf('c')} AS standing, c.created_at,
  o.id AS owner_id, o.full_name AS owner_name, ${standingOf('o')} AS owner_standing`;
const companyJoins = 'CROSS JOIN users o ON o.id=c.owner_user_id';
const companyOf = (row: CompanyRow): FoundCompany => ({
  id: row.id,
  name: row.name,
  path: row.path,
  approveStatus: row.approve_status,
  isPublic: row.approve_status === approval.approved && row.is_active === 1,
  standing: row.standing,
  owner: { id: row.owner_id, fullName: row.owner_name, standing: row.owner_standing },
  dtCreatedAt: isoTime(row.created_at),
});

interface Kind {
  alias: string;
  table: string;
  index: string;
  suspendedIndex: string;
  /** Some readers may not find parts of tax numbers. */
  areNumbersWhole: boolean;
  columns: string;
  joins: string;
  /** Rows that can be found, deleted ones by their id. */
  isShown: string;
}
const kinds = {
  person: {
    alias: 'u',
    table: 'users',
    index: 'person_fts',
    suspendedIndex: 'users_suspended',
    areNumbersWhole: false,
    columns: personColumns,
    joins: personJoins,
    isShown: 'TRUE',
  },
  company: {
    alias: 'c',
    table: 'company',
    index: 'any_company_fts',
    suspendedIndex: 'company_suspended',
    areNumbersWhole: true,
    columns: companyColumns,
    joins: companyJoins,
    isShown: 'c.is_user_company=0',
  },
} as const satisfies Record<string, Kind>;

async function find<Row extends { seq: number }>(db: D1DatabaseSession, kind: Kind, asked: Asked): Promise<Found<Row>> {
  const { alias, table, index, suspendedIndex, columns, joins, isShown } = kind;
  const text = (asked.text ?? '').trim();
  const before = asked.before ?? Number.MAX_SAFE_INTEGER;
  const limit = `LIMIT ${foundPageSize + 1}`;
  const select = `SELECT ${columns} FROM`;
  const isListed = `${alias}.deleted_at IS NULL AND ${isShown}`;
  const words = askedWords(text, kind.areNumbersWhole);
  if (text !== '' && words === null) return { found: [], next: null };
  const statement = idPattern.test(text)
    ? db.prepare(`${select} ${table} ${alias} ${joins} WHERE ${alias}.id=?1 AND ${isShown}`).bind(text)
    : words !== null
      ? db
          .prepare(
            `${select} ${index} f CROSS JOIN ${table} ${alias} ON ${alias}.seq=f.rowid ${joins} WHERE ${index} MATCH ?1 AND f.rowid<?2 ORDER BY f.rowid DESC ${limit}`,
          )
          .bind(words, before)
      : asked.isSuspended === true
        ? db
            .prepare(
              `${select} ${table} ${alias} INDEXED BY ${suspendedIndex} ${joins} WHERE ${alias}.suspended_at IS NOT NULL AND ${isListed} AND ${alias}.seq<?1 ORDER BY ${alias}.seq DESC ${limit}`,
            )
            .bind(before)
        : db
            .prepare(`${select} ${table} ${alias} ${joins} WHERE ${isListed} AND ${alias}.seq<?1 ORDER BY ${alias}.seq DESC ${limit}`)
            .bind(before);
  const { results } = await statement.all<Row>();
  const found = results.slice(0, foundPageSize);
  return { found, next: results.length > foundPageSize ? (found.at(-1)?.seq ?? null) : null };
}

export async function findPeopleRows(db: D1DatabaseSession, asked: Asked): Promise<Found<FoundPerson>> {
  const { found, next } = await find<PersonRow>(db, kinds.person, asked);
  return { found: found.map(personOf), next };
}
export async function findCompanyRows(db: D1DatabaseSession, asked: Asked): Promise<Found<FoundCompany>> {
  const { found, next } = await find<CompanyRow>(db, kinds.company, asked);
  return { found: found.map(companyOf), next };
}

interface PersonFacts {
  language: string;
  phone: string | null;
  email_verified_at: number | null;
  phone_verified_at: number | null;
  suspended_at: number | null;
  suspend_reason: SuspensionReason | null;
  flags: number | null;
  plan_name: string | null;
  plan_expires_at: number | null;
  balance: number | null;
}

/** Any person, also a deleted one. @param language of the plan's name */
export async function readPerson(
  db: D1DatabaseSession,
  id: string,
  language: Language = 'EN',
): Promise<{ person: FoundPerson; facts: PersonFacts } | null> {
  const row = await db
    .prepare(
      `SELECT ${personColumns}, u.language, u.phone, u.email_verified_at, u.phone_verified_at, u.suspended_at, u.suspend_reason, s.flags,
         t.name AS plan_name, u.plan_expires_at, a.balance
       FROM users u ${personJoins} LEFT JOIN plan_text t ON t.plan_id=u.plan_id AND t.language=?2
         LEFT JOIN credit_account a ON a.owner_user_id=u.id WHERE u.id=?1`,
    )
    .bind(id, language)
    .first<PersonRow & PersonFacts>();
  return row === null ? null : { person: personOf(row), facts: row };
}

interface CompanyFacts {
  suspended_at: number | null;
  suspend_reason: SuspensionReason | null;
  taxpayer_number: string | null;
  product_count: number;
  request_count: number;
  owner_user_id: string;
  balance: number | null;
}

/** A company in any state, except for accounts' own ones. */
export async function readConsoleCompany(
  db: D1DatabaseSession,
  id: string,
): Promise<{ company: FoundCompany; facts: CompanyFacts } | null> {
  const row = await db
    .prepare(
      `SELECT ${companyColumns}, c.suspended_at, c.suspend_reason, c.taxpayer_number, c.product_count, c.owner_user_id, a.balance,
         (SELECT COUNT(*) FROM (SELECT 1 FROM request WHERE company_id=c.id AND deleted_at IS NULL LIMIT ${requestsCounted})) AS request_count
       FROM company c ${companyJoins} LEFT JOIN credit_account a ON a.owner_user_id=c.owner_user_id WHERE c.id=?1 AND c.is_user_company=0`,
    )
    .bind(id)
    .first<CompanyRow & CompanyFacts>();
  return row === null ? null : { company: companyOf(row), facts: row };
}

/** The companies of an account, without its own one. */
export async function listCompaniesOf(db: D1DatabaseSession, ownerUserId: string): Promise<FoundCompany[]> {
  const { results } = await db
    .prepare(
      `SELECT ${companyColumns} FROM company c ${companyJoins} WHERE c.owner_user_id=?1 AND c.deleted_at IS NULL AND c.is_user_company=0 ORDER BY c.seq`,
    )
    .bind(ownerUserId)
    .all<CompanyRow>();
  return results.map(companyOf);
}

/** Staff of an account, the earliest first. */
export async function listStaffOf(db: D1DatabaseSession, masterUserId: string): Promise<FoundPerson[]> {
  const { results } = await db
    .prepare(
      `SELECT ${personColumns} FROM staff s CROSS JOIN users u ON u.id=s.user_id JOIN users m ON m.id=s.master_user_id
       WHERE s.master_user_id=?1 AND s.removed_at IS NULL ORDER BY s.created_at, u.id LIMIT 200`,
    )
    .bind(masterUserId)
    .all<PersonRow>();
  return results.map(personOf);
}
