/** Before a form that would be refused, a gate shows what the account lacks, with links; an open form stays. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { getCompanyById, getUserCompanies } from '../../../contract/company/calls.ts';
import { getUsageLimits, getUserProfile } from '../../../contract/user/calls.ts';
import type { CallDefinition } from '../../../contract/wire/call.ts';
import { stubBrowser } from '../../support/browser/browser-globals.ts';
import { credentialsOf, staffCredentialsOf } from '../../support/people/credentials.ts';

const { local } = stubBrowser();
vi.stubGlobal('location', { href: 'http://kervan.test/', pathname: '/', search: '' });
vi.stubGlobal('fetch', () => new Promise(() => undefined));
const { draw, drawHook } = await import('../../support/browser/screen.tsx');
const { keyOf, queryClient } = await import('../../../src/account/shared/data/query.ts');
const { updateCredentials } = await import('../../../src/client/session/session.ts');
const { default: NewRequestPage } = await import('../../../src/account/request/NewRequestPage.tsx');
const { default: NewCompanyPage } = await import('../../../src/account/company/form/NewCompanyPage.tsx');
const { default: AddProductPage } = await import('../../../src/account/product/AddProductPage.tsx');
const { BoostOffer } = await import('../../../src/account/company/boost/BoostOffer.tsx');
const { useLacks } = await import('../../../src/account/shared/gate/use-lacks.ts');

const id = 'e'.repeat(24);
const plan = { isExpired: false, dtExpireDate: '2099-01-01T00:00:00.000Z' } as never;
const company = { id, name: 'Nil', isUserCompany: false, approveStatus: 4, isPublic: true };
const good = { plan, isVerifyEmail: true, companies: [company] as object[], used: 0, limit: 3, mayRequest: -1, isMain: true };
const put = (call: CallDefinition, input: unknown, data: unknown): void => void queryClient.setQueryData(keyOf(call, input), data);

/** The state of the account by session and API; by the session only while the profile is loading. */
function account(change: Partial<typeof good> & { profile?: 'same' | 'better' | 'asked' } = {}): void {
  const { plan: creditPlan, isVerifyEmail, companies, used, limit, mayRequest, isMain } = { ...good, ...change };
  const { profile = 'same' } = change;
  const base = isMain ? credentialsOf() : staffCredentialsOf('requestsAccess', 'addCompany', 'productsAccess');
  const userInfo = { ...base.userInfo, isVerifyEmail };
  updateCredentials({ ...base, userInfo, creditPlanDetailDTO: creditPlan });
  const better = profile === 'better';
  const user = { ...userInfo, isVerifyEmail: better || isVerifyEmail, creditPlan: better ? plan : creditPlan };
  if (profile !== 'asked') put(getUserProfile, undefined, { user });
  put(getUserCompanies, undefined, { companies });
  put(getCompanyById, { body: { id } }, { company: { ...company, categories: [] } });
  const row = (name: string, most: number) => ({ name, limit: most, used });
  const names = { request: 'CreateRequest,RequestAdditionLimit', company: 'CreateCompany', product: 'ProductAdditionLimit' };
  put(
    getUsageLimits,
    { query: { names: names.request } },
    { limits: [row('CreateRequest', mayRequest), row('RequestAdditionLimit', limit)] },
  );
  put(getUsageLimits, { query: { names: names.company } }, { limits: [row('CreateCompany', limit)] });
  put(getUsageLimits, { query: { names: names.product } }, { limits: [row('ProductAdditionLimit', limit)] });
}

const pages = {
  request: () => draw(<NewRequestPage search={{ type: '1' }} />),
  company: () => draw(<NewCompanyPage />),
  product: () => draw(<AddProductPage params={{ companyId: id }} search={{}} />),
};
type Page = keyof typeof pages;
const isLive = (html: string): boolean => html.includes('<form');

beforeEach(() => {
  local.clear();
  queryClient.clear();
});

test.each(Object.keys(pages) as Page[])('an account that lacks nothing gets the form of a %s', (page) => {
  account({ companies: page === 'company' ? [] : [company] });
  const html = pages[page]();
  expect([isLive(html), html.includes('form.gate')]).toEqual([true, false]);
});

const noPlan = { plan: null as never };
const expired = { plan: { isExpired: true, dtExpireDate: '2020-01-01T00:00:00.000Z' } as never };
describe.each<[Page, string, Partial<typeof good>, string, string]>([
  ['request', 'no plan', noPlan, 'errors.NO_PLAN', '/plans'],
  ['request', 'a plan that has ended', expired, 'errors.PLAN_EXPIRED', '/plans'],
  ['request', 'no verified e-mail', { isVerifyEmail: false }, 'errors.EMAIL_NOT_VERIFIED', '/profile'],
  [
    'request',
    'no approved company',
    { companies: [{ ...company, approveStatus: 2, isPublic: false }] },
    'form.gate.noCompany',
    '/my-companies',
  ],
  ['request', 'its user company alone', { companies: [{ ...company, isUserCompany: true }] }, 'form.gate.noCompany', '/my-companies'],
  ['request', 'no room in the plan', { used: 3 }, 'form.gate.noRoom', '/plans'],
  ['request', 'no requests in the plan', { mayRequest: 0 }, 'form.gate.notIncluded', '/plans'],
  ['company', 'no plan', noPlan, 'errors.NO_PLAN', '/plans'],
  ['company', 'a plan that has ended', expired, 'errors.PLAN_EXPIRED', '/plans'],
  ['company', 'no verified e-mail', { isVerifyEmail: false }, 'errors.EMAIL_NOT_VERIFIED', '/profile'],
  ['company', 'no room in the plan', { limit: 1 }, 'form.gate.companies', '/plans'],
  ['product', 'no plan', noPlan, 'errors.NO_PLAN', '/plans'],
  ['product', 'a plan that has ended', expired, 'errors.PLAN_EXPIRED', '/plans'],
  ['product', 'no room in the plan', { used: 3 }, 'product.full', '/plans'],
])('a %s with %s', (page, _, change, says, way) => {
  test('shows a message instead of the form, with a link', () => {
    account(change);
    const html = pages[page]();
    expect([isLive(html), html.includes(`form.gate.${page}`), html.includes(says), html.includes(`href="${way}"`)]).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });
});

test('everything that is missing is shown at once', () => {
  account({ ...noPlan, isVerifyEmail: false, companies: [] });
  const html = pages.request();
  const places = ['errors.EMAIL_NOT_VERIFIED', 'errors.NO_PLAN', 'form.gate.noCompany'].map((text) => html.indexOf(text));
  expect([places.every((place) => place > 0), html.includes('form.gate.noRoom')]).toEqual([true, false]);
});

test('three companies are the maximum: no plan raises it', () => {
  account({ companies: [company, company, company], limit: -1 });
  const html = pages.company();
  expect([isLive(html), html.includes('company.limitReached'), html.includes('href="/plans"')]).toEqual([false, true, false]);
});

test('a boost that credits do not cover is not offered, but a link to credits', () => {
  const [rich, poor] = [2000, 1].map((inCredit) => {
    updateCredentials(credentialsOf({ userInfo: { ...credentialsOf().userInfo, inCredit }, creditPlanDetailDTO: plan }));
    return draw(<BoostOffer companyId={id} />);
  });
  expect([rich?.includes('company.boost.buy'), rich?.includes('account.spend.short')]).toEqual([true, false]);
  expect([poor?.includes('company.boost.buy'), poor?.includes('account.spend.short')]).toEqual([false, true]);
});

test('an unverified e-mail does not prevent products', () => {
  account({ isVerifyEmail: false });
  expect(isLive(pages.product())).toBe(true);
});

test('staff see who can resolve it', () => {
  account({ ...noPlan, isVerifyEmail: false, isMain: false });
  const html = pages.request();
  expect([html.includes('form.gate.owner'), html.includes('href="/plans"'), html.includes('href="/profile"')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a requirement that was met elsewhere is checked before it is reported as missing', () => {
  account({ ...noPlan, isVerifyEmail: false, profile: 'asked' });
  expect(drawHook(useLacks)).toBeUndefined();
  expect([isLive(pages.request()), pages.request().includes('errors.NO_PLAN')]).toEqual([false, false]);
  account({ ...noPlan, isVerifyEmail: false, profile: 'better' });
  expect(drawHook(useLacks)).toEqual([]);
  expect(isLive(pages.request())).toBe(true);
});
