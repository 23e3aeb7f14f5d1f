/** Actions on the pages of sign-up, sign-in and passwords, by field name and visible text. */
import type { Locator, Page } from '@playwright/test';
import { keyHeader } from '../../../contract/wire/wire-call.ts';

export { languages } from '../../../contract/text/languages.ts';

export const field = (page: Page, name: string): Locator => page.locator(`main [name="${name}"]`);
export const submit = (page: Page): Locator => page.locator('main button[type=submit]');
export const toast = (page: Page, words: string): Locator => page.locator('.toast').filter({ hasText: words });

/** The error text of a field. */
export async function errorOf(page: Page, name: string): Promise<string> {
  const id = await field(page, name).first().getAttribute('aria-describedby');
  return id === null ? '' : (await page.locator(`[id="${id}"]`).innerText()).trim();
}

/** Fills in a form that passes all six checks. */
export async function fillSignUp(page: Page, email: string): Promise<void> {
  await field(page, 'fullname').fill('Nour Haddad');
  await field(page, 'email').fill(email);
  await field(page, 'password').fill('Calm-caravan-9');
  await field(page, 'passwordAgain').fill('Calm-caravan-9');
  await field(page, 'isMembershipRead').check();
  await field(page, 'isPersonalDataRead').check();
}

/** Chooses from a picker by typing. */
export async function choose(page: Page, label: string, typed: string, option: string | RegExp): Promise<void> {
  const box = picker(page, label);
  // A list closes when the page scrolls under it.
  await box.evaluate((input) => input.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await box.click();
  await box.fill(typed);
  await page.locator('.popover').getByRole('option', { name: option }).first().click();
}

/** An open list hides its label from assistive technology; then the asterisk is part of the name. */
export const picker = (page: Page, label: string): Locator =>
  page.locator('main').getByRole('combobox', { name: new RegExp(`^${label}( \\*)?$`) });

export interface SentCall {
  /** Its idempotency key. */
  key: string;
  query: Record<string, string>;
  body: Record<string, unknown>;
}

/** Answers a call instead of the API and records what was sent. */
export async function answerCall(
  page: Page,
  path: string,
  status: number,
  answer: object,
  headers: Record<string, string> = {},
): Promise<SentCall[]> {
  const sent: SentCall[] = [];
  await page.route(`**/api/${path}*`, async (route) => {
    const request = route.request();
    sent.push({
      key: request.headers()[keyHeader] ?? '',
      query: Object.fromEntries(new URL(request.url()).searchParams),
      body: (request.postDataJSON() ?? {}) as Record<string, unknown>,
    });
    await route.fulfill({ status, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(answer) });
  });
  return sent;
}
