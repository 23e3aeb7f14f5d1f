/** The cookie question without script. With script: src/page-scripts/site.ts. */
import { cookieChoiceName } from '../../contract/cookie-choice.ts';
import { safePath } from '../../contract/safe-path.ts';
import { redirectTo, refuse } from '../answers.ts';
import type { EdgeEnv } from '../env.ts';
import { readText } from '../read-body.ts';
import { cookieText, readCookie, yearSeconds } from '../session/cookies.ts';
import { isOwnOrigin, isOwnRequest } from '../session/origin-guard.ts';

const formBytesMax = 200;
/** Lifetime of the cookie in seconds. */
const choices: Readonly<Record<string, number>> = { accepted: yearSeconds, refused: yearSeconds, ask: 0 };

/** The page with the form, or the home page if the browser sends no referrer. */
function pageBefore(request: Request, env: EdgeEnv): string {
  const from = request.headers.get('referer') ?? '';
  if (!URL.canParse(from)) return '/';
  const { origin, pathname, search } = new URL(from);
  return isOwnOrigin(origin, env) ? safePath(pathname + search) : '/';
}

/** Stores the choice and redirects to the page. */
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
    // src/boot.js reads it if script is enabled later.
    cookieText(cookieChoiceName, maxAgeSeconds === 0 ? '' : choice, { maxAgeSeconds, sameSite: 'Lax', httpOnly: false, secure }),
  );
  return answer;
}

/** A button of this type does nothing without script. */
const idleButtons = '[type=button]{display:none!important}';
/**
 * The page's unlayered style hides the question and overrides every layer, so this one needs `!important`. Sticky, it has a place of its own
 * at the end of the page, which nothing else reserves without script.
 */
const question = '.cookie-banner{display:block!important;position:sticky!important}';

/** Styles that only visitors without script load. */
export const stylesWithoutScript = (request: Request): Response =>
  new Response(idleButtons + (readCookie(request, cookieChoiceName) ? '' : question), {
    headers: { 'content-type': 'text/css', 'cache-control': 'no-store' },
  });
