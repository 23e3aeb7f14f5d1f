/** Forms of public pages. */
import type { Page } from '@playwright/test';
import { ask } from '../people/businesses.ts';
import { mailTo } from '../people/traders.ts';
import { addressOf, field, fillAll, newName, password, press } from './steps.ts';
import type { PublicWalk } from './walk.ts';

const guest = { email: addressOf(newName('Visitor')), password, later: 'Calm-caravan-11' };
const guestOfStaff = addressOf(newName('Helper'));
const linkTo = async (page: Page, email: string, path: string): Promise<string> => {
  const link = new RegExp(String.raw`${path}\?token=\S+`);
  const { text } = await mailTo(page, email, (mail) => link.test(mail.text));
  return link.exec(text)?.[0] ?? '';
};

export const guestForms: readonly PublicWalk[] = [
  {
    name: 'sign-up',
    at: async () => '/sign-up',
    fill: async (page) => {
      await fillAll(page, { fullname: 'Nour Haddad', email: guest.email, password, passwordAgain: password });
      for (const name of ['isMembershipRead', 'isPersonalDataRead']) await field(page, name).check();
    },
    where: (page) => field(page, 'fullname'),
    text: 'Nour Haddad',
    call: 'Register',
    done: (page, t) => page.getByRole('heading', { name: t('signUp.sentTitle') }),
    isHeld: true,
  },
  {
    name: 'a forgotten password',
    at: async () => '/forgot-password',
    fill: (page) => field(page, 'email').fill(guest.email),
    where: (page) => field(page, 'email'),
    text: guest.email,
    call: 'ForgotPassword',
    done: (page, t) => page.getByText(t('password.forgot.sent')),
  },
  {
    name: 'another password',
    at: (page) => linkTo(page, guest.email, '/reset-password'),
    fill: (page) => fillAll(page, { password: guest.later, passwordAgain: guest.later }),
    where: (page) => field(page, 'password'),
    text: guest.later,
    call: 'ResetPassword',
    done: (page, t) => page.getByText(t('password.reset.done')),
  },
  {
    name: 'a message to the operator',
    at: async () => '/contact-us',
    fill: (page) => fillAll(page, { name: 'Nour', email: guest.email, message: 'Which harbours?' }),
    where: (page) => field(page, 'message'),
    text: 'Which harbours?',
    call: 'AddContactUs',
    done: (page, t) => page.getByText(t('page.contact.sent')),
    isHeld: true,
  },
  {
    name: 'an invitation that is accepted',
    at: async (page, walker) => {
      const permissions = { viewUserProfile: true };
      await ask(page.request, '/api/User/InviteSubUser', { token: walker?.token ?? '', data: { stEmail: guestOfStaff, permissions } });
      return linkTo(page, guestOfStaff, '/invitation');
    },
    fill: (page) => fillAll(page, { name: 'Nour', password, passwordAgain: password }),
    where: (page) => field(page, 'name'),
    text: 'Nour',
    call: 'AcceptInvitation',
    done: (page, t) => page.getByText(t('invitation.done')),
  },
  {
    name: 'sign-in',
    at: async () => '/sign-in?redirect=%2Fprofile',
    fill: (page) => fillAll(page, { email: guest.email, password: guest.later }),
    where: (page) => field(page, 'password'),
    text: guest.later,
    call: 'Login',
    done: (page) => page.locator('#account-band'),
  },
];

/** A member's first message on a public page. */
export const contactForm: PublicWalk = {
  name: 'a first message',
  at: async (page, walker) => {
    const { companies } = await ask<{ companies: { id: string; path: string }[] }>(page.request, '/api/Company/GetCompanyCards', {
      data: { page: 0, size: 10 },
    });
    return `/companies/${companies.find(({ id }) => id !== walker?.companyId)?.path}`;
  },
  open: (page, t) =>
    page
      .locator('#contact')
      .getByRole('button', { name: t('contact.open') })
      .click(),
  fill: (page) => field(page, 'text').fill('Do you ship to Mersin?'),
  where: (page) => field(page, 'text'),
  text: 'Do you ship to Mersin?',
  press: async (page, t) => {
    await press(page, t('contact.send'));
    await page.locator('.dialog .button--spend').click();
  },
  call: 'CreateChat',
  done: (page) => page.getByRole('log').getByText('Do you ship to Mersin?'),
  isHeld: true,
};
