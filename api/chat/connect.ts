import { decodeJwt } from 'jose';
import { connect } from '../../contract/chat/calls.ts';
import { minuteMs, secondMs } from '../../contract/limits.ts';
import { lineOf, lineUserHeader } from '../notification/tell-account.ts';
import { type Context, on } from '../platform/handler.ts';
import { Refusal } from '../platform/refusal.ts';
import { socketHeaders } from '../platform/sockets.ts';
import { roomOf } from './room-delivery.ts';
import { roomCompanyHeader } from './room-message.ts';
import { requireChat } from './store.ts';

/** When the call's access token ends, ms; it has been verified before a handler runs. */
const tokenEndOf = (request: Request): number =>
  (decodeJwt((request.headers.get('authorization') ?? '').replace('Bearer ', '')).exp ?? 0) * secondMs;

/** The edge has turned the socket's protocol into a bearer token; the object only learns whose side listens and until when. */
async function listen({ query, caller, deps, request }: Context<typeof connect>): Promise<Response> {
  if (request.headers.get('upgrade')?.toLowerCase() !== 'websocket') throw new Refusal('BAD_INPUT', { fields: { upgrade: 'REQUIRED' } });
  if (query.chatId !== undefined && !caller.may('getChat')) throw new Refusal('FORBIDDEN');
  const headers = socketHeaders(request, { sessionId: caller.sessionId, expiresAt: tokenEndOf(request) });
  const chat = query.chatId === undefined ? null : await requireChat(deps.db, caller, query.chatId);
  const answer =
    chat === null
      ? await lineOf(deps.env, caller.masterUserId).fetch('https://line/', { headers: { ...headers, [lineUserHeader]: caller.userId } })
      : await roomOf(deps.env, chat.id).fetch('https://room/', { headers: { ...headers, [roomCompanyHeader]: chat.own_company_id } });
  if (answer.status === 429) throw new Refusal('THROTTLED', { retryAfterSeconds: minuteMs / secondMs });
  return answer;
}

export const connectRoute = on(connect, listen);
