/** Every public address of the product, with real detail pages of the demo data. */
import { pageKeys } from '../../contract/content/page-paths.ts';

interface Answer {
  json(): Promise<unknown>;
}

/** Who asks the API for real addresses: Playwright's request context, or whoever can do the same. */
export interface Asker {
  get(address: string): Promise<Answer>;
  post(address: string, options: { data: unknown }): Promise<Answer>;
}

interface Card {
  id: string;
  path: string;
}

const ask = async <Data>(api: Asker, path: string, data: unknown = {}): Promise<Data> => {
  const answer = await api.post(`/api${path}`, { data });
  return ((await answer.json()) as { data: Data }).data;
};

/** The first live request of a kind. */
export const requestAddress = async (api: Asker, serviceType: 1 | 2 | 3 | 4): Promise<string> => {
  const { requests } = await ask<{ requests: Card[] }>(api, '/Company/GetRequestCards', { size: 1, filters: { serviceType } });
  const segment = ['imports', 'exports', 'logistic-needs', 'logistic-services'][serviceType - 1] ?? '';
  return `/${segment}/${requests[0]?.id ?? ''}`;
};

export interface CompanyView {
  id: string;
  path: string;
  name: string;
  promotionVideoUrl: string;
  mainPhotoUrl: string;
  companyKeywords: string[];
  categories: { id: string }[];
  products: { id: string; imageURLs: string[] }[];
}

/** The first approved company that fits. */
export const findCompany = async (api: Asker, fits: (company: CompanyView) => boolean): Promise<CompanyView> => {
  const { companies } = await ask<{ companies: Card[] }>(api, '/Company/GetCompanyCards', { size: 50 });
  for (const { path } of companies) {
    const { company } = await ask<{ company: CompanyView }>(api, '/Company/GetCompanyByPath', { path });
    if (fits(company)) return company;
  }
  throw new Error('no company of the demo data fits');
};

const withProducts = (company: CompanyView): boolean => company.products.some(({ imageURLs }) => imageURLs.length > 1);

/** The address of a product with several pictures. */
export const productAddress = async (api: Asker): Promise<string> => {
  const company = await findCompany(api, withProducts);
  return `/companies/${company.path}/products/${company.products.find(({ imageURLs }) => imageURLs.length > 1)?.id ?? ''}`;
};

const categoryList = async (api: Asker): Promise<string> => {
  const answer = await api.get('/api/CMSCategories/GetCategories');
  const { data } = (await answer.json()) as { data: { categories: { id: string }[] } };
  return `/requests?category=${data.categories[0]?.id ?? ''}`;
};
const article = async (api: Asker): Promise<string> => {
  const answer = await api.get('/api/public/common/news?lang=EN&limit=1');
  return `/blogs/${((await answer.json()) as { news: Card[] }).news[0]?.path ?? ''}`;
};

export type Address = string | ((api: Asker) => Promise<string>);

/** The one page that answers 404. */
export const missingPage = 'an unknown page';

/** Name and address, without language prefix; info pages by their English path. */
export const publicPages: readonly (readonly [name: string, address: Address])[] = [
  ['home', '/'],
  ['imports', '/imports'],
  ['exports', '/exports'],
  ['requests of a kind', '/requests?type=3'],
  ['other requests by text', '/requests?type=other&value=reefer'],
  ['requests of a category', categoryList],
  ['search', '/search'],
  ['search for companies', '/search?selected=2&value=a'],
  ['all companies in the search', '/search?selected=2'],
  ['companies of a country', '/companies?country=tr'],
  ['an import request', (api) => requestAddress(api, 1)],
  ['an export request', (api) => requestAddress(api, 2)],
  ['a logistic need', (api) => requestAddress(api, 3)],
  ['a logistic service', (api) => requestAddress(api, 4)],
  ['companies', '/companies'],
  ['a company', async (api) => `/companies/${(await findCompany(api, ({ promotionVideoUrl }) => promotionVideoUrl !== '')).path}`],
  ['a company’s products', async (api) => `/companies/${(await findCompany(api, withProducts)).path}/products`],
  ['a product', productAddress],
  ['news', '/blogs'],
  ['news in all languages', '/blogs?lang=all'],
  ['an article', article],
  ['plans', '/plans'],
  ['sign-in', '/sign-in?redirect=%2Fimports'],
  ['sign-up', '/sign-up'],
  ['forgot-password', '/forgot-password'],
  ['reset-password', '/reset-password?token=unknown'],
  ['activation', '/activation?token=unknown'],
  ...pageKeys.map((key) => [key, `/${key}`] as const),
  [missingPage, '/there-is-no-such-page'],
];
