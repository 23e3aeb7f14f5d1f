/**
 * Words without their endings, roughly, for the glossary: two forms of a word should end alike (lookup), and a beginning
 * that is asked of the index should reach the other forms (search). Words come folded (contract/search/fold.ts).
 */

const russianEnding =
  /(?:иями|ыми|ими|ого|его|ому|ему|ами|ями|иях|ией|ая|яя|ое|ее|ые|ие|ый|ий|ой|ых|их|ую|юю|ым|им|ов|ев|ей|ом|ем|ам|ям|ах|ях|ия|ии|ию|а|я|о|е|ы|и|у|ю|й|ь)$/u;

const cyrillic = /\p{Script=Cyrillic}/u;
const arabic = /\p{Script=Arabic}/u;

const fewestLeft = 4;

/** The word without its ending, if enough remains to distinguish it. */
function without(ending: RegExp, word: string): string {
  const rest = word.replace(ending, '');
  return rest.length >= fewestLeft ? rest : word;
}

/** `шланги` → `шланг`, `شاحنات` → `شاحن`, `battery` → `batter`: as a beginning it reaches the other forms. */
export function beginningOf(word: string): string {
  if (cyrillic.test(word)) return without(russianEnding, word);
  if (arabic.test(word)) return without(/(?:ات|ه)$/u, word);
  return word.length > fewestLeft + 1 ? without(/(?<=[^aeiou])y$/u, word) : word;
}

/**
 * `-leri`, `-lar`, possessives and softened `k` of Turkish, plurals of English; of longer words only, since shorter ones are too
 * similar.
 */
function latinKey(word: string): string {
  const plural = word.replace(/l[ae]ri?$/u, '');
  const single = plural.length > 2 ? plural : word;
  if (/[aeiou]g[iu]$/u.test(single) && single.length > fewestLeft) return single.replace(/g[iu]$/u, 'k');
  if (/[^aeiou]ies$/u.test(single)) return without(/ies$/u, single);
  if (/(?:[sxz]|[cs]h)es$/u.test(single)) return without(/es$/u, single);
  if (/[^su]s$/u.test(single) && single.length > 3) return single.slice(0, -1);
  if (/[^aeiou]y$/u.test(single)) return without(/y$/u, single);
  return single.length > 5 ? without(/s?[iu]$/u, single) : single;
}

/** The form in which `yarn` and `yarns`, `iplik` and `ipliği`, `пряжа` and `пряжу` are equal. */
export function lookupKeyOf(word: string): string {
  if (cyrillic.test(word) || arabic.test(word)) return beginningOf(word);
  const key = latinKey(word);
  return key === word ? key : lookupKeyOf(key);
}
