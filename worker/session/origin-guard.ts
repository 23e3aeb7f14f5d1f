/** Who started a request: our own pages, or a foreign one that uses the visitor's cookies (D-23). */
import { ownHeader } from '../../contract/wire-call.ts';

const ownOrigins = (request: Request, configured: string): string[] => [new URL(request.url).origin, configured];

/** For calls that read a cookie: proof is needed. */
export function isOwnRequest(request: Request, configuredOrigin: string): boolean {
  const origin = request.headers.get('origin');
  // `null` is what a strict referrer policy makes of our own origin: the other signs decide.
  if (origin !== null && origin !== 'null') return ownOrigins(request, configuredOrigin).includes(origin);
  return request.headers.get('sec-fetch-site') === 'same-origin' || request.headers.get(ownHeader) === '1';
}

/**
 * For sign-in, which sets a cookie and reads none: every browser says where a POST comes from, so silence is
 * a program or the app, which no foreign page can steer.
 */
export function isForeignRequest(request: Request, configuredOrigin: string): boolean {
  const origin = request.headers.get('origin');
  if (origin !== null) return !ownOrigins(request, configuredOrigin).includes(origin);
  const site = request.headers.get('sec-fetch-site');
  return site !== null && site !== 'same-origin' && site !== 'none';
}
