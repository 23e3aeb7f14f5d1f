/** The dashboard's data in one round trip: each statement reads a handful of rows, independent of the account's size. */
import { approval } from '../../contract/company/approval.ts';
import type { QuoteEvent } from '../../contract/chat/shapes.ts';
import type { ServiceType } from '../../contract/request/shapes.ts';
import { endsSoonMs, dashboardChatsRead, dashboardListMax, dashboardMatchesRead, trafficDays } from '../../contract/dashboard/limits.ts';
import type { ApiLanguage as Language } from '../../contract/text/languages.ts';
import { dayOf } from '../platform/clock.ts';
import { chatNames, chatNamesJoins } from '../platform/text/title-store.ts';
import { namesSql } from '../platform/text/title.ts';
import { requestExists } from '../request/store.ts';

export interface AccountState {
  balance: number | null;
  plan_name: string | null;
  has_request: number;
  has_answer: number;
  /** Whether the person has a saved search. */
  has_search: number;
  /** The first day (UTC) with daily counts of views. */
  counted_from: number;
}
export interface CompanyState {
  id: string;
  approve_status: number;
}
export interface UnansweredRow {
  chat_id: string;
  company_name: string;
  logo_key: string | null;
  name_for_all: string;
  names: string | null;
  last_at: number;
}
export interface EndingRow {
  id: string;
  name: string;
  names: string | null;
  expires_at: number;
}
export interface DayRow {
  day: number;
  views: number;
  contacts: number;
}
/** A match; its name is null if it is no longer public. */
export interface MatchRow {
  id: string;
  name: string | null;
  names: string | null;
  service_type: ServiceType | null;
  company_path: string | null;
  search_name: string;
  found_at: number;
}
export interface DashboardRows {
  account: AccountState | undefined;
  companies: CompanyState[];
  unanswered: UnansweredRow[];
  ending: EndingRow[];
  days: DayRow[];
  matches: MatchRow[];
}

const living = 'owner_user_id=?1 AND is_user_company=0 AND deleted_at IS NULL';

const account = `
  SELECT (SELECT balance FROM credit_account WHERE owner_user_id=?1) AS balance,
    (SELECT name FROM plan_text WHERE plan_id=?2 AND language=?3) AS plan_name,
    EXISTS(SELECT 1 FROM request r WHERE r.owner_user_id=?1 AND ${requestExists('r')}) AS has_request,
    EXISTS(SELECT 1 FROM company o CROSS JOIN chat c ON c.to_company_id=o.id AND c.opened_at IS NOT NULL WHERE o.owner_user_id=?1 AND o.deleted_at IS NULL) AS has_answer,
    EXISTS(SELECT 1 FROM saved_search WHERE user_id=?4) AS has_search,
    (SELECT MIN(day) FROM company_day_start) AS counted_from`;

const companies = `SELECT id, approve_status FROM company WHERE ${living} ORDER BY approve_status DESC, seq`;

const isBlocked = `EXISTS(SELECT 1 FROM chat_block b WHERE b.master_user_id=?1 AND b.blocked_user_id=other.owner_user_id)
  OR EXISTS(SELECT 1 FROM chat_block b WHERE b.master_user_id=other.owner_user_id AND b.blocked_user_id=?1)`;

/** Quote events after which no answer is expected. */
const settled = (['accepted', 'declined', 'withdrawn'] as const satisfies readonly QuoteEvent[]).map((event) => `'${event}'`).join();

/** CROSS JOIN fixes the order of tables, so that the last active chats are read by their index. */
const unanswered = `
  SELECT c.id AS chat_id, other.name AS company_name, other.logo_key, c.name_for_all, c.last_at, ${chatNames} AS names
  FROM (SELECT chat_id, company_id, last_at FROM chat_member WHERE master_user_id=?1 AND hidden_at IS NULL ORDER BY last_at DESC LIMIT ${dashboardChatsRead}) m
  CROSS JOIN chat c ON c.id=m.chat_id AND c.deleted_at IS NULL AND c.opened_at IS NOT NULL AND c.last_company_id<>m.company_id AND COALESCE(c.last_quote_event,'') NOT IN (${settled})
  CROSS JOIN company other ON other.id=c.last_company_id AND other.deleted_at IS NULL AND NOT (${isBlocked})
  ${chatNamesJoins('c')}
  ORDER BY m.last_at DESC LIMIT ${dashboardListMax}`;

const ending = `
  SELECT id, name, ${namesSql('request')} AS names, expires_at FROM request INDEXED BY request_owner_end
  WHERE owner_user_id=?1 AND approve_status=${approval.approved} AND is_active=1 AND expires_at>?2 AND expires_at<=?3 AND ${requestExists('request')}
  ORDER BY expires_at LIMIT ${dashboardListMax}`;

const days = `
  SELECT d.day, SUM(d.views) AS views, SUM(d.contacts) AS contacts FROM company c CROSS JOIN company_day d ON d.company_id=c.id AND d.day>?2
  WHERE c.${living} GROUP BY d.day`;

const matches = `
  SELECT m.target_id AS id, COALESCE(r.name, CASE WHEN c.approve_status=${approval.approved} AND c.is_active=1 THEN p.name END) AS name, COALESCE(${namesSql('r')}, ${namesSql('p')}) AS names, r.service_type, c.path AS company_path,
    s.name AS search_name, m.found_at
  FROM (SELECT seq, search_seq, target_id, found_at FROM search_match INDEXED BY search_match_person WHERE user_id=?1 ORDER BY found_at DESC LIMIT ${dashboardMatchesRead}) m
  CROSS JOIN saved_search s ON s.seq=m.search_seq
  LEFT JOIN request r ON r.id=m.target_id AND r.approve_status=${approval.approved} AND r.is_active=1 AND r.expires_at>?2 AND ${requestExists('r')}
  LEFT JOIN product p ON r.id IS NULL AND p.id=m.target_id AND p.is_shown=1 LEFT JOIN company c ON c.id=p.company_id
  ORDER BY m.found_at DESC, m.seq DESC`;

/** @param of the person, and the language for names of plans */
export async function readDashboard(
  db: D1DatabaseSession,
  of: { userId: string; masterUserId: string; planId: string | null; language: Language },
  now: number,
): Promise<DashboardRows> {
  const [own, companyRows, chatRows, requestRows, dayRows, matchRows] = await db.batch<unknown>([
    db.prepare(account).bind(of.masterUserId, of.planId, of.language, of.userId),
    db.prepare(companies).bind(of.masterUserId),
    db.prepare(unanswered).bind(of.masterUserId),
    db.prepare(ending).bind(of.masterUserId, now, now + endsSoonMs),
    db.prepare(days).bind(of.masterUserId, dayOf(now) - trafficDays),
    db.prepare(matches).bind(of.userId, now),
  ]);
  return {
    account: own?.results[0] as AccountState | undefined,
    companies: (companyRows?.results ?? []) as CompanyState[],
    unanswered: (chatRows?.results ?? []) as UnansweredRow[],
    ending: (requestRows?.results ?? []) as EndingRow[],
    days: (dayRows?.results ?? []) as DayRow[],
    matches: (matchRows?.results ?? []) as MatchRow[],
  };
}
