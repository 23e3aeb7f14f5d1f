/**
 * Messages to a native app that shows the site in its web view (contract/host, docs/app-web-view.md). What came with the first apps is
 * told to all of them; the rest only to one that has said who it is.
 */
import type { BareToHost, HostSelf } from '../../../contract/host/messages.ts';

interface HostWindow {
  ReactNativeWebView?: { postMessage(text: string): void };
  KervanHost?: HostSelf;
}

export const isInApp = (): boolean => typeof window !== 'undefined' && 'ReactNativeWebView' in window;

/** Who the app says it is; undefined for one of before there was a contract. */
export const hostSelf = (): HostSelf | undefined => (typeof window === 'undefined' ? undefined : (window as HostWindow).KervanHost);

const forAll: readonly string[] = ['logOut', 'login', 'plans'] satisfies BareToHost['type'][];
let lastId = 0;

/** Does nothing in an ordinary browser. */
export function tellHost(message: BareToHost): void {
  const self = hostSelf();
  if (self === undefined && !forAll.includes(message.type)) return;
  // Over all pages of a web view, without remembering anything.
  lastId = Math.max(Date.now(), lastId + 1);
  const told = self === undefined ? message : { ...message, version: 1, nonce: self.nonce, id: lastId };
  (window as HostWindow).ReactNativeWebView?.postMessage(JSON.stringify(told));
}

/** How a payment ended, as the app says. */
export type HostWord = 'paid' | 'denied';

/** On the document when the app says that a payment has ended, with its word as `detail`; sent by host-bridge.ts. */
export const paymentEvent = 'kervan:payment';

/** An app's message is posted by script in this page, or made there: never by a frame of another page. */
export const isOfOwnWindow = ({ origin, source }: MessageEvent): boolean =>
  (source === null || source === window) && (origin === '' || origin === location.origin);

/** The words of apps of before the contract: `paymentSuccess`, `paymentFailure` and what is like them. */
const words: readonly [pattern: RegExp, word: HostWord][] = [
  [/payment[\s_-]?succe/i, 'paid'],
  [/payment[\s_-]?fail/i, 'denied'],
];

/**
 * Messages of the app about a payment. Whoever sends them, they prove nothing: a reader asks the server.
 * @param listener told the app's word, or null where it has none
 * @returns a function that ends it
 */
export function onHostPayment(listener: (word: HostWord | null) => void): () => void {
  const hear = (event: Event): void => {
    const { data } = event as MessageEvent<unknown>;
    // Apps that say who they are speak by the contract alone.
    if (hostSelf() !== undefined || !isOfOwnWindow(event as MessageEvent)) return;
    const text = typeof data === 'string' ? data : JSON.stringify(data ?? '');
    if (/payment/i.test(text)) listener(words.find(([pattern]) => pattern.test(text))?.[1] ?? null);
  };
  const hearBridge = (event: Event): void => listener((event as CustomEvent<HostWord | null>).detail);
  // Web views of Android speak to the document, all others to the window.
  const targets = [window, document];
  for (const target of targets) target.addEventListener('message', hear);
  document.addEventListener(paymentEvent, hearBridge);
  return () => {
    targets.forEach((target) => target.removeEventListener('message', hear));
    document.removeEventListener(paymentEvent, hearBridge);
  };
}
