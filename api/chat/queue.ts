/** The moderation queue of reported chats. */
import type { ReportedChat } from '../../contract/moderation/schemas.ts';
import type { ApiLanguage } from '../../contract/text/languages.ts';
import { titleOf } from '../platform/text/title.ts';
import { isoTime } from '../platform/clock.ts';
import type { Moderated } from '../platform/subject/moderated.ts';
import type { Work } from '../platform/subject/work.ts';
import { closeReportStatements, type Evidence, readReport, type ReportRow, withdrawReportedStatement } from './safety/report-store.ts';
import { shownEvidence } from './shown-file.ts';

/** The evidence of a report, with signed addresses of its files. */
async function reportOf({ db, env, clock }: Work, id: string, reader: ApiLanguage): Promise<ReportedChat | null> {
  const row = await readReport(db, id);
  if (row === null) return null;
  const evidence = JSON.parse(row.evidence) as Evidence[];
  return {
    reason: row.reason,
    note: row.note,
    subject: row.subject,
    title: titleOf(row.names, reader, row.subject),
    reporterCompany: row.reporter_company_name,
    reportedCompany: row.reported_company_name,
    messages: await Promise.all(
      evidence.map(async ({ companyId, text, file, createdAt }) => ({
        isReported: companyId === row.reported_company_id,
        text,
        file: await shownEvidence(env, file, clock.now()),
        dtCreatedAt: isoTime(createdAt),
      })),
    ),
  };
}

/** Whether the evidence has files of the reported side. After a confirmed breach, they are no longer available in the chat. */
const hasFiles = (row: ReportRow): boolean =>
  (JSON.parse(row.evidence) as Evidence[]).some(({ companyId, file }) => file !== null && companyId === row.reported_company_id);

export const moderatedReport: Moderated = {
  kind: 'report',
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
  waiting: 'chat_report WHERE handled_at IS NULL',
  known: 'chat_report WHERE id = ?1',
  accounts: ['own.owner_user_id', 'other.owner_user_id'],
  people: ['r.reporter_user_id'],
  decide: (db, verdict) => [
    ...closeReportStatements(db, verdict),
    ...(verdict.isApproved ? [withdrawReportedStatement(db, verdict.id, verdict.now)] : []),
  ],
  async restricts(db, { id, isApproved }) {
    const row = isApproved ? await readReport(db, id) : null;
    if (row === null || !hasFiles(row)) return null;
    return { act: 'FILES_WITHDRAWN', kind: 'chat', targetId: row.chat_id, detection: 'report', reasons: [row.reason] };
  },
  notified: {
    value: 'item',
    approved: 'files-withdrawn',
    recipient: '(SELECT c.owner_user_id FROM chat_report r JOIN company c ON c.id = r.reported_company_id WHERE r.id = ?1)',
  },
  shown: async (work, id, _, reader) => ({ report: await reportOf(work, id, reader) }),
};
