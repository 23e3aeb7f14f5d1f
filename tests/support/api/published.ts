/** A business with a public company, product, request and chat, created by calls. */
import { editCompany, getCompanyById, sendToApproveOfCompany } from '../../../contract/company/calls.ts';
import { decide, getQueue } from '../../../contract/moderation/calls.ts';
import type { ModerationKind } from '../../../contract/moderation/schemas.ts';
import { addAndEditProduct } from '../../../contract/product/calls.ts';
import { addAndEditRequest, getUserRequestById, sendToApproveOfRequest } from '../../../contract/request/calls.ts';
import { call, callLoosely, data, testEnv } from './api-client.ts';
import { approvedCompany, consoleSession, lookups, member, moderator, type TestUser, withCredits } from './api-fixtures.ts';
import type { Trader } from './chat/chat-fixtures.ts';
import { logoFile, pictureFile } from '../data/sample-files.ts';
import { firstRow, firstValue } from './database.ts';

let moderatorUser: TestUser | undefined;
const isStored = ({ id }: TestUser) => firstRow('SELECT 1 FROM users WHERE id=?1', id);
/** The token of a moderator, who is created once per test file, because files share this module but not the database. */
export async function moderatorToken(): Promise<string> {
  if (moderatorUser === undefined || (await isStored(moderatorUser)) === null) moderatorUser = await moderator();
  return consoleSession(moderatorUser);
}

const versionOf = async (kind: 'company' | 'request', id: string): Promise<number> =>
  (await firstValue<number>(`SELECT version FROM ${kind} WHERE id=?1`, id)) ?? -1;

/** A moderator's decision on the present version. */
export async function decided(
  kind: ModerationKind & ('company' | 'request'),
  id: string,
  approve: boolean,
  env = testEnv,
): Promise<string> {
  const body = { kind, id, version: await versionOf(kind, id), approve, ...(approve ? {} : { reasons: ['NAME_MISLEADING'] }) };
  return (await call(decide, { token: await moderatorToken(), env, body })).envelope.code;
}

/** The moderators' queue. */
export const queued = async (kind: 'company' | 'request', id: string) =>
  (await data(getQueue, { token: await moderatorToken(), query: { kind } })).items.find((item) => item.id === id);

export type CompanyChange = Record<string, string>;
const companyBody = ({ company }: Trader, change: CompanyChange) => ({
  CompanyId: company.id,
  Name: company.name,
  Email: `office-${company.id}@example.test`,
  Description: 'We ship what the season brings.',
  ...change,
});
/** Edits a company; unchanged fields are as {@link published} created it. @returns the code of the answer */
export const editedCompany = async (owner: Trader, change: CompanyChange = {}, files: Record<string, File> = {}): Promise<string> =>
  (await callLoosely(editCompany, { token: owner.token, body: companyBody(owner, change), files })).envelope.code;
export const sentCompany = async ({ token, company }: Trader): Promise<string> =>
  (await call(sendToApproveOfCompany, { token, query: { companyId: company.id } })).envelope.code;
/** The company as its owner sees it. */
export const ownCompany = async ({ token, company }: Trader) => (await data(getCompanyById, { token, query: { id: company.id } })).company;

export async function requestBody(owner: Trader, change: Record<string, unknown>) {
  const { categoryId, subCategoryId } = await lookups();
  return {
    'Request.CompanyId': owner.company.id,
    'Request.InServiceEnum': 1,
    'Request.CategoryId': categoryId,
    'Request.SubCategoryId': subCategoryId,
    'Request.Name': 'Hemp rope wanted',
    'Request.Description': 'Two tonnes.',
    'Request.Keywords': ['rope'],
    ...change,
  };
}
/** Adds or edits a request. @returns the code of the answer, and the request as its owner sees it */
export async function editedRequest(
  owner: Trader,
  change: Record<string, unknown> = {},
  files: Record<string, File | readonly File[]> = {},
) {
  const { envelope } = await call(addAndEditRequest, { token: owner.token, body: (await requestBody(owner, change)) as never, files });
  return { code: envelope.code, request: envelope.data?.request };
}
export const sentRequest = async ({ token }: Trader, requestId: string): Promise<string> =>
  (await call(sendToApproveOfRequest, { token, query: { requestId } })).envelope.code;
export const ownRequest = async ({ token }: Trader, id: string) => (await data(getUserRequestById, { token, query: { id } })).request;

export interface Published extends Trader {
  requestId: string;
  productId: string;
}

/** A company of that name with a logo, a product and a public request. */
export async function published(name: string, requestName = 'Hemp rope wanted'): Promise<Published> {
  const user = await member('premium');
  await withCredits(user, 1000);
  const company = await approvedCompany(user, { name });
  const owner: Trader = { ...user, company };
  await editedCompany(owner, {}, { Logo: logoFile() });
  const { categoryId, subCategoryId } = await lookups();
  const { product } = await data(addAndEditProduct, {
    token: user.token,
    body: {
      CompanyId: company.id,
      'Product.Name': 'Hemp rope',
      'Product.Description': '12 mm',
      'Product.CategoryId': categoryId,
      'Product.SubCategoryId': subCategoryId,
      'Product.ProductKeywords': 'rope',
    },
    files: { ImageList: pictureFile() },
  });
  const { request } = await editedRequest(owner, { 'Request.Name': requestName }, { ImageList: pictureFile() });
  const requestId = request?.id ?? '';
  await sentRequest(owner, requestId);
  await decided('request', requestId, true);
  return { ...owner, requestId, productId: product.id };
}
