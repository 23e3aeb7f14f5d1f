/** Signing in; the form is in src/islands/account/SignInForm.tsx, passkeys in src/page-scripts/passkey-sign-in.ts, providers in src/islands/identity. */
import { loginWithIdentity, registerWithIdentity } from '../../../contract/identity/calls.ts';
import { loginWithPasskey } from '../../../contract/passkey/calls.ts';
import { login } from '../../../contract/session/calls.ts';
import type { Credentials } from '../../../contract/session/shapes.ts';
import type { BodyInputOf, DataOf } from '../../../contract/wire/call.ts';
import { type Answer, call } from '../call.ts';
import { isInApp, sendToHost } from '../host/host-app.ts';
import { $session, updateCredentials } from './session.ts';
import { underSessionLock } from './session-lock.ts';
import { signedInAtKey, signOutDueKey, writeText } from '../store/stored.ts';
import { announce } from '../tabs.ts';

/**
 * Signs in, here and in other tabs, without a parallel refresh of another tab, whose refusal would delete the new cookie.
 * @param ask the call, with the kind of client: 0 mobile app, 1 web
 * @returns the server's answer
 */
function signInBy<Data extends Credentials>(ask: (source: 0 | 1) => Promise<Answer<Data>>): Promise<Answer<Data>> {
  return underSessionLock(async () => {
    // An earlier token belongs to another session, and a refresh for it would wait for this very lock.
    $session.setKey('accessToken', '');
    const answer = await ask(isInApp() ? 0 : 1);
    if (!answer.ok) return answer;
    const { refreshToken, userInfo } = answer.data;
    // Its cookie has replaced the one of a session that should have ended. In the app the next refresh ends that session by its token.
    if (!isInApp()) writeText(signOutDueKey, null);
    writeText(signedInAtKey, String(Date.now()));
    updateCredentials(answer.data);
    announce({ type: 'credentials', credentials: answer.data });
    if (isInApp() && refreshToken !== undefined) sendToHost({ type: 'login', refreshToken, userInfo });
    return answer;
  });
}

export type Code = Pick<BodyInputOf<typeof login>, 'code' | 'trustBrowser' | 'useRecovery'>;
export type SignedIn = DataOf<typeof login>;

/** By e-mail and password. @param code needed after SECOND_FACTOR_NEEDED */
export const signIn = (email: string, password: string, code: Code = {}): Promise<Answer<SignedIn>> =>
  signInBy((source) => call(login, { body: { email, password, source, ...code } }));

/** By what the browser has signed. */
export const signInWithPasskey = (response: BodyInputOf<typeof loginWithPasskey>['response']): Promise<Answer<Credentials>> =>
  signInBy((source) => call(loginWithPasskey, { body: { response, source } }));

/** By the proof of a provider. @param code as for a password */
export const signInWithIdentity = (ticket: string, code: Code = {}): Promise<Answer<SignedIn>> =>
  signInBy((source) => call(loginWithIdentity, { body: { ticket, source, ...code } }));

/** A new account with the proof of a provider. */
export const signUpWithIdentity = (body: Omit<BodyInputOf<typeof registerWithIdentity>, 'source'>): Promise<Answer<Credentials>> =>
  signInBy((source) => call(registerWithIdentity, { body: { ...body, source } }));
