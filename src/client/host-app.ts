/** Messages to a native app that shows the site in its web view. */
export type HostMessage = { type: 'logOut' } | { type: 'login'; refreshToken: string; userInfo: unknown } | { type: 'plans'; link: string };

interface HostWindow {
  ReactNativeWebView?: { postMessage(text: string): void };
}

export const isInApp = (): boolean => typeof window !== 'undefined' && 'ReactNativeWebView' in window;

/** Does nothing in an ordinary browser. */
export function tellHost(message: HostMessage): void {
  (window as HostWindow).ReactNativeWebView?.postMessage(JSON.stringify(message));
}

/**
 * Messages of the app about a payment. Whoever sends them, they prove nothing: a reader asks the server.
 * @returns a function that ends it
 */
export function onHostPayment(listener: () => void): () => void {
  const hear = (event: Event): void => {
    const { data } = event as MessageEvent<unknown>;
    const text = typeof data === 'string' ? data : JSON.stringify(data ?? '');
    if (/payment/i.test(text)) listener();
  };
  // Web views of Android speak to the document, all others to the window.
  const targets = [window, document];
  for (const target of targets) target.addEventListener('message', hear);
  return () => targets.forEach((target) => target.removeEventListener('message', hear));
}
