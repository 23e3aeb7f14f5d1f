/** Who started a request: our own pages, or a foreign one that uses the visitor's cookies (docs/behaviour.md#same-origin). */
import { ownHeader } from '../../contract/wire/wire-call.ts';
import type { EdgeEnv } from '../env.ts';

type Site = Pick<EdgeEnv, 'MODE' | 'ORIGIN'>;

/** One machine by each of its own names. */
const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether an origin is the configured one. Never compared with what the request calls its host: a foreign page can bring a host of
 * its own along (DNS rebinding). On a developer's machine the names of the machine itself are one.
 */
export function isOwnOrigin(origin: string, { MODE, ORIGIN }: Site): boolean {
  if (origin === ORIGIN) return true;
  if (MODE !== 'local' || !URL.canParse(origin)) return false;
  const [asked, own] = [new URL(origin), new URL(ORIGIN)];
  if (origin !== asked.origin) return false;
  return [asked, own].every(({ hostname }) => loopback.includes(hostname)) && asked.port === own.port && asked.protocol === own.protocol;
}

/** For calls that read a cookie: proof is needed. */
export function isOwnRequest(request: Request, site: Site): boolean {
  const origin = request.headers.get('origin');
  // `null` is what a strict referrer policy makes of our own origin: the other signs decide.
  if (origin !== null && origin !== 'null') return isOwnOrigin(origin, site);
  return request.headers.get('sec-fetch-site') === 'same-origin' || request.headers.get(ownHeader) === '1';
}

/**
 * For sign-in, which sets a cookie and reads none: every browser says where a POST comes from, so silence is
 * a program or the app, which no foreign page can steer.
 */
export function isForeignRequest(request: Request, site: Site): boolean {
  const origin = request.headers.get('origin');
  if (origin !== null) return !isOwnOrigin(origin, site);
  const from = request.headers.get('sec-fetch-site');
  return from !== null && from !== 'same-origin' && from !== 'none';
}
