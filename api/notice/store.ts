/** SQL of cases and notices. */
import type { NoticeKind, NoticeReason } from '../../contract/notice/fields.ts';
import type { Snapshot } from '../../contract/notice/snapshot.ts';
import type { ApiLanguage } from '../../contract/text/languages.ts';
import { decisionRetentionMs } from '../decision/store.ts';
import { people } from '../platform/db/forgetting.ts';
import { evidenceKeys } from '../platform/evidence.ts';
import { deadMediaOfStatement } from '../platform/media-store.ts';
import { readTarget, type TargetRow } from './target-store.ts';
import { closedTable } from '../platform/db/closed-table.ts';
import type { ExportSection } from '../platform/subject/exported.ts';

/**
 * Maximum of reports by guests in a case, and the same number by people with an account: guests cannot use up the limit of people with an
 * account.
 */
const noticesPerCase = 100;

/**
 * Whether an open case accepts no further notice by this account, or by guests for null. Guests are not distinguished by e-mail address,
 * since anybody can enter that of somebody else.
 */
export const refusesNotice = async (db: D1DatabaseSession, kind: NoticeKind, id: string, userId: string | null): Promise<boolean> =>
  (await db
    .prepare(
      `SELECT 1 FROM notice_case n WHERE n.target_kind = ?1 AND n.target_id = ?2 AND n.handled_at IS NULL
         AND (EXISTS (SELECT 1 FROM notice WHERE case_id = n.id AND reporter_user_id = ?3)
           OR EXISTS (SELECT 1 FROM notice WHERE case_id = n.id AND (reporter_user_id IS NULL) = (?3 IS NULL) ORDER BY seq LIMIT 1 OFFSET ${noticesPerCase - 1}))`,
    )
    .bind(kind, id, userId)
    .first()) !== null;

interface NewNotice {
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
  /** The account that owns the item; null for an article. */
  accountUserId: string | null;
  /** The version of the reported item. */
  version: number;
  /** JSON (snapshot.ts), for a case that opens. */
  snapshot: string | null;
  /** JSON (api/platform/evidence.ts). */
  files: string;
}

/** Opens a case unless one is open, and adds the notice to it. A guard follows. */
export const noticeStatements = (db: D1DatabaseSession, notice: NewNotice, now: number): D1PreparedStatement[] => [
  db
    .prepare(
      `INSERT INTO notice_case(id, target_kind, target_id, account_user_id, snapshot, opened_at) VALUES(?1, ?2, ?3, ?4, ?5, ?6)
       ON CONFLICT(target_kind, target_id) WHERE handled_at IS NULL DO NOTHING`,
    )
    .bind(notice.caseId, notice.kind, notice.id, notice.accountUserId, notice.snapshot, now),
  db
    .prepare(
      `INSERT INTO notice(number, case_id, reason, body, rights, name, email, language, reporter_user_id, created_at, target_version, files)
       SELECT ?3, id, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13 FROM notice_case n WHERE target_kind = ?1 AND target_id = ?2 AND handled_at IS NULL
         AND NOT EXISTS (SELECT 1 FROM notice WHERE case_id = n.id AND reporter_user_id = ?10)`,
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
      notice.version,
      notice.files,
    ),
];

export interface CaseTarget {
  kind: NoticeKind;
  /** Null if the item was deleted. */
  row: TargetRow | null;
  id: string;
  /** The public content when the case was opened; null after its account was deleted. */
  was: Snapshot | null;
}

/** The reported item of a case; null for an unknown case. */
export async function readCaseTarget(db: D1DatabaseSession, caseId: string, now: number): Promise<CaseTarget | null> {
  const found = await db
    .prepare('SELECT target_kind, target_id, snapshot FROM notice_case WHERE id = ?1')
    .bind(caseId)
    .first<{ target_kind: NoticeKind; target_id: string; snapshot: string | null }>();
  if (found === null) return null;
  const { target_kind: kind, target_id: id, snapshot } = found;
  return { kind, id, row: await readTarget(db, kind, id, now), was: snapshot === null ? null : (JSON.parse(snapshot) as Snapshot) };
}

/** SQL: the account, if any, of whoever reported first in the case of this id. */
export const firstReporterOf = (caseId: string): string =>
  `(SELECT reporter_user_id FROM notice WHERE case_id = ${caseId} ORDER BY seq LIMIT 1)`;

/** Whether somebody who works in the console has reported first. */
export const isReportedByColleague = async (db: D1DatabaseSession, caseId: string): Promise<boolean> =>
  (await db
    .prepare(`SELECT 1 FROM moderator WHERE user_id = ${firstReporterOf('?1')}`)
    .bind(caseId)
    .first()) !== null;

const otherCasesShown = 20;

/** Other cases about the account of a case: open ones, and those closed without action. The newest first. */
export async function listOtherCases(db: D1DatabaseSession, caseId: string): Promise<OtherCaseRow[]> {
  const { results } = await db
    .prepare(
      `SELECT id, target_kind, target_id, opened_at, handled_at, (SELECT COUNT(*) FROM notice WHERE case_id = n.id) AS reports
       FROM notice_case n INDEXED BY notice_case_other WHERE account_user_id = (SELECT account_user_id FROM notice_case WHERE id = ?1) AND id <> ?1
         AND (handled_at IS NULL OR outcome = 'no-action') ORDER BY seq DESC LIMIT ?2`,
    )
    .bind(caseId, otherCasesShown)
    .all<OtherCaseRow>();
  return results;
}
interface OtherCaseRow {
  id: string;
  target_kind: NoticeKind;
  target_id: string;
  opened_at: number;
  handled_at: number | null;
  reports: number;
}

interface NoticeRow {
  number: string;
  reason: NoticeReason;
  body: string;
  rights: string;
  name: string;
  email: string;
  /** The e-mail address in the letter case of SQL. */
  address: string;
  language: ApiLanguage;
  created_at: number;
  reporter_user_id: string | null;
  target_version: number;
  /** JSON (api/platform/evidence.ts). */
  files: string;
}

export async function listNotices(db: D1DatabaseSession, caseId: string): Promise<NoticeRow[]> {
  const { results } = await db
    .prepare(
      'SELECT number, reason, body, rights, name, email, lower(email) AS address, language, created_at, reporter_user_id, target_version, files FROM notice WHERE case_id = ?1 ORDER BY seq LIMIT ?2',
    )
    .bind(caseId, 2 * noticesPerCase)
    .all<NoticeRow>();
  return results;
}

/** Addresses of reporters of a case (lower case of SQL) that have reports in at least this many cases decided since the given time. */
export async function listFullAddresses(db: D1DatabaseSession, caseId: string, casesMin: number, since: number): Promise<Set<string>> {
  const { results } = await db
    .prepare(
      `SELECT address FROM (SELECT DISTINCT lower(email) AS address FROM notice WHERE case_id = ?1) a
       WHERE EXISTS (SELECT 1 FROM notice o INDEXED BY notice_address JOIN notice_case k ON k.id = o.case_id
         WHERE lower(o.email) = a.address AND k.handled_at > ?3 GROUP BY k.id LIMIT 1 OFFSET ?2 - 1)`,
    )
    .bind(caseId, casesMin, since)
    .all<{ address: string }>();
  return new Set(results.map(({ address }) => address));
}

/** `restricted`: the content stays public, but a measure was taken. */
export type CaseOutcome = 'no-action' | 'taken-down' | 'restricted';

export const closeCaseStatements = closedTable<CaseOutcome>('notice_case');

const sweptMax = 100;

export function sweepNoticesStatements(db: D1DatabaseSession, now: number): D1PreparedStatement[] {
  const old = '(SELECT id FROM notice_case WHERE handled_at < ?1 ORDER BY handled_at LIMIT ?2)';
  return [
    deadMediaOfStatement(db, evidenceKeys('notice', 'n', `n.case_id IN ${old}`), now - decisionRetentionMs, sweptMax),
    db.prepare(`DELETE FROM notice WHERE case_id IN ${old}`).bind(now - decisionRetentionMs, sweptMax),
    db.prepare(`DELETE FROM notice_case WHERE id IN ${old}`).bind(now - decisionRetentionMs, sweptMax),
  ];
}

/** Removes account and files of deleted people from their notices, which stay for the moderators. */
export const forgetReporterStatements = (db: D1DatabaseSession, userId: string): D1PreparedStatement[] => [
  deadMediaOfStatement(db, evidenceKeys('notice', 'n', `n.reporter_user_id IN ${people}`), userId),
  db.prepare(`UPDATE notice SET reporter_user_id = NULL, files = '[]' WHERE reporter_user_id IN ${people}`).bind(userId),
];

/** Removes the stored content of deleted accounts from their cases, which stay for the moderators. */
export const forgetSnapshotsStatement = (db: D1DatabaseSession, userId: string): D1PreparedStatement =>
  db.prepare('UPDATE notice_case SET account_user_id = NULL, snapshot = NULL WHERE account_user_id = ?1').bind(userId);

/** Reports of a person who was signed in, in "my data". */
export const exported: readonly ExportSection[] = [
  {
    name: 'notices',
    of: 'person',
    from: 'notice n JOIN notice_case k ON k.id=n.case_id WHERE n.reporter_user_id=?1',
    columns: `n.number, k.target_kind AS kind, n.reason, n.body, n.rights, n.name, n.email, n.target_version AS targetVersion,
      (SELECT json_group_array(json_extract(f.value, '$.name')) FROM json_each(n.files) f) AS filesJson, n.created_at AS createdAt,
      k.handled_at AS handledAt, k.outcome, n.unfounded AS isUnfounded`,
    cursor: 'n.seq',
  },
];
