/** What a person typed, as the full-text indexes are asked for it. */
import { ftsQuery } from '../../contract/search/fold.ts';
import { widenedQuery } from './glossary.ts';
import { withHsCodes } from './hs-query.ts';

export interface AskedText {
  /** MATCH expression of all that is found. */
  all: string;
  /** Of what has the words themselves and comes first; null where that is all. */
  exact: string | null;
}

/** What a list is asked for by words; it finds nothing where something was typed and nothing to search for remains. */
export function listTextOf(typed = ''): { text: AskedText | null; findsNothing: boolean } {
  const text = typed === '' ? null : askedTextOf(typed);
  return { text, findsNothing: typed !== '' && text === null };
}

/** Null when nothing to search for remains. */
export function askedTextOf(typed: string): AskedText | null {
  const words = withHsCodes(typed);
  const exact = ftsQuery(words);
  if (exact === null) return null;
  const all = widenedQuery(words) ?? exact;
  return all === exact ? { all, exact: null } : { all, exact };
}
