/** The public lists of companies, products and requests. Other calls have their handlers in the folders of their subjects. */
import { getCompanyCards, getOtherCompanies } from '../../contract/company/calls.ts';
import { otherCompaniesShown } from '../../contract/limits.ts';
import { searchProducts } from '../../contract/product/calls.ts';
import { getRequestCards, getRequestCardsFromCategoriesOrSubCategories } from '../../contract/request/calls.ts';
import { chosenCategoriesOf } from '../company/row.ts';
import { findLiveCompany } from '../company/store.ts';
import { noteMiss } from '../analytics/misses.ts';
import { type Context, on, type Route } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { type DirectoryAsk, readDirectory } from './directory.ts';
import { readProducts } from './product-list.ts';
import { readRequests } from './request-list.ts';

/** Whether a search counts as a miss: the first page has no results, and no filter but the kind is chosen. */
const isMiss = (rows: readonly unknown[], { text = '', page, filters = {} }: Ask): boolean =>
  rows.length === 0 && text !== '' && page === 0 && Object.keys(filters).every((name) => name === 'serviceType');
interface Ask {
  text?: string | undefined;
  page: number;
  filters?: object | undefined;
}

async function listRequests({ body, deps }: Pick<Context<typeof getRequestCards>, 'body' | 'deps'>) {
  const { rowsRead: _, ...list } = await readRequests(deps, body);
  if (isMiss(list.requests, body)) noteMiss(deps, 'request', body.text ?? '');
  return list;
}

export const catalogueRoutes: readonly Route[] = [
  on(getRequestCards, listRequests),
  on(getRequestCardsFromCategoriesOrSubCategories, listRequests),
  on(getCompanyCards, async ({ body: { filters = {}, text, ...rest }, deps }) => {
    const { rowsRead: _, ...list } = await readDirectory(deps, { filters, text, ...rest });
    if (isMiss(list.companies, { filters, text, page: rest.page })) noteMiss(deps, 'company', text ?? '');
    return { ...list, sorts: [...list.sorts] };
  }),
  on(searchProducts, async ({ body, deps }) => {
    const { rowsRead: _, ...list } = await readProducts(deps, body);
    if (isMiss(list.products, body)) noteMiss(deps, 'product', body.text ?? '');
    return list;
  }),
  on(getOtherCompanies, async ({ query: { id, language }, deps }) => {
    const row = await findLiveCompany(deps.db, { id });
    if (row === null) throw new Refusal('NOT_FOUND');
    const size = otherCompaniesShown + 1;
    const listed = async (filters: DirectoryAsk['filters']) => {
      const { companies } = await readDirectory(deps, { filters, text: undefined, page: 0, size, withoutCount: true, language });
      return companies.filter((company) => company.id !== id);
    };
    const serviceType = row.both_areas === 1 ? 0 : (row.activity_area ?? 0);
    const [trade] = chosenCategoriesOf(row);
    const near = trade === undefined ? [] : await listed({ serviceType, categoryId: trade.id });
    const more = near.length < otherCompaniesShown ? await listed({ serviceType }) : [];
    const nearIds = new Set(near.map((company) => company.id));
    return { companies: [...near, ...more.filter((company) => !nearIds.has(company.id))].slice(0, otherCompaniesShown) };
  }),
];
