/** The bridge of a native app from before the contract of messages (docs/app-web-view.md), in place of the app. */
import type { Page } from '@playwright/test';

interface HostMessage {
  type: string;
  refreshToken?: string;
  userInfo?: { email: string };
  link?: string;
}

/** From the next page on, the page is shown in the app's web view. @returns the messages of the page to the app, over all page loads */
export async function listenAsApp(page: Page): Promise<() => HostMessage[]> {
  const messages: HostMessage[] = [];
  await page.exposeFunction('recordMessage', (text: string) => void messages.push(JSON.parse(text)));
  await page.addInitScript(() => {
    const { recordMessage } = window as unknown as { recordMessage: (text: string) => void };
    Object.assign(window, { ReactNativeWebView: { postMessage: recordMessage } });
  });
  return () => messages;
}
