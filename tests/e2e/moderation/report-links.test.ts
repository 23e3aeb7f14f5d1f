/** The page of each public thing leads to the report about that very thing (docs/behaviour.md#reports-of-public-content). */
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';
import { publicPages } from '../../support/people/public-pages.ts';

const t = textsOf('en');
const reportable = {
  publicCompany: 'company',
  publicProduct: 'product',
  importRequest: 'request',
  exportRequest: 'request',
  logisticNeed: 'request',
  logisticService: 'request',
  article: 'article',
} as const;

for (const [name, address, key] of publicPages)
  if (key in reportable)
    test(`${name} leads to the report about it`, async ({ page, request }) => {
      const kind = reportable[key as keyof typeof reportable];
      const path = typeof address === 'string' ? address : await address(request);
      await page.goto(`/en${path}`);
      const title = (await page.getByRole('heading', { level: 1 }).innerText()).trim();
      await page.getByRole('link', { name: t('notice.link'), exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/en/report\\?kind=${kind}&id=[\\da-f]{24}$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('notice.title'));
      await expect(page.getByRole('main').getByRole('link', { name: title, exact: true })).toHaveAttribute('href', `/en${path}`);
    });
