/** HS codes as people type them: `6302`, `HS 6302.60`, `630260`, `GTİP 6302 60 00`, `ТН ВЭД 6302`. */

/** What is said before a code. */
const before =
  /(?<![\p{L}\p{N}])(?:hs|h\.s\.|hts|gt[iİı]p|тн[\s-]?вэд|رمز النظام المنسق|النظام المنسق|بند جمركي)(?:[\s-]*(?:code|kodu|kod|no|код|كود|رمز))?[\s.:№#-]*(?=\p{Nd}{2})/giu;
/** Chapter and heading, then pairs of digits, with dots or blanks between. */
const spaced = /(?<![\p{L}\p{N}])\p{Nd}{4}(?:[\s.]\p{Nd}{2}){1,3}(?![\p{L}\p{N}])/gu;

/** The query with the digits of a code as one typed word, and without the letters before it: no text says them beside every code. */
export function withHsCodes(text: string): string {
  const bare = text.replace(before, '');
  return bare === text ? text : bare.replace(spaced, (code) => code.replace(/\s/gu, '.'));
}
