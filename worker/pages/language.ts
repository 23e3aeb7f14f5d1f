/**
 * Chooses the language and shell of a page (docs/behaviour.md#language-choice, docs/behaviour.md#shared-pages), and handles the form
 * that changes the language.
 */
import { acceptedLanguage, apiLanguage, type Language, languageOf, languagePattern } from '../../contract/text/languages.ts';
import { safePath } from '../../contract/safe-path.ts';
import { redirectTo } from '../answers.ts';
import { cookieText, readCookie, yearSeconds } from '../session/cookies.ts';
import type { EdgeEnv } from '../env.ts';
import { readText } from '../read-body.ts';

/** The cookie repeats the value of the browser's local storage, which the server cannot read. */
const languageCookie = 'language-imp';
const shellCookie = 'kervan-shell';
const formBytesMax = 4000;
const prefixPattern = new RegExp(`^/(${languagePattern})(?=/|$)`);

/** Splits `/tr/imports` into its language and the path of the route. */
export function splitPrefix(path: string): { prefix: Language | null; path: string } {
  const prefix = languageOf(prefixPattern.exec(path)?.[1]);
  return prefix === null ? { prefix: null, path } : { prefix, path: path.slice(prefix.length + 1) || '/' };
}

/** Prefix, then cookie, then the browser's preference (docs/behaviour.md#language-choice). */
export function chooseLanguage(request: Request, prefix: Language | null): Language {
  return prefix ?? languageOf(readCookie(request, languageCookie)) ?? acceptedLanguage(request.headers.get('accept-language'));
}

/**
 * The native app's shell, set by `?app=1` and stored in a cookie; `?app=0` deletes the cookie. A link of another site stores nothing, since
 * nothing in the app's pages leads back to the site.
 */
export function chooseShell(request: Request): { isApp: boolean; cookie: string | null } {
  const url = new URL(request.url);
  const asked = url.searchParams.get('app');
  const known = readCookie(request, shellCookie) === 'app';
  if (asked !== '1' && asked !== '0') return { isApp: known, cookie: null };
  const isApp = asked === '1';
  const options = { sameSite: 'Lax', httpOnly: false, secure: url.protocol === 'https:' } as const;
  return {
    isApp,
    cookie:
      isApp === known || request.headers.get('sec-fetch-site') === 'cross-site'
        ? null
        : cookieText(shellCookie, isApp ? 'app' : '', { ...options, maxAgeSeconds: isApp ? yearSeconds : 0 }),
  };
}

async function readLanguageForm(request: Request): Promise<{ to: string | null; back: string | null }> {
  const query = new URL(request.url).searchParams;
  const isForm = request.method === 'POST' && request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') === true;
  const text = isForm ? await readText(request, formBytesMax) : '';
  const form = isForm ? new URLSearchParams(text instanceof Response ? '' : text) : query;
  return { to: form.get('to') ?? query.get('to'), back: form.get('back') ?? query.get('back') };
}

/** `GET|POST /language?to=tr&back=/imports`, without script. It replaces the prefix of the address. */
export async function changeLanguage(request: Request, env: EdgeEnv): Promise<Response> {
  const { to, back } = await readLanguageForm(request);
  const language = languageOf(to);
  const target = safePath(back);
  if (language === null) return redirectTo(target, 303);
  const { prefix, path } = splitPrefix(new URL(target, env.ORIGIN).pathname);
  const rest = target.slice(target.search(/[?#]|$/));
  const answer = redirectTo(prefix === null ? target : safePath(`/${language}${path === '/' ? '' : path}${rest}`), 303);
  const secure = new URL(request.url).protocol === 'https:';
  answer.headers.append(
    'set-cookie',
    cookieText(languageCookie, apiLanguage(language), { maxAgeSeconds: yearSeconds, sameSite: 'Lax', httpOnly: false, secure }),
  );
  return answer;
}
