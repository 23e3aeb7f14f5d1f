import { env } from 'cloudflare:workers';
import { statisticsShownFromByDefault } from '../../contract/limits.ts';

/** Numbers of the home page below this limit are shown as a line of text; from configuration (`NUMBERS_SHOWN_FROM`). */
export const statisticsShownFrom = Number((env as { NUMBERS_SHOWN_FROM?: string }).NUMBERS_SHOWN_FROM ?? statisticsShownFromByDefault);
