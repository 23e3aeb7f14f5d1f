/** Two businesses in one chat. */
import type { APIRequestContext, Page } from '@playwright/test';
import type { Account } from './members.ts';
import { ask, login, newBusiness, type Business } from './businesses.ts';

/** A chat that the buyer opened with "First". @param one the buyer; by default a new business */
export async function talk(page: Page, one?: Business) {
  const [buyer, seller] = await Promise.all([one ?? newBusiness(page.request), newBusiness(page.request)]);
  const data = { fromCompanyId: buyer.companyId, toCompanyId: seller.companyId, chatNameForAll: 'Towels', text: 'First', createdFor: 0 };
  const { chatId } = await ask<{ chatId: string }>(page.request, '/api/Tools/CreateChat', { token: buyer.token, data });
  const say = (who: Business, text: string): Promise<unknown> =>
    ask(page.request, '/api/Tools/SendMessage', {
      token: who.token,
      multipart: { 'Data.Message.ChatId': chatId, 'Data.Message.CompanyId': who.companyId, 'Data.Message.Text': text },
    });
  return { buyer, seller, say, address: `/messages?chatId=${chatId}` };
}

export interface Answered {
  chatId: string;
  requestId: string;
  /** The company that answers, and the token of its account. */
  companyId: string;
  token: string;
}

/** A company of the demo answers the live request of a buyer of the demo for goods. */
export async function answerRequest(request: APIRequestContext, seller: Account, buyer: Account, text: string): Promise<Answered> {
  const [token, other] = [await login(request, seller), await login(request, buyer)];
  const { requests } = await ask<{ requests: { id: string; companyId: string; inServiceEnum: number; state: string }[] }>(
    request,
    '/api/User/GetUserAllRequestCards',
    { method: 'GET', token: other },
  );
  const wanted = requests.find(({ inServiceEnum, state }) => inServiceEnum === 1 && state === 'approved');
  if (wanted === undefined) throw new Error('the demo has no live request of this account');
  const { companies } = await ask<{ companies: { id: string; approveStatus: number; isUserCompany: boolean }[] }>(
    request,
    '/api/Company/GetUserCompanies',
    { method: 'GET', token },
  );
  const companyId = companies.find(({ approveStatus, isUserCompany }) => approveStatus === 4 && !isUserCompany)?.id ?? '';
  const chat = { fromCompanyId: companyId, toCompanyId: wanted.companyId, chatNameForAll: `Quote ${Date.now()}`, createdFor: 1 };
  const data = { ...chat, text, requestId: wanted.id };
  const { chatId } = await ask<{ chatId: string }>(request, '/api/Tools/CreateChat', { token, data });
  return { chatId, requestId: wanted.id, companyId, token };
}
