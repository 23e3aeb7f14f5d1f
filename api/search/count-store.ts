/** SQL of how many there are of each kind, in one trip. */
import { countMax } from '../../contract/limits.ts';
import { listTextOf } from '../catalogue/asked-text.ts';
import { anyOfKind } from '../catalogue/facet-groups.ts';
import { productTotalStatement } from '../catalogue/product-list-store.ts';
import { totalStatement } from '../catalogue/total-store.ts';

interface Counted {
  count: number;
  isCapped: boolean;
}
export type Counts = Record<'requests' | 'companies' | 'products', Counted>;

const none: Counted = { count: 0, isCapped: false };

/** Each kind reads a kept total, or up to one more than the limit (D-6). */
export async function readCounts(db: D1DatabaseSession, typed: string | undefined, categoryId: string | undefined): Promise<Counts> {
  const { text, findsNothing } = listTextOf(typed);
  if (findsNothing) return { requests: none, companies: none, products: none };
  const groups = anyOfKind('c', categoryId === undefined ? [] : [categoryId]);
  const results = await db.batch<{ n: number }>([
    totalStatement(db, { catalogue: 'request', groups, text }),
    totalStatement(db, { catalogue: 'company', groups, text }),
    productTotalStatement(db, groups, text),
  ]);
  const [requests = none, companies = none, products = none] = results.map(({ results: [row] }) => ({
    count: Math.min(row?.n ?? 0, countMax),
    isCapped: (row?.n ?? 0) > countMax,
  }));
  return { requests, companies, products };
}
