/** Frequent changes render only the parts that change (ADR 004), in a real browser. */
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { build } from 'vite';

/** Built files by name: parts that load later are separate files. */
const scripts = new Map<string, string>();
let entry = '';
test.beforeAll(async () => {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry: join(import.meta.dirname, '../../support/rendering/browser.tsx'), formats: ['es'] } },
  });
  const output = [result].flat()[0];
  if (!output || !('output' in output)) throw new Error('nothing was built');
  entry = output.output[0].fileName;
  for (const file of output.output) if (file.type === 'chunk') scripts.set(file.fileName, file.code);
});

const styles =
  '.picture-grid{display:grid;grid-template-columns:repeat(3,160px);list-style:none;padding:0} .chat__log{block-size:300px;overflow:auto}';

test.beforeEach(async ({ page }) => {
  const html = `<!doctype html><html lang="en"><style>${styles}</style><body><div id="parts"></div><script type="module" src="/${entry}"></script>`;
  await page.route('http://parts.test/**', (route) => {
    const body = scripts.get(new URL(route.request().url()).pathname.slice(1));
    return route.fulfill(body === undefined ? { contentType: 'text/html', body: html } : { contentType: 'text/javascript', body });
  });
  await page.goto('http://parts.test/');
  await expect(page.getByRole('listitem')).toHaveCount(3);
});

/** What was rendered since the last query: one’s own message uses the text `chat.you`, the list of them `chat.log`. */
async function rendered(page: Page): Promise<{ bubbles: number; logs: number; grids: number }> {
  // Started renderings are finished by then.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const counts = await page.evaluate(() => window.rendered());
  return {
    bubbles: (counts['chat.you'] ?? 0) + (counts['chat.gone'] ?? 0),
    logs: counts['chat.log'] ?? 0,
    grids: counts['product.picture.list'] ?? 0,
  };
}

test('a new message is rendered alone, at the end of the log', async ({ page }) => {
  const log = page.getByRole('log');
  expect(await rendered(page)).toMatchObject({ bubbles: 50, logs: 1 });
  await page.evaluate(() => window.log.add([window.message(51)]));
  await expect(log.getByText('text 51', { exact: true })).toBeInViewport();
  expect(await rendered(page)).toEqual({ bubbles: 1, logs: 1, grids: 0 });
  await page.evaluate(() => window.log.add([window.message(51)]));
  expect(await rendered(page)).toEqual({ bubbles: 0, logs: 0, grids: 0 });
});

test('a read mark renders the read messages, and a deletion the deleted one', async ({ page }) => {
  const log = page.getByRole('log');
  await page.evaluate(() => window.log.markRead('own', 48));
  await rendered(page);
  await page.evaluate(() => window.log.markRead('own', 50));
  await expect(log.getByText('chat.delivered')).toHaveCount(0);
  await expect(log.getByRole('img', { name: 'chat.read' })).toHaveCount(50);
  expect(await rendered(page)).toEqual({ bubbles: 2, logs: 0, grids: 0 });
  await page.evaluate(() => window.log.markDeleted('m7'));
  await expect(log.getByText('chat.gone')).toHaveCount(1);
  expect(await rendered(page)).toEqual({ bubbles: 1, logs: 0, grids: 0 });
});

test('a picture follows the pointer without being rendered, until its position changes', async ({ page }) => {
  const pictures = page.getByRole('listitem').locator('img');
  const box = await pictures.nth(0).boundingBox();
  if (box === null) throw new Error('not in sight');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await rendered(page);
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 10, middle.y);
  expect((await rendered(page)).grids).toBe(1);
  await page.mouse.move(middle.x + 60, middle.y + 20, { steps: 40 });
  expect((await rendered(page)).grids).toBe(0);
  expect((await pictures.nth(0).boundingBox())?.x).toBeCloseTo(box.x + 60, 0);
  await page.mouse.move(middle.x + 120, middle.y, { steps: 40 });
  expect((await rendered(page)).grids).toBe(1);
  await page.mouse.up();
  await expect(page.locator('.is-carried')).toHaveCount(0);
});
