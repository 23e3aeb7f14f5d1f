import { asciiLowerCase } from '../../contract/letter-case.ts';

export interface FlagProps {
  /** ISO 3166-1 alpha-2, in any case. */
  code: string;
  /** Only where no country name stands beside the flag. */
  alt?: string;
}

/** A country's flag, 40 px wide at /locations/40x (D-76), shown at 20. */
export function Flag({ code, alt = '' }: FlagProps) {
  return <img className="flag" src={`/locations/40x/${asciiLowerCase(code)}.webp`} alt={alt} width={20} height={14} loading="lazy" />;
}
