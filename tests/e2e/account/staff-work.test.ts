/** A staff member is invited, has a role and a budget, answers a chat, and loses a permission while a page is open: in a real browser. */
import type { Page } from '@playwright/test';
import { demoPassword } from '../../../demo/index.ts';
import { isolated, leftToRight } from '../../../contract/text/isolate.ts';
import { expectNoFaults } from '../../support/browser/accessibility.ts';
import { toast } from '../../support/people/auth-pages.ts';
import { newBusiness } from '../../support/people/businesses.ts';
import { atAnotherMachine, enter } from '../../support/people/members.ts';
import { expect, pageElsewhere, stepMs, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';
import { mailTo } from '../../support/people/traders.ts';

const password = 'Calm-caravan-9';
/** Shorter than the interval of polls, so the change has to arrive by the live connection. */
const soon = { timeout: 5000 };
const owner = { email: 'owner@kervan.example', password: demoPassword };
const newEmail = (): string => `invited-${crypto.randomUUID().slice(0, 13)}@kervan.example`;

const dialog = (page: Page) => page.locator('.dialog');
const row = (page: Page, words: string) => page.locator('.own-row').filter({ hasText: words });

interface Invited {
  id: string;
  email: string;
}
/** Removes staff of an earlier attempt, who would count against the owner's plan. */
const tidy = (): Promise<void> =>
  atAnotherMachine(owner, async (request, headers) => {
    const listed = async (call: string, name: string): Promise<Invited[]> => {
      const answer = await request.get(`/api/User/${call}`, { headers });
      const { data } = (await answer.json()) as { data: Record<string, Invited[]> };
      return (data[name] ?? []).filter(({ email }) => email.startsWith('invited-'));
    };
    for (const { id } of await listed('GetInvitations', 'invitations'))
      await request.delete(`/api/User/WithdrawInvitation?id=${id}`, { headers });
    for (const { id } of await listed('GetSubUsers', 'subUsers')) await request.delete(`/api/User/DeleteSubUser?id=${id}`, { headers });
  });

// Serial, because both tests invite for the same account, whose plan has a small limit.
test.describe.configure({ mode: 'serial' });
test.beforeEach(tidy);

/** Opens the mailed link and accepts. */
async function join(page: Page, t: ReturnType<typeof textsOf>, email: string, name: string): Promise<void> {
  const { text } = await mailTo(page, email, (mail) => mail.text.includes('/invitation?token='));
  await page.goto(/\/invitation\?token=\S+/.exec(text)?.[0] ?? '');
  const form = page.locator('main form');
  await expect(form).toContainText(owner.email);
  await expect(form).toContainText(email);
  await expectNoFaults(page);
  await form.locator('[type=submit]').click();
  await expect(form.locator('[name=name]')).toBeFocused();
  await form.locator('[name=name]').fill(name);
  await form.locator('[name=password]').fill(password);
  await form.locator('[name=passwordAgain]').fill(password);
  await form.locator('[type=submit]').click();
  await expect(page.getByText(t('invitation.done'))).toBeVisible();
}

test.describe('in English, on a desktop', () => {
  const t = textsOf('en');
  test.use({ locale: 'en', extraHTTPHeaders: { 'accept-language': 'en' }, colorScheme: 'light', viewport: { width: 1280, height: 900 } });

  test(
    'an invited colleague chooses a password, works within a role and a budget, and loses a permission at once',
    { tag: '@gate' },
    async ({ page, browser }) => {
      test.setTimeout(180_000);
      page.setDefaultTimeout(stepMs);
      const email = newEmail();
      const name = `Nour ${email.slice(8, 16)}`;
      const theirs = await pageElsewhere(browser, 'en');

      await test.step('the owner invites with a role, changes a flag and sets a budget', async () => {
        await enter(page, owner, '/my-staff', { language: 'en' });
        await page.getByRole('button', { name: t('staff.invite.do'), exact: true }).click();
        const role = dialog(page).getByRole('combobox', { name: t('staff.role.label') });
        await expect(role.locator('option:checked')).toHaveText(t('staff.role.name.assistant'));
        await role.selectOption({ label: t('staff.role.name.purchasing') });
        await expect(dialog(page).locator('[name="permissions.requestsAccess"]')).toBeChecked();
        await dialog(page).locator('[name="permissions.deleteChat"]').check();
        await expect(role.locator('option:checked')).toHaveText(t('staff.role.own'));
        await dialog(page).locator('[name="permissions.deleteChat"]').uncheck();
        await expect(role.locator('option:checked')).toHaveText(t('staff.role.name.purchasing'));
        await dialog(page).locator('[name=email]').fill(email);
        await dialog(page).locator('[name=budget]').fill('1.5');
        await dialog(page).locator('[type=submit]').click();
        await expect(dialog(page).getByText(t('staff.check.budget'))).toBeVisible();
        await dialog(page).locator('[name=budget]').fill('3');
        await expectNoFaults(page);
        await dialog(page).locator('[type=submit]').click();
        await expect(toast(page, t('staff.invite.sent', { email: leftToRight(email) }))).toBeVisible();
        await expect(row(page, email)).toContainText(t('staff.role.name.purchasing'));
        await expectNoFaults(page);
      });

      await test.step('the colleague sees who invites, chooses a password and signs in', async () => {
        await join(theirs, t, email, name);
        await theirs.reload();
        await expect(theirs.getByText(t('invitation.notFound'))).toBeVisible();
        await enter(theirs, { email, password }, '/my-requests', { language: 'en' });
        await expect(theirs.getByRole('heading', { level: 1, name: t('nav.business.requests') })).toBeVisible();
      });

      await test.step('a page that needs a permission shows its revocation at once, and works again when it is granted', async () => {
        await page.reload();
        await expect(row(page, email)).toContainText(t('staff.role.name.purchasing'));
        const choose = async (role: 'accounting' | 'purchasing') => {
          await page.getByRole('button', { name: t('staff.changeOf', { name }) }).click();
          await dialog(page)
            .getByRole('combobox', { name: t('staff.role.label') })
            .selectOption({ label: t(`staff.role.name.${role}`) });
          await dialog(page).locator('[type=submit]').click();
          await expect(toast(page, t('staff.saved', { name })).last()).toBeVisible();
        };
        await choose('accounting');
        await expect(theirs.getByText(t('account.noPermissionWhy'))).toBeVisible(soon);
        await expect(theirs.locator('#account-band a[href="/my-requests"]')).toHaveCount(0);
        await choose('purchasing');
        await expect(theirs.getByRole('heading', { level: 1, name: t('nav.business.requests') })).toBeVisible(soon);
      });

      await test.step('the rest of the budget is shown where credits are spent', async () => {
        const seller = await newBusiness(page.request);
        await theirs.goto(`/companies/${seller.path}`);
        await theirs
          .locator('main')
          .getByRole('button', { name: t('contact.open') })
          .first()
          .click();
        await expect(theirs.getByText(t('errors.BUDGET_REACHED')).first()).toBeVisible();
      });

      await test.step('the owner reads what the colleague did, and removes them: the open page reacts at once', async () => {
        await theirs.goto('/profile');
        await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();
        await page.getByRole('button', { name: t('staff.activity.of', { name }) }).click();
        await expect(dialog(page)).toContainText(t('staff.activity.what.staff-join'));
        await expectNoFaults(page);
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: t('staff.removeOf', { name }) }).click();
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: t('staff.remove'), exact: true })
          .click();
        await expect(row(page, email)).toHaveCount(0);
        // The pressed button is gone.
        await expect(page.locator('main .page:focus')).toBeVisible();
        await expect(theirs.getByText(t('account.sessionEnded.title'))).toBeVisible(soon);
        await theirs.context().close();
      });
    },
  );
});

test.describe('in Arabic, on a phone', () => {
  const t = textsOf('ar');
  test.use({ locale: 'ar', extraHTTPHeaders: { 'accept-language': 'ar' }, colorScheme: 'dark', viewport: { width: 390, height: 844 } });

  test('an invitation is sent again and withdrawn; a chat is assigned to a staff member, who finds it among their own', async ({
    page,
    browser,
  }) => {
    test.setTimeout(180_000);
    page.setDefaultTimeout(stepMs);
    const email = newEmail();
    await enter(page, owner, '/my-staff', { language: 'ar' });
    await page.getByRole('button', { name: t('staff.invite.do'), exact: true }).click();
    await dialog(page).locator('[name=email]').fill(email);
    await expectNoFaults(page);
    await dialog(page).locator('[type=submit]').click();
    await expect(row(page, email)).toBeVisible();
    await page.getByRole('button', { name: t('staff.invite.againOf', { email }) }).click();
    await expect(toast(page, t('staff.invite.sent', { email: leftToRight(email) })).last()).toBeVisible();
    await expectNoFaults(page);
    await page.getByRole('button', { name: t('staff.invite.withdrawOf', { email }) }).click();
    await expect(row(page, email)).toHaveCount(0);

    await page.goto('/messages');
    const first = page.locator('.chat-entry').first();
    const href = (await first.getAttribute('href')) ?? '';
    await first.click();
    await page.getByRole('button', { name: t('chat.more'), exact: true }).click();
    await page.getByRole('menuitem', { name: t('chat.assign.do') }).click();
    const choices = dialog(page).getByRole('radio');
    await expect(choices).toHaveCount(3);
    const sales = dialog(page).locator('label').nth(1);
    const name = (await sales.innerText()).trim();
    await sales.click();
    await expectNoFaults(page);
    await dialog(page)
      .getByRole('button', { name: t('chat.assign.save'), exact: true })
      .click();
    await expect(page.locator('.chat__head')).toContainText(
      t('chat.assign.is', { name: isolated(name.replaceAll(/[\u2066-\u2069]/g, '')) }),
    );

    const theirs = await pageElsewhere(browser, 'ar');
    await enter(theirs, { email: 'sales@kervan.example', password: demoPassword }, '/messages', { language: 'ar' });
    await theirs.getByRole('checkbox', { name: t('chat.assign.mine') }).check();
    await expect(theirs.locator('.chat-entry')).toHaveCount(1);
    await expect(theirs.locator('.chat-entry')).toHaveAttribute('href', href);
    await theirs.context().close();
  });
});

/** A person with the flags of new staff. */
const asker = { email: 'staff@kervan.example', password: demoPassword };

for (const { language, ...look } of [
  { language: 'en', colorScheme: 'light', viewport: { width: 1280, height: 900 } },
  { language: 'ar', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const)
  test.describe(`a changed address, ${language}`, () => {
    const t = textsOf(language);
    test.use({ locale: language, extraHTTPHeaders: { 'accept-language': language }, ...look });

    /** A colleague requests another address for one whom the owner has added. */
    async function askedFor(name: string): Promise<{ email: string; newEmail: string; ask: (to: string) => Promise<void> }> {
      const [email, wanted] = [newEmail(), newEmail()];
      await atAnotherMachine(owner, async (request, headers) => {
        const body = { stFullname: name, stEmail: email, stPassword: password, stPhone: '90-5321112233' };
        const answer = await request.post('/api/User/AddSubUser', { headers, data: body });
        expect(answer.ok(), await answer.text()).toBe(true);
      });
      const ask = (to: string): Promise<void> =>
        atAnotherMachine(asker, async (request, headers) => {
          const list = await request.get('/api/User/GetSubUsers', { headers });
          const { data } = (await list.json()) as { data: { subUsers: (Invited & { fullname: string })[] } };
          const id = data.subUsers.find(({ fullname }) => fullname === name)?.id;
          const answer = await request.post('/api/User/EditSubUser', { headers, data: { email: to, permissions: { _id: id } } });
          expect(answer.ok(), await answer.text()).toBe(true);
        });
      await ask(wanted);
      return { email, newEmail: wanted, ask };
    }

    const follow = async (page: Page, to: string, link: RegExp): Promise<void> => {
      const { text } = await mailTo(page, to, (mail) => link.test(mail.text));
      await page.goto(link.exec(text)?.[0] ?? '');
    };

    test('its old mailbox rejects it with one press; the owner undoes it, and confirms one that is already in use', async ({ page }) => {
      test.setTimeout(120_000);
      page.setDefaultTimeout(stepMs);
      const name = `Lale ${newEmail().slice(8, 16)}`;
      const { email, newEmail: wanted, ask } = await askedFor(name);

      await test.step('the page of the mailed link explains the change, and does nothing before the button is pressed', async () => {
        await follow(page, email, /\/keep-address\?token=\S+/);
        const main = page.locator('main');
        for (const words of [email, wanted, t('keepAddress.waits')]) await expect(main).toContainText(words);
        await expectNoFaults(page);
        await page.reload();
        await main.getByRole('button', { name: t('keepAddress.submit'), exact: true }).click();
        await expect(page.getByText(t('keepAddress.done'))).toBeVisible();
        await expectNoFaults(page);
        await page.reload();
        await expect(page.getByText(t('keepAddress.notFound'))).toBeVisible();
        await follow(page, wanted, /\/activation\?token=\S+/);
        await expect(page.getByText(t('activation.notFound'))).toBeVisible();
      });

      await test.step('the owner sees in the list who asked, and undoes it', async () => {
        await ask(wanted);
        await enter(page, owner, '/my-staff', { language });
        await expect(row(page, email)).toContainText(wanted);
        await expectNoFaults(page);
        await page.getByRole('button', { name: t('staff.address.undoOf', { name }) }).click();
        await expect(row(page, email)).not.toContainText(wanted);
      });

      await test.step('one that is already in use can be confirmed', async () => {
        const last = newEmail();
        await ask(last);
        await follow(page, last, /\/activation\?token=\S+/);
        await expect(page.getByText(t('activation.done')).first()).toBeVisible();
        // The owner is signed in here, and the address is the colleague's.
        await expect(page.locator('main [name=email]')).toHaveValue(last);
        await follow(page, email, /\/keep-address\?token=\S+/);
        await expect(page.locator('main')).toContainText(t('keepAddress.taken'));
        await page.goto('/my-staff');
        await expect(row(page, last)).toContainText(t('staff.address.main'));
        await expect(row(page, last)).toContainText(email);
        await expectNoFaults(page);
        await page.getByRole('button', { name: t('staff.address.confirmOf', { name }) }).click();
        await expect(toast(page, t('staff.address.confirmed', { name }))).toBeVisible();
        await expect(row(page, last)).not.toContainText(email);
      });
    });
  });
