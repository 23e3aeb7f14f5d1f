/** Favourites: stars for members, on cards and pages; the account's list shows the state of each. */
import { expectNoFaults } from '../../support/browser/accessibility.ts';
import { newBusiness } from '../../support/people/businesses.ts';
import { atAnotherMachine, enter, newAccount } from '../../support/people/members.ts';
import { expect, test } from '../../support/browser/page.ts';
import { requestAddress } from '../../support/people/public-pages.ts';
import { textsOf } from '../../support/browser/texts.ts';

const language = 'en';
const t = textsOf(language);

test.use({ locale: language, extraHTTPHeaders: { 'accept-language': language } });

test(
  'a company and a request are saved by their stars, appear in the list and are removed there',
  { tag: '@gate' },
  async ({ page, request, context }) => {
    await enter(page, await newAccount(request), '/companies', { language });
    const other = await context.newPage();
    await other.goto('/companies');
    const card = page.locator('.company-card').first();
    const name = (await card.locator('h2').innerText()).trim();
    const star = card.getByRole('button', { name: t('favourite.star.label', { name }) });
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await star.click();
    await expect(page.getByText(t('favourite.star.saved'))).toBeVisible();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await expectNoFaults(page);
    // Another tab shows it too.
    await expect(other.locator('.company-card .star').first()).toHaveAttribute('aria-pressed', 'true');

    // The company's own page knows it without another call.
    await card.getByRole('link', { name, exact: true }).click();
    await expect(page.locator('h1 + .star')).toHaveAttribute('aria-pressed', 'true');
    const address = await requestAddress(request, 1);
    await page.goto(address);
    await page.locator('h1 + .star').click();
    await expect(page.locator('h1 + .star[aria-pressed=true]:not([aria-busy])')).toBeVisible();
    const title = (await page.locator('h1').innerText()).trim();

    await page.goto('/saved');
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible();
    await expectNoFaults(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: t('favourite.tab.request') })
      .click();
    await expect(page).toHaveURL(/kind=request/);
    await expect(page.getByRole('link', { name: title })).toHaveAttribute('href', address);
    await page.reload();
    await page.locator('.own-row .button').click();
    await expect(page.getByText(t('favourite.none.request'))).toBeVisible();
    // The pressed button is gone.
    await expect(page.getByRole('region', { name: t('favourite.tab.request'), exact: true })).toBeFocused();
    await page.goto(address);
    await expect(page.locator('h1 + .star')).toHaveAttribute('aria-pressed', 'false');
  },
);

test('a favourite that is no longer public is marked in the list, and its star says why it cannot be saved', async ({ page, request }) => {
  const [own, other] = [await newAccount(request), await newBusiness(request)];
  const headers = { 'x-kervan': '1', authorization: `Bearer ${other.token}` };
  await atAnotherMachine(own, async (their, { authorization }) => {
    const answer = await their.post('/api/User/AddFavourite', {
      headers: { 'x-kervan': '1', authorization },
      data: { kind: 'company', key: other.path },
    });
    expect(answer.status()).toBe(200);
  });
  await enter(page, own, `/companies/${other.path}`, { language });
  const star = page.locator('h1 + .star');
  // Saved elsewhere: read once, then known.
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await expect(star).not.toHaveAttribute('aria-busy');
  await star.click();
  await expect(page.getByText(t('favourite.star.saved'))).toBeVisible();
  await request.delete(`/api/Company/DeleteCompany?id=${other.companyId}`, { headers });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await expect(star).not.toHaveAttribute('aria-busy');
  await star.click();
  await expect(page.getByText(t('favourite.star.gone'))).toBeVisible();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
});

test('visitors have no stars, and do not load them', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/companies');
  await expect(page.locator('.company-card').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.star')).toHaveCount(0);
  expect(asked.filter((url) => /\/(star|member)\.[^/]*js/.test(url))).toEqual([]);
});

test('a star pressed after the session has ended leads to sign-in and back', async ({ page, request, context }) => {
  await enter(page, await newAccount(request), '/companies', { language });
  const star = page.locator('.company-card .star').first();
  await expect(star).toBeVisible();
  // The stored keys have been read, so the next change comes from the press.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('saved'))).not.toBeNull();
  await context.clearCookies();
  await page.reload();
  await star.click();
  await page.waitForURL((url) => url.pathname === '/sign-in' && url.searchParams.get('redirect') === '/companies');
});
