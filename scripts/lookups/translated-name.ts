import { caseless } from '../../contract/text/letter-case.ts';

/** Decides which translated names of cities are used (ADR 017). */
const wholeName = {
  ar: /^[ء-غف-ي]+(?:[ -][ء-غف-ي]+)*$/u,
  ru: /^[А-ЯЁ][а-яё]*(?:[ -][А-ЯЁа-яё][а-яё]*)*$/u,
  tr: /^\p{Script=Latin}[\p{Script=Latin} .’-]*$/u,
} as const;

type Translated = keyof typeof wholeName;

/** Letters of other languages' keyboards that replace Arabic ones. */
const arabicLetters: Readonly<Record<string, string>> = { ک: 'ك', ی: 'ي' };

/** Without a region in brackets and without vowel signs. */
export const plainTranslation = (language: Translated, text: string): string => {
  const plain = text.replace(/\s*[،,(].*$/u, '').trim();
  return language === 'ar'
    ? plain.replace(/[\u064b-\u0652\u0640]/gu, '').replace(/[کی]/gu, (letter) => arabicLetters[letter] ?? letter)
    : plain;
};

/** Countries where a single alternate name in Arabic script is Arabic and not Persian, Urdu, Kurdish or Uyghur. */
const arabCountries = new Set('AE BH DJ DZ EG EH IQ JO KM KW LB LY MA MR OM PS QA SA SD SO SY TN YE'.split(' '));

/** Countries whose languages add letters to the Arabic script; a name without these letters is also valid in Arabic. */
const arabicScript = new Set(['AF', 'IR', 'PK']);

/** Countries where a single alternate name in Cyrillic script is mostly of another language: their own, or Bulgarian. */
const otherCyrillic = new Set('AR AT AU BA BE BG BR BY CN CO ES GB HR HU IR ME MK MN MX NL PL PR PY RO RS SD SI TJ UA US VN XK'.split(' '));

const letters: Readonly<Record<string, string>> = Object.fromEntries(
  [...'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'].map((letter, index) => [
    letter,
    'a b v g d e e j s i i k l m n o p r s t u f k ts s s s  i  e iu ia'.split(' ')[index] ?? '',
  ]),
);

const arabicConsonants: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('بتثجخدذرزسشصضطظغفقكلمن', (letter, index) => [letter, Array.from('pttskttrssssttskfkklmn')[index] ?? '']),
);

/** The consonants that all transliterations of a name share. */
const skeleton = (text: string): string =>
  caseless(text.normalize('NFKD'))
    .replace(/[а-яё]/gu, (letter) => letters[letter] ?? '')
    .replace(/[ء-ي]/gu, (letter) => arabicConsonants[letter] ?? '')
    .replace(/zh|sh|ch|dj|[jz]/gu, 's')
    .replace(/ck|kh|gh|[cqg]/gu, 'k')
    .replace(/th|d/gu, 't')
    .replace(/ph|[wv]/gu, 'f')
    .replaceAll('b', 'p')
    .replaceAll('x', 'ks')
    .replace(/[^fklmnprst]/gu, '')
    .replace(/(.)\1+/gu, '$1');

/** @returns the edit distance */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [index, each] of [...other].entries())
      next.push(Math.min((row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1, (row[index] ?? 0) + (letter === each ? 0 : 1)));
    row = next;
  }
  return row[other.length] ?? 0;
}

/** Whether a name is a transliteration of the Latin one. */
function soundsLike(text: string, latin: string): boolean {
  const [one, other] = [skeleton(text), skeleton(latin)];
  return distance(one, other) <= 0.34 * Math.max(one.length, other.length);
}

/**
 * @param of the city's Latin name, its country, and the source of the translation: `g` GeoNames' own, `a` a single alternate name in
 * that script
 */
export function isTrusted(language: Translated, text: string, of: { name: string; code: string; source: string }): boolean {
  if (!wholeName[language].test(text)) return false;
  if (of.source === 'g') return true;
  if (of.source !== 'a' || language === 'tr') return false;
  if (language === 'ar') return arabCountries.has(of.code) || (arabicScript.has(of.code) && soundsLike(text, of.name));
  return !otherCyrillic.has(of.code) && !text.includes(' ') && soundsLike(text, of.name);
}
