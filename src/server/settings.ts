/** What pages read of the site's configuration (wrangler.toml). */
import { env } from 'cloudflare:workers';
import { statisticsShownFromByDefault } from '../../contract/limits.ts';
import { operatorOf, type OperatorSettings } from '../../contract/site/operator.ts';

/** The operator. */
export const operator = operatorOf(env as Partial<OperatorSettings>);

/** Numbers of the home page below this limit are shown as a line of text. */
export const statisticsShownFrom = Number((env as { NUMBERS_SHOWN_FROM?: string }).NUMBERS_SHOWN_FROM ?? statisticsShownFromByDefault);

let known: string | undefined;

/** Scheme and host of the site: headers of a request must not determine what search engines read. */
const siteOrigin = (): string => (known ??= new URL((env as { ORIGIN: string }).ORIGIN).origin);

/** The full address of a path on this site. */
export const absolute = (path: string): string => siteOrigin() + path;
