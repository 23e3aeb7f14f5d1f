import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './tests/support/browser/browser.ts';

const { executablePath, args, env } = findBrowser();

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/browser/e2e-setup.ts',
  outputDir: '.cache/test-results',
  forbidOnly: true,
  fullyParallel: true,
  // One a processor: more gain nothing. One server answers them all; more than four were not tried (ADR 039).
  workers: Math.min(4, Math.max(2, availableParallelism())),
  // A test that failed is run again to record it, because recording all of them costs a third of the time; it fails the run nevertheless.
  retries: 1,
  failOnFlakyTests: true,
  timeout: 90_000,
  // A busy machine answers late, but the same.
  expect: { timeout: 15_000 },
  reporter: process.env.KERVAN_SUMMARY ? [['list'], ['json', { outputFile: process.env.KERVAN_SUMMARY }]] : [['list']],
  use: {
    locale: 'en-GB',
    // What they do with the network is seen and changed by tests; those of the worker itself let it in.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    launchOptions: { executablePath, args, env: { ...(process.env as Record<string, string>), ...env } },
  },
});
