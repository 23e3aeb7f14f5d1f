/** Situations that every form meets in a browser: back button, ended session, no network, another tab, reload, slow answer. */
import { expect, type Page, test } from '@playwright/test';
import type { Credentials } from '../../../contract/session/shapes.ts';
import { keyHeader } from '../../../contract/wire/wire-call.ts';
import type { TextsOf } from '../../../src/i18n/keys.ts';
import { watchArrivals } from '../browser/arrivals.ts';
import type { FormWalk, PublicWalk, Walker } from '../form-walks/walk.ts';

/** Neither the page nor a dialog accepts input. */
const isFrozen = (page: Page): Promise<boolean> =>
  page.evaluate(() => [...document.querySelectorAll<HTMLElement>('main, .scrim')].every((part) => part.inert));

/** Follows a link of the business area, which creates a history entry. */
const follow = (page: Page, address: string): Promise<void> =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.querySelector('main')?.append(link);
    // Waits for the hydration, because before it the browser itself would navigate and load another page.
    setTimeout(() => {
      link.click();
      link.remove();
    });
  }, address);

/** Keys of a write's attempts, in order. */
function keysOf(page: Page, call: string): string[] {
  const keys: string[] = [];
  page.on('request', (sent) => {
    if (new URL(sent.url()).pathname.endsWith(`/${call}`)) keys.push(sent.headers()[keyHeader.toLowerCase()] ?? '');
  });
  return keys;
}

/**
 * The server ends the session: the write and every later call are refused. Background calls before it are answered, since a refusal would
 * disable the button during the press. @returns a function that signs in again
 */
async function endSession(page: Page, call: string, credentials: Credentials): Promise<() => Promise<void>> {
  let isOver = false;
  await page.route('**/api/**', (route) => {
    isOver ||= new URL(route.request().url()).pathname.endsWith(`/${call}`);
    const json = { success: false, code: 'UNAUTHENTICATED', message: '' };
    return isOver ? route.fulfill({ status: 401, json }) : route.continue();
  });
  return async () => {
    await page.unroute('**/api/**');
    // Like a sign-in in another tab (tests/e2e/forms/forms.test.ts tests a real one).
    await page.evaluate(
      // A BroadcastChannel takes no target.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      (sent) => new BroadcastChannel('kervan-session').postMessage({ type: 'credentials', credentials: sent }),
      credentials,
    );
  };
}

/** One press without a network, which is reported. */
async function pressWithoutNetwork(page: Page, t: TextsOf, press: () => Promise<void>): Promise<void> {
  await page.context().setOffline(true);
  await press();
  await expect(page.getByText(t('errors.NETWORK')).first()).toBeVisible();
}

/** The answer is held until the busy button was pressed again. @param done resolves when the form was submitted */
async function pressSlowly(page: Page, call: string, press: () => Promise<void>, done: () => Promise<void>): Promise<void> {
  const held = Promise.withResolvers<void>();
  await page.route(`**/${call}*`, async (route) => {
    await held.promise;
    await route.continue();
  });
  await press();
  const busy = page.locator('button[aria-busy=true]').last();
  await expect(busy).toBeVisible();
  await busy.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.form?.requestSubmit();
  });
  held.resolve();
  await done();
  await page.unroute(`**/${call}*`);
}

/** The browser asks before a reload; the person stays. */
async function reloadAskedAndStayed(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => location.reload()));
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
}

async function reload(page: Page): Promise<void> {
  page.once('dialog', (question) => void question.accept());
  await page.reload();
}

const pressOf =
  (page: Page, t: TextsOf, { press }: Pick<FormWalk, 'press'>) =>
  async (): Promise<void> =>
    press === undefined ? page.locator('main [type=submit], .dialog [type=submit]').last().click() : press(page, t);

/** Submits a form of the business area: the first press is refused and keeps the input, the second one succeeds. */
export async function sendForm(page: Page, t: TextsOf, form: FormWalk, walker: Walker): Promise<void> {
  await test.step(`${form.name} is refused, then sent`, async () => {
    await page.goto(await form.at(walker));
    await form.open?.(page, t);
    await form.fill(page, t);
    const address = `**/${form.call}*`;
    await page.route(address, (route) =>
      route.fulfill({ status: 422, json: { success: false, code: 'NOT_LIKE_THIS', message: 'Not like this.' } }),
    );
    const press = pressOf(page, t, form);
    const alerts = page.getByRole('alert').filter({ hasText: /\p{L}/u });
    const before = await alerts.count();
    // The page may show another alert, such as missing credits, while a file is still uploaded.
    const refused = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith(`/${form.call}`));
    await press();
    await refused;
    // Some forms have a text of their own.
    await expect.poll(() => alerts.count()).toBeGreaterThan(before);
    await expect(form.where(page, t)).toHaveValue(form.text);
    await page.unroute(address);
    await press();
    await expect(form.done(page, t)).toBeVisible();
    await form.after?.(page, t);
  });
}

/** A form of the business area, from the present page to the target of its submission. */
export async function walkForm(page: Page, t: TextsOf, form: FormWalk, walker: Walker, credentials: Credentials): Promise<void> {
  const { name, call, other } = form;
  const [keys, press] = [keysOf(page, call), pressOf(page, t, form)];
  const isThere = (): Promise<void> => expect(form.where(page, t)).toHaveValue(form.text);

  await test.step(`${name}: the way back asks`, async () => {
    const address = await form.at(walker);
    // Otherwise the browser would follow the first address and be redirected on the way.
    await expect(page.locator('.loader--screen')).toHaveCount(0);
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

  await test.step(`${name}: the session ends`, async () => {
    const ended = page.getByText(t('account.sessionEnded.title'));
    const signInAgain = await endSession(page, call, credentials);
    await press();
    await expect(ended, name).toBeVisible();
    expect(await isFrozen(page)).toBe(true);
    await isThere();
    await signInAgain();
    await expect(ended).toBeHidden();
    expect(await page.evaluate(() => document.querySelector('main')?.inert)).toBe(false);
  });

  await test.step(`${name}: there is no network`, async () => {
    await pressWithoutNetwork(page, t, press);
    await isThere();
    if (other?.rule === 'asks') await other.save(walker);
    // Queries older than a minute are refetched when the network returns.
    await page.evaluate(() => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + 60_000;
    });
    const isRead = other?.reads === undefined ? null : page.waitForResponse((answer) => answer.url().includes(`/${other.reads}`));
    await page.context().setOffline(false);
    await isRead;
    if (other?.rule === 'asks') {
      await press();
      await expect(page.getByText(t('errors.STALE_VERSION')).first()).toBeVisible();
      await isThere();
    }
  });
  // One intent has one key, however its tries ended.
  expect(new Set(keys).size, `keys of ${name}`).toBe(1);

  await test.step(`${name}: it is loaded again`, async () => {
    if (form.isStored) {
      await reload(page);
      await form.open?.(page, t);
      if (other?.rule === 'asks') await page.getByRole('button', { name: t('form.draft.take') }).click();
      await expect(page.getByRole('button', { name: t('form.draft.discard') })).toBeVisible();
      await isThere();
      await form.again?.(page, t);
    } else {
      await reloadAskedAndStayed(page);
      await isThere();
    }
  });

  await test.step(`${name}: the answer is slow`, async () => {
    if (other !== undefined && other.rule !== 'asks') await other.save(walker);
    const before = keys.length;
    await pressSlowly(page, call, press, () => expect(form.done(page, t)).toBeVisible());
    await other?.check?.(walker);
    expect(keys.slice(before), `presses of ${name}`).toHaveLength(1);
    if (form.adds === true) expect(new Set(keys).size, `keys of ${name} after a reload`).toBe(1);
    await form.after?.(page, t);
  });
}

/** A form of a public page. @param credentials of the member; null for guests, who have no session that could end */
export async function walkPublic(
  page: Page,
  t: TextsOf,
  form: PublicWalk,
  walker: Walker | null,
  credentials: Credentials | null,
): Promise<void> {
  const { name, call } = form;
  const [keys, press] = [keysOf(page, call), pressOf(page, t, form)];
  const isThere = (): Promise<void> => expect(form.where(page, t)).toHaveValue(form.text);

  await test.step(`${name}: there is no network`, async () => {
    const texts = page.waitForResponse((answer) => answer.url().includes('errors'));
    await page.goto(await form.at(page, walker));
    const everything = watchArrivals(page);
    await form.open?.(page, t);
    await form.fill(page, t);
    // Texts for the state without a network are fetched at hydration, and the code of the question about credits with the first input.
    await texts;
    await page.waitForLoadState('networkidle');
    await everything();
    if (form.isHeld === true) await reloadAskedAndStayed(page);
    await pressWithoutNetwork(page, t, press);
    await isThere();
    await page.context().setOffline(false);
  });

  if (credentials !== null)
    await test.step(`${name}: the session ends`, async () => {
      const signInAgain = await endSession(page, call, credentials);
      await press();
      await expect(page.getByText(t('errors.UNAUTHENTICATED')).first()).toBeVisible();
      await isThere();
      await signInAgain();
    });

  await test.step(`${name}: the answer is slow`, async () => {
    const before = keys.length;
    await pressSlowly(page, call, press, () => expect(form.done(page, t)).toBeVisible());
    expect(keys.slice(before), `presses of ${name}`).toHaveLength(1);
    expect(new Set(keys).size, `keys of ${name}`).toBe(1);
  });
}
