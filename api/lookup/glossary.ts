/**
 * Widens a typed query by the translations of its terms: `cotton yarn`, `pamuk ipliği`, `хлопчатобумажная пряжа` and `غزل القطن` find the
 * same goods. For the API only: the data is too large for browsers.
 */
import { foldText, foldWords, ftsQuery, mostQueryCharacters, mostQueryWords } from '../../contract/search/fold.ts';
import type { ApiLanguage } from '../../contract/text/languages.ts';
import { glossaries } from './glossary/all.ts';
import { beginningOf, lookupKeyOf } from './glossary/stem.ts';
import type { Term } from './glossary/types.ts';

/** A folded word for the index: letters and digits only. */
export interface QueryWord {
  readonly word: string;
  /** Whether only the whole word matches, and not words that begin with it. */
  readonly whole: boolean;
}

export interface WidenedPart {
  /** A word as typed, or the words of a known term. */
  readonly typed: string;
  /** The forms of the term in all languages: the words of one of them must occur. Empty for words that the glossary does not know. */
  readonly alternatives: readonly (readonly QueryWord[])[];
}

/** Maximum number of forms of a term that add results. All are searched, so that each language's name finds the goods of all others. */
export const mostAlternatives = 12;

/** Maximum number of forms in a query; further terms are searched only as typed. */
export const mostQueryAlternatives = 48;

const isMarked = (form: string): boolean => form.startsWith('=');
const fewestLetters = { arabic: 3, other: 4 };
const arabic = /\p{Script=Arabic}/u;

function askedWord(folded: string, isWhole: boolean): QueryWord {
  const word = isWhole ? folded : beginningOf(folded);
  const fewest = arabic.test(word) ? fewestLetters.arabic : fewestLetters.other;
  return { word, whole: isWhole || word.length < fewest };
}

const askedWords = (form: string): QueryWord[] => foldWords(form).map((word) => askedWord(word, isMarked(form)));

/** The forms of a term from its row. */
export const formsOf = (term: Term): string[] => term.flatMap((forms) => forms.split('|'));

const ftsWord = ({ word, whole }: QueryWord): string => (whole ? `"${word}"` : (ftsQuery(word) ?? `"${word}"`));

const ftsAlternative = (words: readonly QueryWord[]): string => {
  const terms = words.map(ftsWord);
  return terms.length === 1 ? terms.join('') : `(${terms.join(' AND ')})`;
};

/** Whether all results of `narrow` are results of `wide` too, as for `freight transport` and `freight`. */
const covers = (wide: readonly QueryWord[], narrow: readonly QueryWord[]): boolean =>
  wide.every((one) => narrow.some(({ word, whole }) => (one.whole ? whole && one.word === word : word.startsWith(one.word))));

/** Whether the words of a text include those of a form. */
const includes = (text: readonly string[], form: readonly QueryWord[]): boolean =>
  form.every(({ word, whole }) => text.some((each) => (whole ? each === word : each.startsWith(word))));

/** The forms that add results: the first of each language, then the second of each, and so on. */
function alternativesOf(term: Term): QueryWord[][] {
  const languages = term.map((forms) => forms.split('|'));
  const turns = Array.from({ length: Math.max(...languages.map((forms) => forms.length)) }, (_, turn) => turn);
  const all = turns.flatMap((turn) => languages.flatMap((forms) => forms.slice(turn, turn + 1))).map(askedWords);
  const own = all.filter(
    (one, at) => !all.some((other, place) => place !== at && covers(other, one) && (place < at || !covers(one, other))),
  );
  return own.slice(0, mostAlternatives);
}

/** The key of a form: all its words without endings, separated by spaces. */
export const inflectedKeyOf = (form: string): string => foldWords(form).map(lookupKeyOf).join(' ');

interface Index {
  /** Terms by their folded form. */
  readonly exact: ReadonlyMap<string, Term>;
  /** Terms by the form without endings. Forms that match whole words only are excluded, so that `date` does not find the fruit. */
  readonly inflected: ReadonlyMap<string, Term>;
  readonly mostWords: number;
}

let built: Index | null = null;

/** Built at the first query. */
function index(): Index {
  if (built !== null) return built;
  const terms = glossaries.flatMap((glossary) => Object.values(glossary).flat());
  const exact = new Map<string, Term>();
  const inflected = new Map<string, Term>();
  for (const term of terms) {
    for (const form of formsOf(term)) {
      const words = foldWords(form);
      exact.set(words.join(' '), term);
      if (!isMarked(form)) inflected.set(words.map(lookupKeyOf).join(' '), term);
    }
  }
  built = { exact, inflected, mostWords: Math.max(...[...exact.keys()].map((words) => words.split(' ').length)) };
  return built;
}

interface Found {
  readonly term: Term | null;
  /** Number of typed words, separated by spaces, that the term covers. */
  readonly length: number;
}

/** The longest known term at the beginning of the typed words. */
function termAt(typed: readonly string[]): Found {
  const { exact, inflected, mostWords } = index();
  for (let length = Math.min(mostWords, typed.length); length > 0; length--) {
    const words = typed.slice(0, length).join(' ');
    const term = exact.get(foldText(words)) ?? inflected.get(inflectedKeyOf(words));
    if (term !== undefined) return { term, length };
  }
  return { term: null, length: 1 };
}

/** What people type between search terms. */
const betweenWords = /[\s,;،؛|&+]+/u;

/**
 * The words and terms of what a person typed, in their order, each with its forms in the four languages.
 * Bounded: {@link mostQueryWords} parts, {@link mostAlternatives} forms of one, {@link mostQueryAlternatives} of all.
 */
export function widen(text: string): WidenedPart[] {
  const typed = text
    .slice(0, mostQueryCharacters)
    .split(betweenWords)
    .filter((word) => foldWords(word).length > 0);
  const parts: WidenedPart[] = [];
  let room = mostQueryAlternatives;
  for (let at = 0; at < typed.length && parts.length < mostQueryWords;) {
    const { term, length } = termAt(typed.slice(at));
    const all = term === null ? [] : alternativesOf(term);
    const alternatives = all.length > room ? [] : all;
    room -= alternatives.length;
    parts.push({ typed: typed.slice(at, at + length).join(' '), alternatives });
    at += length;
  }
  return parts;
}

/**
 * The FTS5 expressions of a query: each part must occur, for `exact` as typed, for `all` as typed or in one of its other forms. Both have
 * the same parts, so that every exact result is among all results. Null if nothing to search for remains.
 */
export function widenedQuery(text: string): { all: string; exact: string } | null {
  const parts = widen(text).map(({ typed, alternatives }) => {
    const exact = ftsQuery(typed) ?? '';
    if (alternatives.length === 0) return { all: exact, exact };
    const explicit = exact.includes('(') ? exact : exact.replaceAll(' ', ' AND ');
    const terms = new Set([explicit.includes(' ') ? `(${explicit})` : explicit, ...alternatives.map(ftsAlternative)]);
    return { all: `(${[...terms].join(' OR ')})`, exact };
  });
  const joined = (name: 'all' | 'exact'): string => parts.map((part) => part[name]).join(' AND ');
  return parts.length === 0 ? null : { all: joined('all'), exact: joined('exact') };
}

const placeOf: Readonly<Record<ApiLanguage, 0 | 1 | 2 | 3>> = { EN: 0, TR: 1, RU: 2, AR: 3 };

/** The term that equals a whole keyword; an inflected keyword has it only if a search for the term finds it. */
function termOf(keyword: string): Term | undefined {
  const { exact, inflected } = index();
  const term = exact.get(foldText(keyword));
  if (term !== undefined) return term;
  const near = inflected.get(inflectedKeyOf(keyword));
  return near !== undefined && formsOf(near).some((form) => includes(foldWords(keyword), askedWords(form))) ? near : undefined;
}

/**
 * Translations of keywords that are terms of the glossary into the reader's language. Keywords that are already in that language are left
 * out. A search for the translation also finds the keyword ({@link widen}).
 */
export function tradeNames(keywords: readonly string[], reader: ApiLanguage): Record<string, string> {
  const names = keywords.flatMap((keyword) => {
    const forms = termOf(keyword)?.[placeOf[reader]].split('|') ?? [];
    const [name] = forms.map((form) => (isMarked(form) ? form.slice(1) : form));
    const isOwn = forms.some((form) => inflectedKeyOf(form) === inflectedKeyOf(keyword));
    return name === undefined || isOwn ? [] : [[keyword, name] as const];
  });
  return Object.fromEntries(names);
}

/** The field with translations of keywords; left out if there are none. */
export function keywordNamesOf(keywords: readonly string[], reader: ApiLanguage | undefined): { keywordNames?: Record<string, string> } {
  const keywordNames = reader === undefined ? {} : tradeNames(keywords, reader);
  return Object.keys(keywordNames).length === 0 ? {} : { keywordNames };
}
