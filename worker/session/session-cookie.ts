/**
 * The refresh token of browsers: removed from the API's answers, stored in a cookie that script cannot read, and put into the query of
 * refresh and sign-out (docs/behaviour.md#tokens, docs/behaviour.md#refresh, docs/behaviour.md#same-origin). The app (source 0) stores
 * its own token.
 */
import { loginWithIdentity } from '../../contract/identity/calls.ts';
import { jsonBytesMax, refreshIdleMs, secondMs } from '../../contract/limits.ts';
import { handoffPrefix, login, logout, refreshToken, tokenAddress } from '../../contract/session/calls.ts';
import { pathOf } from '../../contract/wire/call.ts';
import { answerOf, contentOf, envelopeOf } from '../../contract/wire/wire-call.ts';
import { refuse } from '../answers.ts';
import { readCookie, secretCookieName, secretCookieText } from './cookies.ts';
import type { EdgeEnv } from '../env.ts';
import { isForeignRequest, isOwnCall } from './origin-guard.ts';
import { trustCookieOf, trustTokensOf } from './trust-cookie.ts';
import { passToApi } from '../api/proxy.ts';
import { ownCompaniesCookie } from '../pages/visits.ts';
import { readText } from '../read-body.ts';

/** Whether cookies are set without Secure: in local mode over http, since some browsers refuse Secure cookies there. */
export function isPlain(request: Request, env: EdgeEnv): boolean {
  return env.MODE === 'local' && new URL(request.url).protocol === 'http:';
}

const cookieName = 'kervan';

const sessionCookie = (request: Request, env: EdgeEnv, token: string, maxAgeSeconds: number): string =>
  secretCookieText(cookieName, token, maxAgeSeconds, isPlain(request, env));

const tokenPattern = /^[\w.~+/=-]{1,500}$/;

/** A value that a cookie cannot hold is not a token. */
function tokenOf(request: Request, env: EdgeEnv): string | null {
  const value = readCookie(request, secretCookieName(cookieName, isPlain(request, env)));
  return value !== null && tokenPattern.test(value) ? value : null;
}

const clearing = (request: Request, env: EdgeEnv): (string | null)[] => [
  sessionCookie(request, env, '', 0),
  ownCookie(request, env, undefined),
];

export function withCookie(response: Response, ...cookies: (string | null)[]): Response {
  const answer = new Response(response.body, response);
  for (const cookie of cookies) if (cookie !== null) answer.headers.append('set-cookie', cookie);
  return answer;
}

/** The answer with its content replaced, after a part of it was moved into a cookie. */
export function uncachedAnswer(response: Response, content: unknown): Response {
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  headers.delete('content-encoding');
  headers.set('cache-control', 'no-store');
  return Response.json(content, { headers });
}

/** What the edge reads of an answer with credentials. */
interface EdgeCredentials {
  refreshToken?: unknown;
  ownCompanyIds?: unknown;
  trustToken?: unknown;
}

const ownCookie = (request: Request, env: EdgeEnv, data: EdgeCredentials | undefined): string | null =>
  ownCompaniesCookie(request, data?.ownCompanyIds, !isPlain(request, env));

/** Passes the answer to the app unchanged, and sets the cookie of the own companies for the app's web view. */
async function passToHost(request: Request, env: EdgeEnv, response: Response): Promise<Response> {
  if (response.status !== 200) return response;
  const answer = envelopeOf<EdgeCredentials>(await contentOf(response.clone()).catch(() => undefined));
  return withCookie(response, ownCookie(request, env, answer?.data));
}

/** Moves the refresh token of a successful answer into the cookie. */
async function moveTokenToCookie(request: Request, env: EdgeEnv, response: Response): Promise<Response> {
  if (response.status !== 200) return response;
  const answer = envelopeOf<EdgeCredentials>(await contentOf(response).catch(() => undefined));
  if (answer === null) return refuse('UPSTREAM_UNREACHABLE');
  const { refreshToken: token, trustToken } = answer.data ?? {};
  delete answer.data?.refreshToken;
  delete answer.data?.trustToken;
  const uncached = uncachedAnswer(response, answer);
  return typeof token === 'string' && tokenPattern.test(token)
    ? withCookie(
        uncached,
        sessionCookie(request, env, token, refreshIdleMs / secondMs),
        ownCookie(request, env, answer.data),
        trustCookieOf(request, trustToken, isPlain(request, env)),
      )
    : uncached;
}

type Sent = Record<string, unknown>;

function fieldsOf(body: string): Sent {
  try {
    const sent = JSON.parse(body) as unknown;
    return typeof sent === 'object' && sent !== null && !Array.isArray(sent) ? (sent as Sent) : {};
  } catch {
    return {};
  }
}

const asksForFactor: readonly string[] = [pathOf(login), pathOf(loginWithIdentity)];

/**
 * `POST /api/Auth/Login` and the other calls that begin a session. If the call may ask for a second factor, the tokens of this trusted
 * browser are added to it.
 */
export async function signIn(request: Request, env: EdgeEnv): Promise<Response> {
  if (isForeignRequest(request, env)) return refuse('FOREIGN_ORIGIN');
  const body = await readText(request, jsonBytesMax);
  if (body instanceof Response) return body;
  const sent = fieldsOf(body);
  if (sent['source'] === 0) return passToHost(request, env, await passToApi(request, env, { body }));
  const trustTokens = asksForFactor.includes(new URL(request.url).pathname) ? trustTokensOf(request, isPlain(request, env)) : [];
  const extended = trustTokens.length === 0 ? body : JSON.stringify({ ...sent, trustTokens });
  return moveTokenToCookie(request, env, await passToApi(request, env, { body: extended }));
}

/** @returns the token of the address, empty without one; null for several, since the API might read another of them */
function namedToken(request: Request): string | null {
  const [token = '', ...others] = new URL(request.url).searchParams.getAll('refreshToken');
  return others.length > 0 ? null : token;
}

/** Passes the call with exactly this token. */
const passWithToken = (request: Request, env: EdgeEnv, call: typeof refreshToken | typeof logout, token: string): Promise<Response> =>
  passToApi(request, env, { address: tokenAddress(call, token) });

/**
 * Signs this browser in with a hand-off token (docs/behaviour.md#hand-off): the refresh token in the answer is stored in the cookie. If the
 * token is refused, the present session stays.
 */
async function redeem(request: Request, env: EdgeEnv, token: string): Promise<Response> {
  if (!isOwnCall(request, env)) return refuse('FOREIGN_ORIGIN');
  return moveTokenToCookie(request, env, await passWithToken(request, env, refreshToken, token));
}

/** `GET /api/Auth/RefreshToken`: with the token of the query for the app and the hand-off, otherwise with the cookie. */
export async function refresh(request: Request, env: EdgeEnv): Promise<Response> {
  const named = namedToken(request);
  if (named === null) return refuse('BAD_INPUT');
  if (named.startsWith(handoffPrefix)) return redeem(request, env, named);
  if (named !== '') return passToHost(request, env, await passWithToken(request, env, refreshToken, named));
  if (!isOwnCall(request, env)) return refuse('FOREIGN_ORIGIN');
  const token = tokenOf(request, env);
  if (token === null) return refuse('UNAUTHENTICATED');
  const response = await passWithToken(request, env, refreshToken, token);
  // A network failure leaves the session; only a refusal ends it (docs/behaviour.md#refresh).
  if (response.status >= 500 || response.status === 429) return response;
  if (response.status !== 200) return withCookie(response, ...clearing(request, env));
  const isRefusal = !answerOf(refreshToken, response.status, await contentOf(response.clone()).catch(() => undefined)).ok;
  return isRefusal ? withCookie(refuse('UNAUTHENTICATED'), ...clearing(request, env)) : moveTokenToCookie(request, env, response);
}

/** `POST /api/Auth/Logout`. The cookie is deleted even if the API cannot be reached. */
export async function signOut(request: Request, env: EdgeEnv): Promise<Response> {
  const named = namedToken(request);
  if (named === null) return refuse('BAD_INPUT');
  if (named !== '') return passWithToken(request, env, logout, named);
  if (!isOwnCall(request, env)) return refuse('FOREIGN_ORIGIN');
  const response = await passWithToken(request, env, logout, tokenOf(request, env) ?? '');
  return withCookie(response, ...clearing(request, env));
}
