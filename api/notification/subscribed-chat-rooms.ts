/**
 * Rooms in which sessions of an account have sockets, so that they can be closed when a session ends; each until its access token expires.
 */
const prefix = 'room:';

export interface SubscribedRoom {
  sessionId: string;
  chatId: string;
}

const slotOf = ({ sessionId, chatId }: SubscribedRoom): string => `${prefix}${sessionId}:${chatId}`;

export class SubscribedRooms {
  readonly #kv: SyncKvStorage;

  constructor(kv: SyncKvStorage) {
    this.#kv = kv;
  }

  /** @param until the end of the socket, ms */
  add(room: SubscribedRoom, until: number): void {
    this.#kv.put(slotOf(room), until);
  }

  /** The entries that have not expired; the others are deleted. */
  list(now: number): SubscribedRoom[] {
    const rooms: SubscribedRoom[] = [];
    for (const [slot, until] of this.#kv.list<number>({ prefix })) {
      const [sessionId = '', chatId = ''] = slot.slice(prefix.length).split(':');
      if (until > now) rooms.push({ sessionId, chatId });
      else this.#kv.delete(slot);
    }
    return rooms;
  }

  forget(room: SubscribedRoom): void {
    this.#kv.delete(slotOf(room));
  }

  /** When the next entry expires, ms. */
  ends(): number[] {
    return [...this.#kv.list<number>({ prefix })].map(([, until]) => until);
  }
}
