/** The bridge of a native app (docs/app-web-view.md), in place of the app. */
import type { Page } from '@playwright/test';
import type { HostSelf } from '../../../contract/host/messages.ts';

interface HostMessage {
  type: string;
  refreshToken?: string;
  userInfo?: { email: string };
  link?: string;
}

/**
 * From the next page load on, pages are shown in the app's web view.
 * @param self the app's identity; without it, an app that is older than the contract of messages
 * @returns the messages of pages to the app, over all page loads
 */
export async function listenAsApp(page: Page, self?: HostSelf): Promise<() => HostMessage[]> {
  const messages: HostMessage[] = [];
  await page.exposeFunction('recordMessage', (text: string) => void messages.push(JSON.parse(text)));
  await page.addInitScript((identity) => {
    const { recordMessage } = window as unknown as { recordMessage: (text: string) => void };
    Object.assign(window, { ReactNativeWebView: { postMessage: recordMessage }, ...(identity !== undefined && { KervanHost: identity }) });
  }, self);
  return () => messages;
}
