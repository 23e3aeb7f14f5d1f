/** Replaces Arabic and Persian digits by western ones; the last four bits of their code points are their value. */
export const westernDigits = (text: string): string =>
  text.replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16));
