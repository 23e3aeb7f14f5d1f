/**
 * A reader of any language finds on a request the goods, quantity, origin, destination, delivery term and last day, without its
 * description.
 */
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { requestPath } from '../../../contract/request/address.ts';
import type { Country } from '../../../contract/lookup/schemas.ts';
import type { RequestCard, RequestDetail, ServiceType } from '../../../contract/request/shapes.ts';
import { type Language, languages, localeOf } from '../../../contract/text/languages.ts';
import { requests } from '../../../demo/index.ts';
import { expectNoFaults } from '../../support/browser/accessibility.ts';
import { demoAccount, enter } from '../../support/people/members.ts';
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';

async function ask<Data>(request: APIRequestContext, path: string, data: unknown): Promise<Data> {
  const answer = await request.post(path, { data });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { data: Data }).data;
}
const cardsOf = async (request: APIRequestContext, serviceType: ServiceType): Promise<RequestCard[]> =>
  (await ask<{ requests: RequestCard[] }>(request, '/api/Company/GetRequestCards', { size: 50, filters: { serviceType } })).requests;
const detailOf = async (request: APIRequestContext, { id }: RequestCard): Promise<RequestDetail> =>
  (await ask<{ request: RequestDetail }>(request, '/api/Company/GetRequestDetailById', { id })).request;

/** Names of countries are the site's own. */
async function countriesOf(request: APIRequestContext): Promise<(code: string, language: Language) => string> {
  const { data } = (await (await request.get('/api/CMSLocations/GetCountries')).json()) as { data: Country[] };
  return (code, language) => data.find((country) => country.code.toLowerCase() === code)?.name[language] ?? code;
}

test("every request of the demo answers its reader's questions", async ({ request }) => {
  // Other tests publish theirs meanwhile.
  const names = new Set(requests.map(({ name }) => name));
  const demoCards = async (kind: ServiceType): Promise<RequestCard[]> =>
    (await cardsOf(request, kind)).filter(({ name }) => names.has(name));
  for (const kind of [1, 2] as const) {
    const cards = await demoCards(kind);
    expect(cards.length).toBeGreaterThan(10);
    for (const { name, facts } of cards) {
      const { quantity, delivery, validUntil } = facts?.goods ?? {};
      expect([name, quantity !== undefined, delivery?.place !== undefined, validUntil !== undefined]).toEqual([name, true, true, true]);
    }
  }
  for (const { name, facts } of await demoCards(3)) {
    const { from, to, units, weight, validUntil } = facts?.freight ?? {};
    const isCounted = units !== undefined || weight !== undefined;
    expect([name, from !== undefined, to !== undefined, isCounted, validUntil !== undefined]).toEqual([name, true, true, true, true]);
  }
});

for (const language of languages) {
  const t = textsOf(language);
  const number = (value: number): string => new Intl.NumberFormat(localeOf[language]).format(value);
  const day = (iso: string): string =>
    new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
  const row = (page: Page, label: string): Locator =>
    page
      .locator('.fact-table > div')
      .filter({ has: page.locator('dt').getByText(label, { exact: true }) })
      .locator('dd');

  test(`goods are understood from the table alone in ${language}`, async ({ page, request }) => {
    const details = await Promise.all((await cardsOf(request, 1)).slice(0, 8).map((card) => detailOf(request, card)));
    const shown = details.find(({ facts }) => facts?.goods?.origins && facts.goods.hsCode && facts.goods.delivery?.place?.city);
    const country = await countriesOf(request);
    const { quantity, delivery, origins = [], hsCode = '', validUntil = '' } = shown?.facts?.goods ?? {};
    if (!shown || !quantity || !delivery?.place) throw new Error('no import request of the demo says where from, where to and what');
    await page.goto(`/${language}${requestPath(1, shown.id)}`);
    const chapter = t(`hsChapters.chapter${hsCode.slice(0, 2)}` as 'hsChapters.chapter01');
    await expect(row(page, t('trade.label.hsCode'))).toContainText(chapter);
    await expect(row(page, t('trade.label.quantity'))).toContainText(number(quantity.amount));
    await expect(row(page, t('trade.label.originWanted'))).toContainText(country(origins[0] ?? '', language));
    await expect(row(page, t('trade.label.delivery'))).toContainText(delivery.place.city?.[language] ?? '');
    await expect(row(page, t('trade.label.delivery'))).toContainText(delivery.incoterm);
    await expect(row(page, t('trade.label.delivery'))).toContainText(t(`trade.incoterm.${delivery.incoterm}`));
    await expect(row(page, t('trade.label.validUntil')).locator(`time[datetime="${validUntil}"]`)).toHaveText(day(validUntil));
    // Before pictures and description.
    const [table, picture, prose] = await Promise.all(
      ['.fact-table', '.gallery', '.prose'].map(
        async (part) => (await page.locator(part).first().boundingBox())?.y ?? Number.POSITIVE_INFINITY,
      ),
    );
    expect(table).toBeLessThan(picture ?? 0);
    expect(table).toBeLessThan(prose ?? 0);
    await expectNoFaults(page);
  });

  test(`freight is understood from the table alone in ${language}`, async ({ page, request }) => {
    const details = await Promise.all((await cardsOf(request, 3)).slice(0, 8).map((card) => detailOf(request, card)));
    const shown = details.find(({ facts }) => facts?.freight?.from?.city && facts.freight.to?.city && facts.freight.units);
    const country = await countriesOf(request);
    const { from, to, units, validUntil = '' } = shown?.facts?.freight ?? {};
    if (!shown || !from || !to || !units) throw new Error('no logistic need of the demo says from where to where, and how much');
    await page.goto(`/${language}${requestPath(3, shown.id)}`);
    await expect(row(page, t('trade.label.from'))).toContainText(from.city?.[language] ?? '');
    await expect(row(page, t('trade.label.from'))).toContainText(country(from.country, language));
    await expect(row(page, t('trade.label.to'))).toContainText(to.city?.[language] ?? '');
    await expect(row(page, t('trade.label.units'))).toHaveText(
      t(`trade.freightUnit.${units.unit}`, { count: units.count, number: number(units.count) }),
    );
    await expect(row(page, t('trade.label.validUntil')).locator('time')).toHaveText(day(validUntil));
  });
}

test('a list is filtered by chapter, term and country without script', { tag: '@gate' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  const t = textsOf('en');
  await page.goto('/imports');
  const all = await page.locator('.request').count();
  await page.getByRole('button', { name: t('search.filter.chapters'), exact: true }).click();
  await expect(page).toHaveURL(/\/filters\/chapters\?.*list=imports/);
  await page.getByRole('link', { name: `63 ${t('hsChapters.chapter63')}` }).click();
  await page.waitForURL('/imports?hs=63');
  await expect(page.locator('.chip')).toHaveText([`${t('trade.label.hsCode')} 63`]);
  expect(await page.locator('.request').count()).toBeLessThanOrEqual(all);
  await page.getByRole('button', { name: t('search.filter.terms'), exact: true }).click();
  await page.getByLabel(/^DAP /).check();
  const destination = page.getByRole('group', { name: t('search.filter.destination') });
  if (!(await destination.locator('[value=sa]').isVisible())) await destination.locator('summary').click();
  await destination.locator('[value=sa]').check();
  await page.getByRole('button', { name: t('common.actions.apply') }).click();
  await expect(page.locator('.chip')).toHaveText([`${t('trade.label.hsCode')} 63`, 'DAP', /Saudi Arabia/]);
  await page.getByRole('link', { name: t('search.remove', { name: 'DAP' }) }).click();
  await expect(page).toHaveURL('/imports?hs=63&destination=sa');
  await context.close();
});

test('a member starts a freight request from a page of goods', async ({ page, request }) => {
  const goods = (await cardsOf(request, 1)).find(
    ({ facts }) => facts?.goods?.delivery?.incoterm === 'DAP' && facts.goods.delivery.place?.city,
  );
  const place = goods?.facts?.goods?.delivery?.place;
  if (!goods || !place) throw new Error('no import request of the demo is delivered at a place');
  const t = textsOf('en');
  await enter(page, demoAccount('owner'), `/en${requestPath(1, goods.id)}`, { language: 'en' });
  await page.getByRole('link', { name: t('request.needFreight') }).click();
  await page.waitForURL('**/add-request?type=3&goods=*');
  await expect(page.getByRole('combobox', { name: `${t('trade.label.to')}: ${t('tradeForm.field.country')}` })).toHaveValue(
    (await countriesOf(request))(place.country, 'en'),
  );
  await expect(page.getByRole('combobox', { name: `${t('trade.label.to')}: ${t('tradeForm.field.city')}` })).not.toHaveValue('');
});
