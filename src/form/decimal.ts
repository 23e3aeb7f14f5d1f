/** Digits of Arabic and Persian keyboards. */
const latinDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15));

/** An amount as people type it, `4,2`, `4.2` or `٤٫٢`; NaN for anything else, thousands with a separator among it, which could mean two things. */
export function decimalOf(typed: string): number {
  const text = latinDigits(typed.trim())
    .replace(/[,\u066b]/, '.')
    .replaceAll(/[\s\u00a0]/g, '');
  return /^\d+(\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN;
}
