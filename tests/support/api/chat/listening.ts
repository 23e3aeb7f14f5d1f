/** WebSockets of chats and accounts, as in a browser. */
import { pathOf } from '../../../../contract/wire/call.ts';
import { connect } from '../../../../contract/chat/calls.ts';
import type { RoomEvent } from '../../../../contract/chat/room-event.ts';
import { sendLiveUpdates } from '../../../../api/notification/live-updates.ts';
import { send, testEnv } from '../api-client.ts';

export interface Listener {
  socket: WebSocket;
  /** Events. */
  received: unknown[];
  /** The first event: missed changes, and who is present. */
  met: RoomEvent[];
  closed: { code: number; reason: string }[];
}

const sockets: WebSocket[] = [];

/** Closes all sockets; to be called after each test. */
export function hangUp(): void {
  for (const socket of sockets.splice(0)) if (socket.readyState === WebSocket.OPEN) socket.close();
}

/** @param chatId empty for the account's own live connection */
export const connecting = (chatId: string, token: string, headers: Record<string, string> = { upgrade: 'websocket' }): Request =>
  new Request(`http://localhost:8787${pathOf(connect)}${chatId === '' ? '' : `?chatId=${chatId}`}`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
  });

const isGreeting = (event: unknown): event is RoomEvent => ['welcome', 'presence'].includes((event as { type?: string }).type ?? '');

/** Opens a socket, which must succeed. */
export async function listen(chatId: string, token: string, headers?: Record<string, string>): Promise<Listener> {
  // Marks everything in the database as reported, so that rows of the test itself cause no events.
  if (chatId === '') await sendLiveUpdates(testEnv);
  const response = await send(connecting(chatId, token, headers));
  const socket = response.webSocket;
  if (response.status !== 101 || socket === null) throw new Error(`no socket: ${response.status}`);
  const listener: Listener = { socket, received: [], met: [], closed: [] };
  socket.addEventListener('message', ({ data }) => {
    const event: unknown = data === 'pong' ? data : JSON.parse(String(data));
    if (isGreeting(event)) listener.met.push(event);
    else listener.received.push(event);
  });
  socket.addEventListener('close', ({ code, reason }) => {
    listener.closed.push({ code, reason });
  });
  socket.accept();
  sockets.push(socket);
  return listener;
}
