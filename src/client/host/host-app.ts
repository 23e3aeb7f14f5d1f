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

/** The end of a payment as reported by the app. */
export type HostPaymentResult = 'paid' | 'denied';

/** Sent to the document by host-bridge.ts when the app reports the end of a payment, with its state as `detail`. */
export const paymentEvent = 'kervan:payment';

/** An app's messages are posted or created in this window, never by a frame of another page. */
export const isOfOwnWindow = ({ origin, source }: MessageEvent): boolean =>
  (source === null || source === window) && (origin === '' || origin === location.origin);

/** Messages of apps that are older than the contract: `paymentSuccess`, `paymentFailure` and similar. */
const words: readonly [pattern: RegExp, word: HostPaymentResult][] = [
  [/payment[\s_-]?succe/i, 'paid'],
  [/payment[\s_-]?fail/i, 'denied'],
];

/**
 * The app's messages about a payment. They prove nothing, since any script could send them: the listener asks the server.
 * @param listener gets the app's state, or null without one
 * @returns a function that stops it
 */
export function onHostPayment(listener: (word: HostPaymentResult | null) => void): () => void {
  const onMessage = (event: Event): void => {
    const { data } = event as MessageEvent<unknown>;
    // Apps that identify themselves use the contract only.
    if (hostSelf() !== undefined || !isOfOwnWindow(event as MessageEvent)) return;
    const text = typeof data === 'string' ? data : JSON.stringify(data ?? '');
    if (/payment/i.test(text)) listener(words.find(([pattern]) => pattern.test(text))?.[1] ?? null);
  };
  const onBridge = (event: Event): void => listener((event as CustomEvent<HostPaymentResult | null>).detail);
  // Android's web views send to the document, all others to the window.
  const targets = [window, document];
  for (const target of targets) target.addEventListener('message', onMessage);
  document.addEventListener(paymentEvent, onBridge);
  return () => {
    targets.forEach((target) => target.removeEventListener('message', onMessage));
    document.removeEventListener(paymentEvent, onBridge);
  };
}
