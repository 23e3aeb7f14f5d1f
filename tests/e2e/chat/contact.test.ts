/** Contacting a seller before the page is completely loaded, and when a part of it cannot be. */
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

test('a form whose texts cannot be loaded says so, and the next press tries again', async ({ page }) => {
  const [own, other] = [await newBusiness(page.request), await newBusiness(page.request)];
  await enter(page, own, `/companies/${other.path}`, { language: 'en' });
  const card = page.locator('#contact');
  const open = card.getByRole('button', { name: t('contact.open') });
  const texts = '**/en/contact.json';
  await page.route(texts, (route) => route.abort());
  await open.click();
  await expect(card.getByRole('alert')).toHaveText(t('errors.NETWORK'));
  await page.unroute(texts);
  await open.click();
  await expect(card.getByRole('textbox', { name: t('contact.text') })).toBeVisible();
  // The form has replaced the pressed button.
  await expect(card.getByRole('combobox', { name: t('contact.from') })).toBeFocused();
});
