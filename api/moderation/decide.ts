/** One decision: the change, its audit row, the owner's notification and mail, in one batch guarded by the version. */
import type { BodyOf } from '../../contract/call.ts';
import { type decide, reasonsFor } from '../../contract/moderation/calls.ts';
import { rejectFieldsOf } from '../../contract/moderation/reject-fields.ts';
import { type RejectReason, rejectReasonText } from '../../contract/moderation/reject-reason.ts';
import { requestPath } from '../../contract/request/address.ts';
import type { ServiceType } from '../../contract/request/shapes.ts';
import { decidePhoneStatement } from '../account/change-store.ts';
import { closeReportStatement, withdrawReportedStatement } from '../chat/report-store.ts';
import { approveCompanyStatements, rejectCompanyStatements } from '../company/approval-store.ts';
import { decideCertificateStatements, findCertificate } from '../company/certificate-store.ts';
import { closeMessageStatement } from '../content/store.ts';
import { mailStatement } from '../mail/mail.ts';
import { reasonTexts } from '../mail/generated/templates.ts';
import { type NewNotification, notificationStatement } from '../notification/notification-store.ts';
import { auditStatement } from '../platform/audit.ts';
import { type AsRead, changedStatement } from '../platform/guard.ts';
import { type Caller, type Deps, done, type Done } from '../platform/handler.ts';
import { deliverSoon } from '../platform/jobs.ts';
import { Refusal } from '../platform/refusal.ts';
import { approveRequestStatements, rejectRequestStatements } from '../request/approval-store.ts';
import { gone, refuseClaimed } from './claim.ts';
import { notClaimedStatement, releaseStatement } from './claim-store.ts';
import { findWaiting, type OwnerRow, type QueueRow, readOwner, readServiceType, readStaffAuthor } from './store.ts';

type Input = BodyOf<typeof decide>;

/** A rejection says why: known codes, or words of the moderator. @throws Refusal BAD_INPUT */
function reasonOf(input: Input): RejectReason {
  const reasons = input.reasons ?? [];
  const note = input.note ?? '';
  const known: readonly string[] = reasonsFor(input.kind);
  const faults = input.faults ?? [];
  const fields: readonly string[] = rejectFieldsOf(input.kind);
  if (faults.some(({ reason, field }) => !reasons.includes(reason) || !fields.includes(field)))
    throw new Refusal('BAD_INPUT', { fields: { faults: 'INVALID' } });
  if (known.length === 0) return { reasons, note };
  if (!input.approve && reasons.length === 0 && note === '') throw new Refusal('BAD_INPUT', { fields: { reasons: 'REQUIRED' } });
  if (reasons.some((reason) => !known.includes(reason))) throw new Refusal('BAD_INPUT', { fields: { reasons: 'INVALID' } });
  return { reasons, note, ...(faults.length > 0 && { faults }) };
}

async function changeStatements(db: D1DatabaseSession, input: Input, reason: RejectReason, now: number): Promise<D1PreparedStatement[]> {
  const decision: AsRead = { id: input.id, version: input.version, now };
  const rejection = { ...decision, reason: rejectReasonText(reason) };
  switch (input.kind) {
    case 'company':
      return input.approve ? approveCompanyStatements(db, decision) : rejectCompanyStatements(db, rejection);
    case 'request':
      return input.approve ? approveRequestStatements(db, decision) : rejectRequestStatements(db, rejection);
    case 'certificate':
      return decideCertificateStatements(db, decision, input.approve ? null : rejection.reason);
    case 'phone':
      return [decidePhoneStatement(db, input.id, input.version, input.approve, now), changedStatement(db)];
    case 'report':
      return [
        closeReportStatement(db, input.id, input.version, now),
        changedStatement(db),
        ...(input.approve ? [withdrawReportedStatement(db, input.id, now)] : []),
      ];
    case 'contact':
      return [closeMessageStatement(db, input.id, input.version, now), changedStatement(db)];
  }
}

/** The reason in the owner's language: the sentences of the codes, then the moderator's words. */
const reasonForOwner = (owner: OwnerRow, { reasons, note }: RejectReason): string =>
  [...reasons.map((code) => reasonTexts[owner.language][code] ?? code), note].filter((part) => part !== '').join(' ');

type ToldKind = 'company' | 'request' | 'certificate';

/** Where its owner goes on. */
async function hrefOf(db: D1DatabaseSession, kind: ToldKind, { id, approve, faults }: Input): Promise<string> {
  // Their form opens at the first field that the rejection points at.
  const at = approve || faults?.[0] === undefined ? '' : `?fix=${faults[0].field}`;
  if (kind === 'company') return `/my-companies/${id}${at}`;
  if (kind === 'certificate') return `/my-companies/${(await findCertificate(db, id))?.company_id ?? ''}#certificates`;
  return approve ? requestPath((await readServiceType(db, id)) as ServiceType, id) : `/edit-request/${id}${at}`;
}

/** Notification and mail to the owner of what was decided. */
async function tellStatements(
  deps: Deps,
  kind: ToldKind,
  item: QueueRow,
  input: Input,
  reason: RejectReason,
): Promise<D1PreparedStatement[]> {
  const { db, clock } = deps;
  const owner = await readOwner(db, kind, input.id);
  if (owner === null) return [];
  const outcome = input.approve ? 'approved' : 'rejected';
  const href = await hrefOf(db, kind, input);
  const why = input.approve ? '' : reasonForOwner(owner, reason);
  const values = { name: owner.full_name, [kind]: item.title, reason: why, href };
  const dedupeKey = `${kind}-${outcome}:${input.id}:${input.version}`;
  const notification: NewNotification = {
    userId: owner.id,
    kind: `${kind}-${outcome}`,
    // The bell speaks the reader's language of that day: it gets the codes.
    values: { [kind]: item.title, reason: input.approve ? '' : rejectReasonText(reason) },
    href,
    dedupeKey,
  };
  // Staff see what became of what they wrote; the mail is the main account's.
  const author = kind === 'request' ? await readStaffAuthor(db, input.id) : null;
  return [
    notificationStatement(db, notification, clock.now()),
    ...(author === null
      ? []
      : [notificationStatement(db, { ...notification, userId: author, dedupeKey: `${dedupeKey}:author` }, clock.now())]),
    mailStatement(db, dedupeKey, { to: owner.email, language: owner.language, template: `${kind}-${outcome}`, values }, clock.now()),
  ];
}

/**
 * Decides one waiting item.
 * @throws Refusal NOT_FOUND, ALREADY_DECIDED (with who did) when it does not wait any more, ITEM_CLAIMED (with who has it) while somebody else
 *   works on it, STALE_VERSION when it was changed since it was looked at, COMPANY_NOT_APPROVED for a request whose company is not public
 *   (any more), REQUEST_RAN_OUT for one whose last day is over
 */
export async function decideItem(deps: Deps, caller: Caller, input: Input): Promise<Done<Record<string, never>>> {
  const reason = reasonOf(input);
  const { commit, db, clock } = deps;
  const now = clock.now();
  const { userId } = caller;
  const item = await findWaiting(db, input.kind, input.id, now);
  if (item === null) throw await gone(deps, input.kind, input.id);
  refuseClaimed(item, userId);
  const change = await changeStatements(db, input, reason, now);
  const { kind } = input;
  const isTold = kind === 'company' || kind === 'request' || kind === 'certificate';
  const told = isTold ? await tellStatements(deps, kind, item, input, reason) : [];
  const audit = auditStatement(
    db,
    {
      actorUserId: userId,
      action: `${input.kind}.${input.approve ? 'approve' : 'reject'}`,
      targetType: input.kind,
      targetId: input.id,
      outcome: 'done',
      detail: input.approve ? '' : rejectReasonText(reason),
      before: { state: 'waiting', version: item.version },
      after: { state: input.approve ? 'approved' : 'rejected' },
    },
    now,
  );
  const decided = done(input.approve ? 'APPROVED' : 'REJECTED', input.approve ? 'It was approved.' : 'It was rejected.', {});
  try {
    const working = { kind, id: input.id, userId };
    const whole = [notClaimedStatement(db, { ...working, now }), ...change, ...told, audit, releaseStatement(db, working)];
    await commit(whole, decided, 'STALE_VERSION');
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'STALE_VERSION') throw error;
    const still = await findWaiting(db, input.kind, input.id, now);
    // Another moderator was quicker by a moment.
    if (still === null) throw await gone(deps, input.kind, input.id);
    refuseClaimed(still, userId);
    // It waits as it was looked at: what the guard missed is the company's approval.
    if (input.kind === 'request' && input.approve && still.version === input.version) throw new Refusal('COMPANY_NOT_APPROVED');
    throw error;
  }
  deliverSoon(deps);
  return decided;
}
