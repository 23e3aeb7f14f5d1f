/** Second factors as an authenticator app computes them; by default that of the demo's moderator. */
import { bytesOfBase32, codeOf, stepOf } from '../../../api/moderation/totp.ts';
import { pathOf } from '../../../contract/wire/call.ts';
import { giveSecondFactor } from '../../../contract/moderation/second-factor-calls.ts';
import { bearer, ownHeader } from '../../../contract/wire/wire-call.ts';
import { demoSecondFactor } from '../../../demo/index.ts';

/** The present six digits. @param key in base32 @param stepsAgo earlier digits, which are accepted as well, so that a test need not wait for the next */
export const demoCode = (key: string = demoSecondFactor, stepsAgo = 0): Promise<string> =>
  codeOf(bytesOfBase32(key), stepOf(Date.now()) - stepsAgo);

interface Posting {
  post: (
    path: string,
    options: { data: unknown; headers: Record<string, string> },
  ) => Promise<{ ok: () => boolean; text: () => Promise<string> }>;
}

/** Submits it for a session. @param who its access token, or headers with it */
export async function giveDemoFactor(request: Posting, who: string | { authorization: string }, key?: string): Promise<void> {
  const headers = { ...(typeof who === 'string' ? { authorization: bearer(who) } : who), [ownHeader]: '1' };
  const answer = await request.post(pathOf(giveSecondFactor), { data: { code: await demoCode(key) }, headers });
  if (!answer.ok()) throw new Error(`the second factor: ${await answer.text()}`);
}
