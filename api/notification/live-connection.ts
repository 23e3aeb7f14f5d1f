/**
 * The Durable Object of an account's live connection, whose events tell clients to refetch lists. It also stores in which rooms the
 * account's sessions have sockets.
 */
import { DurableObject } from 'cloudflare:workers';
import { bitsFromPermissions } from '../../contract/permissions.ts';
import type { AccountEvent } from '../../contract/chat/room-event.ts';
import { requestIdHeader } from '../../contract/wire/request-log.ts';
import type { Env } from '../platform/env.ts';
import { withRequestId } from '../platform/log.ts';
import { listLiving, Sockets } from '../platform/http/sockets.ts';
import { type SubscribedRoom, SubscribedRooms } from './subscribed-chat-rooms.ts';
import { liveUserHeader } from './live-events.ts';

/** Staff who may not read chats get no events of chats. */
const chatBits = bitsFromPermissions({ getChat: true });

export class LiveConnection extends DurableObject<Env> {
  readonly #sockets: Sockets<AccountEvent, { userId: string }>;
  readonly #rooms: SubscribedRooms;

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    this.#sockets = new Sockets(state, env, 0);
    this.#rooms = new SubscribedRooms(state.storage.kv);
  }

  override fetch(request: Request): Promise<Response> {
    return withRequestId(async () => {
      const answer = this.#sockets.accept(request, { userId: request.headers.get(liveUserHeader) ?? '' });
      await this.#wake();
      return answer;
    }, request.headers.get(requestIdHeader));
  }

  /** For the health check: whether Durable Objects respond. */
  isAvailable(): boolean {
    return true;
  }

  /**
   * @param userId only this person's windows; those of the whole account if omitted
   * @param request id for the log
   */
  send(event: AccountEvent, userId?: string, request?: string): Promise<void> {
    const isMeant = (own: { userId: string }): boolean => userId === undefined || own.userId === userId;
    return withRequestId(() => this.#sockets.send(event, isMeant, event.type === 'chats' ? chatBits : 0), request);
  }

  /** Records that a session has opened a socket to a chat room. @param until end of the socket, ms */
  async listens(room: SubscribedRoom, until: number): Promise<void> {
    this.#rooms.add(room, until);
    await this.#wake();
  }

  /** Closes the sockets of ended sign-ins. @returns the chats in whose rooms they have sockets */
  async closeEnded(): Promise<string[]> {
    await this.#sockets.closeEnded();
    const now = Date.now();
    const rooms = this.#rooms.list(now);
    if (rooms.length === 0) return [];
    const sessionIds = [...new Set(rooms.map(({ sessionId }) => sessionId))];
    const living = await listLiving(this.env.DB.withSession('first-primary'), sessionIds, now);
    const ended = rooms.filter(({ sessionId }) => !living.has(sessionId));
    for (const each of ended) this.#rooms.forget(each);
    return [...new Set(ended.map(({ chatId }) => chatId))];
  }

  override async webSocketMessage(): Promise<void> {
    // Messages of clients are ignored: the connection only sends.
  }

  override async webSocketClose(socket: WebSocket, code: number): Promise<void> {
    this.#sockets.closed(socket, code);
  }

  override async alarm(): Promise<void> {
    this.#rooms.list(Date.now());
    await this.#wake();
  }

  #wake(): Promise<void> {
    return this.#sockets.wake(...this.#rooms.ends());
  }
}
