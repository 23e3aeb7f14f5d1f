/** Response rate and time of a company: updated when contacts begin and are answered, equal to a recomputation from the chats. */
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { readContacts } from '../../../api/company/answering-store.ts';
import { newId } from '../../../api/platform/ids.ts';
import { deleteUser } from '../../../contract/auth/calls.ts';
import { answeringContacts, type Contact } from '../../../api/company/answering.ts';
import { deleteCompany, getCompanyByPath } from '../../../contract/company/calls.ts';
import { dayMs, hourMs } from '../../../contract/limits.ts';
import { downloadMyData } from '../../../contract/user/calls.ts';
import { clock, data } from '../../support/api/api-client.ts';
import { database, signIn } from '../../support/api/api-fixtures.ts';
import { opened, say, type Trader, trader } from '../../support/api/chat/chat-fixtures.ts';
import { runSql } from '../../support/api/database.ts';

vi.setConfig({ testTimeout: 60_000 });

const answeringOf = async (its: Trader) => (await data(getCompanyByPath, { body: { path: its.company.path } })).company.answering;

test('the response rate is shown from five contacts on, counts first answers only, and stays when a contact ends without an answer', async () => {
  const its = await trader();
  const from = await trader();
  const begun = async (subject: string): Promise<string> => {
    for (const who of [its, from]) who.token = await signIn(who);
    return opened(from, its, { chatNameForAll: subject });
  };
  const answers = async (chatId: string, text: string): Promise<void> => {
    its.token = await signIn(its);
    expect((await say(its, chatId, text)).status).toBe(200);
  };
  for (const [subject, hours] of [
    ['Figs', 1],
    ['Dates', 5],
    ['Nuts', 3],
    ['Rice', 2],
  ] as const) {
    const chatId = await begun(subject);
    // A further message of the asking side is not an answer.
    await say(from, chatId, 'Are you there?');
    clock.advance(hours * hourMs);
    await answers(chatId, 'Good morning');
    clock.advance(hourMs);
    await answers(chatId, 'One more thing');
  }
  expect(await answeringOf(its)).toBeNull();
  const last = await begun('Salt');
  expect(await answeringOf(its)).toBeNull();
  clock.advance(4 * hourMs);
  await answers(last, 'Good evening');
  expect(await answeringOf(its)).toEqual({ percent: 100, medianMinutes: 180 });
  // Contacts that it starts itself do not count as its answers.
  expect(await answeringOf(from)).toBeNull();
  await begun('Tea');
  expect(await answeringOf(its)).toEqual({ percent: 100, medianMinutes: 180 });
  clock.advance(3 * dayMs);
  expect(await answeringOf(its)).toEqual({ percent: 83, medianMinutes: 180 });
});

test('any sequence of events keeps the newest contacts right', async () => {
  const [its, from] = [await trader(), await trader()];
  const chats: { id: string; at: number; answeredAfterMs: number | null; sequence: number }[] = [];
  const answer = async (index: number, companyId: string): Promise<void> => {
    const chat = chats[index % chats.length];
    if (chat === undefined) return;
    chat.sequence += 1;
    clock.advance(1000);
    await runSql(
      'UPDATE chat SET last_sequence=?2, last_company_id=?3, last_at=?4 WHERE id=?1',
      chat.id,
      chat.sequence,
      companyId,
      clock.now(),
    );
    if (companyId === its.company.id) chat.answeredAfterMs ??= clock.now() - chat.at;
  };
  const contact = async (isAtOnce: boolean): Promise<void> => {
    const id = newId();
    clock.advance(1000);
    await runSql(
      `INSERT INTO chat(id, from_company_id, to_company_id, created_for, name_for_all, name_folded, payer_user_id, price, is_paid, opened_at, last_at, created_at)
       VALUES(?1,?2,?3,0,?1,?1,?4,0,1,?5,?6,?6)`,
      id,
      from.company.id,
      its.company.id,
      from.id,
      isAtOnce ? clock.now() : null,
      clock.now(),
    );
    if (!isAtOnce) await runSql('UPDATE chat SET opened_at=?2 WHERE id=?1', id, clock.now());
    chats.push({ id, at: clock.now(), answeredAfterMs: null, sequence: 0 });
  };
  const step = fc.oneof(
    { weight: 3, arbitrary: fc.boolean().map((isAtOnce) => () => contact(isAtOnce)) },
    { weight: 3, arbitrary: fc.nat().map((index) => () => answer(index, its.company.id)) },
    { weight: 1, arbitrary: fc.nat().map((index) => () => answer(index, from.company.id)) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      for (const each of steps) await each();
      const expected = chats.slice(-answeringContacts.stored).map(({ at, answeredAfterMs }): Contact => ({ at, answeredAfterMs }));
      expect(await readContacts(database(), its.company.id)).toEqual(expected);
    }),
    { numRuns: 10, seed: 5 },
  );
  expect(chats.length).toBeGreaterThan(answeringContacts.stored);
});

test.each([
  ['the company', (its: Trader) => data(deleteCompany, { token: its.token, query: { id: its.company.id } })],
  ['the account', (its: Trader) => data(deleteUser, { token: its.token, query: { UserId: its.id } })],
])('is part of the personal data, and deleted with %s', async (_, remove) => {
  const its = await trader();
  const chatId = await opened(await trader(), its);
  its.token = await signIn(its);
  const file = (await data(downloadMyData, { token: its.token })) as unknown as { companyContacts: { items: unknown[] } };
  expect(file.companyContacts.items).toEqual([{ companyId: its.company.id, contacts: [{ chatId, answeredAfterMinutes: null }] }]);
  await remove(its);
  expect(await readContacts(database(), its.company.id)).toEqual([]);
});
