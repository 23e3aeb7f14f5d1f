import { decodeJwt } from 'jose';
import { connect } from '../../../contract/chat/calls.ts';
import { asciiLowerCase } from '../../../contract/text/letter-case.ts';
import { minuteMs, secondMs } from '../../../contract/limits.ts';
import { liveConnectionOf, liveUserHeader } from '../../notification/live-events.ts';
import { type Context, on } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { socketHeaders } from '../../platform/http/sockets.ts';
import { roomOf } from './room-delivery.ts';
import { roomCompanyHeader } from './room-message.ts';
import { requireChat } from '../store.ts';

/** When the call's access token ends, ms; it has been verified before a handler runs. */
const tokenEndOf = (request: Request): number =>
  (decodeJwt((request.headers.get('authorization') ?? '').replace('Bearer ', '')).exp ?? 0) * secondMs;

/**
 * The edge has converted the socket's protocol into a bearer token; the object only receives the side and the time until which the
 * socket is valid.
 */
async function listen({ query, caller, deps, request }: Context<typeof connect>): Promise<Response> {
  if (asciiLowerCase(request.headers.get('upgrade') ?? '') !== 'websocket')
    throw new Refusal('BAD_INPUT', { fields: { upgrade: 'REQUIRED' } });
  if (query.chatId !== undefined && !caller.may('getChat')) throw new Refusal('FORBIDDEN');
  const { sessionId, masterUserId } = caller;
  const expiresAt = tokenEndOf(request);
  const headers = socketHeaders(request, { sessionId, expiresAt });
  const connection = liveConnectionOf(deps.env, masterUserId);
  const answer =
    query.chatId === undefined
      ? await connection.fetch('https://live/', { headers: { ...headers, [liveUserHeader]: caller.userId } })
      : await listenToRoom(query.chatId);
  if (answer.status === 429) throw new Refusal('THROTTLED', { retryAfterSeconds: minuteMs / secondMs });
  return answer;

  async function listenToRoom(chatId: string): Promise<Response> {
    const chat = await requireChat(deps.db, caller, chatId);
    // Registered before the socket is open, so that it is found and closed when the session ends.
    await connection.listens({ sessionId, chatId: chat.id }, expiresAt);
    return roomOf(deps.env, chat.id).fetch('https://room/', { headers: { ...headers, [roomCompanyHeader]: chat.own_company_id } });
  }
}

export const connectRoute = on(connect, listen);
