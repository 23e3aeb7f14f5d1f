/** Pseudo-random numbers, the same on every machine and in every run. */

/** mulberry32: numbers in [0, 1). */
export function randomOf(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const kinds = { user: 1, company: 2, request: 3, chat: 4, product: 5, searcher: 6, search: 7 };
/** The id of a generated row: 24 hexadecimal digits for its kind and number. */
export function benchId(kind: keyof typeof kinds, number: number): string {
  const random = randomOf(number * 8 + kinds[kind]);
  return Array.from({ length: 3 }, () =>
    Math.floor(random() * 2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('');
}

/**
 * Positions 0 … count-1 by Zipf's law: a few are frequent, most are rare.
 * @param steepness 0 is a uniform distribution, 1 that of words in a language
 */
export function zipf(count: number, steepness: number): (random: () => number) => number {
  const sums = new Float64Array(count);
  let sum = 0;
  for (let rank = 0; rank < count; rank += 1) {
    sum += 1 / (rank + 1) ** steepness;
    sums[rank] = sum;
  }
  return (random) => {
    const wanted = random() * sum;
    let low = 0;
    let high = count - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? sum) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

/** {@link zipf} for a list. */
export function pickOf<Item>(items: readonly Item[], steepness: number): (random: () => number) => Item {
  const position = zipf(items.length, steepness);
  return (random) => items[position(random)] as Item;
}
