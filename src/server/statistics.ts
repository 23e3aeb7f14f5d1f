import { env } from 'cloudflare:workers';
import { statisticsShownFromByDefault } from '../../contract/limits.ts';

/** Below it a number of the home page is shown as a line of text; from configuration (`NUMBERS_SHOWN_FROM`). */
export const statisticsShownFrom = Number((env as { NUMBERS_SHOWN_FROM?: string }).NUMBERS_SHOWN_FROM ?? statisticsShownFromByDefault);
