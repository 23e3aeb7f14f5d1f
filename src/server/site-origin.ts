import { env } from 'cloudflare:workers';

let known: string | undefined;

/** Scheme and host of the site, from configuration: headers of a request must not determine what search engines read. */
const siteOrigin = (): string => (known ??= new URL((env as { ORIGIN: string }).ORIGIN).origin);

/** The full address of a path on this site. */
export const absolute = (path: string): string => siteOrigin() + path;
