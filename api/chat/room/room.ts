/**
 * A chat's room: one Durable Object holds the messages of one chat and its sockets. Rooms know nothing about credits and permissions: the
 * API checks a call before it reaches a room.
 */
import { DurableObject } from 'cloudflare:workers';
import { type RoomEvent, type RoomWord, typingPauseMs } from '../../../contract/chat/room-event.ts';
import { bitsFromPermissions } from '../../../contract/permissions.ts';
import { requestIdHeader } from '../../../contract/wire/request-log.ts';
import type { Env } from '../../platform/env.ts';
import { withRequestId } from '../../platform/log.ts';
import { Sockets } from '../../platform/http/sockets.ts';
import { RoomBankDetails } from './room-bank-details.ts';
import { RoomLog } from './room-log.ts';
import { RoomMemory } from './room-memory.ts';
import { RoomRefund } from './room-refund.ts';
import { type NewRoomMessage, type Preview, roomCompanyHeader, type RoomMessage } from './room-message.ts';
import { shownFile } from '../shown-file.ts';

/** The permission that Connect needs, with the bit that everyone has. */
const listenBits = bitsFromPermissions({ getChat: true });

/** Longer messages of a socket are ignored. */
const messageLengthMax = 100;

interface Removed {
  fileKey: string | null;
  sequence: number;
}

function isTyping(word: string | ArrayBuffer): boolean {
  if (typeof word !== 'string' || word.length > messageLengthMax) return false;
  try {
    return (JSON.parse(word) as Partial<RoomWord> | null)?.type === 'typing';
  } catch {
    return false;
  }
}

export class ChatRoom extends DurableObject<Env> {
  readonly #bankDetails: RoomBankDetails;
  readonly #log: RoomLog;
  readonly #refund: RoomRefund;
  readonly #memory: RoomMemory;
  readonly #sockets: Sockets<RoomEvent, { companyId: string }>;
  /** When a socket last reported typing; forgotten in hibernation. */
  readonly #typed = new WeakMap<WebSocket, number>();

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    this.#bankDetails = new RoomBankDetails(state.storage);
    this.#log = new RoomLog(state.storage, this.#bankDetails);
    this.#refund = new RoomRefund(state.storage.kv);
    this.#memory = new RoomMemory(state.storage.kv);
    this.#sockets = new Sockets(state, env, listenBits);
  }

  /** Stores a message once per client key and sends it to the sockets. @param request id for the log */
  append(message: NewRoomMessage, request?: string): Promise<RoomMessage> {
    return withRequestId(() => this.#append(message), request);
  }

  async #append(message: NewRoomMessage): Promise<RoomMessage> {
    const { stored, isNew } = this.#log.append(message);
    if (isNew) {
      const now = Date.now();
      // In the same turn of the event loop as the message, so that both are stored or neither, and events are sent in the order of storing.
      this.#refund.note(message, stored.sequence, now);
      this.#memory.read(stored.companyId, stored.sequence);
      await this.#sockets.send(this.#eventOf(stored, now));
    }
    await this.#wake();
    return stored;
  }

  async #eventOf({ senderUserId: _, file, ...shown }: RoomMessage, now: number): Promise<RoomEvent> {
    return { type: 'message', message: { ...shown, file: await shownFile(this.env, file, now) } };
  }

  /** @see RoomBankDetails.mark */
  markBankDetails(...args: Parameters<RoomBankDetails['mark']>): ReturnType<RoomBankDetails['mark']> {
    return this.#bankDetails.mark(...args);
  }

  /** @see RoomLog.list */
  list(args: Parameters<RoomLog['list']>[0]): RoomMessage[] {
    return this.#log.list(args);
  }

  /** @see RoomLog.following */
  following(after: number, size: number): RoomMessage[] {
    return this.#log.following(after, size);
  }

  /** @see RoomLog.sentBy */
  sentBy(...args: Parameters<RoomLog['sentBy']>): RoomMessage[] {
    return this.#log.sentBy(...args);
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
   * Hides an own message for both sides (docs/behaviour.md#message-deletion). For one that is hidden already it returns the same, so that a
   * repeated call completes what an interrupted one has left.
   * @param request id for the log
   * @returns null if it does not exist, is another company's, or cannot be deleted
   */
  remove(id: string, companyId: string, request?: string): Promise<Removed | null> {
    return withRequestId(() => this.#remove(id, companyId), request);
  }

  async #remove(id: string, companyId: string): Promise<Removed | null> {
    if (this.#log.hide(id, companyId)) {
      this.#memory.removed(id);
      await this.#sockets.send({ type: 'removed', id });
    }
    const message = this.#log.find(id);
    if (message === null || message.companyId !== companyId || message.isActive) return null;
    this.#refund.removed(companyId, message.sequence);
    return { fileKey: this.#log.fileKeyOf(id), sequence: message.sequence };
  }

  /** @see RoomLog.preview */
  preview(): Preview {
    return this.#log.preview();
  }

  /** When the credits of a contact are refunded, ms; null without a refund, or for another company. */
  refundAt(companyId: string): number | null {
    return this.#refund.dueFor(companyId);
  }

  /** A company has seen the offer of a paid contact outside the chat, whose messages stay unread. */
  contactSeen(companyId: string): void {
    this.#refund.seen(companyId, Infinity);
  }

  /** Reports to the sockets that a company has read up to a sequence. @param request id for the log */
  read(companyId: string, sequence: number, request?: string): Promise<void> {
    this.#refund.seen(companyId, sequence);
    this.#memory.read(companyId, sequence);
    return withRequestId(() => this.#sockets.send({ type: 'read', companyId, sequence }), request);
  }

  /** @see Sockets.closeEnded */
  closeEnded(): Promise<void> {
    return this.#sockets.closeEnded();
  }

  /** Deletes everything that the room stores, with its alarm. For a chat that nobody can open any more. */
  empty(): Promise<void> {
    return this.ctx.storage.deleteAll();
  }

  /** Companies that have the chat open. */
  #online(): string[] {
    return [...new Set(this.#sockets.open().map((socket) => this.#sockets.stateOf(socket).companyId))];
  }

  /** Opens a socket of one side. The socket first gets what it may have missed, and the other side is informed that somebody is online. */
  override fetch(request: Request): Promise<Response> {
    return withRequestId(() => this.#listen(request), request.headers.get(requestIdHeader));
  }

  async #listen(request: Request): Promise<Response> {
    const companyId = request.headers.get(roomCompanyHeader) ?? '';
    const online = this.#online();
    const answer = this.#sockets.accept(
      request,
      { companyId },
      { type: 'welcome', sequence: this.#log.newest(), ...this.#memory.missed(), online },
    );
    if (answer.status === 101 && !online.includes(companyId)) await this.#sendPresence(companyId, true);
    await this.#wake();
    return answer;
  }

  /** Sending uses SendMessage, which checks permissions and charges; a socket only reports typing. */
  override async webSocketMessage(socket: WebSocket, word: string | ArrayBuffer): Promise<void> {
    const now = Date.now();
    const { companyId, expiresAt } = this.#sockets.stateOf(socket);
    if (expiresAt <= now || !isTyping(word) || now - (this.#typed.get(socket) ?? 0) < typingPauseMs) return;
    this.#typed.set(socket, now);
    await this.#sendToOthers({ type: 'typing', companyId });
  }

  override async webSocketClose(socket: WebSocket, code: number): Promise<void> {
    this.#sockets.closed(socket, code);
    const { companyId } = this.#sockets.stateOf(socket);
    if (!this.#online().includes(companyId)) await this.#sendPresence(companyId, false);
  }

  /** Closes sockets whose token has expired, even without events, and refunds due credits. */
  override alarm(): Promise<void> {
    return withRequestId(() => this.#ring());
  }

  async #ring(): Promise<void> {
    if (await this.#refund.settle(this.env, Date.now())) await this.#sockets.send({ type: 'refunded' });
    await this.#wake();
  }

  /** Sends the presence of a side once, although it may have several windows, which often close together. */
  async #sendPresence(companyId: string, isOnline: boolean): Promise<void> {
    if (this.#memory.present(companyId, isOnline)) await this.#sendToOthers({ type: 'presence', companyId, isOnline });
  }

  /** Sends an event to all but the company that caused it. */
  #sendToOthers(event: Extract<RoomEvent, { companyId: string }>): Promise<void> {
    return this.#sockets.send(event, (own) => own.companyId !== event.companyId);
  }

  #wake(): Promise<void> {
    return this.#sockets.wake(...this.#refund.due());
  }
}
