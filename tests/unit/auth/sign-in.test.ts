/** Sign-in and hand-off must not overlap with a token refresh of another tab (docs/behaviour.md#refresh, docs/behaviour.md#hand-off). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { login } from '../../../contract/session/calls.ts';
import { pathOf } from '../../../contract/wire/call.ts';
import { credentialsOf } from '../../support/people/credentials.ts';
import { stubBrowser } from '../../support/browser/browser-globals.ts';

const { local, locks } = stubBrowser();
vi.stubGlobal('window', {});
const { signIn } = await import('../../../src/client/session/sign-in.ts');
const { redeemHandOff } = await import('../../../src/client/session/refresh.ts');
const { $session, clearSession, updateCredentials } = await import('../../../src/client/session/session.ts');

const fine = (data: unknown): Response => Response.json({ success: true, code: 'OK', message: '', data });
const refused = (status = 401): Response => Response.json({ success: false, code: 'UNAUTHENTICATED', message: '' }, { status });
let asked: string[] = [];
function serve(answer: (address: string) => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(answer(address));
  });
}

beforeEach(() => {
  asked = [];
  clearSession();
  local.clear();
});
afterEach(() => vi.stubGlobal('window', {}));

describe('signing in', () => {
  test('waits for the refresh of another tab, whose refusal would delete the new cookie', async () => {
    serve(() => fine(credentialsOf({ accessToken: 'mine' })));
    let release = (): void => undefined;
    void locks.request('kervan-session', () => new Promise<void>((resolve) => (release = resolve)));
    await Promise.resolve();
    const entering = signIn('elif@kervan.example', 'secret');
    await new Promise((resolve) => setTimeout(resolve));
    expect(asked).toEqual([]);
    release();
    expect(await entering).toMatchObject({ ok: true });
    expect(asked).toEqual([pathOf(login)]);
    expect($session.get().accessToken).toBe('mine');
  });

  test('a refusal, even a 401 for an earlier token, is returned to the caller', async () => {
    updateCredentials(credentialsOf({ accessToken: 'of before' }));
    serve(() => refused());
    expect(await signIn('elif@kervan.example', 'wrong')).toMatchObject({ ok: false, status: 401 });
    expect(asked).toHaveLength(1);
  });

  test('the app is notified, and stores the token', async () => {
    const messages: string[] = [];
    vi.stubGlobal('window', { ReactNativeWebView: { postMessage: (text: string) => messages.push(text) } });
    serve(() => fine(credentialsOf({ refreshToken: 'for-the-app' })));
    await signIn('elif@kervan.example', 'secret');
    expect(messages.map((text) => JSON.parse(text) as unknown)).toMatchObject([{ type: 'login', refreshToken: 'for-the-app' }]);
  });
});

describe('the link of a hand-off', () => {
  const token = 'handoff.token';
  const isRedeeming = (address: string): boolean => address.includes(token);

  test('signs in a browser without a session', async () => {
    serve((address) => (isRedeeming(address) ? fine(credentialsOf({ accessToken: 'taken over' })) : refused()));
    expect(await redeemHandOff(token)).toBe(true);
    expect($session.get().accessToken).toBe('taken over');
    expect(asked.map(isRedeeming)).toEqual([false, true]);
  });

  test.each<[string, () => Response | Promise<Response>]>([
    ['has a session, though its storage was emptied', () => fine(credentialsOf({ accessToken: 'own' }))],
    ['can not be asked about', () => Promise.reject(new TypeError('failed'))],
    ['is asked about too often', () => refused(429)],
    ['has a server that fails', () => refused(502)],
  ])('changes nothing in a browser that %s', async (_, answer) => {
    serve((address) => (isRedeeming(address) ? fine(credentialsOf({ accessToken: 'of somebody else' })) : answer()));
    expect(await redeemHandOff(token)).toBe(false);
    expect(asked.some(isRedeeming)).toBe(false);
    expect($session.get().accessToken).not.toBe('of somebody else');
  });
});
