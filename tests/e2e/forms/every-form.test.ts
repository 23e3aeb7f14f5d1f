/**
 * Every form, in a left-to-right or a right-to-left language. The gate submits each form after a refusal; the sweep adds everything that
 * may happen before. Tests without a browser cover the form engine in each case (tests/unit/form/form-drafts, form-failures, write-once);
 * these show that each form uses the engine.
 */
import type { Page } from '@playwright/test';
import { approval } from '../../../contract/company/approval.ts';
import type { Language } from '../../../contract/text/languages.ts';
import type { Credentials } from '../../../contract/session/shapes.ts';
import { ask, newBusiness } from '../../support/people/businesses.ts';
import { everyForm } from '../../support/people/every-form.ts';
import { sendForm, walkForm, walkPublic } from '../../support/people/form-situations.ts';
import { contactForm, guestForms } from '../../support/form-walks/guests.ts';
import { officeForms } from '../../support/form-walks/office.ts';
import { consoleForms, ownForms } from '../../support/form-walks/person.ts';
import { tradeForms } from '../../support/form-walks/trade.ts';
import type { FormWalk, Walker } from '../../support/form-walks/walk.ts';
import { type Account, demoAccount, enter, newAccount } from '../../support/people/members.ts';
import { expect, stepMs, test } from '../../support/browser/page.ts';
import { codeOfAccount } from '../../support/people/second-factor.ts';
import { textsOf } from '../../support/browser/texts.ts';

const testMs = 120_000;
/** An account whose plan allows further companies and colleagues. */
const demoTrader: Account = { ...demoAccount('owner'), email: 'mehmet@merinova.example' };

/** The session of the same person, for calls that replace another tab. */
async function sessionOf({ request }: Page, { email, password }: Account): Promise<{ credentials: Credentials; walker: Walker }> {
  const credentials = await ask<Credentials>(request, '/api/Auth/Login', {
    data: { email, password, source: 0, ...(await codeOfAccount({ email })) },
  });
  const { accessToken: token, userInfo } = credentials;
  const { companies } = await ask<{ companies: { id: string; approveStatus: number }[] }>(request, '/api/Company/GetUserCompanies', {
    token,
    method: 'GET',
  });
  const companyId = companies.find(({ approveStatus }) => approveStatus === approval.approved)?.id ?? '';
  return { credentials, walker: { request, token, userId: userInfo.userID, companyId } };
}

interface Walk {
  title: string;
  language: Language;
  /** The forms of one walk. */
  forms: () => readonly FormWalk[];
  of: (page: Page) => Promise<Account>;
}

const walks: readonly Walk[] = [
  { title: 'what is traded', language: 'ar', forms: () => tradeForms, of: (page) => newBusiness(page.request, 'AR') },
  { title: 'companies, colleagues, searches and quotes', language: 'en', forms: officeForms, of: async () => demoTrader },
  { title: 'a person’s own', language: 'ar', forms: () => ownForms, of: (page) => newAccount(page.request, 'AR') },
  { title: 'the console', language: 'en', forms: () => consoleForms, of: async () => demoAccount('moderator') },
];

for (const { title, language, forms, of } of walks)
  test.describe(`${title}, in ${language}`, () => {
    test.use({ locale: language, extraHTTPHeaders: { 'accept-language': language } });

    test(`a refusal keeps what was typed, and the next press sends it: ${title}`, { tag: '@gate' }, async ({ page }) => {
      test.setTimeout(testMs);
      page.setDefaultTimeout(stepMs);
      const account = await of(page);
      const { walker } = await sessionOf(page, account);
      await enter(page, account, '/robots.txt', { language });
      for (const form of forms()) await sendForm(page, textsOf(language), form, walker);
    });

    test(`nothing typed is lost, sent twice or written over another tab’s changes: ${title}`, async ({ page }) => {
      test.setTimeout(testMs);
      page.setDefaultTimeout(stepMs);
      const account = await of(page);
      const { credentials, walker } = await sessionOf(page, account);
      await enter(page, account, '/start', { language });
      for (const form of forms()) await walkForm(page, textsOf(language), form, walker, credentials);
    });
  });

test.describe('public pages, in Arabic', () => {
  test.use({ locale: 'ar', extraHTTPHeaders: { 'accept-language': 'ar' } });

  test('nothing typed is lost or sent twice: forms of guests', async ({ page }) => {
    test.setTimeout(testMs);
    page.setDefaultTimeout(stepMs);
    const { walker } = await sessionOf(page, demoTrader);
    for (const form of guestForms) await walkPublic(page, textsOf('ar'), form, walker, null);
  });
});

test('nothing typed is lost or sent twice: a first message to a company', { tag: '@gate' }, async ({ page }) => {
  page.setDefaultTimeout(stepMs);
  const account = await newBusiness(page.request);
  const { credentials, walker } = await sessionOf(page, account);
  await enter(page, account, '/about-us', { language: 'en' });
  await walkPublic(page, textsOf('en'), contactForm, walker, credentials);
});

test('every form with a draft is walked through', { tag: '@gate' }, () => {
  const walked = walks.flatMap(({ forms }) => forms().map(({ name }) => name));
  expect(everyForm.map(({ name }) => name).filter((name) => !walked.includes(name))).toEqual([]);
});
