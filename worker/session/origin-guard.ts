/** Who started a request: our own page, or a foreign page that uses the visitor's cookies (docs/behaviour.md#same-origin). */
import { ownHeader } from '../../contract/wire/wire-call.ts';
import type { EdgeEnv } from '../env.ts';

type Site = Pick<EdgeEnv, 'MODE' | 'ORIGIN'>;

/** Host names of the machine itself. */
const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether an origin is the configured one. It is never compared with the request's host, which a foreign page can choose (DNS
 * rebinding). On a developer's machine all names of the machine are the same.
 */
export function isOwnOrigin(origin: string, { MODE, ORIGIN }: Site): boolean {
  if (origin === ORIGIN) return true;
  if (MODE !== 'local' || !URL.canParse(origin)) return false;
  const [asked, own] = [new URL(origin), new URL(ORIGIN)];
  if (origin !== asked.origin) return false;
  return [asked, own].every(({ hostname }) => loopback.includes(hostname)) && asked.port === own.port && asked.protocol === own.protocol;
}

/** For calls that read a cookie, which need a proof of origin. */
export function isOwnRequest(request: Request, site: Site): boolean {
  const origin = request.headers.get('origin');
  // A strict referrer policy sends `null` for our own origin; the other headers decide.
  if (origin !== null && origin !== 'null') return isOwnOrigin(origin, site);
  return request.headers.get('sec-fetch-site') === 'same-origin' || request.headers.get(ownHeader) === '1';
}

/** The same for calls of script. Our own pages can be led to any address of the site by a link, which is a navigation and no call. */
export const isOwnCall = (request: Request, site: Site): boolean =>
  (request.headers.get('sec-fetch-dest') ?? 'empty') === 'empty' && isOwnRequest(request, site);

/**
 * For sign-in, which sets a cookie and reads none. Every browser sends the origin of a POST, so a request without one comes from a
 * program or the app, which no foreign page controls.
 */
export function isForeignRequest(request: Request, site: Site): boolean {
  const origin = request.headers.get('origin');
  if (origin !== null) return !isOwnOrigin(origin, site);
  const from = request.headers.get('sec-fetch-site');
  return from !== null && from !== 'same-origin' && from !== 'none';
}
