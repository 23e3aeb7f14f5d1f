/** What a person typed, as the full-text indexes are asked for it. */
import { ftsQuery } from '../../contract/search/fold.ts';
import { withHsCodes } from '../../contract/search/hs-query.ts';

export interface AskedText {
  /** MATCH expression of all that is found. */
  all: string;
  /** Of what has the words themselves and comes first; null where that is all. */
  exact: string | null;
}

/** Null when nothing to search for remains. */
export function askedTextOf(typed: string): AskedText | null {
  const exact = ftsQuery(withHsCodes(typed));
  return exact === null ? null : { all: exact, exact: null };
}
