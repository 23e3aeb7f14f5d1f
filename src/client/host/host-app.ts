/**
 * Messages to a native app that shows the site in its web view (contract/host, docs/app-web-view.md). All apps get the messages of the
 * first version; other messages only an app that identifies itself.
 */
import type { BareToHost, HostSelf } from '../../../contract/host/messages.ts';

interface HostWindow {
  ReactNativeWebView?: { postMessage(text: string): void };
  KervanHost?: HostSelf;
}

export const isInApp = (): boolean => typeof window !== 'undefined' && 'ReactNativeWebView' in window;

/** The app's identity; undefined for an app that is older than the contract. */
export const hostSelf = (): HostSelf | undefined => (typeof window === 'undefined' ? undefined : (window as HostWindow).KervanHost);

const forAll: readonly string[] = ['logOut', 'login', 'plans'] satisfies BareToHost['type'][];
let lastId = 0;

/** No effect in an ordinary browser. */
export function sendToHost(message: BareToHost): void {
  const self = hostSelf();
  if (self === undefined && !forAll.includes(message.type)) return;
  // The time makes ids increase over all pages of a web view, without stored state.
  lastId = Math.max(Date.now(), lastId + 1);
  const posted = self === undefined ? message : { ...message, version: 1, nonce: self.nonce, id: lastId };
  (window as HostWindow).ReactNativeWebView?.postMessage(JSON.stringify(posted));
}

/** An app's messages are posted or created in this window, never by a frame of another page. */
export const isOfOwnWindow = ({ origin, source }: MessageEvent): boolean =>
  (source === null || source === window) && (origin === '' || origin === location.origin);
