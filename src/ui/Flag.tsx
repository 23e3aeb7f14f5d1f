import { asciiLowerCase } from '../../contract/text/letter-case.ts';

export interface FlagProps {
  /** ISO 3166-1 alpha-2, in any case. */
  code: string;
  /** Accessible name, only for a flag without a country name beside it. */
  alt?: string;
}

/** A country's flag, shown at 20 px. */
export function Flag({ code, alt = '' }: FlagProps) {
  return <img className="flag" src={flagAddress(code)} alt={alt} width={20} height={14} loading="lazy" />;
}

/** Address of a country's flag, 40 px wide (docs/behaviour.md#picture-addresses). @param code ISO 3166-1 alpha-2, in any case */
export const flagAddress = (code: string): string => `/locations/40x/${asciiLowerCase(code)}.webp`;
