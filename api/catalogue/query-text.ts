/** Converts a typed query to MATCH expressions of the full-text indexes. */
import { widenedQuery } from '../lookup/glossary.ts';

export interface QueryText {
  /** MATCH expression of all results. */
  all: string;
  /** MATCH expression of results with the typed words themselves, which are listed first; null if these are all results. */
  exact: string | null;
}

/** Words before an HS code, as people type them: `HS 6302.60`, `GTİP 6302 60 00`, `ТН ВЭД 6302`. */
const beforeCode =
  /(?<![\p{L}\p{N}])(?:hs|h\.s\.|hts|gt[iİı]p|тн[\s-]?вэд|رمز النظام المنسق|النظام المنسق|بند جمركي)(?:[\s-]*(?:code|kodu|kod|no|код|كود|رمز))?[\s.:№#-]*(?=\p{Nd}{2})/giu;
/** Chapter and heading, then pairs of digits, with dots or blanks between. */
const spaced = /(?<![\p{L}\p{N}])\p{Nd}{4}(?:[\s.]\p{Nd}{2}){1,3}(?![\p{L}\p{N}])/gu;

/** The query with the digits of an HS code joined to one word, and without the letters before it, which texts do not always contain. */
function withHsCodes(text: string): string {
  const bare = text.replace(beforeCode, '');
  return bare === text ? text : bare.replace(spaced, (code) => code.replace(/\s/gu, '.'));
}

/** A short word that is typed twice: `ro ro` means `ro-ro`, and not all words that begin with it. */
const repeated = /(?<!\S)(\p{L}{2,3})\s+(?=\1(?!\S))/giu;

/** The search text of a list. A typed text without searchable words has no results. */
export function listTextOf(typed = ''): { text: QueryText | null; findsNothing: boolean } {
  const text = typed === '' ? null : queryTextOf(typed);
  return { text, findsNothing: typed !== '' && text === null };
}

/** Null if no searchable word remains. */
export function queryTextOf(typed: string): QueryText | null {
  const query = widenedQuery(withHsCodes(typed).replace(repeated, '$1-'));
  return query === null ? null : { all: query.all, exact: query.exact === query.all ? null : query.exact };
}
