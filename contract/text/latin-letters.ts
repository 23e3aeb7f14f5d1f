/**
 * Latin letters that Unicode does not decompose into a base letter and a mark, with what people write for them. Ids of places hang on these
 * (lookups/place-key.ts): what stands here must not change.
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
