import { flagAddress } from '../ui/flag-address.ts';
import { markup } from './markup.ts';

/** Flag.astro as markup, beside a country's name. */
export const flagMarkup = (code: string) => markup`<img class="flag" src="${flagAddress(code)}" alt loading="lazy">`;
