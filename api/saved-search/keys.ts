/**
 * The keys of a saved search in the inverted index, and the keys by which a new row is looked up. Every match has at least one of the
 * search's keys; candidates are then checked completely (matching.ts).
 */
import { searchTextVersion } from '../lookup/search-text.ts';
import { hasDigit, longestPrefix, mostWordCharacters } from '../../contract/search/fold.ts';
import { type QueryText, type FacetGroup, kindOf } from '../catalogue/match.ts';
import { searchableKinds } from '../catalogue/list-filters.ts';
import { neededWords, parseExpression } from './expression.ts';

export type SearchedKind = 'request' | 'product';
/** Increase it with every change of this file, of expression.ts, of the glossary's stems and of the meaning of filters. */
const form = 1;
/** The version of the keys; older ones are rewritten by the scheduled run. */
export const keyVersion = searchTextVersion * 1000 + form;

const letterOf: Readonly<Record<SearchedKind, string>> = { request: 'r', product: 'p' };
/** Kinds of filters that are combined into one key: type, category or sub-category, country, chapter. */
const joinedKinds = ['t', 'cs', 'k', 'h'];
/** A single filter of another kind is used if a search has no other key. */
const singleKinds = searchableKinds.filter((kind) => !joinedKinds.join('').includes(kind)).join('');
/** The key of a search without any of these. */
const anything = '*';
/** Searches with more combinations of alternatives use fewer kinds. */
const combinationsMax = 40;

const joined = (groups: readonly FacetGroup[]): string[] =>
  groups.reduce<string[]>((keys, group) => keys.flatMap((key) => group.map((word) => (key === '' ? word : `${key}|${word}`))), ['']);
const sizeOf = (groups: readonly FacetGroup[]): number => groups.reduce((size, group) => size * group.length, 1);

/** Leaves out the kinds with the most alternatives until the limit is met. */
function fewEnough(groups: readonly FacetGroup[]): readonly FacetGroup[] {
  if (sizeOf(groups) <= combinationsMax) return groups;
  const most = Math.max(...groups.map(({ length }) => length));
  const without = groups.findIndex(({ length }) => length === most);
  return fewEnough(groups.filter((_, index) => index !== without));
}

function facetKeys(groups: readonly FacetGroup[]): string[] {
  const ofKinds = (kinds: string): FacetGroup[] => groups.filter((group) => kinds.includes(kindOf(group)) && group[0] !== 'live');
  const main = joinedKinds.flatMap(ofKinds);
  if (main.length > 0) return joined(fewEnough(main));
  const [single] = ofKinds(singleKinds).toSorted((a, b) => a.length - b.length);
  return single === undefined ? [anything] : [...single];
}

const wordKey = (word: string, isPrefix: boolean): string => `"${word}"${isPrefix ? '*' : ''}`;

/** Keys of a search; its text is more selective than its filters. */
export function searchKeys({
  kind,
  groups,
  text,
}: {
  kind: SearchedKind;
  groups: readonly FacetGroup[];
  text: QueryText | null;
}): string[] {
  const keys =
    text === null ? facetKeys(groups) : neededWords(parseExpression(text.all)).words.map(({ word, isPrefix }) => wordKey(word, isPrefix));
  return [...new Set(keys)].map((key) => `${letterOf[kind]}:${key}`);
}

function beginningsOf(word: string): string[] {
  const letters = Array.from(word);
  const longest = Math.min(letters.length, hasDigit.test(word) ? mostWordCharacters : longestPrefix);
  return Array.from({ length: Math.max(0, longest - 1) }, (_, index) => letters.slice(0, index + 2).join(''));
}

/**
 * Keys of a new row, in the order in which the index is read.
 * @param facets facet words @param words of its search text
 */
export function itemKeys(kind: SearchedKind, facets: ReadonlySet<string>, words: ReadonlySet<string>): string[] {
  const ofKinds = (kinds: string): string[] => [...facets].filter((word) => kinds.includes(word.charAt(0)) && word !== 'live');
  const combined = joinedKinds.reduce<string[][]>(
    (all, kinds) => all.flatMap((one) => [one, ...ofKinds(kinds).map((word) => [...one, word])]),
    [[]],
  );
  const keys = [
    ...combined.map((one) => (one.length === 0 ? anything : one.join('|'))),
    ...ofKinds(singleKinds),
    ...[...words].flatMap((word) => [wordKey(word, false), ...beginningsOf(word).map((each) => wordKey(each, true))]),
  ];
  return [...new Set(keys)].map((key) => `${letterOf[kind]}:${key}`).toSorted();
}
