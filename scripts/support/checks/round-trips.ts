/** A request and its answer, in milliseconds. */
export interface Exchange {
  from: number;
  /** When the answer arrived. */
  to: number;
}

/** The longest chain of answers, each of which arrived before the next request was sent, all before `until`. */
export function roundTripsBefore(exchanges: readonly Exchange[], until: number): number {
  let [trips, last] = [0, -Infinity];
  for (const { from, to } of exchanges.filter((each) => each.to <= until).toSorted((one, other) => one.to - other.to))
    if (from >= last) [trips, last] = [trips + 1, to];
  return trips;
}
