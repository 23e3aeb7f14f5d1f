import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { pageSizeMax } from '../../../../contract/limits.ts';
import { CallFailure } from '../../shared/data/query.ts';
import { getUserProducts } from '../../../../contract/product/calls.ts';
import type { Product } from '../../../../contract/product/shapes.ts';
import { call } from '../../../client/call.ts';

/** All products of a company, the oldest first, so that a product added meanwhile does not shift the pages. @throws CallFailure */
async function readAll(companyId: string, signal: AbortSignal): Promise<Product[]> {
  const all = new Map<string, Product>();
  for (let page = 0; ; page += 1) {
    const answer = await call(getUserProducts, { body: { companyId, sort: 'oldest', page, size: pageSizeMax }, signal });
    if (!answer.ok) throw new CallFailure(answer);
    for (const product of answer.data.products) all.set(product.id, product);
    if ((page + 1) * pageSizeMax >= answer.data.count) return [...all.values()];
  }
}

/** The products to export, and those with which an import is compared. */
export const useAllProducts = (companyId: string): UseQueryResult<Product[], CallFailure> =>
  useQuery<Product[], CallFailure>({
    queryKey: ['all products', companyId],
    queryFn: ({ signal }) => readAll(companyId, signal),
    meta: { tags: getUserProducts.reads },
  });
