import type { BodyOf } from '../../../contract/wire/call.ts';
import { createChat } from '../../../contract/chat/calls.ts';
import { chargeOf } from '../../../contract/plan/charge.ts';
import { requireShownPrice } from '../../credit/shown-price.ts';
import { readBalance } from '../../credit/ledger-store.ts';
import { actStatement } from '../../platform/db/audit.ts';
import { writeBeside } from '../../platform/db/guard.ts';
import { type Caller, type Context, type Deps, done, on } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { requirePlan } from '../../plan/quota-store.ts';
import { type ValidInquiry, validateInquiry, requireBuyer } from '../../inquiry/inquiry.ts';
import { foldChatText } from '../fold.ts';
import { makeLimited } from './contact-limit.ts';
import { chargeStatements, checkContact, limitMessages } from '../rules.ts';
import { subjectBefore } from '../safety/seen-before.ts';
import { readSeenBefore } from '../safety/seen-before-store.ts';
import { send, sendFirst } from '../sending.ts';
import { insertChatStatements, moveFromEndedStatement, readContactTarget, readEqualChats } from './contact-store.ts';
import { type ChatRow, requireChat, showChatStatement } from '../store.ts';

/**
 * Opens a chat. With a text it is charged and sent in one step; without one the other side does not see it yet
 * (docs/behaviour.md#chat-charge).
 */
async function create({ body, caller, deps, operationKey }: Context<typeof createChat>) {
  const { fromCompanyId, toCompanyId, chatNameForAll } = body;
  const createdFor = body.createdFor as 0 | 1 | 2 | 3 | 4;
  if (createdFor !== 0 && body.requestId === undefined) throw new Refusal('BAD_INPUT', { fields: { requestId: 'REQUIRED' } });
  const requestId = createdFor === 0 ? null : (body.requestId ?? null);
  const productId = createdFor === 0 ? (body.productId ?? null) : null;
  const now = deps.clock.now();
  const masterUserId = caller.masterUserId;
  const target = await readContactTarget(deps.db, { masterUserId, fromCompanyId, toCompanyId, createdFor, requestId, productId, now });
  const otherUserId = checkContact(caller, createdFor, target);

  const asked = await askedFor(deps, caller, body, now);
  const nameFolded = foldChatText(chatNameForAll);
  const equal = (await readEqualChats(deps.db, [fromCompanyId], { toCompanyId, createdFor, nameFolded, requestId })).get(fromCompanyId);
  if (equal !== undefined) {
    // A chat that was found by its name may be about a former request of that name, about which nothing can be sent.
    if (requestId !== null) await writeBeside(deps.db, [moveFromEndedStatement(deps.db, equal, requestId, now)]);
    return resume(deps, caller, await requireChat(deps.db, caller, equal), { body, asked }, operationKey);
  }

  const payOrder = target.pay_order ?? 2;
  const { credits, needsPlan } = chargeOf({ order: payOrder, price: target.price ?? 0 });
  if (needsPlan) requirePlan(caller, now);
  requireShownPrice(body.shownPrice, credits);
  const text = asked?.text ?? body.text;
  const isOpened = text !== '';
  const isPaid = credits === 0 || isOpened;
  const before = await readSeenBefore(deps.db, { fromCompanyId, toCompanyId, requestId });
  const { chatId, statements } = insertChatStatements(
    deps.db,
    {
      fromCompanyId,
      toCompanyId,
      createdFor,
      requestId,
      productId: target.product_id,
      name: chatNameForAll,
      nameFolded,
      before,
      payerUserId: masterUserId,
      otherUserId,
      price: credits,
      isPaid,
      isOpened,
    },
    now,
  );
  const begun = actStatement(deps.db, caller, 'chat.begin', chatId, now);
  const created = done('CHAT_CREATED', 'The chat was created.', { chatId, isPaid });
  return makeLimited(deps.db, caller, { otherUserId, isOpened }, now, async () => {
    if (!isOpened) return deps.commit([...statements, begun], created);
    const charge = await chargeStatements(
      deps,
      caller,
      { key: chatId, chatId, createdFor, price: credits, subject: chatNameForAll },
      payOrder,
    );
    // The existence of the chat is checked before its cost, so that the later of two simultaneous calls is refused with CHAT_EXISTS and not
    // for missing credits.
    const paidAs = credits > 0 ? chatId : undefined;
    const seenBefore = [...before, ...subjectBefore(fromCompanyId, chatNameForAll)];
    const sending = { chatId, companyId: fromCompanyId, text, quote: asked?.mark, before: seenBefore, paidAs, operationKey };
    const inquiry = asked === null ? [] : [asked.statement(chatId, otherUserId)];
    await sendFirst(deps, caller, [...statements, begun, ...charge, ...inquiry], chatId, sending, created);
    return created;
  });
}

/** Sellers do not request quotes for their own offers. */
async function askedFor(
  deps: Deps,
  caller: Caller,
  { createdFor, inquiry, text }: BodyOf<typeof createChat>,
  now: number,
): Promise<ValidInquiry | null> {
  if (inquiry === undefined) return null;
  requireBuyer(createdFor as ChatRow['created_for'], true);
  return validateInquiry(deps.db, caller, { createdFor: createdFor as ChatRow['created_for'], inquiry, note: text }, now);
}

/**
 * Answers a call for two companies and a subject that already have a chat: no second chat is created. If the caller had hidden the chat, it
 * is shown again (docs/behaviour.md#one-chat); a request for a quote is sent into it.
 */
async function resume(
  deps: Deps,
  caller: Caller,
  chat: ChatRow,
  { body, asked }: { body: BodyOf<typeof createChat>; asked: ValidInquiry | null },
  operationKey: string,
) {
  if (chat.hidden_at === null && asked === null) throw new Refusal('CHAT_EXISTS', { done: { chatId: chat.id } });
  const text = asked?.text ?? body.text;
  const resumed = done('CHAT_RESUMED', 'The chat is shown again.', { chatId: chat.id, isPaid: chat.is_paid === 1 || text !== '' });
  const shown = [
    showChatStatement(deps.db, chat.id, caller.masterUserId),
    ...(asked === null ? [] : [asked.statement(chat.id, chat.other_user_id)]),
  ];
  if (text === '') return deps.commit(shown, resumed);
  await limitMessages(deps.db, caller, deps.clock.now());
  await send(deps, caller, chat, { text, quote: asked?.mark, shownPrice: body.shownPrice, operationKey }, resumed, shown);
  return resumed;
}

export const createChatRoute = on(createChat, create, async (created, { caller, deps }) => ({
  ...created,
  inCredit: await readBalance(deps.db, caller.masterUserId),
}));
