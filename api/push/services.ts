/** Where a push may be sent: a browser names the address, and we are not to be sent anywhere by it. */
import type { Env } from '../platform/env.ts';

/** The services of the browsers there are; subdomains are theirs as well. */
const services = ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com'];

/** @param endpoint as a browser told it; `PUSH_SERVICES` names further hosts, commas between */
export function isPushService(endpoint: string, { PUSH_SERVICES = '' }: Pick<Env, 'PUSH_SERVICES'>): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username } = new URL(endpoint);
  const known = [...services, ...PUSH_SERVICES.split(',').filter((host) => host !== '')];
  return (
    protocol === 'https:' && port === '' && username === '' && known.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  );
}
