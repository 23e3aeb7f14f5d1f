/**
 * A provider of identities on a developer's machine: tokens, keys and PKCE by `oauth2-mock-server`, and a page on which the developer
 * chooses a person. It runs in this process; the Workers reach it by a binding, browsers by its own host name. It is not part of
 * production.
 */
import { createHash } from 'node:crypto';
import { OAuth2Server } from 'oauth2-mock-server';
import { caseless } from '../../../contract/text/letter-case.ts';
import { choicePage } from './demo-identity-page.ts';

interface Claims {
  email: string;
  email_verified: boolean;
  name: string;
}

/** A running provider. */
export interface DemoIdentity {
  origin: string;
  /** Answers a request to its host. */
  answer(request: Request): Promise<Response>;
  stop(): Promise<void>;
}

/** Its origin, next to that of the site: browsers resolve every host below localhost to this machine. */
const demoIdentityOrigin = (siteOrigin: string): string => {
  const { protocol, host } = new URL(siteOrigin);
  return `${protocol}//id.${host}`;
};

const subjectOf = (email: string): string => createHash('sha256').update(caseless(email)).digest('hex').slice(0, 24);

/** @param siteOrigin the only site whose sign-ins it answers */
export async function startDemoIdentity(siteOrigin: string): Promise<DemoIdentity> {
  const origin = demoIdentityOrigin(siteOrigin);
  const server = new OAuth2Server();
  const { issuer, service } = server;
  issuer.url = origin;
  await issuer.keys.generate('ES256');
  const claimsByCode = new Map<string, Claims>();
  service.on('beforeAuthorizeRedirect', ({ url }: { url: URL }, request: { url?: string }) => {
    const asked = new URL(request.url ?? '', origin).searchParams;
    const email = (asked.get('email') ?? '').trim();
    const claims = { email, email_verified: asked.get('verified') === 'yes', name: (asked.get('name') ?? '').trim() };
    claimsByCode.set(url.searchParams.get('code') ?? '', claims);
  });
  service.on(
    'beforeTokenSigning',
    ({ payload }: { payload: Record<string, unknown> }, request: { body?: { code?: string; client_id?: unknown } }) => {
      const claims = claimsByCode.get(request.body?.code ?? '');
      if (claims !== undefined) Object.assign(payload, claims, { sub: subjectOf(claims.email), aud: request.body?.client_id });
    },
  );
  // A code must work only once; the mock itself would accept it again.
  service.on('beforeResponse', (_: unknown, request: { body?: { code?: string } }) => claimsByCode.delete(request.body?.code ?? ''));
  await server.start(0, '127.0.0.1');
  const inside = `http://127.0.0.1:${server.address().port}`;

  const pass = async (request: Request, path: string): Promise<Response> => {
    const body = request.method === 'POST' ? await request.text() : undefined;
    const type = request.headers.get('content-type');
    const sent = { ...(type !== null && { headers: { 'content-type': type } }), ...(body !== undefined && { body }) };
    const answer = await fetch(inside + path, { method: request.method, redirect: 'manual', ...sent });
    const passed = new Headers();
    for (const name of ['content-type', 'location', 'cache-control']) {
      const value = answer.headers.get(name);
      if (value !== null) passed.set(name, value);
    }
    return new Response(await answer.text(), { status: answer.status, headers: passed });
  };

  const answer = async (request: Request): Promise<Response> => {
    const { pathname, search, searchParams } = new URL(request.url);
    if (pathname === '/token' || pathname === '/jwks') return pass(request, pathname);
    if (pathname !== '/authorize' || request.method !== 'GET') return new Response('Not found', { status: 404 });
    const back = searchParams.get('redirect_uri') ?? '';
    if (!URL.canParse(back) || new URL(back).origin !== siteOrigin) return new Response('Unknown site', { status: 400 });
    if (searchParams.get('answer') === 'cancel') {
      const target = new URL(back);
      target.searchParams.set('error', 'access_denied');
      target.searchParams.set('state', searchParams.get('state') ?? '');
      return Response.redirect(target.href, 302);
    }
    if (searchParams.get('answer') === 'continue' && searchParams.get('email')) return pass(request, pathname + search);
    return choicePage(searchParams);
  };

  return { origin, answer, stop: () => server.stop() };
}
