/**
 * Latin letters that Unicode does not decompose into a base letter and a mark, with their usual replacements. Ids of places depend on them
 * (lookups/place-key.ts), so entries must not change.
 */
export const latinLetters = {
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
} as const;
