/** A decision: the change, its statement of reasons, its audit row, notification and mail, in one batch guarded by the version. */
import { appealableUntil, defaultCaseAct } from '../../contract/decision/fields.ts';
import type { BodyOf } from '../../contract/wire/call.ts';
import { codesFor, type decide, needsNote } from '../../contract/moderation/calls.ts';
import { rejectFieldsOf, type RejectReason, rejectReasonText } from '../../contract/moderation/rejection.ts';
import { newDecision } from '../decision/new-decision.ts';
import { dateText } from '../mail/date-text.ts';
import { mailStatement } from '../mail/mail.ts';
import { reasonText } from '../mail/reason-text.ts';
import { type NewNotification, notificationStatement } from '../notification/notification-store.ts';
import { auditStatement } from '../platform/db/audit.ts';
import { type Caller, type Deps, done, type Done } from '../platform/http/handler.ts';
import { closeEndedSoon, deliverSoon } from '../platform/subject/jobs.ts';
import type { Moderated, Verdict } from '../platform/subject/moderated.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { notPending, refuseClaimed } from './claim.ts';
import { notClaimedStatement, releaseStatement } from './claim-store.ts';
import { moderatorStatement, requireModerator } from '../account/console-role-store.ts';
import { findWaiting, type QueueRow, readOwner, readPersonAs } from './store.ts';

type Input = BodyOf<typeof decide>;

/**
 * A rejection needs a known code, whose rule its statement of reasons names; a note alone names none.
 * @throws Refusal BAD_INPUT
 */
function reasonOf({ kind, approve, reasons = [], note = '', faults = [] }: Input): RejectReason {
  const known = codesFor(kind);
  const fields: readonly string[] = rejectFieldsOf(kind);
  if (faults.some(({ reason, field }) => !reasons.includes(reason) || !fields.includes(field)))
    throw new Refusal('BAD_INPUT', { fields: { faults: 'INVALID' } });
  if (!approve && known.length > 0 && reasons.length === 0) throw new Refusal('BAD_INPUT', { fields: { reasons: 'REQUIRED' } });
  if (needsNote(kind, approve) && note === '') throw new Refusal('BAD_INPUT', { fields: { note: 'REQUIRED' } });
  if (reasons.some((reason) => !known.includes(reason))) throw new Refusal('BAD_INPUT', { fields: { reasons: 'INVALID' } });
  return { reasons, note, ...(faults.length > 0 && { faults }) };
}

/** Whether the reason is told to whom it concerns, and logged. */
const isStated = ({ kind, approve }: Input): boolean => !approve || needsNote(kind, approve);

const actOf = ({ act }: Input) => act ?? defaultCaseAct;

interface Decided {
  queue: Moderated;
  /** As its queue reads it for a decision. */
  read: unknown;
  item: QueueRow;
  input: Input;
  reason: RejectReason;
  verdict: Verdict;
}

/** To whom it concerns: the statement of reasons if something was restricted, a notification and a mail. */
async function notificationStatements(deps: Deps, { queue, read, item, input, reason, verdict }: Decided): Promise<D1PreparedStatement[]> {
  const { db, env } = deps;
  const { notified } = queue;
  const { approve, faults } = input;
  const { id, act, pictures, decidedBy, now } = verdict;
  const kind = approve ? notified?.approved : (notified?.byAct?.[act] ?? notified?.rejected);
  const recipient = notified?.recipient ?? queue.owner;
  const owner = kind === undefined || recipient === undefined ? null : await readPersonAs(db, recipient, id);
  if (notified === undefined || kind === undefined || owner === null) return [];
  const restriction = (await queue.restricts?.(db, { id, isApproved: approve, act, pictures }, read)) ?? null;
  // Without a target of its own, the notification is about the restriction.
  if (restriction === null && notified.href === undefined) return [];
  const stated = restriction?.reasons === undefined ? reason : { reasons: restriction.reasons, note: '' };
  const decision =
    restriction &&
    (await newDecision(
      env,
      db,
      { ...restriction, recipientUserId: owner.id, targetName: item.title, reason: rejectReasonText(stated), decidedBy },
      now,
    ));
  const named = { [notified.value]: item.title };
  // The form opens at the first field that was rejected.
  const at = approve || faults?.[0] === undefined ? '' : `?fix=${faults[0].field}`;
  const href = (await notified.href?.(deps, { id, isApproved: approve, act, at }, read)) ?? decision?.path ?? '';
  const isReasoned = restriction !== null || isStated(input);
  const values = {
    name: owner.full_name,
    ...named,
    reason: isReasoned ? reasonText(owner.language, stated) : '',
    outcome: approve ? ((await notified.outcome?.(deps, verdict, owner.language, read)) ?? '') : '',
    href,
    decision: decision?.path ?? '',
    strikeUntil: dateText(appealableUntil(now), owner.language),
  };
  const dedupeKey = `${kind}:${id}:${input.version}`;
  const notification: NewNotification = {
    userId: owner.id,
    kind,
    // A notification is translated when it is read, so it gets the codes.
    values: { ...named, reason: isReasoned ? rejectReasonText(stated) : '' },
    href,
    dedupeKey,
  };
  // The mail goes to the main account.
  const author = (await notified.author?.(db, id)) ?? null;
  const mail = { to: owner.email, language: owner.language, template: kind, values } as const;
  return [
    ...(decision === null ? [] : [decision.statement]),
    notificationStatement(db, notification, now),
    ...(author === null ? [] : [notificationStatement(db, { ...notification, userId: author, dedupeKey: `${dedupeKey}:author` }, now)]),
    mailStatement(db, dedupeKey, mail, now),
  ];
}

/**
 * Decides one pending item.
 * @throws Refusal NOT_FOUND; ALREADY_DECIDED (by whom) if it is not pending any more; ITEM_CLAIMED (by whom) while somebody else works
 * on it; STALE_VERSION if it was changed since it was shown; COMPANY_NOT_APPROVED for a request whose company is not public (any
 * more); REQUEST_RAN_OUT after its last day; FORBIDDEN if the role ended meanwhile
 */
export async function decideItem(deps: Deps, caller: Caller, input: Input): Promise<Done<Record<string, never>>> {
  const { commit, db, clock, jobs } = deps;
  const now = clock.now();
  const { userId } = caller;
  const { kind, id, version, approve } = input;
  const queue = jobs.queues[kind];
  const reason = reasonOf(input);
  const item = await findWaiting(db, queue, id, now);
  if (item === null) throw await notPending(deps, queue, id);
  refuseClaimed(item, userId);
  const { unfounded = [], pictures = [] } = input;
  if (unfounded.length > 0 && (kind !== 'notice' || !approve)) throw new Refusal('BAD_INPUT', { fields: { unfounded: 'INVALID' } });
  const verdict = {
    id,
    version,
    // An appeal finds by it what the decision took.
    now,
    isApproved: approve,
    reason: rejectReasonText(reason),
    act: actOf(input),
    pictures,
    decidedBy: userId,
    unfounded,
  };
  const read = (await queue.read?.(db, id, now)) ?? null;
  const change = await queue.decide(db, verdict, deps, read);
  const notifications = await notificationStatements(deps, { queue, read, item, input, reason, verdict });
  const audit = auditStatement(
    db,
    {
      actorUserId: userId,
      action: `${kind}.${approve ? 'approve' : 'reject'}`,
      targetType: kind,
      targetId: id,
      outcome: 'done',
      detail: isStated(input) ? rejectReasonText(reason) : '',
      before: { state: 'waiting', version: item.version },
      after: { state: approve ? 'approved' : 'rejected', ...(input.act !== undefined && { act: input.act }) },
    },
    now,
  );
  const decided = done(approve ? 'APPROVED' : 'REJECTED', approve ? 'It was approved.' : 'It was rejected.', {});
  try {
    const working = { kind, id, userId };
    const whole = [
      moderatorStatement(db, userId),
      notClaimedStatement(db, { ...working, now }),
      ...change,
      ...notifications,
      audit,
      releaseStatement(db, working),
    ];
    await commit(whole, decided, 'STALE_VERSION');
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'STALE_VERSION') throw error;
    await requireModerator(db, userId);
    const still = await findWaiting(db, queue, id, now);
    // Another moderator was faster.
    if (still === null) throw await notPending(deps, queue, id);
    refuseClaimed(still, userId);
    // The pending item is unchanged since it was shown.
    if (queue.missed !== undefined && approve && still.version === version) throw new Refusal(queue.missed);
    throw error;
  }
  const ended = queue.endsSignIn === true && !approve ? await readOwner(db, queue, id) : null;
  if (ended !== null) closeEndedSoon(deps, ended.id);
  deliverSoon(deps);
  return decided;
}
