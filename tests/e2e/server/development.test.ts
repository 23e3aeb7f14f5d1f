/**
 * `npm run dev`: only there React warns that the server's markup differs from what an island expects, so islands with an interaction before
 * hydration are tested there. A separate server with its own data.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { freePort } from '../../../scripts/support/server/free-port.ts';
import { filesOf, root } from '../../support/structure/packages.ts';

/** Page → address with its islands. These tokens are unknown: their pages say so. */
const addresses: Record<string, string> = {
  'src/pages/[slug].astro': '/contact-us',
  'src/pages/activation.astro': '/activation?token=unknown',
  'src/pages/contact-form.astro': '/contact-form',
  'src/pages/decision.astro': '/decision?token=unknown',
  'src/pages/forgot-password.astro': '/forgot-password',
  'src/pages/invitation.astro': '/invitation?token=unknown',
  'src/pages/not-me.astro': '/not-me?token=unknown',
  'src/pages/keep-address.astro': '/keep-address?token=unknown',
  'src/pages/reset-password.astro': '/reset-password?token=unknown',
  'src/pages/sign-in.astro': '/sign-in',
  'src/pages/sign-up.astro': '/ar/sign-up',
  'src/pages/stop-recovery.astro': '/stop-recovery?token=unknown',
  'src/pages/styleguide.astro': '/styleguide',
};
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
/** Pages that do not exist on this server, because nothing is published and no provider is configured. */
const missing: readonly string[] = ['src/pages/report.astro', 'src/pages/sign-in/with/[provider].astro'];
const withIslands = filesOf('src/pages').filter(
  (file) => file.endsWith('.astro') && /\sclient:\w/.test(read(file)) && !missing.includes(file),
);

/** After this time the page is opened again. */
const soonMs = 5000;
/** The same for its files: the server bundles packages when a page first needs them. */
const firstMs = 20_000;

interface Development {
  origin: string;
  stop: () => Promise<void>;
}

/** @param log file for the output of the server */
async function startDevelopment(log: string): Promise<Development> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kervan-dev-'));
  const port = await freePort();
  const child: ChildProcess = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/dev.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DEMO: '0' },
    stdio: ['ignore', openSync(log, 'w'), openSync(log, 'a')],
  });
  const origin = `http://localhost:${port}`;
  const stop = async (): Promise<void> => {
    if (child.exitCode === null) {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    }
    // The processes that it has started end after it.
    await expect
      .poll(() =>
        fetch(origin).then(
          () => 'answers',
          () => 'gone',
        ),
      )
      .toBe('gone');
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  try {
    await expect
      .poll(
        () =>
          fetch(`${origin}/sign-in`).then(
            ({ status }) => status,
            () => (child.exitCode === null ? 0 : 'ended'),
          ),
        { timeout: 150_000 },
      )
      .toBe(200);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, stop };
}

/** Warnings, errors and uncaught exceptions; an unknown token causes an error of the network, which is not one of the page. */
function watch(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (['warning', 'error'].includes(message.type()) && !text.startsWith('Failed to load resource')) messages.push(text);
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  return messages;
}

/** The page's own islands: search and cookie banner are on every page and hydrate on interaction only. */
const asleep = 'astro-island[ssr]:not([component-export=Search], [component-export=CookieBanner])';

/** @param sleeps its island hydrates on interaction, after its form has been sent */
async function open(page: Page, address: string, sleeps: boolean): Promise<void> {
  expect((await page.goto(address, { timeout: firstMs }))?.status()).toBe(200);
  if (sleeps) {
    const form = page.locator(`${asleep} form`).first();
    await form.evaluate((element: HTMLFormElement) => element.requestSubmit(), undefined, { timeout: soonMs });
    await form.dispatchEvent('pointerover', {}, { timeout: soonMs });
  }
  await expect(page.locator(asleep)).toHaveCount(0, { timeout: soonMs });
  // The early press is repeated: the empty form reports what is missing.
  if (sleeps) await expect(page.locator('[aria-invalid=true]').first()).toBeVisible({ timeout: soonMs });
}

test('in development no island warns, even if its form was sent before hydration', async ({ page }, testInfo) => {
  test.setTimeout(240_000);
  expect(withIslands.toSorted()).toEqual(Object.keys(addresses).toSorted());
  const { origin, stop } = await startDevelopment(testInfo.outputPath('server.log'));
  try {
    const messages = watch(page);
    for (const file of withIslands) {
      await test.step(file, async () => {
        // On the first visits the server bundles packages that it has not bundled yet, and reloads the page.
        await expect(async () => {
          messages.length = 0;
          await open(page, origin + addresses[file], read(file).includes('client:interaction'));
        }).toPass({ timeout: 60_000 });
        expect(messages).toEqual([]);
      });
    }
  } finally {
    await stop();
  }
});
