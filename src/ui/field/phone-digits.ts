/** Digits of any script become 0-9; all other characters are removed. @param most digits after the dial code */
export const phoneDigits = (text: string, most: number): string =>
  text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/\D/g, '')
    .slice(0, most);

/** Countries whose numbers keep their zero behind the dial code, by the numbering plans of libphonenumber's metadata. */
const keepZero: readonly string[] = ['bf', 'bj', 'cg', 'ci', 'ga', 'it', 'ne', 'no', 'rw', 'sm', 'tj', 'va'];
/** Behind +7 calls within the country begin with an 8, and numbers have ten digits without it. */
const dialEight: readonly string[] = ['ru', 'kz'];

/**
 * What people type out of habit before a number and what no call from abroad has: the 0 of `0236 …` behind +90.
 * @param digits behind the dial code @param country two-letter code, lower case; null where the dial code is not known
 */
export function withoutTrunkPrefix(digits: string, country: string | null): string {
  if (country === null) return digits;
  if (dialEight.includes(country)) return digits.length === 11 && digits.startsWith('8') ? digits.slice(1) : digits;
  return digits.startsWith('0') && !keepZero.includes(country) ? digits.slice(1) : digits;
}
