/**
 * A WebSocket to the server (docs/behaviour.md#unnamed-calls), for one chat or for the account. Events are short; data are read by a
 * call. It reconnects by itself, also when the connection is dead without having been closed.
 */
import { connect } from '../../../contract/chat/calls.ts';
import { secondMs } from '../../../contract/limits.ts';
import { refreshSession } from './refresh.ts';
import { addressOf } from '../../../contract/wire/wire-call.ts';
import { createPauses } from '../pauses.ts';
import { $session } from './session.ts';

/** A silent connection is pinged after this time. The Durable Object answers a ping without leaving hibernation. */
const pingMs = 25 * secondMs;
const pongMs = 10 * secondMs;
/** The code with which the server closes a connection without rights (api/platform/http/sockets.ts). */
const sessionOver = 4001;

export interface ConnectionListener<Event> {
  onEvent: (event: Event) => void;
  /** Called when the connection opens. @param isBack unless the first attempt has opened it: events were missed meanwhile */
  onOpen: (isBack: boolean) => void;
  onClose?: () => void;
}

export interface LiveConnection {
  /** Whether the connection is open, so that no polling is needed. */
  isOpen: () => boolean;
  /** Reconnects at once. Called when the network is back. */
  reconnect: () => void;
  /** Sends a message; no effect while the connection is broken. */
  say: (word: object) => void;
  stop: () => void;
}

function read<Event>(text: string): Event | null {
  try {
    return JSON.parse(text) as Event;
  } catch {
    return null;
  }
}

/** Opens the connection and keeps it open until it is stopped. @param chatId undefined for the live connection of the account */
export function openLiveConnection<Event>(
  chatId: string | undefined,
  { onEvent, onOpen, onClose }: ConnectionListener<Event>,
): LiveConnection {
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pauses = createPauses();
  let isStopped = false;
  let isOpen = false;

  const again = (): void => {
    if (isOpen) onClose?.();
    isOpen = false;
    if (isStopped) return;
    clearTimeout(timer);
    timer = setTimeout(start, pauses.next(), true);
  };
  /** Every message shows that the connection is alive. */
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

  function start(isBack: boolean): void {
    clearTimeout(timer);
    const { accessToken } = $session.get();
    // Without a token a refresh is pending, so the connection waits for it.
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
      pauses.restart();
      isOpen = true;
      onOpen(isBack);
      listen(line);
    });
    line.addEventListener('message', ({ data }) => {
      listen(line);
      const event = data === 'pong' ? null : read<Event>(String(data));
      if (event !== null) onEvent(event);
    });
    line.addEventListener('close', ({ code }) => {
      // The sign-in or its token ended: a refresh finds out which.
      if (code === sessionOver) void refreshSession(accessToken);
      if (socket === line) again();
    });
  }
  start(false);
  return {
    isOpen: () => isOpen,
    reconnect: () => {
      if (isOpen || isStopped) return;
      pauses.restart();
      const before = socket;
      socket = null;
      before?.close();
      start(true);
    },
    say: (word) => {
      if (isOpen) socket?.send(JSON.stringify(word));
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      socket?.close();
    },
  };
}
