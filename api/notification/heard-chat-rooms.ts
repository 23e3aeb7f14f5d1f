/**
 * Rooms in which sessions of an account have sockets, so that they can be closed when a session ends; each until its access token expires.
 */
const prefix = 'room:';

export interface HeardRoom {
  sessionId: string;
  chatId: string;
}

const slotOf = ({ sessionId, chatId }: HeardRoom): string => `${prefix}${sessionId}:${chatId}`;

export class HeardRooms {
  readonly #kv: SyncKvStorage;

  constructor(kv: SyncKvStorage) {
    this.#kv = kv;
  }

  /** @param until the end of the socket, ms */
  add(heard: HeardRoom, until: number): void {
    this.#kv.put(slotOf(heard), until);
  }

  /** Those that have not expired; the others are deleted. */
  list(now: number): HeardRoom[] {
    const heard: HeardRoom[] = [];
    for (const [slot, until] of this.#kv.list<number>({ prefix })) {
      const [sessionId = '', chatId = ''] = slot.slice(prefix.length).split(':');
      if (until > now) heard.push({ sessionId, chatId });
      else this.#kv.delete(slot);
    }
    return heard;
  }

  forget(heard: HeardRoom): void {
    this.#kv.delete(slotOf(heard));
  }

  /** When the next one expires, ms. */
  ends(): number[] {
    return [...this.#kv.list<number>({ prefix })].map(([, until]) => until);
  }
}
