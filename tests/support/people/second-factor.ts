/** Second factors as an authenticator app computes them; by default that of the demo's moderator. */
import { bytesOfBase32, codeOf, stepOf } from '../../../api/second-factor/totp.ts';
import { demoSecondFactor } from '../../../demo/index.ts';

const moderatorEmail = 'moderator@kervan.example';

/** The present six digits. @param key in base32 @param stepsAgo earlier digits, which are accepted as well, so that a test need not wait for the next */
export const demoCode = (key: string = demoSecondFactor, stepsAgo = 0): Promise<string> =>
  codeOf(bytesOfBase32(key), stepOf(Date.now()) - stepsAgo);

/** What Login needs besides the password: a code for the demo's moderator, and for accounts with an own key. */
export const codeOfAccount = async ({ email, factorKey }: { email: string; factorKey?: string | undefined }): Promise<{ code?: string }> =>
  factorKey !== undefined || email === moderatorEmail ? { code: await demoCode(factorKey) } : {};
