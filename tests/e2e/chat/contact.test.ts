/** Contacting a seller before the page is completely loaded. */
import { liveRequest, newBusiness } from '../../support/people/businesses.ts';
import { enter } from '../../support/people/members.ts';
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';

const t = textsOf('en');

test('a press on “write” while the page is being loaded opens the form', { tag: '@gate' }, async ({ page }) => {
  const [own, other] = [await newBusiness(page.request), await newBusiness(page.request)];
  const requestId = await liveRequest(page.request, other);
  await enter(page, own, '/imports', { language: 'en' });
  // Pressed as soon as the button exists, before the scripts at the end of the page are loaded.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const button = document.querySelector<HTMLElement>('[data-contact]');
      if (button === null) return;
      observer.disconnect();
      button.click();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`/imports/${requestId}`);
  await expect(page.locator('main').getByRole('textbox', { name: t('contact.text') })).toBeVisible();
});
