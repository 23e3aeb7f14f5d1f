/** Cases in the console. Approving one leaves the content as it is; rejecting it takes the content down, or does less (acts.ts). */
import type { NoticeCase } from '../../contract/notice/schemas.ts';
import type { ApiLanguage } from '../../contract/text/languages.ts';
import { mailStatement } from '../mail/mail.ts';
import { isoTime } from '../platform/clock.ts';
import { changedStatement } from '../platform/db/guard.ts';
import { removedPicturesText } from '../platform/db/pictures.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { mediaUrl } from '../platform/media-url.ts';
import type { Decided, Moderated, Restriction, Verdict } from '../platform/subject/moderated.ts';
import type { Work } from '../platform/subject/work.ts';
import { namesSql, titleOf } from '../platform/text/title.ts';
import { titleText } from '../platform/text/title-text.ts';
import { actStatements, readPictureKeys, readRemovedPictures } from './acts.ts';
import { type CaseOutcome, type CaseTarget, closeCaseStatement, listNotices, readCaseTarget } from './store.ts';
import { targetOf } from './target.ts';
import { unfoundedStatements } from './unfounded.ts';

const outcomeOf = ({ isApproved, act }: Pick<Verdict, 'isApproved' | 'act'>): CaseOutcome => {
  if (isApproved) return 'no-action';
  return act === 'TAKEN_DOWN' ? 'taken-down' : 'restricted';
};
const outcomeMail = { 'no-action': 'notice-kept', 'taken-down': 'notice-acted', restricted: 'notice-restricted' } as const;

interface Outcome {
  outcome: CaseOutcome;
  /** The thing is public after the decision. */
  isPublic: boolean;
}

/** Tells each reporter the outcome; to one with an account, a warning tells that the report was unfounded. */
async function outcomeMails(
  db: D1DatabaseSession,
  { id: caseId, unfounded, now }: Verdict,
  { kind, row }: CaseTarget,
  { outcome, isPublic }: Outcome,
) {
  const notices = await listNotices(db, caseId);
  // What was left, and is not public any more for another reason, is told as such.
  const usual = outcomeMail[outcome === 'no-action' && !isPublic ? 'taken-down' : outcome];
  return notices.map(({ number, email: to, name, language, reporter_user_id: reporter }) => {
    const item = titleText(titleOf(row.names, language, row.name), language);
    const href = isPublic ? targetOf(kind, row, language).path : '/';
    const template = usual === 'notice-kept' && reporter === null && unfounded.includes(number) ? 'notice-unfounded' : usual;
    return mailStatement(db, `${template}:${number}`, { to, language, template, values: { name, number, item, href } }, now);
  });
}

/** @throws Refusal NOT_PUBLIC if there is nothing (any more) that could be restricted */
async function decideCase(db: D1DatabaseSession, verdict: Verdict, work: Work): Promise<D1PreparedStatement[]> {
  const { id, isApproved, act, now } = verdict;
  const target = await readCaseTarget(db, id, now);
  const wasPublic = target?.row.is_public === 1;
  const outcome = outcomeOf(verdict);
  // Its owner can be warned although it is not public any more.
  const canAct = target !== null && !isApproved && (wasPublic || act === 'WARNED');
  const effect = canAct ? await actStatements(db, target.kind, target.row.id, verdict) : null;
  if (!isApproved && effect === null) throw new Refusal('NOT_PUBLIC');
  const isPublic = wasPublic && outcome !== 'taken-down';
  return [
    closeCaseStatement(db, verdict, outcome),
    changedStatement(db),
    ...(effect ?? []),
    ...(await unfoundedStatements(db, verdict, work)),
    ...(target === null ? [] : await outcomeMails(db, verdict, target, { outcome, isPublic })),
  ];
}

async function restrictionOf(db: D1DatabaseSession, { id, isApproved, act, pictures }: Decided): Promise<Restriction | null> {
  const target = isApproved ? null : await readCaseTarget(db, id, 0);
  if (target === null) return null;
  const { kind, row } = target;
  const removed = act === 'PICTURES_REMOVED' ? await readRemovedPictures(db, kind, row.id, pictures) : null;
  return { act, kind, targetId: row.id, detection: 'report', ...(removed !== null && { taken: removedPicturesText(removed) }) };
}

async function caseOf({ db, clock }: Work, id: string, reader: ApiLanguage): Promise<NoticeCase | null> {
  const target = await readCaseTarget(db, id, clock.now());
  if (target === null) return null;
  const notices = await listNotices(db, id);
  return {
    target: targetOf(target.kind, target.row, reader),
    isPublic: target.row.is_public === 1,
    pictures: (await readPictureKeys(db, target.kind, target.row.id)).map((key) => ({ key, url: mediaUrl(key) })),
    notices: notices.map(({ number, reason, body: text, rights, name, email, created_at }) => ({
      number,
      reason,
      text,
      rights,
      name,
      email,
      dtCreatedAt: isoTime(created_at),
    })),
  };
}

const companyId = 'COALESCE(r.company_id, p.company_id, n.target_id)';
const ofTarget = `notice_case n LEFT JOIN request r ON n.target_kind = 'request' AND r.id = n.target_id
  LEFT JOIN product p ON n.target_kind = 'product' AND p.id = n.target_id`;

export const moderatedNotice: Moderated = {
  kind: 'notice',
  id: 'n.id',
  title: 'COALESCE(r.name, p.name, c.name)',
  names: `COALESCE(${namesSql('r')}, ${namesSql('p')})`,
  subtitle: 'c.name',
  country: "''",
  language: 'u.language',
  sentAt: 'n.opened_at',
  from: `${ofTarget} JOIN company c ON c.id = ${companyId} JOIN users u ON u.id = c.owner_user_id`,
  where: 'n.handled_at IS NULL',
  order: 'n.seq',
  waiting: 'notice_case WHERE handled_at IS NULL',
  known: 'notice_case WHERE id = ?1',
  accounts: ['c.owner_user_id'],
  // Who reported it first; a later reporter cannot prevent that somebody decides.
  people: ['(SELECT reporter_user_id FROM notice WHERE case_id = n.id ORDER BY seq LIMIT 1)'],
  owner: `(SELECT c.owner_user_id FROM ${ofTarget} JOIN company c ON c.id = ${companyId} WHERE n.id = ?1)`,
  decide: decideCase,
  async historyOf(db, id) {
    const target = await readCaseTarget(db, id, 0);
    return target && { type: target.kind, id: target.row.id };
  },
  restricts: restrictionOf,
  notified: {
    value: 'item',
    rejected: 'taken-down',
    byAct: { PICTURES_REMOVED: 'pictures-removed', REDUCED: 'reduced', WARNED: 'warned' },
    async href({ db }, { id, act }) {
      // There is nothing to correct, or it was removed with its reasons stated on the decision's page.
      if (act !== 'TAKEN_DOWN') return null;
      const target = await readCaseTarget(db, id, 0);
      if (target === null) return '/my-companies';
      const { kind, row } = target;
      if (kind === 'request') return `/edit-request/${row.id}`;
      return kind === 'product' ? `/edit-product/${row.company_id}/${row.id}` : `/my-companies/${row.company_id}`;
    },
  },
  shown: async (work, id, _, reader) => ({ notice: await caseOf(work, id, reader) }),
};
