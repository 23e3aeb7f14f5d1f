/** Who may contact whom, and at what price (docs/behaviour.md#payment-order, docs/behaviour.md#chat-charge, docs/behaviour.md#plan). */
import type { ChatDetail } from '../../contract/chat/calls.ts';
import { minuteMs } from '../../contract/limits.ts';
import { approval } from '../../contract/company/approval.ts';
import { chargeOf, contactFeatures } from '../../contract/plan/charge.ts';
import type { Caller, Deps } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { hasPlan, readLimit, requirePlan, useQuotaStatement } from '../plan/quota-store.ts';
import { spendStatement } from '../credit/ledger-store.ts';
import { limitTries } from '../platform/security/throttle-store.ts';
import { isFirst } from './contact/paying.ts';
import { messagesPerMinute, messageTriesKey } from './message-limit.ts';
import type { ContactTarget } from './contact/contact-store.ts';
import type { ChatRow } from './store.ts';

/**
 * The reason why nobody of the account can write to a company. The company and its request have to be public, belong to another account,
 * and not be blocked.
 */
export function targetFaultOf(
  caller: Caller,
  createdFor: number,
  target: ContactTarget,
): { code: 'NOT_FOUND' | 'OWN_COMPANY' | 'PARTNER_BLOCKED' | 'BLOCKED'; fields?: Record<string, string> } | null {
  if (target.to_owner_id === null) return { code: 'NOT_FOUND', fields: { toCompanyId: 'INVALID' } };
  if (createdFor !== 0 && target.request_id === null) return { code: 'NOT_FOUND', fields: { requestId: 'INVALID' } };
  if (target.to_owner_id === caller.masterUserId) return { code: 'OWN_COMPANY' };
  if (target.is_blocked === 1) return { code: 'PARTNER_BLOCKED' };
  return target.blocks_caller === 1 ? { code: 'BLOCKED' } : null;
}

/**
 * Ownership first, then the rules (docs/behaviour.md#order-of-checks). A company may write when it is approved; the user company when its
 * owner writes and has an approved one (docs/behaviour.md#own-company). The other side is approved, of another account, and for 1–4 has the
 * live request that is answered.
 * @returns the other side's main account
 */
export function checkContact(caller: Caller, createdFor: number, target: ContactTarget): string {
  if (target.from_status === null) throw new Refusal('NOT_FOUND', { fields: { fromCompanyId: 'INVALID' } });
  const fault = targetFaultOf(caller, createdFor, target);
  if (fault !== null) throw new Refusal(fault.code, fault.fields === undefined ? {} : { fields: fault.fields });
  if (target.from_is_suspended === 1) throw new Refusal('COMPANY_SUSPENDED');
  const maySend =
    target.from_is_user_company === 1 ? caller.isMainUser && target.has_approved_company === 1 : target.from_status === approval.approved;
  if (!maySend) throw new Refusal('COMPANY_NOT_APPROVED');
  if (!caller.isEmailVerified) throw new Refusal('EMAIL_NOT_VERIFIED');
  return target.to_owner_id ?? '';
}

/** Without an approved company nobody can write, neither as a company nor from the account's own address. */
const isApproved = (isOwnAddress: number, hasApprovedCompany: number | undefined, status: number | undefined): boolean =>
  isOwnAddress === 1 ? hasApprovedCompany === 1 : status === approval.approved;
const isPartnerApproved = ({ other_is_user_company, other_has_approved_company, other_company_status }: ChatRow): boolean =>
  isApproved(other_is_user_company, other_has_approved_company, other_company_status);

/**
 * Why nobody of the viewer's side can send into a chat. Since the chat was opened, the own company may have lost its approval, a company or
 * account may have been suspended, or one side may have blocked the other. Earlier messages stay readable (ADR 028). Messages to a company
 * that is suspended or has lost its approval are possible, but no chat with it can be opened or paid for, because it could not answer. Nor
 * is a first message about a request that has ended, unless the other side wrote last.
 */
export function sendingFaultOf(chat: ChatRow, now: number): ChatDetail['sendingFault'] {
  if (chat.own_company_gone_at !== null) return 'COMPANY_GONE';
  if (chat.own_is_suspended === 1) return 'COMPANY_SUSPENDED';
  if (!isApproved(chat.own_is_user_company, chat.has_approved_company, chat.own_company_status)) return 'COMPANY_NOT_APPROVED';
  if (chat.other_gone_at !== null && chat.other_gone_at !== undefined) return 'PARTNER_GONE';
  if (chat.other_company_gone_at !== null) return 'COMPANY_GONE';
  if (chat.other_is_suspended === 1 && isFirst(chat)) return 'COMPANY_SUSPENDED';
  if (!isPartnerApproved(chat) && isFirst(chat)) return 'PARTNER_NOT_APPROVED';
  if (chat.is_blocked === 1) return 'PARTNER_BLOCKED';
  if (chat.blocks_viewer === 1) return 'BLOCKED';
  const hasEnded = chat.created_for !== 0 && (chat.request_live_until ?? 0) <= now;
  return hasEnded && isFirst(chat) && chat.last_company_id !== chat.other_company_id ? 'REQUEST_ENDED' : null;
}

/** @throws Refusal with the fault of {@link sendingFaultOf} */
export function requireSenderOfChat(chat: ChatRow, now: number): void {
  const fault = sendingFaultOf(chat, now);
  if (fault !== null) throw new Refusal(fault);
}

/** The same for agreements of both sides: a company that is suspended or not approved can neither get a quote nor agree to one. */
export function requirePartiesOfChat(chat: ChatRow, now: number): void {
  requireSenderOfChat(chat, now);
  if (chat.other_is_suspended === 1) throw new Refusal('COMPANY_SUSPENDED');
  if (!isPartnerApproved(chat)) throw new Refusal('PARTNER_NOT_APPROVED');
}

/** Counts an account's messages. @throws Refusal THROTTLED */
export const limitMessages = (db: D1DatabaseSession, { masterUserId }: Caller, now: number): Promise<void> =>
  limitTries(db, messageTriesKey(masterUserId), messagesPerMinute, minuteMs, now);

export interface Contact {
  /** The operation key of the payment, which is made once. */
  key: string;
  chatId: string;
  createdFor: 0 | 1 | 2 | 3 | 4;
  /** Credits to pay, fixed when the chat was created. */
  price: number;
  /** Shown in the credit history. */
  subject: string;
}

/**
 * Statements that charge the first message of a chat, for its batch: the quota of a running plan and the credits. The operation key
 * identifies the contact, so that a repeated call is charged once.
 * @throws Refusal NO_PLAN, PLAN_EXPIRED; the batch itself fails with LIMIT_REACHED or NOT_ENOUGH_CREDIT
 */
export async function chargeStatements(deps: Deps, caller: Caller, contact: Contact, payOrder: number): Promise<D1PreparedStatement[]> {
  const now = deps.clock.now();
  const { needsPlan } = chargeOf({ order: payOrder, price: contact.price });
  if (needsPlan) requirePlan(caller, now);
  const statements: D1PreparedStatement[] = [];
  if (hasPlan(caller, now)) {
    const feature = contactFeatures[contact.createdFor];
    statements.push(useQuotaStatement(deps.db, caller, feature, await readLimit(deps.db, caller, feature, now)));
  }
  if (contact.price > 0)
    statements.push(
      spendStatement(
        deps.db,
        {
          ownerUserId: caller.masterUserId,
          amount: contact.price,
          reason: 'contact',
          operationKey: `contact:${contact.key}`,
          targetType: 'chat',
          targetId: contact.chatId,
          actorUserId: caller.userId,
          detail: contact.subject,
        },
        now,
      ),
    );
  return statements;
}
