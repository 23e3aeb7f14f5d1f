/** Digits of any script become 0-9; everything else is left out. @param most of the number behind the dial code */
export const phoneDigits = (text: string, most: number): string =>
  text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/\D/g, '')
    .slice(0, most);
