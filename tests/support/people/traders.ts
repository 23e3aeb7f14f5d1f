/** Actions of the journeys, by visible text; each step waits until the page shows its result. */
import { expect, type Frame, type Locator, type Page } from '@playwright/test';
import type { TextsOf } from '../../../src/i18n/keys.ts';
import { isolated } from '../../../contract/text/isolate.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  language: string;
}

/** The newest mail to an address that the check accepts; the outbox may take a moment. */
export async function mailTo(page: Pick<Page, 'request'>, address: string, isIt: (mail: Mail) => boolean): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        const answer = await page.request.get(`/dev/mail.json?to=${encodeURIComponent(address)}`);
        found = ((await answer.json()) as Mail[]).find(isIt);
        return found !== undefined;
      },
      // The queue hands mails over once a second; longer intervals would wait for the next but one.
      { message: `a mail to ${address}`, timeout: 15_000, intervals: [200] },
    )
    .toBe(true);
  return found as Mail;
}

/** A browser's page, or the app's frame. */
export type Screen = Page | Frame;

interface Person {
  name: string;
  email: string;
  password: string;
}

export async function signUp(page: Page, t: TextsOf, person: Person): Promise<void> {
  await page.goto('/sign-up');
  await fillSignUp(page, t, person);
}

/** From the empty form to "check your e-mail". */
export async function fillSignUp(page: Screen, t: TextsOf, person: Person): Promise<void> {
  const form = page.locator('main form');
  await form.locator('[name=fullname]').fill(person.name);
  await form.locator('[name=email]').fill(person.email);
  await form.locator('[name=password]').fill(person.password);
  await form.locator('[name=passwordAgain]').fill(person.password);
  const boxes = form.getByRole('checkbox');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await form.getByRole('button', { name: t('signUp.submit'), exact: true }).click();
  await expect(page.getByRole('heading', { name: t('signUp.sentTitle') })).toBeVisible();
}

/** The path of the activation link that was mailed, in the language in which the person signed up. */
export async function activationPath(page: Pick<Page, 'request'>, { email }: Pick<Person, 'email'>, language: string): Promise<string> {
  const mail = await mailTo(page, email, ({ text }) => text.includes('/activation?token='));
  expect(mail.language).toBe(language.toUpperCase());
  return /\/activation\?token=\S+/.exec(mail.text)?.[0] ?? '';
}

/** Fills a field that the product has not filled already. */
async function fillIfEmpty(field: Locator, text: string): Promise<void> {
  if ((await field.inputValue()) === '') await field.fill(text);
}

/** Picks an entry of a combobox by typing, unless it is chosen already. */
export async function pick(page: Screen, label: string, text: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label }).first();
  await expect(box).toBeEnabled();
  if ((await box.inputValue()) === text) return;
  await box.click();
  await box.pressSequentially(text);
  await page.getByRole('option', { name: text }).first().click();
}

export interface NewCompany {
  name: string;
  email: string;
  country: string;
  city: string;
  /** Postal code of a city in Türkiye. */
  district?: string;
  category: string;
  subCategory: string;
  companyType: string;
}

/** Expects that the heading of the next part is visible and has the focus. */
async function expectStep(page: Screen, t: TextsOf, part: 'logo' | 'address' | 'tax' | 'categories'): Promise<void> {
  await page.waitForURL(new RegExp(`/my-companies/[0-9a-f]{24}\\?part=${part}`));
  const heading = page.getByRole('heading', { name: t(`company.part.${part}`), exact: true });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
}

/** Opens the empty form and fills it. */
export async function addCompany(page: Page, t: TextsOf, company: NewCompany, logo: Buffer): Promise<void> {
  await page.goto('/add-new-company');
  await fillCompany(page, t, company, logo);
}

/** From the empty form to "under review", through all five parts. */
export async function fillCompany(page: Screen, t: TextsOf, company: NewCompany, logo: Buffer): Promise<void> {
  await page.getByLabel(t('company.field.name')).fill(company.name);
  await page.getByLabel(t('company.field.type')).selectOption({ label: company.companyType });
  await fillIfEmpty(page.getByLabel(t('company.field.email')), company.email);
  await page
    .getByLabel(t('company.field.description'))
    .fill('Cotton towels and bathrobes for hotels, woven and sewn under one roof. MOQ 500 kg, FOB Izmir.');
  await page.getByLabel(t('company.field.tags')).fill('towels');
  // By its role, since the label of "we have no website" contains this one in some languages.
  await page.getByRole('textbox', { name: t('company.field.webSite') }).fill('https://www.journey.example');
  await page.getByRole('button', { name: t('company.saveAndContinue') }).click();

  await expectStep(page, t, 'logo');
  await page.locator('input[type=file]').first().setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('company.crop.use') })
    .click();
  await expect(page.getByText(t('company.picture.notSaved'))).toBeVisible();
  await page.getByRole('button', { name: t('company.saveAndContinue') }).click();

  await expectStep(page, t, 'address');
  await fillIfEmpty(page.getByLabel(t('company.field.addressHeader')), 'Head office');
  await pick(page, t('company.field.country'), company.country);
  await pick(page, t('company.field.city'), company.city);
  if (company.district !== undefined) await pick(page, t('company.field.area'), company.district);
  await page.getByLabel(t('company.field.postalCode')).fill('20014');
  await page.getByLabel(t('company.field.addressDescription')).fill('OSB, 12. Cadde No. 5');
  await page.locator('[name=phone]').fill('2025550143');
  await page.getByRole('button', { name: t('company.saveAndContinue') }).click();

  await expectStep(page, t, 'tax');
  await page.getByLabel(t('company.field.taxNumber')).fill('1234567890');
  await page.getByRole('textbox', { name: t('company.field.taxOffice') }).fill('Central');
  await page.getByRole('button', { name: t('company.saveAndContinue') }).click();

  await expectStep(page, t, 'categories');
  await pick(page, t('company.field.category'), company.category);
  await page.getByRole('checkbox', { name: company.subCategory }).check();
  await page.getByRole('radio', { name: t('company.activity.export'), exact: true }).check({ force: true });
  const sending = page.getByRole('button', { name: t('company.send') });
  await expect(sending).toHaveCount(1);
  await sending.click();
  await expect(page.getByText(t('company.pendingText'))).toBeVisible();
}

/** A moderator opens a waiting item and approves it. */
export async function approve(page: Page, t: TextsOf, kind: 'company' | 'request', title: string): Promise<void> {
  await page.goto(`/moderation?kind=${kind}`);
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: t('moderation.approve'), exact: true }).click();
  await expect(page.getByText(t('moderation.approved'))).toBeVisible();
}

export interface NewRequest {
  company: string;
  category: string;
  subCategory: string;
  name: string;
  description: string;
}

/** A request, paid with credits and submitted for approval. @param type 1 import, 2 export */
export async function addRequest(page: Page, t: TextsOf, request: NewRequest, type: 1 | 2 = 1): Promise<void> {
  await page.goto(`/add-request?type=${type}`);
  await page.getByLabel(t('request.form.field.company')).selectOption({ label: isolated(request.company) });
  await page.getByLabel(t('request.form.field.category'), { exact: false }).first().selectOption({ label: request.category });
  await page.getByLabel(t('request.form.field.subCategory')).selectOption({ label: request.subCategory });
  await page.locator('main [name="name"]').fill(request.name);
  await page.locator('main [name="description"]').fill(request.description);
  await page.getByLabel(t('request.form.field.tags')).fill('journey');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: t('request.form.paySend'), exact: true }).click();
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).locator('.button--spend').click();
  await page.waitForURL(/\/my-requests/);
  const row = page.getByRole('listitem').filter({ hasText: request.name });
  await expect(row.getByText(t('request.form.state.pending'))).toBeVisible();
}
