/** Messages between the tabs of one browser. */
import type { Credentials } from '../../contract/session/shapes.ts';

export type TabMessage =
  /** A new token. */
  | { type: 'credentials'; credentials: Credentials }
  /** The server refused the session: pages stay unchanged and ask to sign in. */
  | { type: 'ended' }
  /** The person signed out at that time, in milliseconds since the epoch: pages clear their data. */
  | { type: 'signed-out'; at: number };

let opened: BroadcastChannel | undefined;
/** Opened by the first message, since browsers may not freeze a page with an open channel. Older web views have none. */
const channel = (): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : (opened ??= new BroadcastChannel('kervan-session'));

export function announce(message: TabMessage): void {
  // The rule asks for a target origin, but a BroadcastChannel reaches only this origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel()?.postMessage(message);
}

/** @returns stops listening */
export function onTabMessage(listen: (message: TabMessage) => void): () => void {
  const handle = (event: MessageEvent<TabMessage>): void => listen(event.data);
  channel()?.addEventListener('message', handle);
  return () => channel()?.removeEventListener('message', handle);
}
