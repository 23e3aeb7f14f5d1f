/** Reports of chats with their evidence, for the moderators. */
import type { ReportReason } from '../../../contract/chat/fields.ts';
import { newId } from '../../platform/ids.ts';
import { deadMediaOfStatement, restoreMediaStatement, withdrawMediaStatement } from '../../platform/media-store.ts';
import { chatNames, chatNamesJoins } from '../../platform/text/title-store.ts';
import type { StoredFile } from '../room/room-message.ts';
import { closedRetentionMs, closedTable } from '../../platform/db/closed-table.ts';

/** A message as it was when it was reported. */
export interface Evidence {
  id: string;
  companyId: string;
  text: string;
  file: StoredFile | null;
  /** Milliseconds since the epoch. */
  createdAt: number;
}

export interface NewReport {
  chatId: string;
  reporterUserId: string;
  reporterCompanyId: string;
  reportedCompanyId: string;
  reason: ReportReason;
  note: string;
  evidence: readonly Evidence[];
}

export function reportStatements(db: D1DatabaseSession, report: NewReport, now: number): D1PreparedStatement[] {
  const id = newId();
  const keys = report.evidence.flatMap(({ file }) => (file === null ? [] : [file.key]));
  return [
    db
      .prepare(
        `INSERT INTO chat_report(id, chat_id, reporter_user_id, reporter_company_id, reported_company_id, reason, note, evidence, created_at)
         VALUES(?1,?2,?3,?4,?5,?6,?7,?8,?9)`,
      )
      .bind(
        id,
        report.chatId,
        report.reporterUserId,
        report.reporterCompanyId,
        report.reportedCompanyId,
        report.reason,
        report.note,
        JSON.stringify(report.evidence),
        now,
      ),
    db
      .prepare(
        // A file is kept for as long as its last report.
        `INSERT INTO chat_report_file(r2_key, report_id) SELECT value, ?2 FROM json_each(?1) WHERE true
         ON CONFLICT(r2_key) DO UPDATE SET report_id=excluded.report_id`,
      )
      .bind(JSON.stringify(keys), id),
  ];
}

export interface ReportRow {
  chat_id: string;
  reason: ReportReason;
  note: string;
  evidence: string;
  subject: string;
  /** Names of the offer that the chat is about. */
  names: string | null;
  reporter_company_id: string;
  reporter_company_name: string;
  reported_company_id: string;
  reported_company_name: string;
}

export const readReport = (db: D1DatabaseSession, id: string): Promise<ReportRow | null> =>
  db
    .prepare(
      `SELECT r.chat_id, r.reason, r.note, r.evidence, c.name_for_all AS subject, ${chatNames} AS names, r.reporter_company_id, own.name AS reporter_company_name,
         r.reported_company_id, other.name AS reported_company_name
       FROM chat_report r JOIN chat c ON c.id=r.chat_id JOIN company own ON own.id=r.reporter_company_id JOIN company other ON other.id=r.reported_company_id
         ${chatNamesJoins('c')} WHERE r.id=?1`,
    )
    .bind(id)
    .first<ReportRow>();

export const closeReportStatements = closedTable('chat_report');

/** Files that are stored for the moderators. */
const evidence = 'SELECT r2_key FROM chat_report_file';

/** Deletes the file of a deleted message, unless a report contains it. */
export const withdrawFileStatement = (db: D1DatabaseSession, key: string, now: number): D1PreparedStatement =>
  withdrawMediaStatement(db, { keys: 'SELECT ?1', evidence }, key, now);

/** For a confirmed breach: the files of the reported side are no longer available in the chat. */
export const withdrawReportedStatement = (db: D1DatabaseSession, id: string, now: number): D1PreparedStatement =>
  withdrawMediaStatement(
    db,
    {
      keys: `SELECT e.value->>'$.file.key' FROM chat_report r, json_each(r.evidence) e WHERE r.id=?1 AND e.value->>'$.companyId'=r.reported_company_id`,
      evidence,
    },
    id,
    now,
  );

/** After an appeal: files of a chat that were withdrawn by a decision are available again. @param decidedAt the time of the decision */
export const restoreReportedStatement = (db: D1DatabaseSession, chatId: string, decidedAt: number): D1PreparedStatement =>
  restoreMediaStatement(
    db,
    'SELECT f.r2_key FROM chat_report r JOIN chat_report_file f ON f.report_id=r.id WHERE r.chat_id=?1',
    chatId,
    decidedAt,
  );

/** @returns the id of the report on which a decision was made; null after it was deleted */
export const findDecidedReport = (db: D1DatabaseSession, chatId: string, decidedAt: number): Promise<string | null> =>
  db.prepare('SELECT id FROM chat_report WHERE chat_id=?1 AND handled_at=?2').bind(chatId, decidedAt).first<string>('id');

const sweptMax = 100;

/** Reports with a decision are stored for as long as the decision, because an appeal needs the files. */
export function sweepReportsStatements(db: D1DatabaseSession, now: number): D1PreparedStatement[] {
  const old = `(SELECT id FROM chat_report r WHERE handled_at<?1
    AND NOT EXISTS(SELECT 1 FROM decision d WHERE d.created_at=r.handled_at AND d.act='FILES_WITHDRAWN' AND d.target_id=r.chat_id)
    ORDER BY handled_at LIMIT ?2)`;
  return [
    deadMediaOfStatement(
      db,
      `SELECT f.r2_key FROM chat_report_file f JOIN media m ON m.r2_key=f.r2_key AND m.withdrawn_at IS NOT NULL WHERE f.report_id IN ${old}`,
      now - closedRetentionMs,
      sweptMax,
    ),
    db.prepare(`DELETE FROM chat_report_file WHERE report_id IN ${old}`).bind(now - closedRetentionMs, sweptMax),
    db.prepare(`DELETE FROM chat_report WHERE id IN ${old}`).bind(now - closedRetentionMs, sweptMax),
  ];
}
