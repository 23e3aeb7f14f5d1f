/** Signing in with e-mail and password; the form is in src/islands/account/SignInForm.tsx. */
import { login } from '../../../contract/session/calls.ts';
import type { Credentials } from '../../../contract/session/shapes.ts';
import { type Answer, call } from '../call.ts';
import { isInApp, sendToHost } from '../host/host-app.ts';
import { $session, updateCredentials } from './session.ts';
import { underSessionLock } from './session-lock.ts';
import { announce } from '../tabs.ts';

/**
 * Signs in, here and in other tabs, without a parallel refresh of another tab, whose refusal would delete the new cookie.
 * @returns the server's answer
 */
export function signIn(email: string, password: string): Promise<Answer<Credentials>> {
  return underSessionLock(async () => {
    // An earlier token belongs to another session, and a refresh for it would wait for this very lock.
    $session.setKey('accessToken', '');
    const answer = await call(login, { body: { email, password, source: isInApp() ? 0 : 1 } });
    if (!answer.ok) return answer;
    const { refreshToken, userInfo } = answer.data;
    updateCredentials(answer.data);
    announce({ type: 'credentials', credentials: answer.data });
    if (isInApp() && refreshToken !== undefined) sendToHost({ type: 'login', refreshToken, userInfo });
    return answer;
  });
}
