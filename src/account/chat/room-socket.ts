/** The live line of one chat (D-8). It only tells that something happened; what it was is asked for with GetChat. */
import { connect } from '../../../contract/chat/calls.ts';
import { addressOf } from '../../../contract/wire-call.ts';
import type { RoomEvent } from '../../../contract/chat/room-event.ts';
import { secondMs } from '../../../contract/limits.ts';
import { $session } from '../../client/session.ts';

const firstPauseMs = 2 * secondMs;
const longestPauseMs = 60 * secondMs;

function read(text: string): RoomEvent | null {
  try {
    return JSON.parse(text) as RoomEvent;
  } catch {
    return null;
  }
}

/** Listens to a chat, and tries again after a break. @returns a function that stops it */
export function listenToRoom(chatId: string, onEvent: (event: RoomEvent) => void, onReconnect: () => void): () => void {
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = firstPauseMs;
  let isStopped = false;
  let wasOpen = false;

  const start = (): void => {
    const { accessToken } = $session.get();
    if (accessToken === '' || isStopped) return;
    const address = new URL(addressOf(connect, { query: { chatId } }), location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    try {
      socket = new WebSocket(address, ['kervan', `bearer.${accessToken}`]);
    } catch {
      return;
    }
    socket.addEventListener('open', () => {
      pause = firstPauseMs;
      // What happened during the break was not told.
      if (wasOpen) onReconnect();
      wasOpen = true;
    });
    socket.addEventListener('message', ({ data }) => {
      const event = read(String(data));
      if (event !== null) onEvent(event);
    });
    socket.addEventListener('close', () => {
      if (isStopped) return;
      timer = setTimeout(start, pause);
      pause = Math.min(longestPauseMs, pause * 2);
    });
  };
  start();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    socket?.close();
  };
}
