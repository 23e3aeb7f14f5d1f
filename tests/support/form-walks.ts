/** Every form of the business area as a browser finds it: where it stands, what sending it needs, and what another tab may do meanwhile. */
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { TextsOf } from '../../src/i18n/keys.ts';
import { ask } from './businesses.ts';
import { mailTo } from './traders.ts';

/** Whoever walks, and what their account has for it. */
export interface Walker {
  request: APIRequestContext;
  token: string;
  userId: string;
  companyId: string;
}

/** What becomes of a form when the same thing was saved in another tab since it was opened. */
export interface OtherTab {
  /**
   * `told`: nothing is overwritten unseen, the reader is told and may take what was typed over what is stored now. `beside`: only what was
   * changed is sent, so that both changes stand. `last`: one value, which the last one gives (docs/decisions/099).
   */
  rule: 'told' | 'beside' | 'last';
  save: (walker: Walker) => Promise<void>;
  /** Both changes stand. */
  check?: (walker: Walker) => Promise<void>;
  /** What the form was filled from, by its call: it is read anew when the network is back, and must not be taken for what was seen. */
  reads?: string;
}

export interface FormWalk {
  /** As in every-form.ts, where it stands there. */
  name: string;
  /** Makes what is edited. @returns the address of the form */
  at: (walker: Walker) => Promise<string>;
  /** Presses what opens it there. */
  open?: (page: Page, t: TextsOf) => Promise<void>;
  fill: (page: Page, t: TextsOf) => Promise<void>;
  /** What no draft holds: chosen again after a reload. */
  again?: (page: Page, t: TextsOf) => Promise<void>;
  /** A field, and what is typed into it. */
  where: (page: Page, t: TextsOf) => Locator;
  text: string;
  press?: (page: Page, t: TextsOf) => Promise<void>;
  /** Last part of the path of its write. */
  call: string;
  /** It was sent. */
  done: (page: Page, t: TextsOf) => Locator;
  /** What stands there then is put away. */
  after?: (page: Page, t: TextsOf) => Promise<void>;
  /** A reload brings the draft of it back; without one the browser asks before it reloads. */
  isKept: boolean;
  /** The key of what was never answered is known after a reload too (docs/decisions/074). */
  adds?: boolean;
  other?: OtherTab;
}

const field = (page: Page, name: string): Locator => page.locator(`main [name="${name}"], .dialog [name="${name}"]`).last();
const toast = (page: Page, words: string): Locator => page.locator('.toast').filter({ hasText: words }).last();
const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).first().click();
const newName = (what: string): string => `${what} ${crypto.randomUUID().slice(0, 8)}`;
const fillAll = async (page: Page, values: Record<string, string>): Promise<void> => {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
};
const tag = async (page: Page, label: string, word: string): Promise<void> => {
  await page.getByLabel(label).fill(word);
  await page.keyboard.press('Enter');
};
const category = async (page: Page): Promise<void> => {
  for (const name of ['categoryId', 'subCategoryId']) await field(page, name).selectOption({ index: 1 });
};
const picture = sharp({ create: { width: 600, height: 450, channels: 3, background: '#0b5c63' } })
  .png()
  .toBuffer();
const choosePicture = async (page: Page): Promise<void> =>
  page
    .locator('main input[type=file]')
    .first()
    .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: await picture });
const paper = {
  name: 'scan.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%âãÏÓ\n1 0 obj<</Type/Catalog>>endobj\n%%EOF'),
};

interface Category {
  id: string;
  subCategories: { id: string }[];
}
async function anyCategory({ request }: Walker): Promise<{ categoryId: string; subCategoryId: string }> {
  const { categories } = await ask<{ categories: Category[] }>(request, '/api/CMSCategories/GetCategories', { method: 'GET' });
  return { categoryId: categories[0]?.id ?? '', subCategoryId: categories[0]?.subCategories[0]?.id ?? '' };
}

/** Of what a walk has made: its id, and the picture that it keeps. */
const made = { request: '', product: '', picture: '', staff: '', search: '' };

async function saveRequest(walker: Walker, name: string, id?: string): Promise<string> {
  const { categoryId, subCategoryId } = await anyCategory(walker);
  const { request } = await ask<{ request: { id: string } }>(walker.request, '/api/Company/AddAndEditRequest', {
    token: walker.token,
    multipart: {
      ...(id !== undefined && { 'Request.Id': id }),
      'Request.CompanyId': walker.companyId,
      'Request.InServiceEnum': '1',
      'Request.CategoryId': categoryId,
      'Request.SubCategoryId': subCategoryId,
      'Request.Name': name,
      'Request.Description': 'Ne 30/1, 20 t',
      'Request.Keywords': 'yarn',
    },
  });
  return request.id;
}

async function saveProduct(walker: Walker, name: string, id?: string): Promise<string> {
  const { categoryId, subCategoryId } = await anyCategory(walker);
  const { product } = await ask<{ product: { id: string; imageURLs: string[] } }>(walker.request, '/api/Company/AddAndEditProduct', {
    token: walker.token,
    multipart: {
      ...(id === undefined
        ? { ImageList: { name: 'a.png', mimeType: 'image/png', buffer: await picture } }
        : { 'Product.Id': id, ImageURLs: made.picture }),
      CompanyId: walker.companyId,
      'Product.Name': name,
      'Product.Description': 'Cotton',
      'Product.CategoryId': categoryId,
      'Product.SubCategoryId': subCategoryId,
      'Product.ProductKeywords': 'towel',
    },
  });
  made.picture = product.imageURLs[0] ?? '';
  return product.id;
}

const [newRequest, editedRequest, newProduct, editedProduct] = ['Ring yarn', 'Carded yarn', 'Bath towel', 'Hand towel'].map(newName) as [
  string,
  string,
  string,
  string,
];

export const tradeForms: readonly FormWalk[] = [
  {
    name: 'a new request',
    at: async () => '/add-request?type=1',
    fill: async (page, t) => {
      await field(page, 'companyId').selectOption({ index: 1 });
      await category(page);
      await fillAll(page, { name: newRequest, description: 'Ne 30/1, 20 t, CIF Mersin.' });
      await tag(page, t('request.form.field.tags'), 'yarn');
    },
    where: (page) => field(page, 'name'),
    text: newRequest,
    press: async (page, t) => {
      await press(page, t('request.form.add'));
      await page.locator('.button--spend').click();
    },
    call: 'AddAndEditRequest',
    done: (page) => page.getByRole('link', { name: newRequest }),
    isKept: true,
    adds: true,
  },
  {
    name: 'a request that is edited',
    at: async (walker) => `/edit-request/${(made.request = await saveRequest(walker, 'Yarn'))}`,
    fill: (page) => field(page, 'name').fill(editedRequest),
    where: (page) => field(page, 'name'),
    text: editedRequest,
    press: (page, t) => press(page, t('common.actions.save')),
    call: 'AddAndEditRequest',
    done: (page) => page.getByRole('link', { name: editedRequest }),
    isKept: true,
    other: {
      rule: 'told',
      reads: 'GetUserRequestById',
      save: async (walker) => void (await saveRequest(walker, 'Other yarn', made.request)),
    },
  },
  {
    name: 'a new product',
    at: async ({ companyId }) => `/add-product/${companyId}`,
    fill: async (page, t) => {
      await fillAll(page, { name: newProduct, description: 'Combed cotton' });
      await tag(page, t('product.field.tags'), 'towel');
      await category(page);
      await choosePicture(page);
    },
    again: choosePicture,
    where: (page) => field(page, 'name'),
    text: newProduct,
    call: 'AddAndEditProduct',
    done: (page, t) => toast(page, t('product.added')),
    isKept: true,
    adds: true,
  },
  {
    name: 'a product that is edited',
    at: async (walker) => `/edit-product/${walker.companyId}/${(made.product = await saveProduct(walker, 'Towel'))}`,
    fill: (page) => field(page, 'name').fill(editedProduct),
    where: (page) => field(page, 'name'),
    text: editedProduct,
    call: 'AddAndEditProduct',
    done: (page, t) => toast(page, t('product.saved')),
    isKept: true,
    other: {
      rule: 'told',
      reads: 'GetProductDetailById',
      save: async (walker) => void (await saveProduct(walker, 'Other towel', made.product)),
    },
  },
  {
    name: 'a company that is edited',
    at: async ({ companyId }) => `/my-companies/${companyId}`,
    fill: (page) => field(page, 'description').fill('Towels and bathrobes'),
    where: (page) => field(page, 'description'),
    text: 'Towels and bathrobes',
    press: (page, t) => press(page, t('common.actions.save')),
    call: 'EditCompany',
    done: (page, t) => toast(page, t('company.saved')),
    isKept: true,
    other: {
      rule: 'told',
      reads: 'GetCompanyById',
      save: async ({ request, token, companyId }) => {
        const { company } = await ask<{ company: { name: string; email: string } }>(request, '/api/Company/GetCompanyById', {
          token,
          data: { id: companyId },
        });
        const multipart = {
          CompanyId: companyId,
          Name: company.name,
          Email: company.email,
          Description: 'Sheets',
          CompanyKeywords: 'sheet',
        };
        await ask(request, '/api/Company/EditCompany', { token, multipart });
      },
    },
  },
  {
    name: 'a certificate',
    at: async ({ companyId }) => `/my-companies/${companyId}`,
    open: (page, t) => press(page, t('company.certificate.add')),
    fill: async (page, t) => {
      const dialog = page.locator('.dialog');
      await dialog.getByLabel(t('company.certificate.kind')).selectOption('iso9001');
      await dialog.getByLabel(t('company.certificate.number')).fill('QM-4711');
      await dialog.getByLabel(t('company.certificate.issuer')).fill('Quay Register');
      await dialog.getByLabel(t('trade.label.validUntil')).fill('2031-05-01');
      await dialog.locator('input[type=file]').setInputFiles(paper);
    },
    where: (page, t) => page.locator('.dialog').getByLabel(t('company.certificate.number')),
    text: 'QM-4711',
    press: (page, t) =>
      page
        .locator('.dialog')
        .getByRole('button', { name: t('common.actions.save'), exact: true })
        .click(),
    call: 'AddAndEditCertificate',
    done: (page, t) => toast(page, t('company.certificate.saved')),
    isKept: false,
  },
];

const newCompany = newName('Nil Mills');
const [colleague, invited, renamed, heading] = ['Nour', 'guest', 'Cotton', 'Quay'].map(newName) as [string, string, string, string];
const addressOf = (name: string): string => `${name.toLowerCase().replaceAll(' ', '-')}@kervan.example`;

interface Colleague {
  id: string;
  fullname: string;
  budget: number | null;
  permissions: Record<string, unknown>;
}
async function colleagueOf({ request, token }: Walker): Promise<Colleague | undefined> {
  const { subUsers } = await ask<{ subUsers: Colleague[] }>(request, '/api/User/GetSubUsers', { token, method: 'GET' });
  return subUsers.find(({ fullname }) => fullname === colleague);
}

/** For an account with room for companies and colleagues. */
export const officeForms: readonly FormWalk[] = [
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
    isKept: true,
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
    isKept: true,
  },
  {
    name: 'the rights of a colleague',
    at: async (walker) => {
      made.staff = (await colleagueOf(walker))?.id ?? '';
      return '/my-staff';
    },
    open: (page, t) => press(page, t('staff.changeOf', { name: colleague })),
    fill: (page) => field(page, 'budget').fill('500'),
    where: (page) => field(page, 'budget'),
    text: '500',
    call: 'EditSubUser',
    done: (page, t) => toast(page, t('staff.saved', { name: colleague })),
    isKept: true,
    other: {
      rule: 'beside',
      save: async ({ request, token }) => {
        const data = { email: addressOf(colleague), permissions: { _id: made.staff, deleteChat: true } };
        await ask(request, '/api/User/EditSubUser', { token, data });
      },
      check: async (walker) => {
        const member = await colleagueOf(walker);
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
    done: (page, t) => toast(page, t('staff.invite.sent', { email: addressOf(invited) })),
    isKept: true,
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
        .getByRole('button', { name: t('saved.search.rename') })
        .first()
        .click(),
    fill: (page) => field(page, 'name').fill(renamed),
    where: (page) => field(page, 'name'),
    text: renamed,
    call: 'EditSavedSearch',
    done: (page) => page.locator('.own-row').getByRole('link', { name: renamed }),
    isKept: true,
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
    fill: async (page) => {
      const dialog = page.locator('.dialog');
      await dialog.locator('[name="incoterm"]').selectOption('EXW');
      await fillAll(page, { price: '4.5', quantity: '400', leadTime: '21', place: 'Mersin', note: 'Ne 30/1' });
    },
    where: (page) => field(page, 'note'),
    text: 'Ne 30/1',
    call: 'SendQuote',
    done: (page, t) => toast(page, t('quote.sent')),
    isKept: true,
  },
];

const password = 'Calm-caravan-9';
async function fillPasswords(page: Page): Promise<void> {
  await fillAll(page, { password, again: password });
}

/** A person's own; for an account of the walk alone. */
export const ownForms: readonly FormWalk[] = [
  {
    name: 'the profile',
    at: async () => '/profile-settings',
    fill: (page) => fillAll(page, { fullName: 'ليلى الحداد', addressDescription: 'شارع النيل ١٧' }),
    where: (page) => field(page, 'addressDescription'),
    text: 'شارع النيل ١٧',
    press: (page, t) => press(page, t('common.actions.save')),
    call: 'EditUserProfile',
    done: (page, t) => toast(page, t('user.settings.saved')),
    isKept: true,
    other: {
      rule: 'told',
      reads: 'GetUserProfile',
      save: ({ request, token, userId }) =>
        ask(request, '/api/User/EditUserProfile', {
          token,
          multipart: { UserID: userId, FullName: 'Layla', 'Address.stDescription': 'Quay 4' },
        }),
    },
  },
  {
    name: 'a new password',
    at: async () => '/profile-settings?part=security',
    fill: (page) => fillAll(page, { old: password, fresh: 'Calm-caravan-10', again: 'Calm-caravan-10' }),
    where: (page) => field(page, 'fresh'),
    text: 'Calm-caravan-10',
    press: (page, t) => press(page, t('user.settings.password.submit')),
    call: 'EditPassword',
    done: (page, t) => toast(page, t('user.settings.password.done')),
    isKept: false,
  },
];

/** For an editor of the console. */
export const consoleForms: readonly FormWalk[] = [
  {
    name: 'an article',
    at: async () => '/moderation?section=content&kind=news',
    open: (page, t) => page.getByRole('link', { name: t('publishing.new.news') }).click(),
    fill: (page, t) => page.getByLabel(t('publishing.field.title')).fill(heading),
    where: (page, t) => page.getByLabel(t('publishing.field.title')),
    text: heading,
    press: (page, t) => press(page, t('publishing.save')),
    call: 'SaveContent',
    done: (page, t) => toast(page, t('publishing.saved')),
    isKept: true,
  },
];

/** A form of a public page. */
export interface PublicWalk extends Pick<FormWalk, 'name' | 'open' | 'fill' | 'where' | 'text' | 'press' | 'call' | 'done'> {
  /** @returns its address */
  at: (page: Page, walker: Walker | null) => Promise<string>;
  /** The browser asks before it is left; of names, addresses and passwords it keeps what was typed itself. */
  isHeld?: boolean;
}

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

/** A first message, written by a member on a public page. */
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
    await page.locator('.button--spend:visible').last().click();
  },
  call: 'CreateChat',
  done: (page) => page.getByRole('log').getByText('Do you ship to Mersin?'),
  isHeld: true,
};
