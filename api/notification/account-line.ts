/** The line of an account: one Durable Object whose sockets are told that lists are to be read again. It keeps nothing. */
import { DurableObject } from 'cloudflare:workers';
import { bitsFromPermissions } from '../../contract/permissions.ts';
import type { AccountEvent } from '../../contract/chat/room-event.ts';
import { requestIdHeader } from '../../contract/request-log.ts';
import type { Env } from '../platform/env.ts';
import { withRequestId } from '../platform/log.ts';
import { Sockets } from '../platform/sockets.ts';
import { lineUserHeader } from './tell-account.ts';

/** Chats are not told to staff who may not read them. */
const chatBits = bitsFromPermissions({ getChat: true });

export class AccountLine extends DurableObject<Env> {
  readonly #sockets: Sockets<AccountEvent, { userId: string }>;

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    this.#sockets = new Sockets(state, env, 0);
  }

  override fetch(request: Request): Promise<Response> {
    return withRequestId(async () => {
      const answer = this.#sockets.accept(request, { userId: request.headers.get(lineUserHeader) ?? '' });
      await this.#sockets.wake();
      return answer;
    }, request.headers.get(requestIdHeader));
  }

  /** That objects are there at all. */
  isThere(): boolean {
    return true;
  }

  /**
   * @param userId only this person's windows; everybody's of the account without it
   * @param request whose it is, for the log
   */
  tell(event: AccountEvent, userId?: string, request?: string): Promise<void> {
    const isMeant = (own: { userId: string }): boolean => userId === undefined || own.userId === userId;
    return withRequestId(() => this.#sockets.tell(event, isMeant, event.type === 'chats' ? chatBits : 0), request);
  }

  /** @see Sockets.closeEnded */
  closeEnded(): Promise<void> {
    return this.#sockets.closeEnded();
  }

  override async webSocketMessage(): Promise<void> {
    // It only tells.
  }

  override async webSocketClose(socket: WebSocket, code: number): Promise<void> {
    this.#sockets.closed(socket, code);
  }

  override async alarm(): Promise<void> {
    await this.#sockets.wake();
  }
}
