/** What the tabs of one browser tell each other. */
import type { Credentials } from '../../contract/session/shapes.ts';

export type TabMessage =
  /** A new token. */
  | { type: 'credentials'; credentials: Credentials }
  /** The server refused the session: pages stay as they are and ask to sign in. */
  | { type: 'ended' }
  /** The person left: pages show nothing of them any more. */
  | { type: 'signed-out' };

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('kervan-session');

export function announce(message: TabMessage): void {
  // A BroadcastChannel reaches this origin only; it takes no target.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel?.postMessage(message);
}

/** @returns a function that stops listening */
export function onTabMessage(listen: (message: TabMessage) => void): () => void {
  const handle = (event: MessageEvent<TabMessage>): void => listen(event.data);
  channel?.addEventListener('message', handle);
  return () => channel?.removeEventListener('message', handle);
}
