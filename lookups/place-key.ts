import { latinLetters } from '../contract/text/latin-letters.ts';
import { caseless } from '../contract/text/letter-case.ts';

const plainLetters: Readonly<Record<string, string>> = latinLetters;

/**
 * The key of a place's name inside its parent: `Şanlıurfa` is `sanliurfa`, `Ras Al Khaimah` is `ras-al-khaimah`.
 * Not the folding of the search: ids hang on this one, and it must never change.
 */
export function placeKey(name: string): string {
  return caseless(name.normalize('NFKD'))
    .replace(/\p{M}+/gu, '')
    .replace(/[ıəßæœøłđðþ]/gu, (letter) => plainLetters[letter] ?? letter)
    .replace(/[‘’ʻʼ'`ʿʾ]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
