/** The moderation queue of appeals. The moderator of the decision cannot decide on its appeal. Approving an appeal restores the content. */
import type { DecisionTarget } from '../../contract/decision/fields.ts';
import type { ApiLanguage } from '../../contract/text/languages.ts';
import { readRejectReason } from '../../contract/moderation/rejection.ts';
import { moderatedReport } from '../chat/queue.ts';
import { findDecidedReport } from '../chat/safety/report-store.ts';
import { moderatedCertificate, moderatedCompany } from '../company/queue.ts';
import { decisionPath } from '../decision/link.ts';
import { type DecisionRow, readDecision } from '../decision/store.ts';
import { removedPicturesOf, statementOf } from '../decision/view.ts';
import { outcomeText } from '../mail/outcome-text.ts';
import { moderatedProduct } from '../product/queue.ts';
import { moderatedRequest } from '../request/queue.ts';
import { shownEvidenceOf } from '../platform/evidence.ts';
import type { Moderated, ShownItem, Verdict } from '../platform/subject/moderated.ts';
import type { Work } from '../platform/subject/work.ts';
import { parties } from './party-store.ts';
import { restoredOutcome, restoreStatements } from './restore.ts';
import { closeAppealStatements, readAppeal } from './store.ts';

async function readAppealed(db: D1DatabaseSession, id: string): Promise<DecisionRow | null> {
  const appeal = await readAppeal(db, id);
  return appeal && readDecision(db, appeal.decision_id);
}

const restoring = (work: Work, { decidedBy: userId, reason, now }: Verdict, decision: DecisionRow): Promise<D1PreparedStatement[]> =>
  restoreStatements(work, decision, { userId, note: readRejectReason(reason).note, now });

const decideAppeal = async (db: D1DatabaseSession, verdict: Verdict, work: Work, decision: DecisionRow | null) => [
  ...closeAppealStatements(db, verdict, {
    outcome: verdict.isApproved ? 'upheld' : 'dismissed',
    note: readRejectReason(verdict.reason).note,
  }),
  ...(verdict.isApproved && decision !== null ? await restoring(work, verdict, decision) : []),
];

type Shown = (work: Work, decision: DecisionRow, isWhole: boolean, reader: ApiLanguage) => Promise<ShownItem | undefined>;

const present =
  ({ shown }: Moderated): Shown =>
  async (work, { target_id: id }, isWhole, reader) =>
    shown?.(work, id, isWhole, reader);

/** Shows the present content that a decision is about, and of a chat the report. */
const shownContent: Readonly<Partial<Record<DecisionTarget, Shown>>> = {
  company: present(moderatedCompany),
  product: present(moderatedProduct),
  request: present(moderatedRequest),
  certificate: present(moderatedCertificate),
  chat: async (work, { target_id: chatId, created_at: decidedAt }, isWhole, reader) => {
    const id = await findDecidedReport(work.db, chatId, decidedAt);
    return id === null ? undefined : moderatedReport.shown?.(work, id, isWhole, reader);
  },
};

async function shownAppeal(work: Work, id: string, isWhole: boolean, reader: ApiLanguage): Promise<ShownItem> {
  const appeal = await readAppeal(work.db, id);
  const decision = appeal && (await readDecision(work.db, appeal.decision_id));
  if (appeal === null || decision === null) return {};
  const content = await shownContent[decision.target_kind]?.(work, decision, isWhole, reader);
  return {
    ...content,
    appeal: {
      text: decision.appeal_text ?? '',
      files: isWhole ? await shownEvidenceOf(work, decision.appeal_files ?? '[]', 'moderator') : [],
      decision: statementOf(decision, work.clock.now()),
      decidedBy: appeal.decided_by,
      removedPictures: isWhole ? await removedPicturesOf(work, decision) : [],
    },
  };
}

export const moderatedAppeal: Moderated<DecisionRow> = {
  kind: 'appeal',
  id: 'a.id',
  title: "COALESCE(NULLIF(d.target_name, ''), u.full_name)",
  subtitle: 'u.full_name',
  country: "''",
  language: 'u.language',
  sentAt: 'a.created_at',
  from: 'appeal a JOIN decision d ON d.id = a.decision_id JOIN users u ON u.id = d.recipient_user_id',
  where: 'a.handled_at IS NULL',
  order: 'a.seq',
  waiting: 'appeal WHERE handled_at IS NULL',
  known: 'appeal WHERE id = ?1',
  accounts: parties.accounts,
  // The moderator who made the decision is a party to its appeal, and must not decide on it.
  people: [...parties.people, 'd.decided_by'],
  owner: '(SELECT d.recipient_user_id FROM appeal a JOIN decision d ON d.id = a.decision_id WHERE a.id = ?1)',
  read: readAppealed,
  decide: decideAppeal,
  notified: {
    value: 'item',
    approved: 'appeal-upheld',
    rejected: 'appeal-dismissed',
    href: ({ env }, _, decision) => decisionPath(env, decision?.id ?? ''),
    outcome: async (work, verdict, language, decision) =>
      decision === null ? '' : outcomeText(language, restoredOutcome(decision, await restoring(work, verdict, decision))),
  },
  shown: shownAppeal,
};
