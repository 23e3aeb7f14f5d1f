/** What a native app says about a payment that was made in it. */
import { hostSelf, isOfOwnWindow } from './host-app.ts';

/** The end of a payment as reported by the app. */
export type HostPaymentResult = 'paid' | 'denied';

/** Sent to the document by host-bridge.ts when the app reports the end of a payment, with its state as `detail`. */
export const paymentEvent = 'kervan:payment';

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
