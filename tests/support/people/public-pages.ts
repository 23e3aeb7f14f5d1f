/** Every public page of the site map with addresses of the demo data. */
import type { CallDefinition, DataOf } from '../../../contract/wire/call.ts';
import { getCompanyByPath, getCompanyCards } from '../../../contract/company/calls.ts';
import type { PublicCompany } from '../../../contract/company/shapes.ts';
import { news } from '../../../contract/content/calls.ts';
import { pageKeys } from '../../../contract/content/page-paths.ts';
import { getCategories } from '../../../contract/lookup/calls.ts';
import { requestPath } from '../../../contract/request/address.ts';
import { getRequestCards } from '../../../contract/request/calls.ts';
import type { ServiceType } from '../../../contract/request/shapes.ts';
import type { publicPages as pagesOfSite, PublicPageName } from '../../../contract/site/public-pages.ts';
import { addressOf, answerOf, type CallInput } from '../../../contract/wire/wire-call.ts';

interface ApiResponse {
  json(): Promise<unknown>;
}

/** Asks the API for existing objects: Playwright's request context or a substitute. */
export interface HttpClient {
  get(address: string): Promise<ApiResponse>;
  post(address: string, options: { data: unknown }): Promise<ApiResponse>;
}

async function ask<C extends CallDefinition>(api: HttpClient, call: C, input: CallInput<C> = {}): Promise<DataOf<C>> {
  const address = addressOf(call, input);
  const response = call.method === 'GET' ? await api.get(address) : await api.post(address, { data: input.body ?? {} });
  const answer = answerOf<DataOf<C>>(call, 200, await response.json());
  if (!answer.ok) throw new Error(`${call.name} answers ${answer.code} ${answer.message}`);
  return answer.data;
}

/** The first public request of a kind. */
export const requestAddress = async (api: HttpClient, serviceType: ServiceType): Promise<string> => {
  const { requests } = await ask(api, getRequestCards, { body: { size: 1, filters: { serviceType } } });
  return requestPath(serviceType, requests[0]?.id ?? '');
};

/** The demo's import request with a picture and a file: other tests publish some without meanwhile. */
export const illustratedRequest = async (api: HttpClient): Promise<string> => {
  const { requests } = await ask(api, getRequestCards, { body: { size: 1, text: 'S235JR', filters: { serviceType: 1 } } });
  return requestPath(1, requests[0]?.id ?? '');
};

/** The first approved company that matches. */
export const findCompany = async (api: HttpClient, fits: (company: PublicCompany) => boolean): Promise<PublicCompany> => {
  const { companies } = await ask(api, getCompanyCards, { body: { size: 50 } });
  for (const { path } of companies) {
    const { company } = await ask(api, getCompanyByPath, { body: { path, language: 'EN' } });
    if (fits(company)) return company;
  }
  throw new Error('no company of the demo data fits');
};

const hasPictures = ({ imageURLs }: PublicCompany['products'][number]): boolean => imageURLs.length > 1;
const withRequests = ({ hasRequests }: PublicCompany): boolean => hasRequests === true;
const withProducts = ({ products }: PublicCompany): boolean => products.some(hasPictures);

/** The address of a product with several pictures. */
export const productAddress = async (api: HttpClient): Promise<string> => {
  const { path, products } = await findCompany(api, withProducts);
  return `/companies/${path}/products/${products.find(hasPictures)?.id ?? ''}`;
};

const categoryList = async (api: HttpClient): Promise<string> =>
  `/requests?category=${(await ask(api, getCategories)).categories[0]?.id ?? ''}`;
const article = async (api: HttpClient): Promise<string> =>
  `/blogs/${(await ask(api, news, { query: { lang: 'EN', limit: 1 } })).news[0]?.path ?? ''}`;

export type Address = string | ((api: HttpClient) => Promise<string>);
type Named = readonly [name: string, address: Address];

/** Pages that people open; the type reports a page without an address below. */
type Opened = { [Name in PublicPageName]: (typeof pagesOfSite)[Name]['shell'] extends 'page' | 'form' ? Name : never }[PublicPageName];

const addresses: Record<Opened, readonly Named[]> = {
  home: [['home', '/']],
  imports: [['imports', '/imports']],
  exports: [['exports', '/exports']],
  allRequests: [
    ['requests of a kind', '/requests?type=3'],
    ['other requests by text', '/requests?type=other&value=reefer'],
    ['requests of a category', categoryList],
  ],
  search: [
    ['search', '/search'],
    ['search for companies', '/search?selected=2&value=a'],
    ['all companies in the search', '/search?selected=2'],
    ['search for products', '/search?selected=3&value=a'],
  ],
  report: [['a report', async (api) => `/report?kind=company&id=${(await findCompany(api, withProducts)).id}`]],
  filterChapters: [['filter by chapter', '/filters/chapters?list=requests&type=3']],
  filterTerms: [['filter by terms', '/filters/terms?list=imports']],
  importRequest: [['an import request', (api) => requestAddress(api, 1)]],
  exportRequest: [['an export request', (api) => requestAddress(api, 2)]],
  logisticNeed: [['a logistic need', (api) => requestAddress(api, 3)]],
  logisticService: [['a logistic service', (api) => requestAddress(api, 4)]],
  directory: [
    ['companies', '/companies'],
    ['companies of a country', '/companies?country=tr'],
  ],
  publicCompany: [
    [
      'a company',
      async (api) =>
        `/companies/${(await findCompany(api, ({ mainPhotoUrl, products }) => mainPhotoUrl !== '' && products.length > 4)).path}`,
    ],
  ],
  publicProducts: [['a company’s products', async (api) => `/companies/${(await findCompany(api, withProducts)).path}/products`]],
  publicRequests: [['a company’s requests', async (api) => `/companies/${(await findCompany(api, withRequests)).path}/requests`]],
  publicProduct: [['a product', productAddress]],
  news: [
    ['news', '/blogs'],
    ['news in all languages', '/blogs?lang=all'],
  ],
  article: [['an article', article]],
  plans: [['plans', '/plans']],
  contactPoints: [['contact points', '/contact-points']],
  transparency: [['transparency', '/transparency']],
  signIn: [['sign-in', '/sign-in?redirect=%2Fimports']],
  identity: [['a provider that was left', '/sign-in/with/demo?error=access_denied']],
  signUp: [['sign-up', '/sign-up']],
  forgotPassword: [['forgot-password', '/forgot-password']],
  resetPassword: [['reset-password', '/reset-password?token=unknown']],
  invitation: [['invitation', '/invitation?token=unknown']],
  activation: [['activation', '/activation?token=unknown']],
  decision: [['a decision', '/decision?token=unknown']],
  denySignIn: [['not-me', '/not-me?token=unknown']],
  stopRecovery: [['the end of a recovery', '/stop-recovery?token=unknown']],
  keepAddress: [['keep-address', '/keep-address?token=unknown']],
  accountDeleted: [['a deleted account', '/account-deleted']],
  stopSearchMails: [['the end of mails', '/unsubscribe?token=unknown']],
  verify: [['a pro-forma that nobody knows', '/verify/PF-2026-0000000000?code=UNKNOWN']],
  contact: [['contact-us', '/contact-us']],
  info: pageKeys.filter((key) => key !== 'contact-us').map((key) => [key, `/${key}`]),
  notFound: [['an unknown page', '/there-is-no-such-page']],
  gone: [['a removed offer', '/410']],
};

/** Name and address, without language prefix; info pages by their English path. */
export const publicPages: readonly (readonly [...Named, page: Opened])[] = (
  Object.entries(addresses) as [Opened, readonly Named[]][]
).flatMap(([page, named]) => named.map(([name, address]) => [name, address, page] as const));
