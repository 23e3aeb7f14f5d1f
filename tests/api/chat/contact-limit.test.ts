import { expect, test } from 'vitest';
import {
  contactsPerHour,
  contactsPerPairAndDay,
  contactsPerReceiverAndHourWithoutPlan,
  emptyRoomsPerHour,
} from '../../../api/chat/contact/contact-limit.ts';
import { contactsPerDayWithoutPlan, dayMs, hourMs } from '../../../contract/limits.ts';
import { clock } from '../../support/api/api-client.ts';
import { contact, priceOf, traces, type Trader, trader } from '../../support/api/chat/chat-fixtures.ts';
import { signIn, withPlan } from '../../support/api/api-fixtures.ts';
import { firstValue, runSql } from '../../support/api/database.ts';

/** Contacts from the directory are free and need no plan here, so that only the rate limits apply. */
test.beforeEach(() => priceOf(0, 2, 0));

const codes = async (from: Trader, receivers: readonly Trader[], text = 'Good morning'): Promise<string[]> => {
  const answers: string[] = [];
  for (const [index, to] of receivers.entries())
    answers.push((await contact(from, to, { chatNameForAll: `Subject ${index}`, text })).envelope.code);
  return answers;
};
const repeated = <Value>(value: Value, count: number): Value[] => Array.from({ length: count }, () => value);
const manyTraders = async (count: number): Promise<Trader[]> => {
  const traders: Trader[] = [];
  for (let index = 0; index < count; index += 1) traders.push(await trader({ credits: 0 }));
  return traders;
};
const notified = (who: Trader) =>
  firstValue<number>("SELECT COUNT(*) AS n FROM notification WHERE user_id=?1 AND kind='new-message'", who.id);

test('one account can open twenty subjects a day with another, and a refused one stores nothing', async () => {
  const [from, to] = [await trader(), await trader()];
  expect(await codes(from, repeated(to, contactsPerPairAndDay))).toEqual(repeated('CHAT_CREATED', contactsPerPairAndDay));
  const before = await traces();
  const refused = await contact(from, to, { chatNameForAll: 'One more' });
  expect([refused.status, refused.envelope.code]).toEqual([429, 'THROTTLED']);
  expect(Number(refused.headers.get('retry-after'))).toBe(dayMs / 1000);
  expect(await traces()).toEqual(before);
  expect(await notified(to)).toBe(contactsPerPairAndDay);
});

test('without a plan ten contacts a day are allowed in total; with one, sixty an hour', async () => {
  const receivers = await manyTraders(contactsPerDayWithoutPlan + 1);
  const from = await trader({ plan: null, credits: 0 });
  expect((await codes(from, receivers)).at(-1)).toBe('CONTACT_LIMIT_REACHED');
  expect((await contact(from, receivers[0] as Trader, { chatNameForAll: 'One more' })).headers.get('retry-after')).toBe(
    String(dayMs / 1000),
  );
  await withPlan(from, 'premium');
  const paying = { ...from, token: await signIn(from) };
  expect((await contact(paying, receivers[contactsPerDayWithoutPlan] as Trader)).envelope.code).toBe('CHAT_CREATED');
  await runSql("UPDATE throttle SET count=?1 WHERE key LIKE 'contact-from:%'", contactsPerHour);
  const other = await trader();
  expect((await contact(paying, other)).envelope.code).toBe('THROTTLED');
  clock.advance(hourMs);
  const later = { ...from, token: await signIn(from) };
  expect((await contact(later, other)).envelope.code).toBe('CHAT_CREATED');
});

test('contacts that are refused for missing credits or by a limit do not use up the limit of a day', async () => {
  const [from, to, crowded] = [await trader({ plan: null, credits: 0 }), await trader(), await trader()];
  await priceOf(0, 3, 400);
  expect(await codes(from, repeated(to, contactsPerDayWithoutPlan))).toEqual(repeated('NOT_ENOUGH_CREDIT', contactsPerDayWithoutPlan));
  await priceOf(0, 2, 0);
  await contact(await trader({ plan: null, credits: 0 }), crowded);
  await runSql('UPDATE throttle SET count=?1 WHERE key=?2', contactsPerReceiverAndHourWithoutPlan, `contact-to:${crowded.id}`);
  expect((await contact(from, crowded)).envelope.code).toBe('THROTTLED');
  const answers = await codes(from, repeated(to, contactsPerDayWithoutPlan + 1));
  expect(answers).toEqual([...repeated('CHAT_CREATED', contactsPerDayWithoutPlan), 'CONTACT_LIMIT_REACHED']);
});

test('many accounts without a plan cannot flood one account, and do not block those that pay', async () => {
  const to = await trader();
  const codesOfCrowd: string[] = [];
  for (let index = 0; index < 4; index += 1)
    codesOfCrowd.push(...(await codes(await trader({ plan: null, credits: 0 }), repeated(to, contactsPerDayWithoutPlan))));
  expect(codesOfCrowd.filter((code) => code === 'CHAT_CREATED').length).toBe(contactsPerReceiverAndHourWithoutPlan);
  expect((await contact(await trader(), to)).envelope.code).toBe('CHAT_CREATED');
});

test('chats without a text are limited as well', async () => {
  const from = await trader();
  const receivers = await manyTraders(3);
  const asked = Array.from({ length: emptyRoomsPerHour + 1 }, (_, index) => receivers[index % receivers.length] as Trader);
  expect((await codes(from, asked, '')).at(-1)).toBe('THROTTLED');
});
