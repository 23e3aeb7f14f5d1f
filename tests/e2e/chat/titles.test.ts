/** A chat about an offer in another language is named in the reader's language, and a button shows the original. */
import { pathOf } from '../../../contract/wire/call.ts';
import { createChat } from '../../../contract/chat/calls.ts';
import { getRequestCards, getRequestDetailById } from '../../../contract/request/calls.ts';
import { requestPath } from '../../../contract/request/address.ts';
import type { RequestCard } from '../../../contract/request/shapes.ts';
import { overflowOf } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';
import { ask, newBusiness } from '../../support/people/businesses.ts';
import { enter } from '../../support/people/members.ts';

const t = textsOf('tr');

test('on a phone a Turkish reader sees an Arabic request in Turkish, in list and chat', { tag: '@gate' }, async ({ page }) => {
  const { request } = page;
  const own = await newBusiness(request, 'TR');
  const of = (language: 'TR' | 'AR') =>
    ask<{ requests: RequestCard[] }>(request, pathOf(getRequestCards), {
      data: { page: 0, size: 50, filters: { serviceType: 1 }, language },
    });
  const [turkish, arabic] = [(await of('TR')).requests, (await of('AR')).requests];
  const about = turkish.find((card) => card.originalLanguage === 'AR' && card.language === 'TR');
  const original = arabic.find(({ id }) => id === about?.id)?.name ?? '';
  if (about === undefined) throw new Error('the demo has an Arabic request with a Turkish text');
  const detail = await ask<{ request: { companyId: string } }>(request, pathOf(getRequestDetailById), { data: { id: about.id } });
  const body = { fromCompanyId: own.companyId, toCompanyId: detail.request.companyId, chatNameForAll: original, createdFor: 1 };
  const { chatId } = await ask<{ chatId: string }>(request, pathOf(createChat), {
    token: own.token,
    data: { ...body, text: '', requestId: about.id },
  });

  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, own, '/tr/messages');
  const entry = page.locator('.chat-entry').filter({ hasText: about.name });
  await expect(entry).toBeVisible();
  await expect(entry).not.toContainText(original);
  await entry.click();
  await expect(page).toHaveURL(new RegExp(chatId));
  const head = page.locator('.chat__head');
  const link = head.locator(`a[href$="${requestPath(1, about.id)}"]`);
  await expect(link).toHaveText(about.name);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  // Name, button and price do not share one line, in which the name would have no space.
  expect((await link.boundingBox())?.width).toBeGreaterThan(150);

  const toggle = head.getByRole('button', { name: t('chat.original') });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(link).toHaveText(original);
  await expect(link).toHaveAttribute('lang', 'ar');
  await expect(link).toHaveAttribute('dir', 'rtl');
  await toggle.click();
  await expect(link).toHaveText(about.name);
});
