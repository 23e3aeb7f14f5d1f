/** How the browser calls (docs/behaviour.md#refresh, docs/behaviour.md#refresh-pending). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sendMessage } from '../../../contract/chat/calls.ts';
import { logout } from '../../../contract/session/calls.ts';
import { getCountries } from '../../../contract/lookup/calls.ts';
import { downloadMyData, getUserProfile } from '../../../contract/user/calls.ts';
import { updateLanguage } from '../../../contract/auth/calls.ts';
import { addressOf } from '../../../contract/wire/wire-call.ts';
import { credentialsOf } from '../../support/people/credentials.ts';
import { stubBrowser } from '../../support/browser/browser-globals.ts';

const { local, locks } = stubBrowser();
const { renewIfDue } = await import('../../../src/account/shared/second-factor/renew-due.ts');
const { call } = await import('../../../src/client/call.ts');
const { $proofQuestion, answerProofQuestions } = await import('../../../src/client/session/fresh-proof.ts');
const { refreshSession } = await import('../../../src/client/session/refresh.ts');
const { signIn } = await import('../../../src/client/session/sign-in.ts');
const { signOut } = await import('../../../src/client/session/sign-out.ts');
const { appTokenKey } = await import('../../../src/client/store/stored.ts');
const { $session, clearSession, settleSignedOut, updateCredentials } = await import('../../../src/client/session/session.ts');
const { onTabMessage } = await import('../../../src/client/tabs.ts');

interface Sent {
  path: string;
  query: string;
  authorization: string | null;
  key: string | null;
}
let sent: Sent[] = [];
const refreshPath = '/api/Auth/RefreshToken';
const refreshes = (): Sent[] => sent.filter(({ path }) => path === refreshPath);
const json = (status: number, body: unknown): Response => Response.json(body, { status });
const refused = (): Response => json(401, { success: false, code: 'UNAUTHENTICATED', message: 'Sign in.' });
const fine = (data: unknown = {}): Response => json(200, { success: true, code: 'OK', message: '', data });

/** A fake server that accepts one token, which a refresh returns. */
function serve(answer: (request: Sent) => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    const [path = '', query = ''] = address.split('?');
    const request = { path, query, authorization: headers.get('authorization'), key: headers.get('idempotency-key') };
    sent.push(request);
    return answer(request);
  });
}
const serveToken = (token: string): void =>
  serve(({ path, authorization }) => {
    if (path === refreshPath) return fine(credentialsOf({ accessToken: token }));
    return authorization === `Bearer ${token}` ? fine() : refused();
  });

beforeEach(() => {
  sent = [];
  clearSession();
  local.clear();
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(globalThis, 'window');
});

describe('the token', () => {
  test('is sent if there is one', async () => {
    updateCredentials(credentialsOf({ accessToken: 'good' }));
    serveToken('good');
    expect(await call(getUserProfile)).toMatchObject({ ok: true });
    expect(sent).toMatchObject([{ authorization: 'Bearer good' }]);
  });

  test('a guest without a pending refresh calls without one', async () => {
    settleSignedOut();
    serve(() => fine());
    await call(getCountries);
    expect(sent).toMatchObject([{ authorization: null }]);
  });
});

describe('a second factor that the account requires by now', () => {
  test('is learnt from the first refused call, by one refresh, so that the setup is shown', async () => {
    updateCredentials(credentialsOf({ accessToken: 'old' }));
    const dtSecondFactorDue = '2026-01-01T00:00:00.000Z';
    serve(({ path }) =>
      path === refreshPath
        ? fine(credentialsOf({ accessToken: 'new', dtSecondFactorDue }))
        : json(403, { success: false, code: 'SECOND_FACTOR_REQUIRED', message: '' }),
    );
    expect(await call(getUserProfile)).toMatchObject({ ok: false, code: 'SECOND_FACTOR_REQUIRED' });
    await vi.waitFor(() => expect($session.get().secondFactorDue).toBe(dtSecondFactorDue));
    await call(getUserProfile);
    expect(refreshes()).toHaveLength(1);
  });

  test.each([
    ['is not renewed if the account requires none', undefined, 0],
    ['is renewed if the account requires one', '2026-01-01T00:00:00.000Z', 1],
  ] as const)('after the setup of a second factor %s', async (_title, dtSecondFactorDue, renewals) => {
    updateCredentials(credentialsOf({ accessToken: 'old', dtSecondFactorDue }));
    serveToken('new');
    renewIfDue();
    // A renewal begins behind a lock.
    await new Promise((resolve) => setTimeout(resolve));
    expect(refreshes()).toHaveLength(renewals);
  });
});

describe('a pending refresh', () => {
  test('delays calls that need a token until it settles', async () => {
    let settle = (_: Response): void => undefined;
    const held = new Promise<Response>((resolve) => (settle = resolve));
    serve(({ path }) => (path === refreshPath ? held : fine()));
    const calling = call(getUserProfile);
    await vi.waitFor(() => expect(refreshes()).toHaveLength(1));
    expect(sent).toHaveLength(1);
    settle(fine(credentialsOf({ accessToken: 'good' })));
    await calling;
    expect(sent.at(-1)).toMatchObject({ authorization: 'Bearer good' });
    expect(sent).toHaveLength(2);
  });

  test('does not delay calls that need none', async () => {
    serve(({ path }) => (path === refreshPath ? new Promise<Response>(() => undefined) : fine([])));
    expect($session.get().refreshPending).toBe(true);
    expect(await call(getCountries)).toMatchObject({ ok: true });
    expect(await call(logout)).toMatchObject({ ok: true });
    expect(refreshes()).toHaveLength(0);
  });

  test('delays calls for 10 s at most', async () => {
    updateCredentials(credentialsOf({ accessToken: 'empty' }));
    let settle = (_: Response): void => undefined;
    const held = new Promise<Response>((resolve) => (settle = resolve));
    serve(({ path }) => (path === refreshPath ? held : refused()));
    vi.useFakeTimers();
    const calling = call(getUserProfile);
    await vi.advanceTimersByTimeAsync(9_900);
    expect(sent.map(({ path }) => path)).toEqual([refreshPath]);
    await vi.advanceTimersByTimeAsync(200);
    expect(sent).toHaveLength(2);
    settle(json(503, { success: false, code: 'UPSTREAM_UNREACHABLE', message: '' }));
    expect(await calling).toMatchObject({ ok: false, status: 401 });
  });
});

describe('a sign-out that reached no server', () => {
  const logoutPath = addressOf(logout);
  const offline = (): never => {
    throw new TypeError('no network');
  };
  beforeEach(() => void vi.stubGlobal('window', {}));

  test('is sent again before the next refresh, which then finds no session', async () => {
    updateCredentials(credentialsOf({ accessToken: 'good' }));
    serve(offline);
    await signOut();
    expect($session.get()).toMatchObject({ accessToken: '', user: null });

    let isOver = false;
    serve(({ path }) => {
      isOver ||= path === logoutPath;
      return path === refreshPath && isOver ? refused() : fine(credentialsOf({ accessToken: 'back again' }));
    });
    sent = [];
    clearSession();
    expect(await refreshSession('')).toBe(false);
    expect(sent.map(({ path }) => path)).toEqual([logoutPath, refreshPath]);
    expect($session.get()).toMatchObject({ accessToken: '', user: null, refreshPending: false });
  });

  test('brings no session back while the server cannot be reached', async () => {
    serve(offline);
    await signOut();
    serve(({ path }) =>
      path === logoutPath ? json(503, { success: false, code: 'UPSTREAM_UNREACHABLE', message: '' }) : fine(credentialsOf({})),
    );
    clearSession();
    expect(await refreshSession('')).toBe(false);
    expect(refreshes()).toHaveLength(0);
    expect($session.get().refreshPending).toBe(false);
  });

  test('does not end the session of a later sign-in', async () => {
    serve(offline);
    await signOut();
    serve(() => fine(credentialsOf({ accessToken: 'new' })));
    await signIn('mira@example.test', 'Quiet-harbour-7');
    sent = [];
    await refreshSession('new');
    expect(sent.map(({ path }) => path)).toEqual([refreshPath]);
  });

  test('from the app is sent again with its token, also after a later sign-in', async () => {
    vi.stubGlobal('window', { ReactNativeWebView: { postMessage: () => undefined } });
    updateCredentials(credentialsOf({ accessToken: 'good', refreshToken: 'earlier' }));
    serve(offline);
    await signOut();
    expect(local.getItem(appTokenKey)).toBeNull();
    serve(() => fine(credentialsOf({ accessToken: 'new', refreshToken: 'later' })));
    await signIn('mira@example.test', 'Quiet-harbour-7');
    for (const calls of [
      [
        [logoutPath, 'refreshToken=earlier'],
        [refreshPath, 'refreshToken=later'],
      ],
      [[refreshPath, 'refreshToken=later']],
    ]) {
      sent = [];
      await refreshSession('new');
      expect(sent.map(({ path, query }) => [path, query])).toEqual(calls);
    }
  });
});

describe('a 401', () => {
  test('causes one refresh and one retry, with the same key', async () => {
    updateCredentials(credentialsOf({ accessToken: 'old' }));
    serveToken('new');
    expect(await call(updateLanguage, { query: { language: 'TR' } })).toMatchObject({ ok: true });
    expect(sent.map(({ authorization }) => authorization)).toEqual(['Bearer old', null, 'Bearer new']);
    expect(sent[2]?.key).toBe(sent[0]?.key);
    expect($session.get().accessToken).toBe('new');
  });

  test('of several parallel calls causes one refresh', async () => {
    updateCredentials(credentialsOf({ accessToken: 'old' }));
    serveToken('new');
    const answers = await Promise.all(Array.from({ length: 10 }, () => call(getUserProfile)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(refreshes()).toHaveLength(1);
  });

  test('after the retry is returned to the caller', async () => {
    updateCredentials(credentialsOf({ accessToken: 'old' }));
    serve(({ path }) => (path === refreshPath ? fine(credentialsOf({ accessToken: 'new' })) : refused()));
    expect(await call(getUserProfile)).toMatchObject({ ok: false, status: 401, code: 'UNAUTHENTICATED' });
    expect(sent).toHaveLength(3);
  });

  test('is returned to the caller when the refresh is refused, which ends the session in all tabs', async () => {
    updateCredentials(credentialsOf({ accessToken: 'old' }));
    serve(() => refused());
    const received = vi.fn();
    const channel = new BroadcastChannel('kervan-session');
    channel.addEventListener('message', ({ data }) => received(data));
    expect(await call(getUserProfile)).toMatchObject({ ok: false, status: 401 });
    expect($session.get()).toMatchObject({ user: null, accessToken: '', refreshPending: false });
    await vi.waitFor(() => expect(received).toHaveBeenCalledWith({ type: 'ended' }));
    channel.close();
  });

  test.each([
    ['the network fails', () => Promise.reject(new TypeError('failed'))],
    ['the server fails', () => json(502, { success: false, code: 'UPSTREAM_UNREACHABLE', message: '' })],
    ['there were too many', () => json(429, { success: false, code: 'THROTTLED', message: '' })],
    ['the answer is none', () => new Response('<html>', { status: 200 })],
  ])('keeps the session when %s', async (_, answer) => {
    updateCredentials(credentialsOf({ accessToken: 'old' }));
    serve(({ path }) => (path === refreshPath ? answer() : refused()));
    expect(await call(getUserProfile)).toMatchObject({ ok: false, status: 401 });
    expect($session.get()).toMatchObject({ accessToken: 'old', refreshPending: false, user: { userID: credentialsOf().userInfo.userID } });
  });

  test('causes another refresh when the first one failed on the network', async () => {
    updateCredentials(credentialsOf({ accessToken: 'empty' }));
    $session.setKey('refreshPending', false);
    serveToken('new');
    expect(await call(getUserProfile)).toMatchObject({ ok: true });
  });

  test('of a guest causes no refresh', async () => {
    settleSignedOut();
    serve(() => refused());
    expect(await call(getUserProfile)).toMatchObject({ ok: false, status: 401 });
    expect(refreshes()).toHaveLength(0);
  });
});

test('a fresh proof that is needed after a refresh is asked for, and the call is sent once more', async () => {
  updateCredentials(credentialsOf({ accessToken: 'old' }));
  let isProved = false;
  serve(({ path, authorization }) => {
    if (path === refreshPath) return fine(credentialsOf({ accessToken: 'new' }));
    if (authorization !== 'Bearer new') return refused();
    return isProved ? fine() : json(403, { success: false, code: 'PROOF_NEEDED', message: 'Confirm.' });
  });
  const close = answerProofQuestions();
  const unlisten = $proofQuestion.listen((answer) => {
    isProved = answer !== null || isProved;
    answer?.(true);
  });
  expect(await call(updateLanguage, { query: { language: 'TR' } })).toMatchObject({ ok: true });
  expect(new Set(sent.filter(({ path }) => path !== refreshPath).map(({ key }) => key)).size).toBe(1);
  unlisten();
  close();
});

describe('several tabs', () => {
  test('a tab that waited uses the token that the other one got', async () => {
    updateCredentials(credentialsOf({ accessToken: 'old' }));
    serveToken('never asked');
    const stop = onTabMessage((message) => {
      if (message.type === 'credentials') updateCredentials(message.credentials);
    });
    const other = new BroadcastChannel('kervan-session');
    let release = (): void => undefined;
    void locks.request('kervan-session', () => new Promise<void>((resolve) => (release = resolve)));
    await Promise.resolve();
    const refreshing = refreshSession('old');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    other.postMessage({ type: 'credentials', credentials: credentialsOf({ accessToken: "the other tab's" }) });
    release();
    expect(await refreshing).toBe(true);
    expect($session.get().accessToken).toBe("the other tab's");
    expect(sent).toHaveLength(0);
    stop();
    other.close();
  });

  test('a tab that waited in vain refreshes itself', async () => {
    updateCredentials(credentialsOf({ accessToken: 'old' }));
    serveToken('new');
    let release = (): void => undefined;
    void locks.request('kervan-session', () => new Promise<void>((resolve) => (release = resolve)));
    await Promise.resolve();
    const refreshing = refreshSession('old');
    release();
    expect(await refreshing).toBe(true);
    expect(refreshes()).toHaveLength(1);
  });
});

test('in the app’s web view the stored token is sent with the refresh, and its successor is stored', async () => {
  vi.stubGlobal('window', { ReactNativeWebView: { postMessage: () => undefined } });
  updateCredentials(credentialsOf({ accessToken: 'old', refreshToken: 'first+token' }));
  expect(local.getItem('app-refresh-token')).toBe('first+token');
  serve(() => fine(credentialsOf({ accessToken: 'new', refreshToken: 'second' })));
  expect(await refreshSession('old')).toBe(true);
  expect(new URLSearchParams(sent[0]?.query).get('refreshToken')).toBe('first+token');
  expect(local.getItem('app-refresh-token')).toBe('second');
  expect($session.get().mobileRefreshToken).toBe('second');
});

test('outside the app no refresh token is stored, whatever the server sends', () => {
  updateCredentials(credentialsOf({ accessToken: 'a', refreshToken: 'b' }));
  expect(JSON.stringify(Object.entries(local))).not.toContain('"b"');
  expect(local.getItem('app-refresh-token')).toBeNull();
});

test('the language of the page is sent, whatever the browser prefers', async () => {
  const headers: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    headers.push(new Headers(init.headers).get('accept-language'));
    return fine();
  });
  await call(getCountries, { language: 'tr' });
  await call(getCountries);
  expect(headers).toEqual(['tr', null]);
});

test('calls with files and long answers have a timeout for slow connections, others a short one', async () => {
  updateCredentials(credentialsOf());
  serve(() => fine());
  const limit = vi.spyOn(AbortSignal, 'timeout');
  await call(getCountries);
  await call(sendMessage, { files: { 'Data.File': [new File(['x'], 'offer.pdf')] } });
  await call(downloadMyData);
  expect(limit.mock.calls).toEqual([[30_000], [300_000], [300_000]]);
  limit.mockRestore();
});

describe('a failure below the API', () => {
  beforeEach(() => settleSignedOut());
  test.each([
    ['network', () => Promise.reject(new TypeError('failed')), 0, 'NETWORK'],
    ['timeout', () => Promise.reject(new DOMException('slow', 'TimeoutError')), 0, 'UPSTREAM_SLOW'],
    ['an answer that is no JSON', () => new Response('<html>', { status: 200 }), 200, 'UNEXPECTED'],
    ['an answer that is null', () => json(200, null), 200, 'UNEXPECTED'],
    [
      'an answer that breaks off',
      () => new Response(new ReadableStream({ start: (controller) => controller.error(new TypeError('cut')) })),
      0,
      'NETWORK',
    ],
  ])('%s has a code and no message', async (_, answer, status, code) => {
    serve(answer);
    expect(await call(getUserProfile)).toEqual({ ok: false, status, code, message: '', fields: {}, retryAfterSeconds: null });
  });

  test('a provider’s refusal without a code keeps its message, by which it is recognized (docs/behaviour.md#messages)', async () => {
    serve(() => json(400, { success: false, message: 'Your number is awaiting to approval.' }));
    expect(await call(getUserProfile)).toMatchObject({ ok: false, status: 400, code: '', message: 'Your number is awaiting to approval.' });
  });
});
