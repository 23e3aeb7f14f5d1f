import { caseless } from '../contract/letter-case.ts';

/** Latin letters that do not fall apart into a base letter and a mark. */
const plainLetters: Readonly<Record<string, string>> = {
  ı: 'i',
  ə: 'e',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};

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
