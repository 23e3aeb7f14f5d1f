/** Hosts to which pushes may be sent. Browsers supply the address, which must not be that of another server. */
import type { Env } from '../platform/env.ts';

/** The services of known browsers, with their subdomains. */
const services = ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com'];

/** @param endpoint supplied by a browser; `PUSH_SERVICES` lists further hosts, separated by commas */
export function isPushService(endpoint: string, { PUSH_SERVICES = '' }: Pick<Env, 'PUSH_SERVICES'>): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username } = new URL(endpoint);
  const known = [...services, ...PUSH_SERVICES.split(',').filter((host) => host !== '')];
  return (
    protocol === 'https:' && port === '' && username === '' && known.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  );
}
