/** Address and country of the client. */
import { countryOf } from '../../contract/wire/internal-headers.ts';
import type { EdgeEnv } from '../env.ts';

export const addressHeader = 'cf-connecting-ip';

/** The client's address, if a trusted proxy names it. Without a proxy the client could write the header itself. */
export function clientAddress(request: Request, { MODE, CLIENT_IP_HEADER }: EdgeEnv): string | undefined {
  const named = CLIENT_IP_HEADER ?? (MODE === 'production' ? addressHeader : undefined);
  // The proxy appends to the list; the client may have sent the earlier entries.
  return named === undefined ? undefined : request.headers.get(named)?.split(',').at(-1)?.trim();
}

/**
 * The country that Cloudflare states for the client; empty if unknown. Behind another proxy it is empty too, since Cloudflare would state
 * the country of that proxy.
 */
export function clientCountry(request: Request, { MODE, CLIENT_IP_HEADER }: EdgeEnv): string {
  if (MODE !== 'production' || CLIENT_IP_HEADER !== undefined) return '';
  const country: unknown = request.cf?.country;
  return countryOf(typeof country === 'string' ? country : null);
}
