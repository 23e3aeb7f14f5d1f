/** The header of every page (docs/requirements.md#header-footer-and-sign-in-redirect-p-24). */
import { demoAccount, enter, newAccount, starsAsked } from '../../support/people/members.ts';
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';

const desktop = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

for (const language of ['en', 'ar'] as const)
  test.describe(language, () => {
    const t = textsOf(language);

    test('the menu leads to the lists and plans, its categories to the requests of each', async ({ page, request }) => {
      await page.setViewportSize(desktop);
      await page.goto(`/${language}/about-us`);
      const menu = page.getByRole('navigation', { name: t('nav.main') });
      for (const [name, path] of [
        ['imports', '/imports'],
        ['exports', '/exports'],
        ['companies', '/companies'],
        ['plans', '/plans'],
      ] as const)
        await expect(menu.getByRole('link', { name: t(`nav.${name}`), exact: true })).toHaveAttribute('href', `/${language}${path}`);

      const { data } = (await (await request.get('/api/CMSCategories/GetCategories')).json()) as {
        data: { categories: { id: string; description: Record<string, string> }[] };
      };
      await menu.getByText(t('nav.categories'), { exact: true }).click();
      // Sub-categories are loaded into the open menu below each category.
      const links = menu.locator('details li > a');
      expect(await links.evaluateAll((all) => all.map((link) => [link.textContent?.trim(), link.getAttribute('href')]))).toEqual(
        data.categories.map(({ id, description }) => [description[language], `/${language}/requests?category=${id}`]),
      );
      await links.nth(1).click();
      await expect(page.locator('h1')).toContainText(data.categories[1]?.description[language] ?? '—');
      for (const path of ['/imports', '/exports', '/companies', '/plans']) {
        await page.goto(`/${language}${path}`);
        await expect(menu.locator('[aria-current=page]')).toHaveAttribute('href', `/${language}${path}`);
      }
    });

    test('on a phone one menu has the same links', async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto(`/${language}/about-us`);
      await page.locator('header summary').filter({ visible: true }).last().click();
      const links = page.locator('header details[open] a:visible');
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
        ['/imports', '/exports', '/requests?type=other', '/companies', '/plans', '#categories', '/add-request', '/sign-up'].map(
          (path) => `/${language}${path}`,
        ),
      );
      await links.filter({ hasText: t('nav.categories') }).click();
      await expect(page.locator('#categories')).toBeInViewport();
      // On the home page itself the menu moves the content down.
      await page.locator('header summary').filter({ visible: true }).last().click();
      await links.filter({ hasText: t('nav.categories') }).click();
      await expect(links).toHaveCount(0);
    });

    test('the sign-up is emphasized, on the sign-in page the sign-in is', async ({ page }) => {
      await page.setViewportSize(desktop);
      const isFilled = async (path: string): Promise<boolean> => {
        const link = page.locator(`header a[href="/${language}${path}"]:visible`);
        return (await link.evaluate((element) => getComputedStyle(element).backgroundColor)) !== 'rgba(0, 0, 0, 0)';
      };
      await page.goto(`/${language}/imports`);
      expect([await isFilled('/sign-up'), await isFilled('/sign-in')]).toEqual([true, false]);
      await page.goto(`/${language}/sign-in`);
      expect([await isFilled('/sign-up'), await isFilled('/sign-in')]).toEqual([false, true]);
    });

    test('the search covers everything, or imports, exports, logistics or companies, and every kind of list has its title', async ({
      page,
    }) => {
      await page.goto(`/${language}/imports`);
      const kinds = page.locator('#search-in option');
      expect(
        await kinds.evaluateAll((all) => all.map((option) => [(option as HTMLOptionElement).value, option.textContent?.trim()])),
      ).toEqual(
        (['all', 'imports', 'exports', 'logistics', 'companies'] as const).map((kind, index) => [
          ['all', '1', '2', 'other', 'companies'][index],
          t(`nav.search.${kind}`),
        ]),
      );
      for (const kind of [1, 2, 3, 4, 'other'] as const) {
        await page.goto(`/${language}/requests?type=${kind}&value=cotton`);
        await expect(page).toHaveTitle(new RegExp(` · ${t(`request.title.${kind}`)} · Kervan$`));
        await expect(page.locator('.breadcrumb')).toContainText(t(`request.title.${kind}`));
      }
    });
  });

test('the language picker shows four languages with their flags, and keeps the page with its filters', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/en/imports?country=tr&page=2');
  await page.locator('header details:has(a[href^="/language?"]) > summary').click();
  const links = page.locator('header a[href^="/language?"]');
  await expect(links).toHaveText(['English', 'Türkçe', 'Русский', 'العربية']);
  for (const flag of await links.locator('img.flag').all())
    expect(await flag.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(40);
  expect(new Set(await links.locator('img.flag').evaluateAll((all) => all.map((flag) => flag.getAttribute('src')))).size).toBe(4);
  await expect(page.locator('header [aria-current=true]')).toHaveText('English');
  await links.last().click();
  // The choice is stored in a cookie; people use addresses without prefix (docs/behaviour.md#language-choice).
  await expect(page).toHaveURL('/imports?country=tr&page=2');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  // The title of the list, not its requests, because other tests publish some meanwhile.
  await expect(page.locator('.chip img.flag[src*="/tr."]')).toBeVisible();
  await expect(page.locator('.pages__current')).toHaveText('٢');
});

test('the language picker keeps what a mailed link has in its address', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/en/reset-password?token=abc');
  await page.locator('header details:has(a[href^="/language?"]) > summary').click();
  await page.locator('header a[href^="/language?to=ar&"]').click();
  await expect(page).toHaveURL('/reset-password?token=abc');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});

test('the badge of unread messages links to them for members who may chat, and is visible when there are some', async ({ page }) => {
  await page.setViewportSize(phone);
  await enter(page, await newAccount(page.request), '/imports');
  const badge = page.locator('header a[data-chat] [data-unread]');
  await starsAsked(page);
  const withUnread = async (unreadMessageCount: number): Promise<void> => {
    await page.evaluate((count) => {
      const user = JSON.parse(localStorage.getItem('user') ?? '{}') as Record<string, unknown>;
      localStorage.setItem('user', JSON.stringify({ ...user, unreadMessageCount: count }));
    }, unreadMessageCount);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-session', 'member');
  };
  await withUnread(0);
  await expect(badge).toBeHidden();
  await withUnread(7);
  await expect(badge).toHaveText('7');
  await badge.click();
  await expect(page).toHaveURL('/messages');
});

test('staff without access to chats have no link to messages in the header', async ({ page }) => {
  await page.setViewportSize(phone);
  await enter(page, demoAccount('staff'), '/imports');
  await expect(page.locator('[data-user-name]').first()).not.toBeEmpty();
  await expect(page.locator('header a[data-chat]')).toBeHidden();
});

test('a member’s tools fit beside the brand in one line of a phone, in every language, and are large enough to touch', async ({ page }) => {
  await page.setViewportSize(phone);
  await enter(page, await newAccount(page.request), '/imports');
  for (const language of ['en', 'tr', 'ru', 'ar']) {
    await page.goto(`/${language}/imports`);
    const brand = page.locator('header .brand');
    const tools = page.locator('.site-header__tools > *').filter({ visible: true });
    await expect(page.locator('html')).toHaveAttribute('data-session', 'member');
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 700 });
      const boxes = await Promise.all([brand, ...(await tools.all())].map((part) => part.boundingBox()));
      expect(boxes.length).toBeGreaterThan(4);
      const where = `${language}, ${width}: ${JSON.stringify(boxes)}`;
      expect(new Set(boxes.map((box) => box && Math.round(box.y + box.height / 2))).size, where).toBe(1);
      expect(Math.min(...boxes.map((box) => box?.height ?? 0)), where).toBeGreaterThanOrEqual(44);
      expect(Math.min(...boxes.map((box) => box?.width ?? 0)), where).toBeGreaterThanOrEqual(24);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), where).toBe(0);
      await expect(brand).toHaveAccessibleName('Kervan');
    }
  }
});
