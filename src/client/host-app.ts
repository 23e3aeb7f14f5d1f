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
