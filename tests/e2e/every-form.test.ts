/**
 * Every form meets the way back, a session that ends, a network that is away, another tab, a reload, and an answer that does not come. What
 * the engine does then is proven without a browser (tests/unit/form-drafts, form-failures, write-once): here each form stands on it.
 */
import type { Page } from '@playwright/test';
import { approval } from '../../contract/company/approval.ts';
import type { Language } from '../../contract/languages.ts';
import { keyHeader } from '../../contract/wire-call.ts';
import type { Credentials } from '../../contract/session/shapes.ts';
import { ask, newBusiness } from '../support/businesses.ts';
import { consoleForms, type FormWalk, officeForms, ownForms, tradeForms, type Walker } from '../support/form-walks.ts';
import { type Account, demoAccount, enter, newAccount } from '../support/members.ts';
import { expect, test } from '../support/page.ts';
import { giveDemoFactor } from '../support/second-factor.ts';
import { textsOf } from '../support/texts.ts';

/** Nobody can type or press: the page, and dialogs above it. */
const isFrozen = (page: Page): Promise<boolean> =>
  page.evaluate(() => [...document.querySelectorAll<HTMLElement>('main, .scrim')].every((part) => part.inert));

/** Follows a link, as a person does, so that there is a way back. */
const follow = (page: Page, address: string): Promise<void> =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.querySelector('main')?.append(link);
    link.click();
    link.remove();
  }, address);

/** One person in one page, from form to form. */
class Course {
  readonly #page: Page;
  readonly #language: Language;
  readonly #walker: Walker;
  readonly #credentials: Credentials;
  /** What the browser is told when it asks whether to leave. */
  #mayLeave = true;
  #asked = 0;
  /** Of each time the write went out. */
  #keys: string[] = [];

  constructor(page: Page, language: Language, walker: Walker, credentials: Credentials) {
    this.#page = page;
    this.#language = language;
    this.#walker = walker;
    this.#credentials = credentials;
    page.on('dialog', (dialog) => {
      this.#asked += 1;
      void (this.#mayLeave ? dialog.accept() : dialog.dismiss());
    });
  }

  async walk(form: FormWalk): Promise<void> {
    const [page, t] = [this.#page, textsOf(this.#language)];
    this.#keys = [];
    const note = (sent: { url: () => string; headers: () => Record<string, string> }): void => {
      if (new URL(sent.url()).pathname.endsWith(`/${form.call}`)) this.#keys.push(sent.headers()[keyHeader.toLowerCase()] ?? '');
    };
    page.on('request', note);
    const press = form.press ?? ((): Promise<void> => page.locator('main [type=submit], .dialog [type=submit]').last().click());
    const isThere = (): Promise<void> => expect(form.where(page, t)).toHaveValue(form.text);

    await test.step(`${form.name}: the way back asks`, async () => {
      const address = await form.at(this.#walker);
      await follow(page, '/start');
      await page.waitForURL('**/start');
      await follow(page, address);
      await form.open?.(page, t);
      await form.fill(page, t);
      await isThere();
      await page.evaluate(() => history.back());
      const question = page.getByRole('alertdialog', { name: t('account.leave.title') });
      await question.getByRole('button', { name: t('account.leave.stay') }).click();
      await isThere();
    });

    await test.step(`${form.name}: the session ends`, async () => {
      const ended = page.getByText(t('account.sessionEnded.title'));
      await page.route('**/api/**', (route) => route.fulfill({ status: 401, json: { success: false, code: 'UNAUTHORIZED', message: '' } }));
      await press(page, t);
      await expect(ended).toBeVisible();
      expect(await isFrozen(page)).toBe(true);
      await isThere();
      await page.unroute('**/api/**');
      // As the tab tells it in which they sign in again (tests/e2e/forms.test.ts does that).
      await page.evaluate(
        // A BroadcastChannel takes no target.
        // oxlint-disable-next-line unicorn/require-post-message-target-origin
        (credentials) => new BroadcastChannel('kervan-session').postMessage({ type: 'credentials', credentials }),
        this.#credentials,
      );
      await expect(ended).toBeHidden();
      expect(await page.evaluate(() => document.querySelector('main')?.inert)).toBe(false);
    });

    await test.step(`${form.name}: there is no network`, async () => {
      await page.context().setOffline(true);
      await press(page, t);
      await expect(page.getByText(t('errors.NETWORK')).first()).toBeVisible();
      await isThere();
      const { other } = form;
      if (other?.rule === 'told') await other.save(this.#walker);
      // What was read long ago is read anew when the network is back.
      await page.evaluate((minuteMs) => {
        const now = Date.now.bind(Date);
        Date.now = () => now() + minuteMs;
      }, 60_000);
      const isRead = other?.reads === undefined ? null : page.waitForResponse((answer) => answer.url().includes(`/${other.reads}`));
      await page.context().setOffline(false);
      await isRead;
      if (other?.rule === 'told') {
        await press(page, t);
        await expect(page.getByText(t('errors.STALE_VERSION')).first()).toBeVisible();
        await isThere();
      }
    });
    // One wish has one key, however it ended.
    expect(new Set(this.#keys).size, `keys of ${form.name}`).toBe(1);

    await test.step(`${form.name}: it is loaded again`, () => this.#reload(form));

    await test.step(`${form.name}: the answer is slow`, async () => {
      const { other } = form;
      if (other !== undefined && other.rule !== 'told') await other.save(this.#walker);
      const [held, before] = [Promise.withResolvers<void>(), this.#keys.length];
      await page.route(`**/${form.call}*`, async (route) => {
        await held.promise;
        await route.continue();
      });
      await press(page, t);
      const busy = page.locator('button[aria-busy=true]').last();
      await expect(busy).toBeVisible();
      await busy.evaluate((button: HTMLButtonElement) => {
        button.click();
        button.form?.requestSubmit();
      });
      held.resolve();
      await expect(form.done(page, t)).toBeVisible();
      await page.unroute(`**/${form.call}*`);
      await other?.check?.(this.#walker);
      expect(this.#keys.slice(before), `presses of ${form.name}`).toHaveLength(1);
      if (form.adds === true) expect(new Set(this.#keys).size, `keys of ${form.name}`).toBe(1);
    });
    page.off('request', note);
    await form.after?.(page, t);
  }

  async #reload(form: FormWalk): Promise<void> {
    const [page, t, asked] = [this.#page, textsOf(this.#language), this.#asked];
    if (!form.isKept) {
      this.#mayLeave = false;
      await page.evaluate(() => location.reload());
      await expect.poll(() => this.#asked).toBe(asked + 1);
      this.#mayLeave = true;
    } else {
      await page.reload();
      await form.open?.(page, t);
      if (form.other?.rule === 'told') await page.getByRole('button', { name: t('form.draft.take') }).click();
      await expect(page.getByRole('button', { name: t('form.draft.discard') })).toBeVisible();
    }
    await expect(form.where(page, t)).toHaveValue(form.text);
    if (form.isKept) await form.again?.(page, t);
  }
}

const credentialsOf = async (page: Page, { email, password }: Account): Promise<Credentials> => {
  const answer = await page.request.post('/api/Auth/Login', { data: { email, password, source: 0 } });
  const { data } = (await answer.json()) as { data: Credentials };
  if (data.userInfo.isModerator) await giveDemoFactor(page.request, data.accessToken);
  return data;
};

/** The approved company of an account that has one. */
async function companyOf({ request }: Page, token: string): Promise<string> {
  const { companies } = await ask<{ companies: { id: string; approveStatus: number }[] }>(request, '/api/Company/GetUserCompanies', {
    token,
    method: 'GET',
  });
  return companies.find(({ approveStatus }) => approveStatus === approval.approved)?.id ?? '';
}

interface Walk {
  title: string;
  language: Language;
  forms: readonly FormWalk[];
  of: (page: Page) => Promise<Account>;
}
const demoTrader = { email: 'mehmet@merinova.example', password: demoAccount('owner').password };

const walks: readonly Walk[] = [
  { title: 'what is traded', language: 'ar', forms: tradeForms, of: (page) => newBusiness(page.request, 'AR') },
  { title: 'companies, colleagues, searches and quotes', language: 'en', forms: officeForms, of: async () => demoTrader },
  { title: 'a person’s own', language: 'ar', forms: ownForms, of: (page) => newAccount(page.request, 'AR') },
  { title: 'the console', language: 'en', forms: consoleForms, of: async () => demoAccount('moderator') },
];

for (const { title, language, forms, of } of walks)
  test.describe(`${title}, in ${language}`, () => {
    test.use({ locale: language, extraHTTPHeaders: { 'accept-language': language } });

    test(`nothing typed is lost, nothing is sent twice, nothing is overwritten unseen: ${title}`, async ({ page }) => {
      test.setTimeout(120_000);
      page.setDefaultTimeout(15_000);
      const account = await of(page);
      const credentials = await credentialsOf(page, account);
      const { accessToken: token, userInfo } = credentials;
      const walker = { request: page.request, token, userId: userInfo.userID, companyId: await companyOf(page, token) };
      await enter(page, account, '/start', { language });
      const course = new Course(page, language, walker, credentials);
      for (const form of forms) await course.walk(form);
    });
  });
