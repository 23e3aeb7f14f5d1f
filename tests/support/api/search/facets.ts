/** Counts beside filter values in lists, with the rows read for them. */
import { readDirectory } from '../../../../api/catalogue/directory.ts';
import { readProducts } from '../../../../api/catalogue/product-list.ts';
import { readRequests } from '../../../../api/catalogue/request-list.ts';
import type { Deps } from '../../../../api/platform/http/handler.ts';

interface Asked<Filters> {
  text?: string | undefined;
  filters?: Filters;
}
interface Counted<Facets> {
  facets?: Facets;
  rowsRead: { facets: number };
}
type FiltersOf<Read extends (deps: Pick<Deps, 'db' | 'clock'>, ask: never) => unknown> = Parameters<Read>[1] extends {
  filters?: infer Filters;
}
  ? NonNullable<Filters>
  : never;

const page = { page: 0, size: 1, withFacets: true } as const;

function flatOf<Facets>({ facets, rowsRead }: Counted<Facets>): Facets & { rowsRead: number } {
  if (facets === undefined) throw new Error('no counts');
  return { ...facets, rowsRead: rowsRead.facets };
}

type ListDeps = Pick<Deps, 'db' | 'clock'>;

export const requestFacets = async (deps: ListDeps, { text, filters = {} }: Asked<FiltersOf<typeof readRequests>>) =>
  flatOf(await readRequests(deps, { ...page, text, filters }));
export const companyFacets = async (deps: ListDeps, { text, filters = {} }: Asked<FiltersOf<typeof readDirectory>>) =>
  flatOf(await readDirectory(deps, { ...page, text, filters }));
export const productFacets = async (deps: ListDeps, { text, filters = {} }: Asked<FiltersOf<typeof readProducts>>) =>
  flatOf(await readProducts(deps, { ...page, text, filters }));
