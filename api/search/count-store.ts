/** SQL of the number of each kind, in one round trip. */
import type { BodyOf } from '../../contract/wire/call.ts';
import { countMax } from '../../contract/limits.ts';
import type { countResults } from '../../contract/search/calls.ts';
import { listTextOf, anyOfKind, type FacetGroup } from '../catalogue/match.ts';
import { productTotalStatement } from '../catalogue/product-list-store.ts';
import { totalStatement } from '../catalogue/total-store.ts';

interface Counted {
  count: number;
  isCapped: boolean;
}
type RequestKinds = Record<'imports' | 'exports' | 'logistics', Counted>;
export type Counts = Record<'requests' | 'companies' | 'products', Counted> & { requestKinds?: RequestKinds };

const none: Counted = { count: 0, isCapped: false };

const requestKindGroups: readonly FacetGroup[] = [anyOfKind('t', ['1']), anyOfKind('t', ['2']), anyOfKind('t', ['3', '4'])].flat();

/** Each count reads a stored total, or at most one row more than the limit. */
export async function readCounts(
  db: D1DatabaseSession,
  { text: typed, categoryId, withRequestKinds = false }: BodyOf<typeof countResults>,
): Promise<Counts> {
  const { text, findsNothing } = listTextOf(typed);
  const groups = anyOfKind('c', categoryId === undefined ? [] : [categoryId]);
  const requestTotal = (...kinds: readonly FacetGroup[]): D1PreparedStatement =>
    totalStatement(db, { catalogue: 'request', groups: [...groups, ...kinds], text });
  const results = findsNothing
    ? []
    : await db.batch<{ n: number }>([
        requestTotal(),
        totalStatement(db, { catalogue: 'company', groups, text }),
        productTotalStatement(db, groups, text),
        ...(withRequestKinds ? requestKindGroups.map((kind) => requestTotal(kind)) : []),
      ]);
  const [requests = none, companies = none, products = none, imports = none, exports = none, logistics = none] = results.map(
    ({ results: [row] }) => ({ count: Math.min(row?.n ?? 0, countMax), isCapped: (row?.n ?? 0) > countMax }),
  );
  return { requests, companies, products, ...(withRequestKinds && { requestKinds: { imports, exports, logistics } }) };
}
