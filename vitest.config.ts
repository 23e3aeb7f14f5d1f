import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { Response } from 'miniflare';
import { defineConfig } from 'vitest/config';
import { prepare as prepareMails } from './scripts/prepare/mails.ts';
import { findBrowser } from './tests/support/browser/browser.ts';
import { databaseCopies } from './tests/support/runner/database-copies.ts';
import { LongestFirst } from './tests/support/runner/longest-first.ts';

// The API imports them; a fresh clone has none.
await prepareMails();

const migrations = await readD1Migrations('./api/migrations');
const archiveMigrations = await readD1Migrations('./api/archive');

/** Both processors of a small machine; vitest would leave one to itself. */
const workersMax = Math.max(2, availableParallelism() - 1);

/** A test that runs out of time goes on behind the next ones, so only one that hangs does; how fast things are is measured by `npm run bench`. */
const patience = { testTimeout: 30_000, hookTimeout: 30_000 };

/**
 * Starting a Worker for each file took two thirds of the time; a setup file makes the next one find nothing of the last.
 * What a Worker writes goes straight to the terminal: handed to vitest, a line that is written in a request's context while
 * a file ends is never sent, and the run waits for it for ever (github.com/cloudflare/workers-sdk/issues/15719).
 */
const oneWorker = { ...patience, isolate: false, maxWorkers: workersMax, disableConsoleIntercept: true };

const localVars = { MODE: 'local', ORIGIN: 'http://localhost:8787' };

export default defineConfig({
  test: {
    // The Cloudflare plugin fails with vitest's module cache.
    fsModuleCache: false,
    allowOnly: false,
    sequence: { sequencer: LongestFirst },
    tags: [{ name: 'sweep', description: 'Repeats a proof for every call, order or fault: `npm run test:sweep` only.' }],
    projects: [
      {
        test: {
          name: 'unit',
          ...patience,
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          environment: 'node',
          pool: 'threads',
          maxWorkers: workersMax,
        },
      },
      {
        // Found before the first test: a package that is found later reloads the page, with a second copy of React.
        optimizeDeps: { entries: ['tests/component/**/*.test.tsx', 'tests/support/component/*.{ts,tsx}'] },
        test: {
          name: 'component',
          ...patience,
          include: ['tests/component/**/*.test.tsx'],
          setupFiles: ['tests/support/component/setup.ts'],
          // One page for all files.
          isolate: false,
          // A busy machine answers late, but the same.
          expect: { poll: { timeout: 15_000 } },
          browser: {
            enabled: true,
            // As large as the largest frame in it, or a click would scroll.
            provider: playwright({ launchOptions: findBrowser(), contextOptions: { viewport: { width: 1280, height: 900 } } }),
            instances: [{ browser: 'chromium' }],
            headless: true,
            screenshotFailures: false,
          },
        },
      },
      {
        plugins: [
          cloudflareTest({
            main: './api/index.ts',
            wrangler: { configPath: './api/wrangler.toml' },
            remoteBindings: false,
            miniflare: {
              d1Databases: { REPLICA: 'replica' },
              // A queue without a consumer: the API's own one would deliver with the system's clock, in the middle of a test.
              queueProducers: { OUTBOX_QUEUE: { queueName: 'without-consumer' } },
              serviceBindings: {
                COPIES: (request, runtime) => new Response(null, { status: databaseCopies(request, runtime) }),
              },
              bindings: {
                ...localVars,
                TOKEN_SECRET: '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef',
                TEST_MIGRATIONS: migrations,
                TEST_ARCHIVE_MIGRATIONS: archiveMigrations,
                HISTORIES: process.env.HISTORIES ?? '',
                HISTORIES_SEED: process.env.HISTORIES_SEED ?? '',
              },
            },
          }),
        ],
        resolve: { alias: [{ find: './scrypt.ts', replacement: join(import.meta.dirname, 'tests/support/api/quick-scrypt.ts') }] },
        test: {
          name: 'api',
          ...oneWorker,
          include: ['tests/api/**/*.test.ts'],
          setupFiles: ['tests/support/api/api-setup.ts'],
        },
      },
      {
        // No `main`: worker/index.ts ends in Astro's handler, which exists after a build only. Tests call its parts.
        plugins: [
          cloudflareTest({
            remoteBindings: false,
            miniflare: {
              compatibilityDate: '2026-10-01',
              compatibilityFlags: ['nodejs_compat'],
              kvNamespaces: ['LOOKUPS'],
              bindings: localVars,
            },
          }),
        ],
        test: {
          name: 'worker',
          ...oneWorker,
          // The files are few and short.
          maxWorkers: 1,
          setupFiles: ['tests/worker/edge-setup.ts'],
          include: ['tests/worker/**/*.test.ts'],
        },
      },
    ],
  },
});
