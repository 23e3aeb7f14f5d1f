/** Forms of a business: companies, staff, saved searches, quotes. */
import { leftToRight } from '../../../contract/text/isolate.ts';
import { expect, type Page } from '@playwright/test';
import { ask } from '../people/businesses.ts';
import { pick } from '../people/traders.ts';
import { addressOf, field, fillAll, newName, password, press, tag, toast } from './steps.ts';
import type { FormWalk, Walker } from './walk.ts';

const fillPasswords = (page: Page): Promise<void> => fillAll(page, { password, again: password });

interface Colleague {
  id: string;
  fullname: string;
  budget: number | null;
  permissions: Record<string, unknown>;
}
async function colleagueOf({ request, token }: Walker, name: string): Promise<Colleague | undefined> {
  const { subUsers } = await ask<{ subUsers: Colleague[] }>(request, '/api/User/GetSubUsers', { token, method: 'GET' });
  return subUsers.find(({ fullname }) => fullname === name);
}

/** Forms for an account that may add companies and staff. Each walk adds new ones. */
export function officeForms(): readonly FormWalk[] {
  const newCompany = newName('Nil Mills');
  const [colleague, invited, renamed] = ['Nour', 'guest', 'Cotton'].map(newName) as [string, string, string];
  /** Ids that this walk has created. */
  const made = { staff: '', search: '' };
  return [
    {
      name: 'a new company',
      at: async () => '/add-new-company',
      fill: async (page, t) => {
        await fillAll(page, { name: newCompany, email: addressOf(newCompany), description: 'Towels', webSite: 'https://www.nil.example' });
        await field(page, 'typeId').selectOption({ index: 1 });
        await tag(page, t('company.field.tags'), 'towel');
      },
      where: (page) => field(page, 'name'),
      text: newCompany,
      call: 'AddCompany',
      done: (page, t) => toast(page, t('company.added')),
      isStored: true,
      adds: true,
    },
    {
      name: 'a new colleague',
      at: async () => '/my-staff',
      open: (page, t) => press(page, t('staff.add')),
      fill: async (page) => {
        await fillAll(page, { name: colleague, email: addressOf(colleague) });
        await field(page, 'phone').fill('5321234567');
        await fillPasswords(page);
      },
      again: fillPasswords,
      where: (page) => field(page, 'name'),
      text: colleague,
      call: 'AddSubUser',
      done: (page, t) => page.getByRole('dialog', { name: t('staff.permissions', { name: colleague }) }),
      after: (page, t) => press(page, t('staff.later')),
      isStored: true,
    },
    {
      name: 'the rights of a colleague',
      at: async (walker) => {
        made.staff = (await colleagueOf(walker, colleague))?.id ?? '';
        return '/my-staff';
      },
      open: (page, t) => press(page, t('staff.changeOf', { name: colleague })),
      fill: (page) => field(page, 'budget').fill('500'),
      where: (page) => field(page, 'budget'),
      text: '500',
      call: 'EditSubUser',
      done: (page, t) => toast(page, t('staff.saved', { name: colleague })),
      isStored: true,
      other: {
        rule: 'beside',
        save: async ({ request, token }) => {
          const data = { email: addressOf(colleague), permissions: { _id: made.staff, deleteChat: true } };
          await ask(request, '/api/User/EditSubUser', { token, data });
        },
        check: async (walker) => {
          const member = await colleagueOf(walker, colleague);
          expect([member?.budget, member?.permissions['deleteChat']]).toEqual([500, true]);
        },
      },
    },
    {
      name: 'an invitation',
      at: async () => '/my-staff',
      open: (page, t) => press(page, t('staff.invite.do')),
      fill: (page) => field(page, 'email').fill(addressOf(invited)),
      where: (page) => field(page, 'email'),
      text: addressOf(invited),
      call: 'InviteSubUser',
      done: (page, t) => toast(page, t('staff.invite.sent', { email: leftToRight(addressOf(invited)) })),
      isStored: true,
    },
    {
      name: 'the name of a saved search',
      at: async ({ request, token }) => {
        const data = { path: `/imports?value=${crypto.randomUUID().slice(0, 8)}`, name: 'Towels', level: 'none' };
        made.search = (await ask<{ id: string }>(request, '/api/User/SaveSearch', { token, data })).id;
        return '/saved?kind=search';
      },
      open: (page, t) =>
        page
          .getByRole('button', { name: t('favourite.search.rename') })
          .first()
          .click(),
      fill: (page) => field(page, 'name').fill(renamed),
      where: (page) => field(page, 'name'),
      text: renamed,
      call: 'EditSavedSearch',
      done: (page) => page.locator('.own-row').getByRole('link', { name: renamed }),
      isStored: true,
      other: {
        rule: 'last',
        save: ({ request, token }) => ask(request, '/api/User/EditSavedSearch', { token, data: { id: made.search, name: 'Theirs' } }),
      },
    },
    {
      name: 'a quote',
      at: async (walker) => {
        const { request, token, companyId } = walker;
        const cards = { data: { page: 0, size: 1, filters: { serviceType: 1 } } };
        const { requests } = await ask<{ requests: { id: string }[] }>(request, '/api/Company/GetRequestCards', cards);
        const { request: wanted } = await ask<{ request: { id: string; company: { id: string } } }>(
          request,
          `/api/Company/GetRequestDetailById?id=${requests[0]?.id}`,
        );
        const data = { fromCompanyId: companyId, toCompanyId: wanted.company.id, chatNameForAll: newName('Quote'), text: 'Good morning' };
        const about = { createdFor: 1, requestId: wanted.id };
        const { chatId } = await ask<{ chatId: string }>(request, '/api/Tools/CreateChat', { token, data: { ...data, ...about } });
        return `/messages?chatId=${chatId}`;
      },
      open: (page, t) => press(page, t('chat.quote.send')),
      fill: async (page, t) => {
        const dialog = page.locator('.dialog');
        await dialog.locator('[name="incoterm"]').selectOption('EXW');
        // The newest request may be another account's, and not every request has a country.
        await dialog.getByRole('combobox', { name: t('quote.form.country') }).fill('');
        await pick(page, t('quote.form.country'), 'Türkiye');
        await fillAll(page, { price: '4.5', quantity: '400', leadTime: '21', place: 'Mersin', note: 'Ne 30/1' });
      },
      where: (page) => field(page, 'note'),
      text: 'Ne 30/1',
      call: 'SendQuote',
      done: (page, t) => toast(page, t('quote.sent')),
      isStored: true,
    },
  ];
}
