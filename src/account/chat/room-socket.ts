/**
 * The live line of one chat (D-8). It only tells that something happened; what it was is asked for with GetChat. It comes back by
 * itself, also when it is dead without having been closed.
 */
import { connect } from '../../../contract/chat/calls.ts';
import { addressOf } from '../../../contract/wire-call.ts';
import type { RoomEvent } from '../../../contract/chat/room-event.ts';
import { secondMs } from '../../../contract/limits.ts';
import { $session } from '../../client/session.ts';

const firstPauseMs = 2 * secondMs;
const longestPauseMs = 60 * secondMs;
/** A line that is silent this long is asked whether it lives; the room answers without waking. */
const pingMs = 25 * secondMs;
const pongMs = 10 * secondMs;

export interface RoomListener {
  onEvent: (event: RoomEvent) => void;
  /** The line stands. @param isBack what happened during the break was not told */
  onOpen: (isBack: boolean) => void;
}

export interface RoomLine {
  /** Nothing has to be asked for from time to time. */
  isOpen: () => boolean;
  /** The network is back: it is tried at once. */
  wake: () => void;
  stop: () => void;
}

function read(text: string): RoomEvent | null {
  try {
    return JSON.parse(text) as RoomEvent;
  } catch {
    return null;
  }
}

/** Listens to a chat until it is stopped. */
export function listenToRoom(chatId: string, { onEvent, onOpen }: RoomListener): RoomLine {
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = firstPauseMs;
  let isStopped = false;
  let isOpen = false;
  let wasOpen = false;

  const again = (): void => {
    isOpen = false;
    if (isStopped) return;
    clearTimeout(timer);
    timer = setTimeout(start, pause);
    pause = Math.min(longestPauseMs, pause * 2);
  };
  /** Whatever comes is a sign of life. */
  const listen = (line: WebSocket): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      line.send('ping');
      timer = setTimeout(() => {
        socket = null;
        line.close();
        again();
      }, pongMs);
    }, pingMs);
  };

  function start(): void {
    clearTimeout(timer);
    const { accessToken } = $session.get();
    // The session is being renewed.
    if (accessToken === '') return again();
    const address = new URL(addressOf(connect, { query: { chatId } }), location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    let line: WebSocket;
    try {
      line = new WebSocket(address, ['kervan', `bearer.${accessToken}`]);
    } catch {
      return;
    }
    socket = line;
    line.addEventListener('open', () => {
      pause = firstPauseMs;
      isOpen = true;
      onOpen(wasOpen);
      wasOpen = true;
      listen(line);
    });
    line.addEventListener('message', ({ data }) => {
      listen(line);
      const event = data === 'pong' ? null : read(String(data));
      if (event !== null) onEvent(event);
    });
    line.addEventListener('close', () => {
      if (socket === line) again();
    });
  }
  start();
  return {
    isOpen: () => isOpen,
    wake: () => {
      if (isOpen || isStopped) return;
      pause = firstPauseMs;
      const before = socket;
      socket = null;
      before?.close();
      start();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      socket?.close();
    },
  };
}
