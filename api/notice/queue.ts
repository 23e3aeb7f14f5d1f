/** The moderation queue of cases. Approval leaves the content unchanged; rejection removes it or takes a milder measure (acts.ts). */
import type { NoticeKind } from '../../contract/notice/fields.ts';
import type { NoticeCase } from '../../contract/notice/schemas.ts';
import { reasonsFor } from '../../contract/moderation/calls.ts';
import { readRejectReason } from '../../contract/moderation/rejection.ts';
import type { ApiLanguage } from '../../contract/text/languages.ts';
import { isoTime } from '../platform/clock.ts';
import { shownEvidenceOf } from '../platform/evidence.ts';
import { removedPicturesText } from '../platform/db/pictures.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { mediaUrl } from '../platform/media-url.ts';
import { moderatorUrl } from '../platform/signed-media.ts';
import type { Decided, Moderated, Restriction, Verdict } from '../platform/subject/moderated.ts';
import type { Work } from '../platform/subject/work.ts';
import { namesSql } from '../platform/text/title.ts';
import { takeBackRequest } from '../request/archive.ts';
import { actStatements, readPictureKeys, readRemovedPictures } from './acts.ts';
import { otherCasesOf } from './other-cases.ts';
import { outcomeMails } from './mails.ts';
import { lostPicturesOf, snapshotOf } from './snapshot.ts';
import {
  type CaseOutcome,
  type CaseTarget,
  closeCaseStatements,
  listNotices,
  readCaseTarget,
  firstReporterOf,
  isReportedByColleague,
} from './store.ts';
import { deletedTargetOf, targetOf } from './target.ts';
import { unfoundedStatements } from './unfounded.ts';

const outcomeOf = ({ isApproved, act }: Pick<Verdict, 'isApproved' | 'act'>): CaseOutcome => {
  if (isApproved) return 'no-action';
  return act === 'TAKEN_DOWN' ? 'taken-down' : 'restricted';
};

/** @throws Refusal BAD_INPUT for a reason that does not apply to this kind of content */
function requireReasonsOf(kind: NoticeKind, reason: string): void {
  const known: readonly string[] = reasonsFor('notice', kind);
  if (readRejectReason(reason).reasons.some((code) => !known.includes(code)))
    throw new Refusal('BAD_INPUT', { fields: { reasons: 'INVALID' } });
}

const shownTargetOf = ({ kind, id, row, was }: CaseTarget, reader: ApiLanguage) =>
  row === null ? deletedTargetOf(kind, id, was) : targetOf(kind, row, reader);

/** Whether content is public, or will be again without a review: pausing a reported request must not prevent a measure. */
const canActOn = ({ row }: CaseTarget): boolean => row !== null && (row.is_public === 1 || row.may_return === 1);

/** @throws Refusal NOT_PUBLIC if {@link canActOn} is false, unless the owner is only warned */
async function decideCase(db: D1DatabaseSession, verdict: Verdict, work: Work, target: CaseTarget | null): Promise<D1PreparedStatement[]> {
  const { isApproved, act } = verdict;
  const wasPublic = target?.row?.is_public === 1;
  const outcome = outcomeOf(verdict);
  if (target !== null && !isApproved) requireReasonsOf(target.kind, verdict.reason);
  // The owner can be warned even if the content is no longer public.
  const mayAct = target !== null && !isApproved && (act === 'WARNED' ? target.row !== null : canActOn(target));
  if (mayAct && target.kind === 'request' && act !== 'WARNED') await takeBackRequest(work, target.id);
  const effect = mayAct ? await actStatements(db, target.kind, target.id, verdict) : null;
  if (!isApproved && effect === null) throw new Refusal('NOT_PUBLIC');
  const isPublic = wasPublic && outcome !== 'taken-down';
  return [
    ...closeCaseStatements(db, verdict, { outcome }),
    ...(effect ?? []),
    ...(await unfoundedStatements(db, verdict, work)),
    ...(target === null
      ? []
      : await outcomeMails(db, verdict, { outcome, isPublic, targetFor: (reader) => shownTargetOf(target, reader) })),
  ];
}

async function restrictionOf(
  db: D1DatabaseSession,
  { id, isApproved, act, pictures }: Decided,
  target: CaseTarget | null,
): Promise<Restriction | null> {
  // The removal of the operator's own article restricts nobody.
  if (isApproved || target === null || target.kind === 'article') return null;
  const { kind, id: targetId } = target;
  const removed = act === 'PICTURES_REMOVED' ? await readRemovedPictures(db, kind, targetId, pictures) : null;
  // Somebody with a console role may be the reporter; then another moderator decides.
  const isOwnReview = await isReportedByColleague(db, id);
  return {
    act,
    kind,
    targetId,
    detection: isOwnReview ? 'review' : 'report',
    ...(removed !== null && { taken: removedPicturesText(removed) }),
  };
}

/** @param isWhole whether to include the files of the reports and pictures that are no longer public */
async function caseOf(work: Work, id: string, isWhole: boolean, reader: ApiLanguage): Promise<NoticeCase | null> {
  const { db, clock } = work;
  const target = await readCaseTarget(db, id, clock.now());
  if (target === null) return null;
  const { kind, row, was } = target;
  const [notices, now, lostPictures, otherCases] = await Promise.all([
    listNotices(db, id),
    row && snapshotOf(work, kind, row),
    lostPicturesOf(work, was?.pictures ?? []),
    otherCasesOf(work, id, reader),
  ]);
  const forModerator = async (addresses: readonly string[]): Promise<string[]> =>
    isWhole ? Promise.all(addresses.map((address) => moderatorUrl(work, address))) : [...addresses];
  return {
    target: shownTargetOf(target, reader),
    isPublic: row?.is_public === 1,
    canAct: canActOn(target),
    pictures: (await readPictureKeys(db, target.kind, target.id)).map((key) => ({ key, url: mediaUrl(key) })),
    was: was && { ...was, pictures: await forModerator(was.pictures) },
    now: now && { ...now, pictures: await forModerator(now.pictures) },
    lostPictures: await forModerator(lostPictures),
    otherCases,
    notices: await Promise.all(
      notices.map(async ({ number, reason, body: text, rights, name, email, created_at, target_version: version, files }) => ({
        number,
        reason,
        text,
        rights,
        name,
        email,
        dtCreatedAt: isoTime(created_at),
        version,
        files: isWhole ? await shownEvidenceOf(work, files, 'moderator') : [],
      })),
    ),
  };
}

const companyId = "COALESCE(r.company_id, p.company_id, t.company_id, iif(n.target_kind = 'company', n.target_id, NULL))";
const ofTarget = `notice_case n LEFT JOIN request r ON n.target_kind = 'request' AND r.id = n.target_id
  LEFT JOIN product p ON n.target_kind = 'product' AND p.id = n.target_id
  LEFT JOIN company_certificate t ON n.target_kind = 'certificate' AND t.id = n.target_id
  LEFT JOIN content_entry e ON n.target_kind = 'article' AND e.kind = 'news' AND e.key = n.target_id
  LEFT JOIN company c ON c.id = ${companyId}`;
/** The name when the case was opened, because a certificate may have been deleted and an article has a title in each language. */
const nameAtOpening = `(SELECT COALESCE(json_extract(n.snapshot, '$.certificate.issuer') || ' ' || json_extract(n.snapshot, '$.certificate.number'), ''))`;

export const moderatedNotice: Moderated<CaseTarget> = {
  kind: 'notice',
  id: 'n.id',
  title: `COALESCE(r.name, p.name, t.issuer || ' ' || t.number, (SELECT value FROM json_each(e.titles) LIMIT 1), c.name, ${nameAtOpening})`,
  names: `COALESCE(${namesSql('r')}, ${namesSql('p')})`,
  // An article belongs to no company.
  subtitle: "COALESCE(c.name, '')",
  country: "''",
  language: 'u.language',
  sentAt: 'n.opened_at',
  from: `${ofTarget} LEFT JOIN users u ON u.id = c.owner_user_id`,
  where: 'n.handled_at IS NULL',
  order: 'n.seq',
  waiting: 'notice_case WHERE handled_at IS NULL',
  known: 'notice_case WHERE id = ?1',
  // If a certificate was deleted, only its case contains the account.
  accounts: ['COALESCE(c.owner_user_id, n.account_user_id)'],
  // The first reporter must not decide. Later reporters may, since otherwise a report could exclude a moderator.
  people: [firstReporterOf('n.id')],
  owner: `(SELECT c.owner_user_id FROM ${ofTarget} WHERE n.id = ?1)`,
  read: readCaseTarget,
  decide: decideCase,
  async historyOf(db, id) {
    const target = await readCaseTarget(db, id, 0);
    return target && { type: target.kind, id: target.id };
  },
  restricts: restrictionOf,
  notified: {
    value: 'item',
    rejected: 'taken-down',
    byAct: { PICTURES_REMOVED: 'pictures-removed', REDUCED: 'reduced', WARNED: 'warned' },
    href(_, { act }, target) {
      // The link serves to correct content, and only content that was removed as a whole has to be corrected.
      if (act !== 'TAKEN_DOWN') return null;
      if (target === null || target.row === null) return '/my-companies';
      const { kind, row } = target;
      if (kind === 'certificate') return `/my-companies/${row.company_id}#certificates`;
      if (kind === 'request') return `/edit-request/${row.id}`;
      return kind === 'product' ? `/edit-product/${row.company_id}/${row.id}` : `/my-companies/${row.company_id}`;
    },
  },
  shown: async (work, id, isWhole, reader) => ({ notice: await caseOf(work, id, isWhole, reader) }),
};
