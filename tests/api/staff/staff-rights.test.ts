/** A revoked flag is reported to the open windows of the person (ADR 029). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteSubUser, editSubUser } from '../../../contract/staff/calls.ts';
import { data, clock, send } from '../../support/api/api-client.ts';
import { staffOf } from '../../support/api/api-fixtures.ts';
import { opened, priceOf, trader } from '../../support/api/chat/chat-fixtures.ts';
import { connecting, hangUp, listen } from '../../support/api/chat/listening.ts';

// Sockets end by the platform's clock, so the tests' clock starts at the real time.
beforeEach(() => {
  clock.at = Date.now();
});
afterEach(hangUp);

test('changed flags are reported to that person alone, whatever flags they have', async () => {
  const main = await trader();
  const [clerk, other] = [await staffOf(main, ['requestsAccess']), await staffOf(main, [])];
  const [own, theirs, mains] = [await listen('', clerk.token), await listen('', other.token), await listen('', main.token)];
  const body = { email: clerk.email, permissions: { _id: clerk.staffId, requestsAccess: false } };
  await data(editSubUser, { token: main.token, body });
  await vi.waitFor(() => expect(own.received).toEqual([{ type: 'rights' }]));
  expect([theirs.received, mains.received]).toEqual([[], []]);
});

test('a removed person gets no more events: the connection is closed at once', async () => {
  const main = await trader();
  const clerk = await staffOf(main, []);
  const own = await listen('', clerk.token);
  await data(deleteSubUser, { token: main.token, query: { id: clerk.staffId } });
  await vi.waitFor(() => expect(own.closed.map(({ code }) => code)).toEqual([4001]));
  expect(own.received).toEqual([]);
});

test('the live connection of the account needs no flag, that of a chat needs getChat', async () => {
  await priceOf(0, 1, 20);
  const main = await trader();
  const chatId = await opened(main, await trader());
  const [reader, clerk] = [await staffOf(main, ['getChat']), await staffOf(main, ['createChat', 'sendMessage', 'getAccesibleChatCards'])];
  await listen('', clerk.token);
  await listen(chatId, reader.token);
  expect((await send(connecting(chatId, clerk.token))).status).toBe(403);
});
