/** Cases in the console. Approving one leaves the content as it is; rejecting it takes the content down. */
import type { NoticeKind } from '../../contract/notice/fields.ts';
import type { NoticeCase } from '../../contract/notice/schemas.ts';
import type { ApiLanguage } from '../../contract/text/languages.ts';
import { takeDownCompanyStatements } from '../company/approval-store.ts';
import { findCompany } from '../company/store.ts';
import { mailStatement } from '../mail/mail.ts';
import { isoTime } from '../platform/clock.ts';
import { changedStatement } from '../platform/db/guard.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { Moderated, Verdict } from '../platform/subject/moderated.ts';
import type { Work } from '../platform/subject/work.ts';
import { namesSql, titleOf } from '../platform/text/title.ts';
import { titleText } from '../platform/text/title-text.ts';
import { readShownProduct, restrictProductStatements } from '../product/restriction-store.ts';
import { takeDownRequestStatements } from '../request/approval-store.ts';
import { findRequest } from '../request/store.ts';
import { type CaseTarget, closeCaseStatement, listNotices, readCaseTarget } from './store.ts';
import { targetOf } from './target.ts';

/** By kind: what takes a public thing down; null if there is none (any more). */
const takeDown: Readonly<
  Record<NoticeKind, (db: D1DatabaseSession, id: string, verdict: Verdict) => Promise<D1PreparedStatement[] | null>>
> = {
  async company(db, id, { reason, now }) {
    const row = await findCompany(db, id);
    return row && takeDownCompanyStatements(db, row, reason, now);
  },
  async product(db, id, { reason, now }) {
    const row = await readShownProduct(db, id);
    return row && restrictProductStatements(db, row, reason, now);
  },
  async request(db, id, { reason, now }) {
    const row = await findRequest(db, id);
    return row && takeDownRequestStatements(db, row, reason, now);
  },
};

/** Tells each reporter the outcome. */
async function outcomeMails(db: D1DatabaseSession, caseId: string, { kind, row }: CaseTarget, isPublic: boolean, now: number) {
  const notices = await listNotices(db, caseId);
  return notices.map(({ number, email: to, name, language }) => {
    const item = titleText(titleOf(row.names, language, row.name), language);
    const href = isPublic ? targetOf(kind, row, language).path : '/';
    const template = isPublic ? 'notice-kept' : 'notice-acted';
    return mailStatement(db, `${template}:${number}`, { to, language, template, values: { name, number, item, href } }, now);
  });
}

/** @throws Refusal NOT_PUBLIC if there is nothing to take down */
async function decideCase(db: D1DatabaseSession, verdict: Verdict): Promise<D1PreparedStatement[]> {
  const { id, isApproved, now } = verdict;
  const target = await readCaseTarget(db, id, now);
  const wasPublic = target?.row.is_public === 1;
  const effect = target !== null && !isApproved && wasPublic ? await takeDown[target.kind](db, target.row.id, verdict) : null;
  if (!isApproved && effect === null) throw new Refusal('NOT_PUBLIC');
  return [
    closeCaseStatement(db, verdict, isApproved ? 'kept' : 'taken-down'),
    changedStatement(db),
    ...(effect ?? []),
    ...(target === null ? [] : await outcomeMails(db, id, target, isApproved && wasPublic, now)),
  ];
}

async function caseOf({ db, clock }: Work, id: string, reader: ApiLanguage): Promise<NoticeCase | null> {
  const target = await readCaseTarget(db, id, clock.now());
  if (target === null) return null;
  const notices = await listNotices(db, id);
  return {
    target: targetOf(target.kind, target.row, reader),
    isPublic: target.row.is_public === 1,
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
  async restricts(db, { id, isApproved }) {
    const target = isApproved ? null : await readCaseTarget(db, id, 0);
    return target && { act: 'TAKEN_DOWN', kind: target.kind, targetId: target.row.id, detection: 'report' };
  },
  notified: {
    value: 'item',
    rejected: 'taken-down',
    async href({ db }, { id }) {
      const target = await readCaseTarget(db, id, 0);
      if (target === null) return '/my-companies';
      const { kind, row } = target;
      if (kind === 'request') return `/edit-request/${row.id}`;
      return kind === 'product' ? `/edit-product/${row.company_id}/${row.id}` : `/my-companies/${row.company_id}`;
    },
  },
  shown: async (work, id, _, reader) => ({ notice: await caseOf(work, id, reader) }),
};
