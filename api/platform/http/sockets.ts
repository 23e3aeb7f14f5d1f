/**
 * The hibernating sockets of a Durable Object. A socket outlives the call that opened it: it is closed when the access token expires, and
 * before each event the database is queried for the sessions that may still receive it.
 */
import { allFlagBits } from '../../../contract/permissions.ts';
import { kindOf, requestIdHeader } from '../../../contract/wire/request-log.ts';
import type { Env } from '../env.ts';
import { logFailure, requestId } from '../log.ts';

/** State of a socket, in addition to the state that its object defines. */
export interface SocketState {
  /** The session that opened it. */
  sessionId: string;
  /** End of the access token, and of the socket. */
  expiresAt: number;
}

/** Maximum sockets of a session to one object: one per window. */
export const socketsPerSession = 10;

const sessionHeader = 'x-socket-session';
const endHeader = 'x-socket-expires';
const protocolHeader = 'x-socket-protocol';
const protocol = 'kervan';

/** Headers with the caller's data for the object that accepts the socket. Of the client's request they contain only the sub-protocol. */
export const socketHeaders = (request: Request, { sessionId, expiresAt }: SocketState): Record<string, string> => ({
  upgrade: 'websocket',
  [sessionHeader]: sessionId,
  [endHeader]: String(expiresAt),
  [requestIdHeader]: requestId() ?? '',
  ...(request.headers.get('sec-websocket-protocol')?.includes(protocol) === true && { [protocolHeader]: protocol }),
});

/** The sessions among these that are valid now, with their permission bits; the query of caller.ts for several sessions. */
export async function listLiving(db: D1DatabaseSession, sessionIds: readonly string[], now: number): Promise<Map<string, number>> {
  const { results } = await db
    .prepare(
      `SELECT f.id, COALESCE(s.flags, ${allFlagBits}) AS flags FROM json_each(?1) j CROSS JOIN session_family f ON f.id = j.value
       JOIN users u ON u.id = f.user_id AND u.deleted_at IS NULL
       LEFT JOIN staff s ON s.user_id = u.id
       JOIN users m ON m.id = COALESCE(s.master_user_id, u.id) AND m.deleted_at IS NULL
       WHERE f.revoked_at IS NULL AND f.absolute_expires_at > ?2 AND s.removed_at IS NULL`,
    )
    .bind(JSON.stringify(sessionIds), now)
    .all<{ id: string; flags: number }>();
  return new Map(results.map(({ id, flags }) => [id, flags]));
}

export class Sockets<Event extends object, Own extends object> {
  readonly #ctx: DurableObjectState;
  readonly #env: Env;
  readonly #bits: number;
  readonly #waiting: Promise<{ text: string; isMeant: (own: Own) => boolean; bits: number }>[] = [];
  #sending: Promise<void> = Promise.resolve();

  /** @param bits of the permissions that a socket requires */
  constructor(ctx: DurableObjectState, env: Env, bits: number) {
    this.#ctx = ctx;
    this.#env = env;
    this.#bits = bits;
    // The platform answers `ping` without activating the object.
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'));
  }

  stateOf(socket: WebSocket): SocketState & Own {
    return socket.deserializeAttachment() as SocketState & Own;
  }

  /** The sockets that are still permitted; closes the others. */
  open(): WebSocket[] {
    const now = Date.now();
    return this.#ctx.getWebSockets().filter((socket) => {
      const isOpen = socket.readyState === WebSocket.OPEN && this.stateOf(socket).expiresAt > now;
      if (!isOpen && socket.readyState === WebSocket.OPEN) socket.close(4001, 'token expired');
      return isOpen;
    });
  }

  /**
   * Accepts a socket, or answers 429; the API has checked the caller.
   * @param first event sent before all others
   */
  accept(request: Request, own: Own, first?: Event): Response {
    const sessionId = request.headers.get(sessionHeader) ?? '';
    // The new socket is refused instead of closing the oldest one, since windows that reconnect automatically would close each other's
    // sockets forever.
    if (this.open().filter((socket) => this.stateOf(socket).sessionId === sessionId).length >= socketsPerSession)
      return new Response(null, { status: 429 });
    const { 0: client, 1: server } = new WebSocketPair();
    this.#ctx.acceptWebSocket(server);
    server.serializeAttachment({ ...own, sessionId, expiresAt: Number(request.headers.get(endHeader)) });
    if (first !== undefined) server.send(JSON.stringify(first));
    // The session may have ended while the socket was being opened, so it is checked again.
    this.#ctx.waitUntil(this.closeEnded().catch((error: unknown) => logFailure({ sockets: 1, error: kindOf(error) })));
    const asked = request.headers.get(protocolHeader);
    return new Response(null, { status: 101, webSocket: client, ...(asked !== null && { headers: { 'sec-websocket-protocol': asked } }) });
  }

  /**
   * Sends an event. Events are sent in the order in which they happened, even if preparing one or checking its receivers takes long.
   * @param isMeant selects receivers among permitted sockets
   * @param bits of the permissions that this event requires
   */
  send(event: Event | Promise<Event>, isMeant: (own: Own) => boolean = () => true, bits = 0): Promise<void> {
    this.#waiting.push(Promise.resolve(event).then((worded) => ({ text: JSON.stringify(worded), isMeant, bits })));
    this.#sending = this.#sending.then(() => this.#sendWaiting());
    return this.#sending;
  }

  /**
   * Removed staff, ended sessions and revoked flags get no further events (docs/behaviour.md#staff-grants). Events that have collected
   * during a query are sent after one further query.
   */
  async #sendWaiting(): Promise<void> {
    const waiting = this.#waiting.splice(0);
    const open = waiting.length === 0 ? [] : this.open();
    if (open.length === 0) return;
    try {
      const messages = await Promise.all(waiting);
      const sessionIds = open.map((socket) => this.stateOf(socket).sessionId);
      const living = await listLiving(this.#env.DB.withSession('first-primary'), sessionIds, Date.now());
      for (const socket of open) {
        const own = this.stateOf(socket);
        const meant = messages.filter(({ isMeant }) => isMeant(own));
        const held = living.get(own.sessionId);
        const holds = (bits: number): boolean => held !== undefined && (held & bits) === bits;
        if (held !== undefined && holds(this.#bits)) {
          for (const { text, bits } of meant) if (holds(bits)) socket.send(text);
        } else if (meant.length > 0) socket.close(4001, 'session ended');
      }
    } catch (error) {
      logFailure({ sockets: open.length, error: kindOf(error) });
      // The query failed. The data of the event are stored, so windows read them after they reconnect.
      for (const socket of open) socket.close(1011, 'try again');
    }
  }

  /** Closes the sockets of ended sessions at once; the others get no event. */
  async closeEnded(): Promise<void> {
    const open = this.open();
    if (open.length === 0) return;
    const sessionIds = open.map((socket) => this.stateOf(socket).sessionId);
    const living = await listLiving(this.#env.DB.withSession('first-primary'), sessionIds, Date.now());
    for (const socket of open) if (!living.has(this.stateOf(socket).sessionId)) socket.close(4001, 'session ended');
  }

  /** Answers the close frame of the other side. */
  closed(socket: WebSocket, code: number): void {
    // 1005 and 1006 are reserved and may not be sent.
    socket.close(code === 1005 || code === 1006 ? 1000 : code);
  }

  /** Sets the object's alarm to the earliest time: the end of a socket, or another one. */
  async wake(...times: number[]): Promise<void> {
    const all = [...this.open().map((socket) => this.stateOf(socket).expiresAt), ...times];
    if (all.length === 0) return;
    const [next, planned] = [Math.min(...all), await this.#ctx.storage.getAlarm()];
    if (planned === null || planned > next) await this.#ctx.storage.setAlarm(next);
  }
}
