/** Second factors as an authenticator app computes them; by default that of the demo's moderator. */
import { type APIRequestContext, expect } from '@playwright/test';
import { bytesOfBase32, codeOf, stepOf } from '../../../api/second-factor/totp.ts';
import { confirmSecondFactor, enrolSecondFactor } from '../../../contract/second-factor/calls.ts';
import { login } from '../../../contract/session/calls.ts';
import { pathOf } from '../../../contract/wire/call.ts';
import { demoSecondFactor } from '../../../demo/index.ts';

const moderatorEmail = 'moderator@kervan.example';

/** The present six digits. @param key in base32 @param stepsAgo earlier digits, which are accepted as well, so that a test need not wait for the next */
export const demoCode = (key: string = demoSecondFactor, stepsAgo = 0): Promise<string> =>
  codeOf(bytesOfBase32(key), stepOf(Date.now()) - stepsAgo);

/** The field of Login with the code: for the demo's moderator, and for accounts with their own key. */
export const codeOfAccount = async ({ email, factorKey }: { email: string; factorKey?: string | undefined }): Promise<{ code?: string }> =>
  factorKey !== undefined || email === moderatorEmail ? { code: await demoCode(factorKey) } : {};

/** Sets up an app for an account with the previous code, so that a sign-in can use the present one. */
export async function addApp(
  request: APIRequestContext,
  { email, password }: { email: string; password: string },
): Promise<{ factorKey: string; recoveryCodes: string[] }> {
  const dataOf = async <Data>(path: string, sent: object, token?: string): Promise<Data> => {
    const answer = await request.post(path, { data: sent, ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }) });
    expect(answer.status(), await answer.text()).toBe(200);
    return ((await answer.json()) as { data: Data }).data;
  };
  const { accessToken } = await dataOf<{ accessToken: string }>(pathOf(login), { email, password, source: 1 });
  const { key } = await dataOf<{ key: string }>(pathOf(enrolSecondFactor), {}, accessToken);
  const code = await demoCode(key, 1);
  const { recoveryCodes } = await dataOf<{ recoveryCodes: string[] }>(pathOf(confirmSecondFactor), { code }, accessToken);
  return { factorKey: key, recoveryCodes };
}
