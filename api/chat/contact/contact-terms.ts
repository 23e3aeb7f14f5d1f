/** The data that a page shows before somebody contacts a company: possible senders, the price, obstacles, and existing chats. */
import { getContactTerms } from '../../../contract/chat/calls.ts';
import type { DataOf } from '../../../contract/wire/call.ts';
import { chargeOf } from '../../../contract/plan/charge.ts';
import { leftOf, readBudget } from '../../credit/budget-store.ts';
import { readBalance } from '../../credit/ledger-store.ts';
import { type Caller, type Context, type Deps, on } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { foldChatText } from '../fold.ts';
import { type ContactTarget, listSenders, readContactTarget, readEqualChats } from './contact-store.ts';
import { payingFaultOf } from './paying.ts';
import { targetFaultOf } from '../rules.ts';

type Terms = DataOf<typeof getContactTerms>;
type CreatedFor = 0 | 1 | 2 | 3 | 4;

function personFault(caller: Caller, createdFor: CreatedFor, target: ContactTarget, hasSender: boolean): Terms['fault'] {
  if (!caller.may('createChat')) return 'FORBIDDEN';
  const fault = targetFaultOf(caller, createdFor, target);
  if (fault !== null) return fault.code;
  if (!hasSender) return target.has_suspended_company === 1 ? 'COMPANY_SUSPENDED' : 'COMPANY_NOT_APPROVED';
  return caller.isEmailVerified ? null : 'EMAIL_NOT_VERIFIED';
}

async function chatsOf(
  db: Deps['db'],
  senders: readonly { id: string }[],
  { toCompanyId, createdFor, chatNameForAll }: Context<typeof getContactTerms>['query'],
  requestId: string | null,
): Promise<ReadonlyMap<string, string>> {
  if (chatNameForAll === undefined) return new Map();
  const subject = { toCompanyId, createdFor, nameFolded: foldChatText(chatNameForAll), requestId };
  return readEqualChats(
    db,
    senders.map(({ id }) => id),
    subject,
  );
}

async function terms({ query, caller, deps }: Context<typeof getContactTerms>): Promise<Terms> {
  const { db, clock } = deps;
  const createdFor = query.createdFor as CreatedFor;
  if (createdFor !== 0 && query.requestId === undefined) throw new Refusal('BAD_INPUT', { fields: { requestId: 'REQUIRED' } });
  const { masterUserId } = caller;
  const requestId = createdFor === 0 ? null : (query.requestId ?? null);
  const senders = await listSenders(db, caller);
  const target = await readContactTarget(db, {
    masterUserId,
    fromCompanyId: senders[0]?.id ?? '',
    toCompanyId: query.toCompanyId,
    createdFor,
    requestId,
    productId: null,
    now: clock.now(),
  });
  const charge = chargeOf({ order: target.pay_order ?? 2, price: target.price ?? 0 });
  const inCredit = await readBalance(db, masterUserId);
  const fault =
    personFault(caller, createdFor, target, senders.length > 0) ?? (await payingFaultOf(deps, caller, createdFor, { ...charge, inCredit }));
  const budgetLeft = leftOf(await readBudget(db, caller.userId, clock.now()));
  const chats = await chatsOf(db, senders, query, requestId);
  return {
    senders: senders.map((sender) => ({ ...sender, chatId: chats.get(sender.id) ?? null })),
    price: charge.credits,
    inCredit,
    budgetLeft,
    fault,
  };
}

export const contactTermsRoute = on(getContactTerms, terms);
