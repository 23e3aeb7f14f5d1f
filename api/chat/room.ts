/**
 * A chat's room: one Durable Object holds the messages of one chat and the sockets of those who look at it. Rooms know
 * nothing of money or permissions: the API has judged a call before it comes here. A socket outlives its call, so before
 * anything is told, the API's database is asked who may listen still.
 */
import { DurableObject } from 'cloudflare:workers';
import type { RoomEvent } from '../../contract/chat/room-event.ts';
import type { Env } from '../platform/env.ts';
import { RoomLog } from './room-log.ts';
import { RoomRefund } from './room-refund.ts';
import type { NewRoomMessage, Preview, RoomMessage } from './room-message.ts';
import { shownFile } from './shown-file.ts';
import { listListening } from './store.ts';

interface SocketState {
  companyId: string;
  /** The sign-in whose token opened it. */
  sessionId: string;
  /** The access token's end: the socket's end too. */
  expiresAt: number;
}

const stateOf = (socket: WebSocket): SocketState => socket.deserializeAttachment() as SocketState;
const endOf = (socket: WebSocket): number => stateOf(socket).expiresAt;

/** Windows of one sign-in that listen to one chat. */
export const socketsPerSession = 10;

export class ChatRoom extends DurableObject<Env> {
  readonly #log: RoomLog;
  readonly #refund: RoomRefund;
  #telling: Promise<void> = Promise.resolve();

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    this.#log = new RoomLog(state.storage);
    this.#refund = new RoomRefund(state.storage.kv);
    // Answered without waking the room.
    state.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'));
  }

  /** Stores a message once per client key and tells the sockets. */
  async append(message: NewRoomMessage): Promise<RoomMessage> {
    const { stored, isNew } = this.#log.append(message);
    // In the same turn as the message: both are kept or none.
    if (isNew) this.#refund.note(message, stored.sequence, Date.now());
    await this.#wake();
    if (!isNew) return stored;
    const { senderUserId: _, file, ...shown } = stored;
    await this.#tell({ type: 'message', message: { ...shown, file: await shownFile(this.env, file, Date.now()) } });
    return stored;
  }

  /** @see RoomLog.list */
  list(asked: Parameters<RoomLog['list']>[0]): RoomMessage[] {
    return this.#log.list(asked);
  }

  /** @see RoomLog.find */
  find(id: string): RoomMessage | null {
    return this.#log.find(id);
  }

  /** @see RoomLog.findAll */
  findAll(ids: readonly string[]): RoomMessage[] {
    return this.#log.findAll(ids);
  }

  /**
   * Hides an own message for both sides (D-53), once per client key.
   * @returns null when it is not there, not of this company, or hidden by another call
   */
  async remove(id: string, companyId: string, clientKey: string): Promise<{ fileKey: string | null } | null> {
    const removal = `removed:${clientKey}`;
    if ((await this.ctx.storage.get(removal)) !== id) {
      if (!this.#log.hide(id, companyId)) return null;
      await this.ctx.storage.put(removal, id);
      await this.#tell({ type: 'removed', id });
    }
    return { fileKey: this.#log.fileKeyOf(id) };
  }

  /** @see RoomLog.preview */
  preview(): Preview {
    return this.#log.preview();
  }

  /** When the credits of a contact come back, ms; null when they do not, or to another company than this one. */
  refundAt(companyId: string): number | null {
    return this.#refund.dueFor(companyId);
  }

  /** Tells the sockets that a company has read up to a sequence. */
  async read(companyId: string, sequence: number): Promise<void> {
    this.#refund.seen(companyId, sequence);
    await this.#tell({ type: 'read', companyId, sequence });
  }

  /** Ends the sockets of a company whose account is gone. */
  leave(companyId: string): void {
    for (const socket of this.ctx.getWebSockets()) if (stateOf(socket).companyId === companyId) socket.close(4001, 'account gone');
  }

  /** Accepts a socket, or says 429; the API has judged the caller and names the company in headers of its own. */
  override async fetch(request: Request): Promise<Response> {
    const state: SocketState = {
      companyId: request.headers.get('x-room-company') ?? '',
      sessionId: request.headers.get('x-room-session') ?? '',
      expiresAt: Number(request.headers.get('x-room-expires')),
    };
    // Refused, not the oldest closed in its place: windows that connect again by themselves would push each other out for ever.
    if (this.#openSockets().filter((socket) => stateOf(socket).sessionId === state.sessionId).length >= socketsPerSession)
      return new Response(null, { status: 429 });
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server);
    server.serializeAttachment(state);
    await this.#wake();
    const protocol = request.headers.get('x-room-protocol');
    return new Response(null, {
      status: 101,
      webSocket: client,
      ...(protocol !== null && { headers: { 'sec-websocket-protocol': protocol } }),
    });
  }

  override async webSocketMessage(): Promise<void> {
    // Sending goes through SendMessage, where it is permitted and charged; a socket only listens.
  }

  override async webSocketClose(socket: WebSocket, code: number): Promise<void> {
    // 1005 and 1006 describe what happened and may not be sent.
    socket.close(code === 1005 || code === 1006 ? 1000 : code);
  }

  /** Ends the sockets whose token has ended, also when nothing is said; gives credits back that are due. */
  override async alarm(): Promise<void> {
    if (await this.#refund.settle(this.env, Date.now())) await this.#tell({ type: 'refunded' });
    await this.#wake();
  }

  /** Sets the alarm to what comes first. */
  async #wake(): Promise<void> {
    const times = [...this.#openSockets().map(endOf), ...this.#refund.due()];
    if (times.length === 0) return;
    const [next, planned] = [Math.min(...times), await this.ctx.storage.getAlarm()];
    if (planned === null || planned > next) await this.ctx.storage.setAlarm(next);
  }

  /** The sockets that may listen now; the others are closed. */
  #openSockets(): WebSocket[] {
    const now = Date.now();
    return this.ctx.getWebSockets().filter((socket) => {
      const isOpen = endOf(socket) > now;
      if (!isOpen) socket.close(4001, 'token expired');
      return isOpen;
    });
  }

  /** Events are told in the order in which they happened, however long it takes to ask who may hear them. */
  #tell(event: RoomEvent): Promise<void> {
    this.#telling = this.#telling.then(() => this.#tellNow(JSON.stringify(event)));
    return this.#telling;
  }

  /** Removed staff, sessions that were ended and flags that were taken away hear nothing more (D-61). */
  async #tellNow(text: string): Promise<void> {
    const open = this.#openSockets();
    if (open.length === 0) return;
    try {
      const listening = await listListening(
        this.env.DB.withSession('first-primary'),
        open.map((socket) => stateOf(socket).sessionId),
        Date.now(),
      );
      for (const socket of open)
        if (listening.has(stateOf(socket).sessionId)) socket.send(text);
        else socket.close(4001, 'session ended');
    } catch {
      // The message stands; whoever connects again reads it.
      for (const socket of open) socket.close(1011, 'try again');
    }
  }
}
