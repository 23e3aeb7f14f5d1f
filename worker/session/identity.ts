/**
 * The edge's part in signing in with a provider (docs/behaviour.md#sign-in-with-a-provider): it redirects to the provider without script,
 * binds the attempt to the browser by a cookie, and turns posted answers into addresses.
 */
import { beginIdentity } from '../../contract/identity/calls.ts';
import {
  identityAttemptMs,
  identityPath,
  type IdentityProvider,
  identityProviders,
  prefixOfState,
} from '../../contract/identity/fields.ts';
import { jsonBytesMax, secondMs } from '../../contract/limits.ts';
import { languageOf } from '../../contract/text/languages.ts';
import { entryQuery, identityQuery, addressWith, readQuery } from '../../contract/wire/page-query.ts';
import { contentOf, envelopeOf } from '../../contract/wire/wire-call.ts';
import { redirectTo, refuse } from '../answers.ts';
import { callFor } from '../api/call-for.ts';
import { passToApi } from '../api/proxy.ts';
import type { EdgeEnv } from '../env.ts';
import { readText } from '../read-body.ts';
import { readCookie, secretCookieName, secretCookieText } from './cookies.ts';
import { isForeignRequest } from './origin-guard.ts';
import { isPlain, uncachedAnswer, withCookie } from './session-cookie.ts';

const cookieName = 'kervan-identity';

/**
 * The cookie is strict: only our own page reads it, by a call after the provider has returned, so no request from another site has to carry
 * it.
 */
const bindingCookie = (request: Request, env: EdgeEnv, binding: string): string =>
  secretCookieText(cookieName, binding, binding === '' ? 0 : identityAttemptMs / secondMs, isPlain(request, env));

const bindingPattern = /^[\da-f]{64}$/;

/** Moves the binding of an answer into the cookie. */
async function moveBindingToCookie(request: Request, env: EdgeEnv, response: Response): Promise<Response> {
  if (response.status !== 200) return response;
  const answer = envelopeOf<{ binding?: unknown }>(await contentOf(response).catch(() => undefined));
  if (answer === null) return refuse('UPSTREAM_UNREACHABLE');
  const binding = answer.data?.binding;
  if (answer.data) delete answer.data.binding;
  const uncached = uncachedAnswer(response, answer);
  return typeof binding === 'string' && bindingPattern.test(binding)
    ? withCookie(uncached, bindingCookie(request, env, binding))
    : uncached;
}

/** `POST /api/Auth/BeginIdentity` and `BeginConnection` */
export async function beginAtProvider(request: Request, env: EdgeEnv): Promise<Response> {
  if (isForeignRequest(request, env)) return refuse('FOREIGN_ORIGIN');
  return moveBindingToCookie(request, env, await passToApi(request, env));
}

/** `POST /api/Auth/FinishIdentity`: the binding is that of the cookie, whatever the body says. */
export async function finishAtProvider(request: Request, env: EdgeEnv): Promise<Response> {
  if (isForeignRequest(request, env)) return refuse('FOREIGN_ORIGIN');
  const text = await readText(request, jsonBytesMax);
  if (text instanceof Response) return text;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return refuse('BAD_INPUT');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return refuse('BAD_INPUT');
  const { binding: _, ...rest } = body as Record<string, unknown>;
  const binding = readCookie(request, secretCookieName(cookieName, isPlain(request, env))) ?? '';
  const bound = bindingPattern.test(binding) ? { ...rest, binding } : rest;
  return withCookie(await passToApi(request, env, { body: JSON.stringify(bound) }), bindingCookie(request, env, ''));
}

const providerOf = (name: string | undefined): IdentityProvider | undefined => identityProviders.find((each) => each === name);

const prefixed = (prefix: string | null, path: string): string => (languageOf(prefix) === null ? path : `/${prefix}${path}`);

/**
 * `GET /sign-in/with/google/begin`: redirects to the provider. It is a link and not a form, because browsers check the redirects of a form,
 * also those within a provider, against the policy of the page that sent it.
 */
export async function redirectToProvider(request: Request, env: EdgeEnv, name: string | undefined): Promise<Response> {
  const provider = providerOf(name);
  const url = new URL(request.url);
  const { redirect, Ref, ref } = readQuery(entryQuery, url.searchParams);
  const prefix = languageOf(url.searchParams.get('language'));
  const refused = (error: string): Response =>
    redirectTo(`${prefixed(prefix, provider ? identityPath(provider) : '/sign-in')}?error=${error}`, 303);
  // A page of another site must not start a sign-in.
  if (provider === undefined || isForeignRequest(request, env)) return redirectTo(prefixed(prefix, '/sign-in'), 303);
  const referral = Ref || ref;
  const body = { provider, returnTo: redirect, ...(prefix !== null && { prefix }), ...(referral !== '' && { ref: referral }) };
  const answer = await callFor(request, env, beginIdentity, { body });
  if (!answer.ok) return refused(answer.code);
  const { address, binding = '' } = answer.data;
  return withCookie(redirectTo(address, 303), bindingCookie(request, env, binding));
}

/** `POST /sign-in/with/apple`: Apple posts its answer, which carries no cookie of ours. The page reads it from its address. */
export async function takePostedAnswer(request: Request, name: string | undefined): Promise<Response> {
  const text = await readText(request, jsonBytesMax);
  if (text instanceof Response) return text;
  const provider = providerOf(name);
  if (provider === undefined) return refuse('NOT_FOUND');
  return redirectTo(returnAddress(provider, new URLSearchParams(text)), 303);
}

/** The page in the language in which the sign-in began. */
function returnAddress(provider: IdentityProvider, params: URLSearchParams): string {
  const answer = readQuery(identityQuery, params);
  return addressWith(prefixed(prefixOfState(answer.state), identityPath(provider)), identityQuery, answer);
}

/** `GET /sign-in/with/google?state=tr.…`: the registered address has no prefix. @returns null if the page itself is to be shown */
export function toOwnLanguage(request: Request, name: string | undefined): Response | null {
  const provider = providerOf(name);
  const { searchParams } = new URL(request.url);
  const prefix = prefixOfState(searchParams.get('state') ?? '');
  return provider === undefined || languageOf(prefix) === null ? null : redirectTo(returnAddress(provider, searchParams), 303);
}
