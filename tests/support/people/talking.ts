/** Two businesses of a single test in one chat. */
import { expect, type Page } from '@playwright/test';
import { bearer, keyHeader, ownHeader } from '../../../contract/wire/wire-call.ts';
import { newBusiness, type Business } from './businesses.ts';

async function post(page: Page, who: Business, path: string, options: object): Promise<{ chatId: string }> {
  const headers = { [ownHeader]: '1', [keyHeader]: crypto.randomUUID(), authorization: bearer(who.token) };
  const answer = await page.request.post(`/api/Tools/${path}`, { headers, ...options });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { data: { chatId: string } }).data;
}

/** A chat that the buyer opened with "First". @param one the buyer; by default a new business */
export async function talk(page: Page, one?: Business) {
  const [buyer, seller] = await Promise.all([one ?? newBusiness(page.request), newBusiness(page.request)]);
  const data = { fromCompanyId: buyer.companyId, toCompanyId: seller.companyId, chatNameForAll: 'Towels', text: 'First', createdFor: 0 };
  const { chatId } = await post(page, buyer, 'CreateChat', { data });
  const say = (who: Business, text: string): Promise<unknown> =>
    post(page, who, 'SendMessage', {
      multipart: { 'Data.Message.ChatId': chatId, 'Data.Message.CompanyId': who.companyId, 'Data.Message.Text': text },
    });
  return { buyer, seller, say, address: `/messages?chatId=${chatId}` };
}
