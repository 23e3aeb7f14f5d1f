/** A business with an approved company, created by calls for one test. */
import { type APIRequestContext, expect } from '@playwright/test';
import { dayMs } from '../../../contract/limits.ts';
import type { ApiLanguage } from '../../../contract/text/languages.ts';
import sharp from 'sharp';
import { bearer, keyHeader, ownHeader } from '../../../contract/wire/wire-call.ts';
import { demoPassword } from '../../../demo/index.ts';
import { resends } from '../browser/resends.ts';
import { newAccount, type Account } from './members.ts';
import { codeOfAccount } from './second-factor.ts';
import { mailTo } from './traders.ts';

export interface Business extends Account {
  token: string;
  companyId: string;
  companyName: string;
  /** Path of the company in the directory. */
  path: string;
}

type Json = Record<string, unknown>;

/** Makes a call and returns its data. @param options `ip` is the caller's address, for calls that are limited per address */
export async function ask<Data>(
  request: APIRequestContext,
  path: string,
  options: Json & { token?: string; ip?: string } = {},
): Promise<Data> {
  const { token, ip, ...rest } = options;
  const headers = {
    [ownHeader]: '1',
    [keyHeader]: crypto.randomUUID(),
    ...(token && { authorization: bearer(token) }),
    ...(ip && { 'cf-connecting-ip': ip }),
  };
  const answer = await request.fetch(path, { ...resends, method: 'POST', ...rest, headers });
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
  return ((await answer.json()) as { data: Data }).data;
}

export const login = async (request: APIRequestContext, { email, password, factorKey }: Account): Promise<string> =>
  (
    await ask<{ accessToken: string }>(request, '/api/Auth/Login', {
      data: { email, password, source: 0, ...(await codeOfAccount({ email, factorKey })) },
    })
  ).accessToken;

/** The token of the activation link that was mailed to a new account. */
async function activationToken(request: APIRequestContext, email: string): Promise<string> {
  const link = /\/activation\?token=(\S+)/;
  const { text } = await mailTo({ request }, email, (mail) => link.test(mail.text));
  return link.exec(text)?.[1] ?? '';
}

interface Described {
  id: string;
  subCategories: { id: string }[];
}

/** A new account whose address is confirmed, as an authenticator app needs it. */
export async function newConfirmedAccount(request: APIRequestContext, language: ApiLanguage = 'EN'): Promise<Account> {
  const account = await newAccount(request, language);
  await ask(request, `/api/Auth/VerifyEmail?guid=${await activationToken(request, account.email)}`, { method: 'GET' });
  return account;
}

/** A new confirmed account on the Welcome plan with a company in the directory, and its token. */
export async function newBusiness(request: APIRequestContext, language: ApiLanguage = 'EN'): Promise<Business> {
  const account = await newConfirmedAccount(request, language);
  const token = await login(request, account);
  const get = async <Data>(path: string): Promise<Data> => ask<Data>(request, path, { method: 'GET' });
  const { categories } = await get<{ categories: Described[] }>('/api/CMSCategories/GetCategories');
  const { types } = await get<{ types: { id: string }[] }>('/api/CMSTypes/GetCompanyTypes');
  const [category] = categories;
  const companyName = `Trial Mills ${account.email.slice(8, -15)}`;
  const basics = { companyName, description: 'Cotton towels for hotels.', companyKeywords: ['towels'], companyEmail: account.email };
  const data = { ...basics, companyTypeId: types[0]?.id, webSite: 'https://www.trial.example' };
  const { id: companyId, path } = await ask<{ id: string; path: string }>(request, '/api/Company/AddCompany', { token, data: { data } });
  const place = await anyPlace(get);
  const logo = await sharp({ create: { width: 500, height: 500, channels: 3, background: '#0b5c63' } })
    .jpeg()
    .toBuffer();
  const multipart = {
    CompanyId: companyId,
    Name: companyName,
    Email: account.email,
    Description: basics.description,
    CompanyKeywords: 'towels',
    CompanyType: String(data.companyTypeId),
    WebSite: data.webSite,
    Phone: '+902585550187',
    'Address.stHeader': 'Head office',
    'Address.stDescription': 'Quay 4',
    'Address.PostalCode': '20014',
    ...place,
    TaxpayerNumber: '1234567890',
    TaxpayerOffice: 'Central',
    Categories: category?.id ?? '',
    SubCategories: category?.subCategories[0]?.id ?? '',
    ActivityArea: '2',
    Logo: { name: 'logo.jpg', mimeType: 'image/jpeg', buffer: logo },
  };
  await ask(request, '/api/Company/EditCompany', { token, multipart });
  await ask(request, `/api/Company/SendToApproveOfCompany?companyId=${companyId}`, { token });
  await approveCompany(request, companyId);
  return { ...account, token, companyId, companyName, path };
}

/** A city of a country without districts. */
async function anyPlace(get: <Data>(path: string) => Promise<Data>): Promise<Record<string, string>> {
  const countries = await get<{ id: string; code: string }[]>('/api/CMSLocations/GetCountries');
  const countryId = countries.find(({ code }) => code.toLowerCase() === 'eg')?.id ?? '';
  const cities = await get<{ id: string; areas: unknown[] }[]>(`/api/CMSLocations/GetCities/${countryId}`);
  return { 'Address.CountryId': countryId, 'Address.CityId': cities.find(({ areas }) => areas.length === 0)?.id ?? '' };
}

interface Decision {
  approve: boolean;
  reasons?: string[];
  note?: string;
}

/** Signs in to the console as the demo's moderator, with the second factor. @returns the token */
export const consoleToken = (request: APIRequestContext): Promise<string> =>
  login(request, { email: 'moderator@kervan.example', password: demoPassword });

async function decideCompany(request: APIRequestContext, id: string, decision: Decision): Promise<void> {
  const token = await consoleToken(request);
  const { company } = await ask<{ company: { version: number } }>(request, '/api/Company/GetCompanyById', { token, data: { id } });
  await ask(request, '/api/Moderation/Decide', { token, data: { kind: 'company', id, version: company.version, ...decision } });
}

const approveCompany = (request: APIRequestContext, id: string): Promise<void> => decideCompany(request, id, { approve: true });

/** A moderator rejects a company or its pending edit. */
export const rejectCompany = (request: APIRequestContext, id: string, why: Omit<Decision, 'approve'>): Promise<void> =>
  decideCompany(request, id, { approve: false, ...why });

/** An administrator suspends a company. */
export async function suspendCompany(request: APIRequestContext, id: string): Promise<void> {
  const data = { id, isSuspended: true, reason: 'FRAUD', note: 'Reported by three companies.' };
  await ask(request, '/api/Moderation/SetCompanySuspension', { token: await consoleToken(request), data });
}

/** A moderator decides on the newest request of a business. @returns its id */
export async function decideNewestRequest(request: APIRequestContext, { token }: Business, decision: Decision): Promise<string> {
  const { requests } = await ask<{ requests: { id: string; version: number }[] }>(request, '/api/User/GetUserAllRequestCards', {
    method: 'GET',
    token,
  });
  const [{ id, version } = { id: '', version: 0 }] = requests;
  await ask(request, '/api/Moderation/Decide', { token: await consoleToken(request), data: { kind: 'request', id, version, ...decision } });
  return id;
}

/** A public certificate of a company. @returns its id */
export async function verifiedCertificate(
  request: APIRequestContext,
  { token, companyId }: Pick<Business, 'token' | 'companyId'>,
): Promise<string> {
  const document = { name: 'iso-9001.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') };
  const multipart = {
    CompanyId: companyId,
    Kind: 'iso9001',
    Number: 'QM-4711',
    Issuer: 'Quay Register',
    ValidUntil: new Date(Date.now() + 90 * dayMs).toISOString().slice(0, 10),
    Document: document,
  };
  const { certificate } = await ask<{ certificate: { id: string; version: number } }>(request, '/api/Company/AddAndEditCertificate', {
    token,
    multipart,
  });
  const data = { kind: 'certificate', id: certificate.id, version: certificate.version, approve: true };
  await ask(request, '/api/Moderation/Decide', { token: await consoleToken(request), data });
  return certificate.id;
}

/** A public request for goods. @returns its id */
export async function liveRequest(
  request: APIRequestContext,
  { token, companyId }: Pick<Business, 'token' | 'companyId'>,
  serviceType: 1 | 2 = 1,
  name = 'Cotton yarn',
): Promise<string> {
  const { categories } = await ask<{ categories: Described[] }>(request, '/api/CMSCategories/GetCategories', { method: 'GET' });
  const [category] = categories;
  const multipart = {
    'Request.CompanyId': companyId,
    'Request.InServiceEnum': String(serviceType),
    'Request.CategoryId': category?.id ?? '',
    'Request.SubCategoryId': category?.subCategories[0]?.id ?? '',
    'Request.Name': name,
    'Request.Description': 'Ne 20, carded.',
    'Request.Keywords': 'yarn',
    'Request.Send': 'true',
  };
  const { request: added } = await ask<{ request: { id: string } }>(request, '/api/Company/AddAndEditRequest', { token, multipart });
  const console = await consoleToken(request);
  const { items } = await ask<{ items: { id: string; version: number }[] }>(request, '/api/Moderation/GetQueue?kind=request', {
    method: 'GET',
    token: console,
  });
  const version = items.find(({ id }) => id === added.id)?.version ?? 0;
  await ask(request, '/api/Moderation/Decide', { token: console, data: { kind: 'request', id: added.id, version, approve: true } });
  return added.id;
}
