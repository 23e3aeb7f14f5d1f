import { test as base, expect } from '@playwright/test';
import { watchRules } from './faults.ts';

/** Playwright's test with the product's base rules: no uncaught error, no CSP refusal, no third-party request. */
export const test = base.extend<{ faults: string[] }>({
  baseURL: async ({}, use) => use(process.env.KERVAN_ORIGIN),
  faults: [
    async ({ context, baseURL }, use) => {
      const faults: string[] = [];
      watchRules(context, baseURL ?? '', faults);
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
