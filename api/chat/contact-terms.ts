/** What somebody should know before they write a word to a company: as whom, at what price, and what stands against it. */
import { getContactTerms } from '../../contract/chat/calls.ts';
import type { DataOf } from '../../contract/call.ts';
import { unlimited } from '../../contract/limits.ts';
import { chargeOf, contactFeatures } from '../../contract/plan/charge.ts';
import { readBalance } from '../credit/ledger-store.ts';
import { type Caller, type Context, type Deps, on } from '../platform/handler.ts';
import { Refusal } from '../platform/refusal.ts';
import { hasPlan, readLimit, readUsed } from '../plan/quota-store.ts';
import { type ContactTarget, listSenders, readContactTarget } from './contact-store.ts';
import { targetFaultOf } from './rules.ts';

type Terms = DataOf<typeof getContactTerms>;
type CreatedFor = 0 | 1 | 2 | 3 | 4;

/** Plan, quota and credits, in the order in which CreateChat asks for them. */
async function payingFault(
  { db, clock }: Deps,
  caller: Caller,
  createdFor: CreatedFor,
  cost: { credits: number; needsPlan: boolean; inCredit: number },
): Promise<Terms['fault']> {
  const now = clock.now();
  if (cost.needsPlan && caller.plan === null) return 'NO_PLAN';
  if (cost.needsPlan && !hasPlan(caller, now)) return 'PLAN_EXPIRED';
  if (hasPlan(caller, now)) {
    const feature = contactFeatures[createdFor];
    const limit = await readLimit(db, caller, feature, now);
    if (limit !== unlimited && (await readUsed(db, caller, feature)) >= limit) return 'LIMIT_REACHED';
  }
  return cost.credits > cost.inCredit ? 'NOT_ENOUGH_CREDIT' : null;
}

function personFault(caller: Caller, createdFor: CreatedFor, target: ContactTarget, hasSender: boolean): Terms['fault'] {
  if (!caller.may('createChat')) return 'FORBIDDEN';
  const fault = targetFaultOf(caller, createdFor, target);
  if (fault !== null) return fault.code;
  if (!hasSender) return 'COMPANY_NOT_APPROVED';
  return caller.isEmailVerified ? null : 'EMAIL_NOT_VERIFIED';
}

async function terms({ query, caller, deps }: Context<typeof getContactTerms>): Promise<Terms> {
  const { db, clock } = deps;
  const createdFor = query.createdFor as CreatedFor;
  if (createdFor !== 0 && query.requestId === undefined) throw new Refusal('BAD_INPUT', { fields: { requestId: 'REQUIRED' } });
  const { masterUserId } = caller;
  const senders = await listSenders(db, caller);
  const target = await readContactTarget(db, {
    masterUserId,
    fromCompanyId: senders[0]?.id ?? '',
    toCompanyId: query.toCompanyId,
    createdFor,
    requestId: createdFor === 0 ? null : (query.requestId ?? null),
    now: clock.now(),
  });
  const charge = chargeOf({ order: target.pay_order ?? 2, price: target.price ?? 0 });
  const inCredit = await readBalance(db, masterUserId);
  const fault =
    personFault(caller, createdFor, target, senders.length > 0) ?? (await payingFault(deps, caller, createdFor, { ...charge, inCredit }));
  return { senders, price: charge.credits, inCredit, fault };
}

export const contactTermsRoute = on(getContactTerms, terms);
