import { appealableUntil, liftableActs } from '../../contract/decision/fields.ts';
import type { PastDecision, ShownDecision } from '../../contract/decision/schemas.ts';
import { readRejectReason } from '../../contract/moderation/rejection.ts';
import { ruleOf } from '../../contract/rules.ts';
import { strikeEndOf } from '../../contract/strike/fields.ts';
import { asciiUpperCase } from '../../contract/text/letter-case.ts';
import { isoTime, isoTimeOrNull } from '../platform/clock.ts';
import { placesOf, parseRemovedPictures } from '../platform/db/pictures.ts';
import { shownEvidenceOf } from '../platform/evidence.ts';
import { signedMediaUrl } from '../platform/signed-media.ts';
import type { Work } from '../platform/subject/work.ts';
import { decisionPath } from './link.ts';
import type { DecisionRow } from './store.ts';

/** The statement of reasons alone, and its strike. */
export function statementOf(row: DecisionRow, now: number): Omit<ShownDecision, 'path' | 'appeal' | 'canAppeal'> {
  const strikeEnd = strikeEndOf({
    act: row.act,
    decidedAt: row.created_at,
    liftedAt: row.lifted_at,
    appealOutcome: row.appeal_outcome,
  });
  const versions = JSON.parse(row.rules) as Readonly<Record<string, number>>;
  return {
    number: asciiUpperCase(row.id.slice(0, 10)),
    act: row.act,
    kind: row.target_kind,
    targetId: row.target_id,
    targetName: row.target_name,
    removed: row.act === 'PICTURES_REMOVED' ? placesOf(parseRemovedPictures(row.taken)) : [],
    reason: row.reason,
    rules: readRejectReason(row.reason).reasons.flatMap((code) => {
      const rule = ruleOf(code);
      const version = rule === null ? undefined : versions[rule.page];
      return rule === null || version === undefined ? [] : [{ ...rule, version }];
    }),
    detection: row.detection,
    dtCreatedAt: isoTime(row.created_at),
    dtAppealUntil: isoTime(appealableUntil(row.created_at)),
    dtLiftedAt: isoTimeOrNull(row.lifted_at),
    dtStrikeUntil: strikeEnd !== null && now < strikeEnd ? isoTime(strikeEnd) : null,
  };
}

export const shownDecisionOf = async (work: Pick<Work, 'env' | 'clock'>, row: DecisionRow, now: number): Promise<ShownDecision> => ({
  ...statementOf(row, now),
  canAppeal: row.appeal_text === null && row.lifted_at === null && now < appealableUntil(row.created_at),
  appeal:
    row.appeal_text === null
      ? null
      : {
          text: row.appeal_text,
          dtCreatedAt: isoTime(row.appeal_created_at ?? 0),
          outcome: row.appeal_outcome,
          note: row.appeal_note ?? '',
          dtHandledAt: isoTimeOrNull(row.appeal_handled_at),
          files: await shownEvidenceOf(work, row.appeal_files ?? '[]', 'member'),
        },
  path: await decisionPath(work.env, row.id),
});

const appealOf = (row: DecisionRow): PastDecision['appeal'] => {
  if (row.appeal_text === null) return null;
  return row.appeal_outcome ?? 'waits';
};

/** Addresses of the pictures that a decision removed, for moderators. */
export async function removedPicturesOf({ env, clock }: Pick<Work, 'env' | 'clock'>, { act, taken }: DecisionRow): Promise<string[]> {
  if (act !== 'PICTURES_REMOVED') return [];
  return Promise.all(parseRemovedPictures(taken).keys.map((key) => signedMediaUrl(env, key, clock.now(), 'moderator')));
}

/** For moderators, beside other things of the same account. */
export function pastDecisionOf(row: DecisionRow, now: number): Omit<PastDecision, 'removedPictures'> {
  const { number, act, kind, targetName, reason, dtCreatedAt, dtLiftedAt } = statementOf(row, now);
  const appeal = appealOf(row);
  const canLift = row.lifted_at === null && (appeal === null || appeal === 'dismissed') && liftableActs.includes(act);
  return { id: row.id, number, act, kind, targetName, reason, dtCreatedAt, dtLiftedAt, decidedBy: row.decider ?? '', appeal, canLift };
}
