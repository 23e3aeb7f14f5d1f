/** The question about cookies for browsers without script; with script see src/page-scripts/site.ts. */
import { cookieChoiceName } from '../../contract/cookie-choice.ts';
import { safePath } from '../../contract/safe-path.ts';
import { redirectTo, refuse } from '../answers.ts';
import type { EdgeEnv } from '../env.ts';
import { readText } from '../read-body.ts';
import { cookieText, readCookie, yearSeconds } from '../session/cookies.ts';
import { isOwnOrigin, isOwnRequest } from '../session/origin-guard.ts';

const formBytesMax = 200;
/** Seconds that the cookie lives. */
const choices: Readonly<Record<string, number>> = { accepted: yearSeconds, refused: yearSeconds, ask: 0 };

/** The page with the form; a page that keeps its address for itself leads to the first one. */
function pageBefore(request: Request, env: EdgeEnv): string {
  const from = request.headers.get('referer') ?? '';
  if (!URL.canParse(from)) return '/';
  const { origin, pathname, search } = new URL(from);
  return isOwnOrigin(origin, env) ? safePath(pathname + search) : '/';
}

/** Keeps the choice and leads back to the page. */
export async function takeCookieChoice(request: Request, env: EdgeEnv): Promise<Response> {
  if (!isOwnRequest(request, env)) return refuse('FOREIGN_ORIGIN');
  if (!request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')) return refuse('UNSUPPORTED_MEDIA');
  const text = await readText(request, formBytesMax);
  if (text instanceof Response) return text;
  const choice = new URLSearchParams(text).get(cookieChoiceName) ?? '';
  const maxAgeSeconds = Object.hasOwn(choices, choice) ? choices[choice] : undefined;
  if (maxAgeSeconds === undefined) return refuse('BAD_INPUT');
  const answer = redirectTo(pageBefore(request, env), 303);
  const secure = new URL(request.url).protocol === 'https:';
  answer.headers.append(
    'set-cookie',
    // src/boot.js reads it, should there be script the next time.
    cookieText(cookieChoiceName, maxAgeSeconds === 0 ? '' : choice, { maxAgeSeconds, sameSite: 'Lax', httpOnly: false, secure }),
  );
  return answer;
}

/** A page's own style hides the question; no layer of it is stronger than this. */
export const showCookieQuestion = (request: Request): Response =>
  new Response(readCookie(request, cookieChoiceName) ? '' : '.cookie-banner{display:block!important}', {
    headers: { 'content-type': 'text/css', 'cache-control': 'no-store' },
  });
