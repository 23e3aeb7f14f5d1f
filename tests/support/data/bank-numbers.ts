/** Account numbers for tests: valid ones, as many as are wanted. */
const checkOf = (country: string, rest: string): string => {
  const digits = Array.from(`${rest}${country}00`, (sign) => String(Number.parseInt(sign, 36))).join('');
  return String(98n - (BigInt(digits) % 97n)).padStart(2, '0');
};

/** Norwegian, the shortest there are: they fit into every field. @param number of it, each another one */
export function ibanOf(number: number): string {
  const rest = String(10_000_000_000 + number);
  return `NO${checkOf('NO', rest)}${rest}`;
}
