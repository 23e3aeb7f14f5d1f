/** A page loads only some subjects of texts. A key of another subject would be shown raw. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages } from '../../../contract/text/languages.ts';
import { type AccountPageName, accountPages } from '../../../contract/site/account-pages.ts';
import type { AccountPage } from '../../../contract/site/page.ts';
import { translatorOf } from '../../../src/i18n/server.ts';
import { accountSubjects, shellSubjects } from '../../../src/i18n/subjects.ts';
import { root } from '../../support/structure/packages.ts';
import { broughtBy, codeOf } from '../../support/people/brought-by.ts';

const allSubjects = readdirSync(join(root, 'locales/en')).map((file) => file.replace('.json', ''));
/** A key in code, or the beginning of a composed one. */
const key = new RegExp(`['"\`](${allSubjects.join('|')})\\.[\\w$]`, 'g');

/**
 * The subjects that a file and its imports use.
 * @param apart files with texts of their own, whose imports are not followed
 */
function subjectsOf(file: string, apart: readonly string[] = []): Set<string> {
  return new Set([...broughtBy(file, apart)].flatMap((path) => [...codeOf(path).matchAll(key)].map((match) => match[1] ?? '')));
}

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const drawer = 'src/account/notification/NotificationDrawer.tsx';
const proofDialog = 'src/account/shell/ProofDialog.tsx';
const signOutQuestion = 'src/account/chat/SignOutQuestion.tsx';
/** For people without the second factor that their account requires. */
const dueParts = ['src/account/shell/second-factor/DueBanner.tsx', 'src/account/shell/second-factor/SecondFactorDue.tsx'];
/** These load their own texts, with the first quote that a chat shows. */
const quotes = ['src/account/chat/quote/QuoteCard.tsx', 'src/account/chat/quote/QuoteDialog.tsx', 'src/account/chat/quote/AskDialog.tsx'];
/** Loads the texts of its field. */
const sendDialog = 'src/account/request/sending/SendDialog.tsx';
/** Loaded with its texts on devices that keep passkeys. */
const passkeyOffer = 'src/account/dashboard/PasskeyOffer.tsx';

/** Loaded with its texts when a tab is opened. */
const settingsParts = 'src/account/user/OtherSettings.tsx';

/** Loads its texts where a decision is shown. */
const decisionSummary = 'src/account/shared/gate/decision/DecisionSummary.tsx';

/** What pages.ts mounts for each page of the map. */
const files = Object.fromEntries(
  [...read('src/account/shell/pages.ts').matchAll(/^ {2}(\w+): \(\) => import\('([^']+)'\)/gm)].map(
    ([, name = '', path = '']) => [name, join('src/account/shell', path)] as const,
  ),
);

/** Text keys that a file uses although their subjects are not loaded. The drawer loads its own. */
const missing = (
  file: string,
  given: readonly string[],
  apart: readonly string[] = [drawer, sendDialog, passkeyOffer, settingsParts, decisionSummary, ...quotes],
): string[] => [...subjectsOf(file, apart)].filter((subject) => !given.includes(subject));

describe('the business area', () => {
  test('every page of the map is examined here', () => {
    expect(Object.keys(files)).toEqual(Object.keys(accountPages));
  });

  test.each(Object.entries(files))('%s uses only texts of its subjects, and needs all of them', (name, file) => {
    const { texts = [] }: AccountPage = accountPages[name as AccountPageName];
    expect(missing(file, [...shellSubjects, ...texts])).toEqual([]);
    const used = subjectsOf(file, quotes);
    expect(texts.filter((subject) => !used.has(subject))).toEqual([]);
  });

  test('a missing subject is reported', () => {
    expect(missing(files['membership'] ?? '', shellSubjects)).toEqual(['plan']);
  });

  test('its shell uses only texts that are always loaded, its drawer and its dialog those that they load', () => {
    const pages = Object.values(files);
    expect(missing('src/account/AccountApp.tsx', shellSubjects, [...pages, drawer, proofDialog, signOutQuestion, ...dueParts])).toEqual([]);
    for (const file of dueParts) expect(missing(file, [...shellSubjects, 'secondFactor', 'passkey'], [])).toEqual([]);
    expect(read('src/account/shell/Screen.tsx')).toContain("addSubjects(['secondFactor', 'passkey'])");
    expect(missing(decisionSummary, [...shellSubjects, 'decision', 'moderation', 'people'], [])).toEqual([]);
    expect(read(decisionSummary)).toContain("addSubjects(['decision', 'moderation', 'people'])");
    expect(missing(drawer, [...shellSubjects, 'notification', 'moderation'], [])).toEqual([]);
    expect(read('src/account/shell/NotificationButton.tsx')).toContain("addSubjects(['notification', 'moderation'])");
    expect(missing(proofDialog, [...shellSubjects, 'proof', 'user', 'secondFactor'], [])).toEqual([]);
    expect(read('src/account/shell/ProofQuestion.tsx')).toContain("addSubjects(['proof', 'user', 'secondFactor'])");
    expect(missing(signOutQuestion, [...shellSubjects, 'chat'], [])).toEqual([]);
    expect(read('src/account/shell/SignOutPlace.tsx')).toContain("addSubjects(['chat'])");
  });

  test('quotes in chats use only texts that they load', () => {
    for (const file of quotes) expect(missing(file, [...shellSubjects, 'form', 'chat', 'quote', 'trade'], [])).toEqual([]);
    expect(read('src/account/chat/quote/QuoteParts.tsx')).toContain("addSubjects(['quote', 'trade'])");
  });

  test('the dialog that submits a request uses only texts of the list and those that it loads', () => {
    const given = [...shellSubjects, ...accountPages.requests.texts, 'form', 'trade', 'tradeForm'];
    expect(missing(sendDialog, given, [])).toEqual([]);
    expect(read('src/account/request/sending/RequestSending.tsx')).toContain("addSubjects(['form', 'trade', 'tradeForm'])");
  });

  test('the offer of a passkey uses only texts that it loads', () => {
    expect(missing(passkeyOffer, [...shellSubjects, 'passkey'], [])).toEqual([]);
    expect(read('src/account/dashboard/PasskeyPlace.tsx')).toContain("addSubjects(['passkey'])");
  });

  test('the settings beside the profile use only texts of the page and those that they load', () => {
    const given = [...shellSubjects, ...accountPages.profileSettings.texts, 'passkey', 'connection', 'secondFactor'];
    expect(missing(settingsParts, given)).toEqual([]);
    expect(read('src/account/user/SettingsPage.tsx')).toContain("addSubjects(['passkey', 'connection', 'secondFactor'])");
  });

  test('the contact form uses only texts that it fetches', () => {
    // Those for inquiries as well: `...(asks === undefined ? [] : (['quote', 'trade'] as const))`.
    const [, list = ''] = /texts\.add\(\[(.+)\]\)/.exec(read('src/islands/contact/use-contact.ts')) ?? [];
    expect(
      missing(
        'src/islands/contact/ContactForm.tsx',
        [...list.matchAll(/'(\w+)'/g)].map((match) => match[1] ?? ''),
      ),
    ).toEqual([]);
  });
});

describe('pages that are rendered on the server', () => {
  test.each(languages)('have all texts in %s except those of the business area and of mails', (language) => {
    const t = translatorOf(language) as unknown as (key: string, options: object) => unknown;
    const there = allSubjects.filter((subject) => typeof t(subject, { returnObjects: true }) === 'object');
    const apart: readonly string[] = [...accountSubjects, 'mail', 'root'];
    expect(there).toEqual(allSubjects.filter((subject) => !apart.includes(subject)));
  });

  test('have them in their types', () => {
    const t = translatorOf('en');
    expect(t('nav.companies')).toBe('Companies');
    // @ts-expect-error -- a subject of the account app is not on the server
    expect(t('staff.title')).toBe('staff.title');
  });
});
