/** Valid account numbers for tests. */
const checkOf = (country: string, rest: string): string => {
  const digits = Array.from(`${rest}${country}00`, (sign) => String(Number.parseInt(sign, 36))).join('');
  return String(98n - (BigInt(digits) % 97n)).padStart(2, '0');
};

/** Norwegian, the shortest IBAN, which fits every field. @param number a different one for each account */
export function ibanOf(number: number): string {
  const rest = String(10_000_000_000 + number);
  return `NO${checkOf('NO', rest)}${rest}`;
}
