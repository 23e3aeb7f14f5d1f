/** Pages with rules and their versions, transparency, contact points, and the note of boosted entries. */
import { turkishPaths } from '../../../contract/content/page-paths.ts';
import { anchorsOf, rulePages } from '../../../contract/rules.ts';
import { transparencyRows } from '../../../contract/transparency/rows.ts';
import { languages } from '../../../contract/text/languages.ts';
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';
import { ask, consoleToken } from '../../support/people/businesses.ts';

test('every page links to the rules, transparency and contact points, and each rule has its section in all languages', async ({
  request,
}) => {
  for (const language of languages) {
    const pathOf = (key: (typeof rulePages)[number]) => `/${language}/${language === 'tr' ? turkishPaths[key] : key}`;
    const footer = /<footer class="site-footer.*<\/footer>/s.exec(await (await request.get(`/${language}/plans`)).text())?.[0] ?? '';
    for (const path of [pathOf('content-rules'), `/${language}/transparency`, `/${language}/contact-points`])
      expect(footer).toContain(`href="${path}"`);
    for (const key of rulePages) {
      const html = await (await request.get(pathOf(key))).text();
      for (const anchor of anchorsOf(key))
        expect([key, html]).toEqual([key, expect.stringMatching(new RegExp(`<h2 id="${anchor}">[^<{]+</h2>`))]);
      expect(html).not.toContain('{#');
    }
  }
});

test('an earlier version of the rules stays readable at its address, and is not for search engines', async ({ page, request }) => {
  const t = textsOf('en');
  const token = await consoleToken(request);
  const read = <Data>(path: string): Promise<Data> => ask<Data>(request, `/api/Moderation/${path}`, { method: 'GET', token });
  const { entries } = await read<{ entries: { id: string; key: string; version: number; live: number }[] }>('GetContents?kind=page');
  const entry = entries.find(({ key }) => key === 'suspension-rules');
  if (entry === undefined) throw new Error('no rules');
  const { values } = await read<{ values: { texts: { EN: { content: string } } } }>(`GetContent?id=${entry.id}`);
  const english = values.texts.EN;
  const words = `New words ${Date.now()}.`;
  const { version } = await ask<{ version: number }>(request, '/api/Moderation/SaveContent', {
    token,
    multipart: {
      id: entry.id,
      kind: 'page',
      version: String(entry.version),
      EN: JSON.stringify({ ...english, content: `${english.content}\n\n${words}` }),
    },
  });
  await ask(request, '/api/Moderation/PublishContent', { token, data: { id: entry.id, version } });

  await page.goto(`/en/suspension-rules?version=${entry.live}#fraud`);
  await expect(page.locator('#fraud')).toBeInViewport();
  await expect(page.getByText(words)).toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/suspension-rules$/);
  await page.getByRole('link', { name: t('page.version.toPresent') }).click();
  await expect(page).toHaveURL('/en/suspension-rules');
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await page.getByText(t('page.version.others')).click();
  await expect(page.locator(`a[href="/en/suspension-rules?version=${entry.live}"]`)).toBeVisible();

  expect((await request.get(`/en/suspension-rules?version=${version + 1}`)).status()).toBe(404);
  const moved = await request.get('/tr/suspension-rules?version=1', { maxRedirects: 0 });
  expect([moved.status(), moved.headers()['location']]).toEqual([302, `/tr/${turkishPaths['suspension-rules']}?version=1`]);
});

test('transparency has every row for four half-years, as a page and as a file', async ({ page, request }) => {
  const t = textsOf('ar');
  await page.goto('/ar/transparency');
  await expect(page.locator('.counts tbody tr')).toHaveCount(transparencyRows.length);
  await expect(page.locator('.counts').first().locator('thead th')).toHaveCount(5);
  await expect(page.locator('#lists li')).toHaveCount(8);
  const file = await request.get((await page.getByRole('link', { name: t('transparency.download') }).getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toBe('text/csv; charset=utf-8');
  const text = await file.text();
  expect(text.startsWith('\uFEFF')).toBe(true);
  const lines = text.slice(1).split('\r\n');
  expect([lines.length, lines.at(-1)]).toEqual([transparencyRows.length + 2, '']);
  expect(lines[1]?.split(',').slice(0, 2)).toEqual([t('transparency.groups.reports'), t('transparency.rows.reports')]);
});

test('a report without a thing leads to the contact points, which name the operator', async ({ page }) => {
  await page.goto('/en/report');
  await expect(page).toHaveURL('/en/contact-points');
  await expect(page.locator('main a[href^="mailto:"]')).toHaveAttribute('href', 'mailto:info@kervan.example');
});

/** Lists of companies and requests with boosted entries. Each page has one note for all its labels. */
const listsWithBoosts: Readonly<Record<string, string>> = {
  imports: '/imports',
  exports: '/exports',
  'all requests': '/requests?type=3',
  'the search for requests': '/search?type=2',
  'the directory': '/companies',
  'the search for companies': '/search?selected=2',
};

for (const [name, path] of Object.entries(listsWithBoosts))
  test(`one sentence on ${name} explains every label of boosted entries, in all languages`, async ({ request }) => {
    for (const language of languages) {
      const t = textsOf(language);
      const html = await (await request.get(`/${language}${path}`)).text();
      const labels = [...html.matchAll(/<button[^>]*badge--boost[^>]*>/g)].map(([button]) => button);
      expect(labels.length).toBeGreaterThan(0);
      for (const label of labels) expect(label).toContain('popovertarget="boosted"');
      expect(html.match(/id="boosted"/g)).toHaveLength(1);
      expect(/<p id="boosted" popover[^>]*>([^<]*)</.exec(html)?.[1]?.trim()).toBe(t('common.boostedText'));
    }
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/exports', '/companies'])
    test(`the label of boosted entries says what it is, on ${path}`, async ({ page }) => {
      const t = textsOf('en');
      await page.goto(`/en${path}`);
      const note = page.locator('#boosted');
      await expect(note).toBeHidden();
      await page
        .getByRole('button', { name: t('common.boosted') })
        .first()
        .click();
      await expect(note).toBeVisible();
      await note.getByRole('link', { name: t('common.listOrder') }).click();
      await expect(page).toHaveURL('/en/transparency#lists');
      await expect(page.getByRole('heading', { name: t('transparency.lists.title') })).toBeInViewport();
    });
});
