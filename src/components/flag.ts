import { asciiLowerCase } from '../../contract/letter-case.ts';
import { markup } from './markup.ts';

/** Where the picture of a country's flag lies. @param code ISO 3166-1 alpha-2, in any case */
export const flagAddress = (code: string): string => `/locations/40x/${asciiLowerCase(code)}.webp`;

/** The same as Flag.astro, beside a country's name. */
export const flagMarkup = (code: string) => markup`<img class="flag" src="${flagAddress(code)}" alt loading="lazy">`;
