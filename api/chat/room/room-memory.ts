/** What a room remembers for those who come back to it: how far each company has read, what was deleted last, who is there. */
const keptMax = 50;
const removedSlot = 'removed';
const readPrefix = 'read:';
const presentPrefix = 'present:';

export class RoomMemory {
  readonly #kv: SyncKvStorage;

  constructor(kv: SyncKvStorage) {
    this.#kv = kv;
  }

  /** A company has read up to a sequence. */
  read(companyId: string, sequence: number): void {
    const slot = readPrefix + companyId;
    if ((this.#kv.get<number>(slot) ?? 0) < sequence) this.#kv.put(slot, sequence);
  }

  removed(id: string): void {
    this.#kv.put(removedSlot, [...this.#removed(), id].slice(-keptMax));
  }

  /** Somebody of a company is there, or nobody any more. @returns whether that is news; that somebody came always is: a room that died heard nobody go */
  present(companyId: string, isOnline: boolean): boolean {
    const slot = presentPrefix + companyId;
    if (isOnline) this.#kv.put(slot, true);
    return isOnline || this.#kv.delete(slot);
  }

  /** For the welcome of a socket. */
  missed(): { read: Record<string, number>; removed: string[] } {
    const read = Object.fromEntries(
      [...this.#kv.list<number>({ prefix: readPrefix })].map(([slot, sequence]) => [slot.slice(readPrefix.length), sequence]),
    );
    return { read, removed: this.#removed() };
  }

  #removed(): string[] {
    return this.#kv.get<string[]>(removedSlot) ?? [];
  }
}
