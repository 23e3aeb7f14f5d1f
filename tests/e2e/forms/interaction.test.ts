import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { build } from 'vite';
import { Island } from '../../support/interaction/island.tsx';

const bundle = async (): Promise<string> => {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, '../../support/interaction/browser.tsx'), formats: ['es'] },
    },
  });
  const output = [result].flat()[0];
  if (!output || !('output' in output)) throw new Error('nothing was built');
  return output.output[0].code;
};

let script: string;
test.beforeAll(async () => {
  script = await bundle();
});

/** A page with the island's server HTML, with the directive active and nothing loaded. */
const openIsland = async (page: Page): Promise<void> => {
  const html = `<!doctype html><body><div id="island">${renderToString(createElement(Island))}</div><script type="module" src="/island.js"></script>`;
  await page.route('http://island.test/**', (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({ contentType: 'text/html', body: html }),
  );
  await page.goto('http://island.test/');
  await expect(page.locator('body[data-armed]')).toBeAttached();
};

const loads = (page: Page): Promise<number> => page.evaluate(() => window.loads);
const letLoad = (page: Page, works = true): Promise<void> => page.evaluate((value) => window.letLoad(value), works);

test('nothing loads before the first interaction with the island', async ({ page }) => {
  await openIsland(page);
  expect(await loads(page)).toBe(0);
  await page.getByRole('button').hover();
  expect(await loads(page)).toBe(1);
});

test('a click made while the island loads counts once', { tag: '@gate' }, async ({ page }) => {
  await openIsland(page);
  await page.getByRole('button').click();
  await letLoad(page);
  await expect(page.getByRole('button')).toHaveText('clicked 1');
  await page.getByRole('button').click();
  await expect(page.getByRole('button')).toHaveText('clicked 2');
  expect(await loads(page)).toBe(1);
});

test('text typed while the island loads is kept and reaches the component', { tag: '@gate' }, async ({ page }) => {
  await openIsland(page);
  await page.getByLabel('text').pressSequentially('çimento');
  await letLoad(page);
  await expect(page.getByRole('status')).toHaveText('çimento|||false');
  await expect(page.getByLabel('text')).toHaveValue('çimento');
});

test('a form filled in while the island loads is kept, field by field', async ({ page }) => {
  await openIsland(page);
  await page.getByLabel('text').fill('çimento');
  await page.getByLabel('second').fill('klinker');
  await page.getByLabel('choice').selectOption('fob');
  await page.getByLabel('agree').check();
  await letLoad(page);
  await expect(page.getByRole('status')).toHaveText('çimento|klinker|fob|true');
  await expect(page.getByLabel('second')).toHaveValue('klinker');
  await expect(page.getByLabel('agree')).toBeChecked();
});

test('the keyboard hydrates it too', async ({ page }) => {
  await openIsland(page);
  await page.keyboard.press('Tab');
  expect(await loads(page)).toBe(1);
  await letLoad(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button')).toHaveText('clicked 1');
});

test('after a failed load the next interaction tries again', async ({ page }) => {
  await openIsland(page);
  await page.getByRole('button').click();
  await letLoad(page, false);
  await expect
    .poll(async () => {
      await page.getByRole('button').click();
      return loads(page);
    })
    .toBeGreaterThan(1);
  await letLoad(page);
  await expect(page.getByRole('button')).toHaveText(/clicked [1-9]/);
});
