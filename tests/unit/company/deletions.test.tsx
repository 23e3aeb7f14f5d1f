/** Deleting a company, product or request is confirmed by name above its list, and the link to a deleted company says so. */
import type * as react from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteCompany, getCompanyById } from '../../../contract/company/calls.ts';
import type { OwnCompany } from '../../../contract/company/shapes.ts';
import { deleteProduct } from '../../../contract/product/calls.ts';
import type { Product } from '../../../contract/product/shapes.ts';
import { deleteRequest } from '../../../contract/request/calls.ts';
import type { OwnRequest } from '../../../contract/request/shapes.ts';
import { failureOf } from '../../../contract/wire/wire-call.ts';
import { stubPage } from '../../support/browser/browser-globals.ts';
import { stored } from '../../support/browser/stored-state.ts';
import { credentialsOf } from '../../support/people/credentials.ts';

/** The open dialog, and the row that can be deleted. */
const screen = vi.hoisted(() => ({
  confirm: (): void => undefined,
  askToDelete: (): void => undefined,
}));
vi.mock('react', async (original) => (await import('../../support/browser/stored-state.ts')).withStoredState(await original()));
vi.mock('../../../src/ui/dialog/ConfirmDialog.tsx', () => ({
  ConfirmDialog: ({ onConfirm }: { onConfirm: () => void }) => void (screen.confirm = onConfirm),
}));
vi.mock('../../../src/account/company/products/ProductRow.tsx', () => ({
  ProductRow: ({ onDelete }: { onDelete: () => void }) => void (screen.askToDelete = onDelete),
}));
vi.mock('../../../src/account/request/sending/RequestSending.tsx', () => ({ RequestSending: () => null }));

stubPage();
const { accepted, draw, refused, serveWrites, settle } = await import('../../support/browser/screen.tsx');
const { settleRefresh, updateCredentials } = await import('../../../src/client/session/session.ts');
const { CallFailure, keyOf, queryClient } = await import('../../../src/account/shared/data/query.ts');
const { $deleted } = await import('../../../src/client/deleted.ts');
const { DeleteCompany } = await import('../../../src/account/company/DeleteCompany.tsx');
const { default: CompaniesPage } = await import('../../../src/account/company/CompaniesPage.tsx');
const { default: CompanyPage } = await import('../../../src/account/company/CompanyPage.tsx');
const { ProductList } = await import('../../../src/account/company/products/ProductList.tsx');
const { ProductRows } = await import('../../../src/account/company/products/ProductRows.tsx');
const { RequestActions } = await import('../../../src/account/request/list/RequestActions.tsx');
const { default: RequestsPage } = await import('../../../src/account/request/list/RequestsPage.tsx');

const id = 'a'.repeat(24);
const company = { id, name: 'Nil' } as OwnCompany;
const product = { id, name: 'Towel' } as Product;
const request = { id, name: 'Cotton', inServiceEnum: 1, approveStatus: 4, dtPublicUntil: null } as OwnRequest;
const rows = {
  products: [product],
  isPublic: true,
  mayWrite: true,
  mayDelete: true,
  mayAdd: true,
  freshId: null,
  onRemoved: () => undefined,
};

const show = (drawn: react.ReactElement): string => {
  stored.next = 0;
  return draw(drawn);
};
beforeEach(() => {
  stored.states = [];
  $deleted.set(null);
  updateCredentials(credentialsOf());
  settleRefresh();
});
afterEach(() => queryClient.clear());

describe.each([
  ['company', deleteCompany, company.name, () => <DeleteCompany company={company} />, () => <CompaniesPage />],
  ['product', deleteProduct, product.name, () => <ProductRows {...rows} />, () => <ProductList company={company} />],
  ['request', deleteRequest, request.name, () => <RequestActions request={request} />, () => <RequestsPage search={{}} />],
] as const)('a %s', (kind, call, name, remover, list) => {
  async function press(): Promise<void> {
    show(remover());
    screen.askToDelete();
    show(remover());
    screen.confirm();
    await settle();
  }

  test('that was deleted is named above the list of its kind', async () => {
    const sent = serveWrites(() => accepted({}));
    await press();
    expect(sent(call).map(({ query }) => query)).toEqual([{ id }]);
    expect($deleted.get()).toEqual({ kind, name });
    stored.states = [];
    expect(show(list())).toContain('common.isDeleted');
  });

  test('that could not be deleted is not', async () => {
    serveWrites(() => refused(409, 'STALE_VERSION'));
    await press();
    expect($deleted.get()).toBeNull();
    stored.states = [];
    expect(show(list())).not.toContain('common.isDeleted');
  });
});

test.each([
  ['GONE', 410],
  ['NOT_FOUND', 404],
] as const)('the link to one’s own company that is answered with %s says that', async (code, status) => {
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retryOnMount: false, staleTime: Infinity } });
  const failure = Promise.reject(new CallFailure(failureOf(status, code)));
  await queryClient.prefetchQuery({ queryKey: keyOf(getCompanyById, { body: { id } }), queryFn: () => failure, retry: false });
  const page = show(<CompanyPage params={{ id }} search={{}} />);
  expect(page.match(/errors\.\w+/g)).toEqual([`errors.${code}`]);
});
