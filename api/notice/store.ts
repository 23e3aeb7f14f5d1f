/** SQL of cases and notices. */
import { dayMs } from '../../contract/limits.ts';
import { appealMonths, type NoticeKind, type NoticeReason } from '../../contract/notice/fields.ts';
import type { ServiceType } from '../../contract/request/shapes.ts';
import type { ApiLanguage } from '../../contract/text/languages.ts';
import { people } from '../platform/db/forgetting.ts';
import { namesSql } from '../platform/text/title.ts';
import { isCompanyPublic } from '../request/company-store.ts';
import { isPublicRequest } from '../request/store.ts';

/** Notices that one case takes; the moderators know enough then. */
export const noticesPerCase = 100;

export interface TargetRow {
  id: string;
  name: string;
  names: string | null;
  company_id: string;
  company_name: string;
  company_path: string;
  service_type: ServiceType | null;
  owner_user_id: string;
  is_public: number;
}

const company = `c.id AS company_id, c.name AS company_name, c.path AS company_path, c.owner_user_id`;

/** SQL by kind: the thing ?1, public or not; of a request, ?2 is now. */
const targets: Readonly<Record<NoticeKind, string>> = {
  company: `SELECT c.id, c.name, NULL AS names, NULL AS service_type, ${company}, (${isCompanyPublic}) AS is_public FROM company c WHERE c.id = ?1`,
  product: `SELECT p.id, p.name, ${namesSql('p')} AS names, NULL AS service_type, ${company}, (${isCompanyPublic} AND p.is_shown = 1) AS is_public
    FROM product p JOIN company c ON c.id = p.company_id WHERE p.id = ?1`,
  request: `SELECT r.id, r.name, ${namesSql('r')} AS names, r.service_type, ${company}, (${isPublicRequest('r', '?2')}) AS is_public
    FROM request r JOIN company c ON c.id = r.company_id WHERE r.id = ?1`,
};

/** What a notice is about, public or not; null if there is no such thing. */
export const readTarget = (db: D1DatabaseSession, kind: NoticeKind, id: string, now: number): Promise<TargetRow | null> =>
  db
    .prepare(targets[kind])
    .bind(id, ...(kind === 'request' ? [now] : []))
    .first<TargetRow>();

/** Whether an open case takes no (further) notice from this address. */
export const isReported = async (db: D1DatabaseSession, kind: NoticeKind, id: string, email: string): Promise<boolean> =>
  (await db
    .prepare(
      `SELECT 1 FROM notice_case n WHERE n.target_kind = ?1 AND n.target_id = ?2 AND n.handled_at IS NULL
         AND (EXISTS (SELECT 1 FROM notice WHERE case_id = n.id AND lower(email) = lower(?3))
           OR EXISTS (SELECT 1 FROM notice WHERE case_id = n.id ORDER BY seq LIMIT 1 OFFSET ${noticesPerCase - 1}))`,
    )
    .bind(kind, id, email)
    .first()) !== null;

export interface NewNotice {
  caseId: string;
  number: string;
  kind: NoticeKind;
  id: string;
  reason: NoticeReason;
  text: string;
  rights: string;
  name: string;
  email: string;
  language: ApiLanguage;
  reporterUserId: string | null;
}

/** Opens a case unless one is open, and adds the notice to it. A guard follows. */
export const noticeStatements = (db: D1DatabaseSession, notice: NewNotice, now: number): D1PreparedStatement[] => [
  db
    .prepare(
      `INSERT INTO notice_case(id, target_kind, target_id, opened_at) VALUES(?1, ?2, ?3, ?4)
       ON CONFLICT(target_kind, target_id) WHERE handled_at IS NULL DO NOTHING`,
    )
    .bind(notice.caseId, notice.kind, notice.id, now),
  db
    .prepare(
      `INSERT INTO notice(number, case_id, reason, body, rights, name, email, language, reporter_user_id, created_at)
       SELECT ?3, id, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11 FROM notice_case WHERE target_kind = ?1 AND target_id = ?2 AND handled_at IS NULL
       ON CONFLICT(case_id, lower(email)) DO NOTHING`,
    )
    .bind(
      notice.kind,
      notice.id,
      notice.number,
      notice.reason,
      notice.text,
      notice.rights,
      notice.name,
      notice.email,
      notice.language,
      notice.reporterUserId,
      now,
    ),
];

export interface CaseTarget {
  kind: NoticeKind;
  row: TargetRow;
}

/** What a case is about; null if there is no such thing (any more). */
export async function readCaseTarget(db: D1DatabaseSession, caseId: string, now: number): Promise<CaseTarget | null> {
  const found = await db
    .prepare('SELECT target_kind, target_id FROM notice_case WHERE id = ?1')
    .bind(caseId)
    .first<{ target_kind: NoticeKind; target_id: string }>();
  const row = found && (await readTarget(db, found.target_kind, found.target_id, now));
  return found && row && { kind: found.target_kind, row };
}

export interface NoticeRow {
  number: string;
  reason: NoticeReason;
  body: string;
  rights: string;
  name: string;
  email: string;
  language: ApiLanguage;
  created_at: number;
  reporter_user_id: string | null;
}

export async function listNotices(db: D1DatabaseSession, caseId: string): Promise<NoticeRow[]> {
  const { results } = await db
    .prepare(
      'SELECT number, reason, body, rights, name, email, language, created_at, reporter_user_id FROM notice WHERE case_id = ?1 ORDER BY seq LIMIT ?2',
    )
    .bind(caseId, noticesPerCase)
    .all<NoticeRow>();
  return results;
}

/** `restricted`: it stays public, but something was done about it. */
export type CaseOutcome = 'no-action' | 'taken-down' | 'restricted';

export const closeCaseStatement = (
  db: D1DatabaseSession,
  { id, version, now }: { id: string; version: number; now: number },
  outcome: CaseOutcome,
): D1PreparedStatement =>
  db
    .prepare(
      'UPDATE notice_case SET handled_at = ?3, outcome = ?4, version = version + 1 WHERE id = ?1 AND version = ?2 AND handled_at IS NULL',
    )
    .bind(id, version, now, outcome);

/** Decided cases are stored for as long as a decision can be contested, and a month more. */
const retentionMs = (appealMonths + 1) * 30 * dayMs;
const sweptMax = 100;

export function sweepNoticesStatements(db: D1DatabaseSession, now: number): D1PreparedStatement[] {
  const old = '(SELECT id FROM notice_case WHERE handled_at < ?1 ORDER BY handled_at LIMIT ?2)';
  return [
    db.prepare(`DELETE FROM notice WHERE case_id IN ${old}`).bind(now - retentionMs, sweptMax),
    db.prepare(`DELETE FROM notice_case WHERE id IN ${old}`).bind(now - retentionMs, sweptMax),
  ];
}

/** A notice stays for the moderators, without the account of a person who leaves. */
export const forgetReporterStatement = (db: D1DatabaseSession, userId: string): D1PreparedStatement =>
  db.prepare(`UPDATE notice SET reporter_user_id = NULL WHERE reporter_user_id IN ${people}`).bind(userId);
