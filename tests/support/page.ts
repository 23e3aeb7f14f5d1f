import { type BrowserContext, test as base, expect } from '@playwright/test';

/** What no page of the product may do, whatever the test looks at. */
const watch = (context: BrowserContext, origin: string, faults: string[]): void => {
  context.on('weberror', (webError) => faults.push(`uncaught: ${webError.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy/.test(message.text())) faults.push(message.text());
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) faults.push(`request to another host: ${url.href}`);
  });
};

/** Playwright's test with the product's base rules: no uncaught error, no CSP refusal, no third-party request. */
export const test = base.extend<{ faults: string[] }>({
  baseURL: async ({}, use) => use(process.env.KERVAN_ORIGIN),
  faults: [
    async ({ context }, use) => {
      const faults: string[] = [];
      watch(context, process.env.KERVAN_ORIGIN ?? '', faults);
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
