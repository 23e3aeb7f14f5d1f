/** Every page of the business area at an address of the demo data. */
import type { CallDefinition, DataOf } from '../../../contract/wire/call.ts';
import { getAccesibleChats } from '../../../contract/chat/calls.ts';
import { getUserCompanies } from '../../../contract/company/calls.ts';
import { getCreditPlans } from '../../../contract/plan/calls.ts';
import { getUserProducts } from '../../../contract/product/calls.ts';
import { getUserAllRequestCards } from '../../../contract/request/calls.ts';
import type { AccountPageName } from '../../../contract/site/account-pages.ts';
import { login } from '../../../contract/session/calls.ts';
import { addressOf, answerOf, type CallInput, requestOf } from '../../../contract/wire/wire-call.ts';
import { demoAccount } from './members.ts';

/** Makes calls as an account that has companies, products, requests and chats. */
export type CallAs = <C extends CallDefinition>(call: C, input?: CallInput<C>) => Promise<DataOf<C>>;

/** Calls as the demo's account `name`, outside of the browser. */
export async function callAs(origin: string, name: string): Promise<CallAs> {
  let token = '';
  const ask: CallAs = async (call, input = {}) => {
    const response = await fetch(origin + addressOf(call, input), requestOf(call, input, { token, isOwn: true }));
    const answer = answerOf<never>(call, response.status, await response.json());
    if (!answer.ok) throw new Error(`${call.name} answers ${answer.code}`);
    return answer.data;
  };
  token = (await ask(login, { body: { ...demoAccount(name), source: 0 } })).accessToken;
  return ask;
}

const unknown = '0'.repeat(24);

/** Page → address. An open chat counts as a page, since it loads further parts. */
export async function accountAddresses(ask: CallAs): Promise<Record<AccountPageName | 'openChat', string>> {
  const { companies } = await ask(getUserCompanies);
  const company = companies.find(({ approveStatus }) => approveStatus === 4)?.id ?? '';
  const { products } = await ask(getUserProducts, { body: { companyId: company } });
  const { requests } = await ask(getUserAllRequestCards);
  const request = requests.find(({ state }) => state === 'approved')?.id ?? '';
  const { chats } = await ask(getAccesibleChats, { query: { page: '1' } });
  const { creditPlans } = await ask(getCreditPlans, { query: { getOnlySalable: 'true' } });
  return {
    start: '/start',
    profile: '/profile',
    profileTab: '/profile-tab',
    profileSettings: '/profile-settings',
    companies: '/my-companies',
    company: `/my-companies/${company}`,
    addCompany: '/add-new-company',
    addProduct: `/add-product/${company}`,
    editProduct: `/edit-product/${company}/${products[0]?.id}`,
    importProducts: `/import-products/${company}`,
    requests: '/my-requests',
    addRequest: '/add-request',
    editRequest: `/edit-request/${request}`,
    quotes: `/quotes/${request}`,
    proForma: `/pro-forma/${unknown}`,
    messages: '/messages',
    openChat: `/messages?chatId=${chats[0]?.chatId}`,
    share: '/share',
    saved: '/saved',
    membership: '/membership',
    notifications: '/notifications',
    decisions: '/decisions',
    staff: '/my-staff',
    moderation: '/moderation',
    payment: `/payment/plan/${creditPlans.find(({ isSalable }) => isSalable)?.id}`,
    paymentSuccess: `/payment/success/plan/${unknown}`,
    receipt: `/receipt/${unknown}`,
  };
}
