/** Second factors as an authenticator app computes them; by default that of the demo's moderator. */
import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import { bytesOfBase32, codeOf, stepOf } from '../../../api/second-factor/totp.ts';
import { confirmSecondFactor, enrolSecondFactor } from '../../../contract/second-factor/calls.ts';
import { login } from '../../../contract/session/calls.ts';
import { pathOf } from '../../../contract/wire/call.ts';
import { demoSecondFactor } from '../../../demo/index.ts';

const moderatorEmail = 'moderator@kervan.example';

/** The present six digits. @param key in base32 @param stepsAhead -1 for the digits before, 1 for the next ones, which are accepted as well */
export const demoCode = (key: string = demoSecondFactor, stepsAhead = 0): Promise<string> =>
  codeOf(bytesOfBase32(key), stepOf(Date.now()) + stepsAhead);

/** The field of Login with the code: for the demo's moderator, and for accounts with their own key. */
export const codeOfAccount = async ({ email, factorKey }: { email: string; factorKey?: string | undefined }): Promise<{ code?: string }> =>
  factorKey !== undefined || email === moderatorEmail ? { code: await demoCode(factorKey) } : {};

/** Sets up an app for an account with the previous code, so that a sign-in can use the present one. */
export async function addApp(
  request: APIRequestContext,
  { email, password }: { email: string; password: string },
): Promise<{ factorKey: string; recoveryCodes: string[] }> {
  const post = (path: string, data: object, token?: string): Promise<APIResponse> =>
    request.post(path, { data, ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }) });
  const dataOf = async <Data>(answer: APIResponse): Promise<Data> => {
    expect(answer.status(), await answer.text()).toBe(200);
    return ((await answer.json()) as { data: Data }).data;
  };
  const { accessToken } = await dataOf<{ accessToken: string }>(await post(pathOf(login), { email, password, source: 1 }));
  const { key } = await dataOf<{ key: string }>(await post(pathOf(enrolSecondFactor), {}, accessToken));
  const confirm = async (): Promise<APIResponse> => {
    const step = stepOf(Date.now());
    const answer = await post(pathOf(confirmSecondFactor), { code: await demoCode(key, -1) }, accessToken);
    // The next step began on the way, so that the code is two steps old.
    return answer.ok() || stepOf(Date.now()) === step ? answer : confirm();
  };
  const { recoveryCodes } = await dataOf<{ recoveryCodes: string[] }>(await confirm());
  return { factorKey: key, recoveryCodes };
}
