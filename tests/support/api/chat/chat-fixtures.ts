/** Two companies for tests of chats. */
import { newId } from '../../../../api/platform/ids.ts';
import type { BodyInputOf } from '../../../../contract/wire/call.ts';
import { createChat, getAccesibleChats, getChat, sendMessage } from '../../../../contract/chat/calls.ts';
import { publicUntil } from '../../../../contract/request/rules.ts';
import type { ServiceType } from '../../../../contract/request/shapes.ts';
import { call, clock, data } from '../api-client.ts';
import { approvedCompany, lookups, member, type PlanKey, type TestCompany, type TestUser, withCredits } from '../api-fixtures.ts';
import { allRows, firstRow, firstValue, runSql } from '../database.ts';

export type Trader = TestUser & { token: string; company: TestCompany };

/** A verified main user with an approved company. */
export async function trader({ plan = 'premium', credits = 500 }: { plan?: PlanKey | null; credits?: number } = {}): Promise<Trader> {
  const user = await member(plan);
  if (credits > 0) await withCredits(user, credits);
  return { ...user, company: await approvedCompany(user) };
}

/** Sets the price of a kind of contact in the table that the API reads. */
export async function priceOf(createdFor: number, order: number, price: number): Promise<void> {
  await runSql('UPDATE service_price SET pay_order=?2, price=?3 WHERE service_type=?1', createdFor, order, price);
}

/** A public request of a company. */
export async function liveRequest(
  owner: Trader,
  serviceType: ServiceType,
  changes: { expiresAt?: number; approveStatus?: 2 | 4; name?: string } = {},
): Promise<string> {
  const { countryId, categoryId, subCategoryId, logisticTypeId, shippingTypeId } = await lookups();
  const id = newId();
  const now = clock.now();
  await runSql(
    `INSERT INTO request(id, code, company_id, owner_user_id, author_user_id, service_type, name, description, category_id, sub_category_id, logistic_type_id, shipping_type_id,
       country_id, country_code, approve_status, approved_at, expires_at, created_at)
     VALUES(?1,?2,?3,?4,?4,?5,?6,'Twenty tonnes a month.',?7,?8,?9,?10,?11,'tr',?12,?13,?14,?13)`,
    id,
    `R-${id.slice(0, 8)}`,
    owner.company.id,
    owner.id,
    serviceType,
    changes.name ?? 'Dried apricots',
    categoryId,
    subCategoryId,
    logisticTypeId,
    shippingTypeId,
    countryId,
    changes.approveStatus ?? 4,
    now,
    changes.expiresAt ?? publicUntil(now),
  );
  return id;
}

type Contact = Partial<BodyInputOf<typeof createChat>>;
export const contactBody = (from: Trader, to: Trader, changes: Contact = {}) => ({
  fromCompanyId: from.company.id,
  toCompanyId: to.company.id,
  chatNameForAll: 'Dried apricots',
  text: 'Good morning, do you ship to Odesa?',
  createdFor: 0,
  ...changes,
});
export const contact = (from: Trader, to: Trader, changes: Contact = {}, idempotencyKey?: string) =>
  call(createChat, { token: from.token, body: contactBody(from, to, changes), ...(idempotencyKey !== undefined && { idempotencyKey }) });

/** Opens a chat, which must succeed. @returns its id */
export async function opened(from: Trader, to: Trader, changes: Contact = {}): Promise<string> {
  const { status, envelope } = await contact(from, to, changes);
  if (status !== 200 || envelope.data === undefined) throw new Error(`CreateChat answered ${status} ${JSON.stringify(envelope)}`);
  return envelope.data.chatId;
}

/** Two traders with an open chat, by default of one message. */
export async function talking(changes: Contact = { text: 'First' }): Promise<{ from: Trader; to: Trader; chatId: string }> {
  const [from, to] = [await trader(), await trader()];
  return { from, to, chatId: await opened(from, to, changes) };
}

/** The id of the message with this text. */
export const idOf = async (who: Trader, chatId: string, text: string): Promise<string> =>
  (await look(who, chatId)).messages.find((message) => message.text === text)?._id ?? '';

export const say = (who: { token: string; company: TestCompany }, chatId: string, text: string, idempotencyKey?: string) =>
  call(sendMessage, {
    token: who.token,
    body: { 'Data.Message.ChatId': chatId, 'Data.Message.CompanyId': who.company.id, 'Data.Message.Text': text },
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  });

export const look = async (who: { token: string }, chatId: string) => (await data(getChat, { token: who.token, body: { chatId } })).chat;
export const textsOf = async (who: { token: string }, chatId: string): Promise<string[]> =>
  (await look(who, chatId)).messages.map(({ text }) => text);
export const listOf = async (who: { token: string }) => (await data(getAccesibleChats, { token: who.token })).chats;
export const cardOf = async (who: { token: string }, chatId: string) => (await listOf(who)).find((card) => card.chatId === chatId);

/** Counts all rows that a contact may create: a refused one creates none. */
export async function traces(): Promise<Record<string, number>> {
  const tables = ['chat', 'chat_member', 'credit_transfer', 'outbox', 'notification', 'sent_mail'];
  const counts = await firstRow<Record<string, number>>(
    `SELECT ${tables.map((table) => `(SELECT COUNT(*) FROM ${table}) AS ${table}`).join(', ')}, (SELECT COALESCE(SUM(used), 0) FROM usage_counter) AS used`,
  );
  return counts ?? {};
}

/** Payments of an account for contacts. */
export const paymentsOf = async (who: TestUser): Promise<number[]> =>
  (
    await allRows<{ amount: number }>(
      "SELECT t.amount FROM credit_transfer t JOIN credit_account a ON a.id=t.debit_account WHERE a.owner_user_id=?1 AND t.reason='contact' ORDER BY t.seq",
      who.masterUserId,
    )
  ).map(({ amount }) => amount);

/** How often an account has used the quota of a feature. */
export const usedBy = async (who: TestUser, feature: number): Promise<number> =>
  (await firstValue<number>('SELECT SUM(used) AS used FROM usage_counter WHERE user_id=?1 AND feature=?2', who.masterUserId, feature)) ?? 0;
