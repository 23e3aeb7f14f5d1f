/**
 * The cookie with the tokens of trusted browsers (docs/behaviour.md#second-factor), which script cannot read. It has a token for each
 * person, so that several people on one browser do not replace each other. The API decides which one is valid, for whom and until when.
 */
import { secondMs } from '../../contract/limits.ts';
import { trustMs, trustTokensMax } from '../../contract/second-factor/fields.ts';
import { readCookie, secretCookieName, secretCookieText } from './cookies.ts';

const separator = '.';
const tokenPattern = /^[0-9a-f]{64}$/;

const cookieName = 'kervan-trust';

/** @param isPlain without TLS, on a local machine */
export const trustTokensOf = (request: Request, isPlain: boolean): string[] =>
  (readCookie(request, secretCookieName(cookieName, isPlain)) ?? '')
    .split(separator)
    .filter((token) => tokenPattern.test(token))
    .slice(0, trustTokensMax);

/** The cookie with one more token, the latest first. @returns null if the answer has none */
export function trustCookieOf(request: Request, token: unknown, isPlain: boolean): string | null {
  if (typeof token !== 'string' || !tokenPattern.test(token)) return null;
  const tokens = [token, ...trustTokensOf(request, isPlain)].slice(0, trustTokensMax);
  return secretCookieText(cookieName, tokens.join(separator), trustMs / secondMs, isPlain);
}
