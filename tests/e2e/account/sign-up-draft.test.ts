/** Choices for which the sign-up call has no fields are offered on /profile-settings (ADR 027). */
import { choose, field, fillSignUp, submit, toast } from '../../support/people/auth-pages.ts';
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';
import { demoAccount, enter } from '../../support/people/members.ts';
import { mailTo } from '../../support/people/traders.ts';

for (const [language, country, city] of [
  ['en', 'Türkiye', 'Yalova'],
  ['ar', 'تركيا', 'يالوفا'],
] as const)
  test(`choices of the sign-up are offered in the settings after the activation, and deleted when they are saved, in ${language}`, async ({
    page,
  }) => {
    const t = textsOf(language);
    const email = `draft-${crypto.randomUUID().slice(0, 13)}@kervan.example`;
    await page.setExtraHTTPHeaders({ 'accept-language': language });
    await page.goto(`/language?to=${language}&back=%2Fsign-up`);
    await fillSignUp(page, email);
    await choose(page, t('signUp.country'), country.slice(0, 4), country);
    await choose(page, t('signUp.city'), 'Yalova', city);
    await choose(page, t('signUp.area'), 'Çınar', 'Çınarcık');
    await page.getByRole('radio', { name: t('signUp.female') }).check();
    await submit(page).click();
    await expect(page.getByRole('heading', { name: t('signUp.sentTitle') })).toBeVisible();

    const { text } = await mailTo(page, email, (mail) => mail.text.includes('/activation?token='));
    await page.goto(/https?:\/\/\S+\/activation\?token=\S+/.exec(text)?.[0] ?? '');
    await expect(page.getByText(t('activation.done')).first()).toBeVisible();

    await enter(page, { email, password: 'Calm-caravan-9' }, '/profile-settings', { language });
    const note = page.getByText(t('user.settings.fromSignUp'));
    const filled = async () => {
      for (const [name, value] of [
        ['country', country],
        ['city', city],
        ['area', 'Çınarcık'],
      ] as const)
        await expect(
          page.locator('main').getByRole('combobox', { name: new RegExp(`^${t(`user.settings.address.${name}`)}`) }),
        ).toHaveValue(value);
      await expect(page.getByLabel(t('user.profile.field.gender'))).toHaveValue('2');
    };
    await expect(note).toBeVisible();
    await filled();
    // Nothing was typed yet, so the page shows no unsaved changes.
    await expect(page.getByText(t('user.settings.unsaved'))).toBeHidden();

    await field(page, 'addressDescription').fill('İskele Cd. 4');
    await page.getByRole('button', { name: t('common.actions.save'), exact: true }).click();
    await expect(toast(page, t('user.settings.saved'))).toBeVisible();
    await expect(note).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('sign-up-draft'))).toBeNull();
    await page.reload();
    await filled();
    await expect(note).toBeHidden();
  });

test('another person in the same browser is offered nothing, and deletes nothing', async ({ page }) => {
  const t = textsOf('en');
  const email = `draft-${crypto.randomUUID().slice(0, 13)}@kervan.example`;
  await page.setExtraHTTPHeaders({ 'accept-language': 'en' });
  await page.goto('/en/sign-up');
  await fillSignUp(page, email);
  await page.getByRole('radio', { name: t('signUp.male'), exact: true }).check();
  await submit(page).click();
  await expect(page.getByRole('heading', { name: t('signUp.sentTitle') })).toBeVisible();
  await enter(page, demoAccount('newcomer'), '/profile-settings', { language: 'en' });
  await field(page, 'fullName').waitFor();
  await expect(page.getByText(t('user.settings.fromSignUp'))).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('sign-up-draft'))).not.toBeNull();
});
