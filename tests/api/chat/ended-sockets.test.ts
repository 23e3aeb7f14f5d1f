/** However a session ends, its sockets are closed at once: the live connection of its account and every chat, and no others. */
import { runInDurableObject } from 'cloudflare:test';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { roomOf } from '../../../api/chat/room/room-delivery.ts';
import { liveConnectionOf } from '../../../api/notification/live-events.ts';
import { secondMs } from '../../../contract/limits.ts';
import { revokeUserStatement } from '../../../api/session/family-store.ts';
import { deleteUser, editPassword, forgotPassword, resetPassword } from '../../../contract/auth/calls.ts';
import { endPersonSessions, setPersonSuspension } from '../../../contract/moderation/people-calls.ts';
import { accessTokenMs } from '../../../api/platform/security/access-token.ts';
import { deleteSession, login, logout, refreshToken } from '../../../contract/session/calls.ts';
import { deleteSubUser } from '../../../contract/staff/calls.ts';
import { call, clock, data, testEnv } from '../../support/api/api-client.ts';
import { consolePerson, database, signIn, staffOf } from '../../support/api/api-fixtures.ts';
import { opened, type Trader, trader } from '../../support/api/chat/chat-fixtures.ts';
import { hangUp, listen, type Listener } from '../../support/api/chat/listening.ts';
import { tokenMailedTo } from '../../support/api/sent-mails.ts';

// Sockets expire by the real time, so the tests' clock starts at the real time.
beforeAll(() => {
  clock.at = Date.now();
});
afterEach(hangUp);

type Colleague = Awaited<ReturnType<typeof staffOf>>;
interface Cast {
  /** The main user, whose first session has `token`. */
  main: Trader;
  colleague: Colleague;
  /** Tokens of further sessions of the main user. */
  second: string;
  /** With its refresh token. */
  entered: { token: string; refresh: string };
}
type Side = 'main' | 'second' | 'entered' | 'colleague';

const sessionOf = (token: string): Promise<string> =>
  database()
    .prepare('SELECT id FROM session_family WHERE id=?1')
    .bind((JSON.parse(atob(token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '')) as { sid: string }).sid)
    .first<string>('id')
    .then((id) => id ?? '');

const administrator = async () => (await consolePerson('administrator')).token;
const all: readonly Side[] = ['main', 'second', 'entered', 'colleague'];
const own: readonly Side[] = ['main', 'second', 'entered'];

const ends: readonly [string, (cast: Cast) => Promise<unknown>, readonly Side[]][] = [
  ['signing out', ({ second }) => data(logout, { token: second, query: {} }), ['second']],
  ['signing out by the refresh token alone', ({ entered }) => data(logout, { query: { refreshToken: entered.refresh } }), ['entered']],
  [
    'ending one session',
    async ({ main, second }) => data(deleteSession, { token: main.token, query: { id: await sessionOf(second) } }),
    ['second'],
  ],
  ['ending all others', ({ main }) => data(deleteSession, { token: main.token, query: { id: 'all' } }), ['second', 'entered']],
  [
    'another password',
    ({ main, second }) => data(editPassword, { token: second, body: { oldPW: main.password, newPW: 'Another-harbour-8' } }),
    ['main', 'entered'],
  ],
  [
    'a password that was reset',
    async ({ main }) => {
      await data(forgotPassword, { query: { eMail: main.email } });
      await data(resetPassword, { body: { guid: await tokenMailedTo(main.email, 'reset-password'), newPwd: 'Another-harbour-9' } });
    },
    own,
  ],
  [
    'a refresh token that was used by somebody else as well',
    async ({ entered }) => {
      const first = await data(refreshToken, { query: { refreshToken: entered.refresh } });
      await data(refreshToken, { query: { refreshToken: first.refreshToken ?? '' } });
      expect((await call(refreshToken, { query: { refreshToken: entered.refresh } })).status).toBe(401);
    },
    ['entered'],
  ],
  [
    'the console signing a person out',
    async ({ main }) => data(endPersonSessions, { token: await administrator(), body: { id: main.id, note: 'Stolen' } }),
    own,
  ],
  [
    'a suspension, of the staff as well',
    async ({ main }) =>
      data(setPersonSuspension, { token: await administrator(), body: { id: main.id, isSuspended: true, reason: 'FRAUD', note: 'Fraud' } }),
    all,
  ],
  [
    'the removal of staff',
    ({ main, colleague }) => data(deleteSubUser, { token: main.token, query: { id: colleague.staffId } }),
    ['colleague'],
  ],
  ['the end of the account, of the staff as well', ({ main }) => data(deleteUser, { token: main.token, query: { UserId: main.id } }), all],
];

/** The other ways repeat the proof. */
const inGate = ['signing out', 'a suspension, of the staff as well'];

describe('sockets without traffic are closed at once:', () => {
  for (const [how, end, ended] of ends)
    test(`${how}`, { tags: inGate.includes(how) ? [] : ['sweep'] }, async () => {
      const [main, other] = [await trader(), await trader()];
      const chatIds = [await opened(main, other, { text: 'First' }), await opened(other, main, { text: 'Second' })];
      const colleague = await staffOf(main, ['getChat']);
      const credentials = await data(login, { body: { email: main.email, password: main.password, source: 0 } });
      const entered = { token: credentials.accessToken, refresh: credentials.refreshToken ?? '' };
      const cast: Cast = { main, colleague, second: await signIn(main), entered };
      const tokens: Record<Side, string> = { main: main.token, second: cast.second, entered: entered.token, colleague: colleague.token };
      const listeners: [Side, Listener][] = [];
      for (const side of all) for (const chatId of ['', ...chatIds]) listeners.push([side, await listen(chatId, tokens[side])]);
      const foreign = [await listen('', other.token), ...(await Promise.all(chatIds.map((chatId) => listen(chatId, other.token))))];

      await end(cast);

      for (const [side, { closed }] of listeners)
        if (ended.includes(side)) await vi.waitFor(() => expect(closed, side).toEqual([{ code: 4001, reason: 'session ended' }]));
      for (const [side, { closed }] of listeners) if (!ended.includes(side)) expect(closed, side).toEqual([]);
      expect(foreign.flatMap(({ closed }) => closed)).toEqual([]);
    });
});

test('a socket that is being opened when its session ends is closed as soon as it is open', async () => {
  const [main, other] = [await trader(), await trader()];
  const chatId = await opened(main, other, { text: 'First' });
  const sessionId = await sessionOf(main.token);
  await database().batch([revokeUserStatement(database(), main.id, 'removed', clock.now())]);
  const headers = {
    upgrade: 'websocket',
    'x-socket-session': sessionId,
    'x-socket-expires': String(clock.now() + accessTokenMs),
    'x-room-company': main.company.id,
  };
  for (const stub of [roomOf(testEnv, chatId), liveConnectionOf(testEnv, main.id)]) {
    const closed: number[] = [];
    const { webSocket } = await stub.fetch('https://object/', { headers });
    webSocket?.addEventListener('close', ({ code }) => void closed.push(code));
    webSocket?.accept();
    await vi.waitFor(() => expect(closed).toEqual([4001]));
  }
});

test('the live connection records a room as long as its socket can live', async () => {
  const [main, other] = [await trader(), await trader()];
  const chatId = await opened(main, other, { text: 'First' });
  await listen(chatId, main.token);
  const connection = liveConnectionOf(testEnv, main.id);
  const storedRooms = () =>
    runInDurableObject<DurableObject, unknown[]>(connection, (_, state) => [...state.storage.kv.list({ prefix: 'room:' })]);
  const alarmAt = await runInDurableObject<DurableObject, number | null>(connection, (_, state) => state.storage.getAlarm());
  expect([(await storedRooms()).length, alarmAt]).toEqual([1, Math.floor((clock.now() + accessTokenMs) / secondMs) * secondMs]);
  vi.useFakeTimers({ now: clock.now() + accessTokenMs, toFake: ['Date'] });
  await runInDurableObject<DurableObject, void>(connection, (object) => object.alarm?.());
  vi.useRealTimers();
  expect(await storedRooms()).toEqual([]);
});
