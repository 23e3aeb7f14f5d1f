/** The placeholder of a page that is being loaded keeps the margins of a page. */
import { expect, test } from 'vitest';
import PaymentPage from '../../../src/account/payment/PaymentPage.tsx';
import SuccessPage from '../../../src/account/payment/SuccessPage.tsx';
import AddProductPage from '../../../src/account/product/AddProductPage.tsx';
import EditProductPage from '../../../src/account/product/EditProductPage.tsx';
import EditRequestPage from '../../../src/account/request/EditRequestPage.tsx';
import { draw } from '../../support/browser/screen.tsx';

const id = 'a'.repeat(24);

test.each([
  ['payment', () => <PaymentPage params={{ type: 'plan', id }} />],
  ['success', () => <SuccessPage params={{ type: 'plan', id }} />],
  ['new product', () => <AddProductPage params={{ companyId: id }} search={{}} />],
  ['product', () => <EditProductPage params={{ companyId: id, productId: id }} />],
  ['request', () => <EditRequestPage params={{ id }} search={{}} />],
])('of %s has the margins of a page', (_, page) => {
  expect(draw(page())).toMatch(/^<div class="wrap page[^"]*"><div [^>]*common\.loading/);
});
