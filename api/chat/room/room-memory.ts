/** The state that a room stores for clients that reconnect: how far each company has read, the latest deletions, and who is online. */
const eventsMax = 50;
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
    this.#kv.put(removedSlot, [...this.#removed(), id].slice(-eventsMax));
  }

  /**
   * A company comes online or goes offline. @returns whether this is a change; coming online always counts as a change, since a restarted
   * room does not know who has left
   */
  present(companyId: string, isOnline: boolean): boolean {
    const slot = presentPrefix + companyId;
    if (isOnline) this.#kv.put(slot, true);
    return isOnline || this.#kv.delete(slot);
  }

  /** The state for the first event on a socket. */
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
