interface Entry<Value> {
  readonly value: Value;
  readonly weight: number;
}

/** Share of the allowed weight for entries that were read at least once. */
const provenShare = 3 / 4;

/**
 * A map with a limit on the weight of its entries. It evicts entries that were never read first, then the least recently read, so that a
 * long series of entries that are read once does not evict popular ones.
 */
export class BoundedMap<Value> {
  /** Both maps are in the order of last use. */
  readonly #once = new Map<string, Entry<Value>>();
  readonly #proven = new Map<string, Entry<Value>>();
  readonly #weightMax: number;
  #onceWeight = 0;
  #provenWeight = 0;
  constructor(weightMax: number) {
    this.#weightMax = weightMax;
  }

  get(key: string): Value | undefined {
    const entry = this.#once.get(key) ?? this.#proven.get(key);
    if (entry === undefined) return undefined;
    this.delete(key);
    this.#putProven(key, entry);
    return entry.value;
  }

  /** @returns the keys of evicted entries */
  set(key: string, value: Value, weight: number): string[] {
    const isProven = this.#proven.has(key);
    this.delete(key);
    if (weight > this.#weightMax) return [key];
    const entry = { value, weight };
    if (isProven) this.#putProven(key, entry);
    else this.#putOnce(key, entry);
    return this.#forget();
  }

  delete(key: string): void {
    this.#onceWeight -= this.#once.get(key)?.weight ?? 0;
    this.#once.delete(key);
    this.#provenWeight -= this.#proven.get(key)?.weight ?? 0;
    this.#proven.delete(key);
  }

  clear(): void {
    for (const key of [...this.#once.keys(), ...this.#proven.keys()]) this.delete(key);
  }

  get size(): number {
    return this.#once.size + this.#proven.size;
  }

  #putOnce(key: string, entry: Entry<Value>): void {
    this.#once.set(key, entry);
    this.#onceWeight += entry.weight;
  }

  #putProven(key: string, entry: Entry<Value>): void {
    this.#proven.set(key, entry);
    this.#provenWeight += entry.weight;
    for (const [oldest, old] of this.#proven) {
      if (this.#provenWeight <= this.#weightMax * provenShare || oldest === key) break;
      this.delete(oldest);
      this.#putOnce(oldest, old);
    }
  }

  #forget(): string[] {
    const forgotten: string[] = [];
    for (const entries of [this.#once, this.#proven])
      for (const key of entries.keys()) {
        if (this.#onceWeight + this.#provenWeight <= this.#weightMax) return forgotten;
        this.delete(key);
        forgotten.push(key);
      }
    return forgotten;
  }
}
