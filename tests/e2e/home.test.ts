import { expect, test } from '../support/page.ts';

test('the home page opens in a real browser', async ({ page }) => {
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle(/Kervan/);
});
