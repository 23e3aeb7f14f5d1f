/** A new person's first steps: sign-up, activation and an approved company, with the counted presses and fields. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import type { Language } from '../../../contract/text/languages.ts';
import { expect, pageElsewhere } from '../browser/page.ts';
import { textsOf } from '../browser/texts.ts';
import { type Effort, type Meter, measureEffort } from './effort.ts';
import { demoAccount, enter } from './members.ts';
import { pictured } from './pictures.ts';
import { activationPath, approve, fillCompany, fillSignUp, mailTo, type NewCompany, type Screen } from './traders.ts';

/** A person with a browser of their own, or with the app. */
export interface Visitor {
  screen: Screen;
  meter: Meter;
  person: { name: string; email: string; password: string };
  language: Language;
  /** Follows a link from outside, such as that of a mail. */
  openLink: (path: string) => Promise<unknown>;
}

/** Different in each test, and a word of the search. */
export const newMark = (): string => crypto.randomUUID().slice(0, 8);

export const newPerson = (name: string): Visitor['person'] => ({
  name,
  email: `${newMark()}@kervan.example`,
  password: 'Calm-caravan-9',
});

/** Starts counting in a browser in which the cookie question is answered. */
export async function startMeter(context: BrowserContext): Promise<Meter> {
  await context.addInitScript(() => {
    // Skips the bank's frame, which has no storage.
    if (window.origin !== 'null') localStorage.setItem('cookies', 'refused');
  });
  return measureEffort(context);
}

export const pictureOf = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0b5c63' } })
    .png()
    .toBuffer();

/** Prints what a way took, and expects it within its bounds. */
export function expectEffort(what: string, effort: Effort, most: Pick<Effort, 'presses' | 'fields'>): void {
  console.log(`${what}: ${effort.presses} presses, ${effort.fields} fields, ${effort.seconds} s`);
  expect.soft(effort.presses, `presses, ${what}`).toBeLessThanOrEqual(most.presses);
  expect.soft(effort.fields, `fields, ${what}`).toBeLessThanOrEqual(most.fields);
}

export const press = (screen: Screen, name: string): Promise<void> => screen.getByRole('button', { name, exact: true }).click();

/** Opens the form below an offer, and pays for the first message. */
export async function payContact(screen: Screen, language: Visitor['language'], text: string): Promise<void> {
  const t = textsOf(language);
  await pictured(screen, 'request');
  await press(screen, t('contact.open'));
  await screen
    .locator('main')
    .getByRole('textbox', { name: t('contact.text') })
    .fill(text);
  await press(screen, t('contact.send'));
  await screen.getByRole('dialog').or(screen.getByRole('alertdialog')).locator('.button--spend').click();
  await screen.waitForURL(/\/messages\?chatId=/);
  await expect(screen.getByRole('log').getByText(text)).toBeVisible();
  await pictured(screen, 'chat');
}

/** A moderator, in a browser of their own, approves what waits. */
export async function approveElsewhere(
  browser: Browser,
  language: Visitor['language'],
  kind: 'company' | 'request',
  name: string,
): Promise<void> {
  const moderator = await pageElsewhere(browser, language);
  await enter(moderator, demoAccount('moderator'), '/moderation', { language });
  await approve(moderator, textsOf(language), kind, name);
  await moderator.context().close();
}

/** From the open form of the sign-up to the page of the first company, which is approved. */
export async function becomeMember(page: Page, browser: Browser, visitor: Visitor, company: NewCompany): Promise<void> {
  const { screen, person, language, openLink } = visitor;
  const t = textsOf(language);
  await pictured(screen, 'sign-up');
  await fillSignUp(screen, t, person);
  await pictured(screen, 'check-mail');
  await openLink(await activationPath(page, person, language));
  await screen.locator('main [name=password]').fill(person.password);
  await screen.locator('main [type=submit]').click();
  await screen.waitForURL(/\/start/);
  await pictured(screen, 'start');
  await screen.getByRole('link', { name: t('dashboard.steps.company.title') }).click();
  await fillCompany(screen, t, company, await pictureOf(800, 600));
  await pictured(screen, 'pending');
  await approveElsewhere(browser, language, 'company', company.name);
  const mail = await mailTo(page, person.email, ({ subject }) => subject.includes(company.name));
  expect(mail.language).toBe(language.toUpperCase());
  await openLink(/\/my-companies\/[0-9a-f]{24}/.exec(mail.text)?.[0] ?? '');
  await expect(screen.getByRole('heading', { name: t('company.products.title') })).toBeVisible();
  await pictured(screen, 'company');
}
