import { asciiLowerCase } from '../../contract/text/letter-case.ts';

/** Address of a country's flag, 40 px wide (docs/behaviour.md#picture-addresses). @param code ISO 3166-1 alpha-2, in any case */
export const flagAddress = (code: string): string => `/locations/40x/${asciiLowerCase(code)}.webp`;
