/** Log lines of rooms and live connections have the id of the request that reached them; their own tasks have new ids. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendMessage } from '../../../contract/chat/calls.ts';
import { requestIdHeader } from '../../../contract/wire/request-log.ts';
import { call, clock, testEnv } from '../../support/api/api-client.ts';
import { talking } from '../../support/api/chat/chat-fixtures.ts';
import { hangUp, listen } from '../../support/api/chat/listening.ts';

// Sockets end by the platform's clock, so the tests' clock starts at the real time.
beforeEach(() => {
  clock.at = Date.now();
});
afterEach(() => {
  hangUp();
  vi.restoreAllMocks();
});

type Line = { request?: string; sockets?: number; error?: string };
const id = '0123456789abcdef';

/** Makes the query for permitted listeners fail. */
function withoutListeners(): void {
  const withSession = testEnv.DB.withSession.bind(testEnv.DB);
  vi.spyOn(testEnv.DB, 'withSession').mockImplementation((constraint) => {
    const session = withSession(constraint);
    const prepare = session.prepare.bind(session);
    return Object.assign(session, {
      prepare: (sql: string) => {
        if (sql.includes('CROSS JOIN session_family')) throw new TypeError('away');
        return prepare(sql);
      },
    });
  });
}

test('a room and a live connection that cannot check their listeners log it with the id of the message’s request', async () => {
  const { from: buyer, to: seller, chatId } = await talking({});
  const [room, line] = [await listen(chatId, seller.token), await listen('', seller.token)];
  const lines: Line[] = [];
  vi.spyOn(console, 'error').mockImplementation((text) => void lines.push(JSON.parse(String(text)) as Line));
  withoutListeners();
  const body = { 'Data.Message.ChatId': chatId, 'Data.Message.CompanyId': buyer.company.id, 'Data.Message.Text': 'Twenty tonnes, then.' };
  const sent = await call(sendMessage, { token: buyer.token, body, headers: { [requestIdHeader]: id } });
  expect(sent.status).toBe(200);
  await vi.waitFor(() => expect(room.closed).toHaveLength(1));
  await vi.waitFor(() => expect(line.closed).toHaveLength(1));
  const sends = lines.filter(({ sockets }) => sockets !== undefined);
  expect(sends.length).toBeGreaterThanOrEqual(2);
  for (const each of sends) expect(each).toEqual({ request: id, sockets: 1, error: 'TypeError' });
});
