import { flagAddress } from '../ui/flag-address.ts';
import { markup } from './markup.ts';

/** The same as Flag.astro, beside a country's name. */
export const flagMarkup = (code: string) => markup`<img class="flag" src="${flagAddress(code)}" alt loading="lazy">`;
