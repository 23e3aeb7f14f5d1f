/** The page of a request reads only that request, not all requests of the account. */
import { afterEach, expect, test } from 'vitest';
import { getUserRequestById } from '../../../contract/request/calls.ts';
import { failureOf } from '../../../contract/wire/wire-call.ts';
import { stubBrowser } from '../../support/browser/browser-globals.ts';

stubBrowser();
const { draw } = await import('../../support/browser/screen.tsx');
const { CallFailure, invalidate, keyOf, queryClient } = await import('../../../src/account/shared/data/query.ts');
const { default: EditRequestPage } = await import('../../../src/account/request/EditRequestPage.tsx');

afterEach(() => queryClient.clear());

const id = 'a'.repeat(24);
const asked = (): unknown[] =>
  queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey[0]);

test('the page reads one request, and a change of requests invalidates it', async () => {
  draw(<EditRequestPage params={{ id }} search={{}} />);
  expect(asked()).toEqual([getUserRequestById.name]);
  await invalidate(['request']);
  expect(queryClient.getQueryState(keyOf(getUserRequestById, { query: { id } }))?.isInvalidated).toBe(true);
});

test('one’s own request that was deleted says so', async () => {
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retryOnMount: false, staleTime: Infinity } });
  const refused = Promise.reject(new CallFailure(failureOf(410, 'GONE')));
  await queryClient.prefetchQuery({ queryKey: keyOf(getUserRequestById, { query: { id } }), queryFn: () => refused, retry: false });
  expect(draw(<EditRequestPage params={{ id }} search={{}} />)).toContain('errors.GONE');
});
