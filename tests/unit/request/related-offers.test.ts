/** Related requests and similar products below an offer are those of other companies. */
import { beforeEach, expect, test, vi } from 'vitest';
import { relatedRequestsFetched, relatedRequestsShown, similarProductsShown } from '../../../contract/limits.ts';
import { searchProducts } from '../../../contract/product/calls.ts';
import { getRequestCardsFromCategoriesOrSubCategories, getRequestDetailById } from '../../../contract/request/calls.ts';

const callApi = vi.hoisted(() => vi.fn());
vi.mock('cloudflare:workers', () => ({ env: {}, waitUntil: () => undefined }));
vi.mock('../../../src/server/call-api.ts', async (original) => ({ ...(await original<object>()), callApi }));
const { ApiFailure } = await import('../../../src/server/call-api.ts');
const { loadRequest } = await import('../../../src/components/request/load-request.ts');
const { loadSimilar } = await import('../../../src/components/product/load-similar.ts');

const [id, categoryId, companyId] = ['a', 'b', 'c'].map((letter) => letter.repeat(24)) as [string, string, string];
const product = { categoryId, subCategoryId: '', company: { id: companyId } };
beforeEach(() => callApi.mockReset());

test('a request shows three requests of other companies, of the four that are fetched', async () => {
  const request = { id, inServiceEnum: 1, categoryId, companyId };
  const found = ['d', 'e', 'f', 'g'].map((each) => ({ id: each }));
  callApi.mockImplementation(async (call: unknown) => (call === getRequestDetailById ? { request } : { requests: found }));
  expect(await loadRequest(id, 1, 'en')).toEqual({ request, related: found.slice(0, relatedRequestsShown) });
  const body = {
    size: relatedRequestsFetched,
    exceptId: id,
    exceptCompanyId: companyId,
    filters: { categoryId, serviceType: 1 },
    language: 'EN',
  };
  expect(callApi).toHaveBeenLastCalledWith(getRequestCardsFromCategoriesOrSubCategories, { body });
});

test('a product shows similar ones of other companies, and none when they cannot be read', async () => {
  callApi.mockResolvedValueOnce({ products: ['d'] });
  expect(await loadSimilar(product as never, 'ar')).toEqual(['d']);
  const body = { size: similarProductsShown, filters: { categoryId }, exceptCompanyId: companyId, language: 'AR' };
  expect(callApi).toHaveBeenLastCalledWith(searchProducts, { body });
  callApi.mockRejectedValueOnce(new ApiFailure(502, 'UPSTREAM_UNREACHABLE'));
  expect(await loadSimilar(product as never, 'ar')).toEqual([]);
});
