/** A printed receipt names its seller as the law requires. */
import { expect, test } from 'vitest';
import { getReceipt } from '../../../contract/payment/calls.ts';
import type { Receipt } from '../../../contract/payment/schemas.ts';
import { stubPage } from '../../support/browser/browser-globals.ts';

stubPage();
const { draw } = await import('../../support/browser/screen.tsx');
const { keyOf, queryClient } = await import('../../../src/account/shared/data/query.ts');
const { default: ReceiptPage } = await import('../../../src/account/payment/ReceiptPage.tsx');

const id = 'a'.repeat(24);
const at = '2026-11-20T10:00:00.000Z';
const sold = {
  id,
  type: 'credit',
  itemId: id,
  name: '',
  credits: 100,
  amount: '12.00',
  tax: '2.00',
  taxPercent: 20,
  currency: 'USD',
} as const;
const receipt: Receipt = {
  number: 'KRV-2026-000001',
  dtIssuedAt: at,
  purchase: {
    ...sold,
    email: 'mira@example.test',
    cardLast4: null,
    document: 'receipt',
    receiptNumber: 'KRV-2026-000001',
    dtCreatedAt: at,
    dtRefundedAt: null,
  },
  seller: {
    name: 'Kervan A.Ş.',
    address: 'Liman Cad. 1',
    taxOffice: 'Beyoğlu',
    taxNumber: '9876543210',
    tradeRegistry: 'İstanbul 123-4',
    phone: '+90 212 555 44 33',
    email: 'seller@example.test',
  },
  buyer: { name: 'Buyer', company: '', address: 'Quay 4', taxOffice: '', taxNumber: '', email: '', postalCode: '', city: '', country: '' },
};

test('all facts of the seller are printed, and for an older receipt only those that it has', () => {
  const drawn = (seller: Receipt['seller']): string => {
    queryClient.setQueryData(keyOf(getReceipt, { query: { Id: id } }), { receipt: { ...receipt, seller } });
    return draw(<ReceiptPage params={{ id }} />);
  };
  const html = drawn(receipt.seller);
  for (const value of Object.values(receipt.seller)) expect(html).toContain(value);
  const old = drawn({ ...receipt.seller, tradeRegistry: '', phone: '' });
  expect(old).not.toMatch(/tradeRegistry|555 44 33/);
});

test('the company that bought is named with its tax number, above the person', () => {
  const buyer = { ...receipt.buyer, name: 'Elif Yıldırım', company: 'Anadolu Tekstil A.Ş.', taxOffice: 'Konak', taxNumber: '1234567890' };
  queryClient.setQueryData(keyOf(getReceipt, { query: { Id: id } }), { receipt: { ...receipt, buyer } });
  expect(draw(<ReceiptPage params={{ id }} />)).toMatch(/Anadolu Tekstil A\.Ş\..*Elif Yıldırım.*Quay 4.*Konak.*1234567890/s);
});

test.each(['receipt', 'invoice'] as const)('it is headed as %s', (document) => {
  const purchase = { ...receipt.purchase, document };
  queryClient.setQueryData(keyOf(getReceipt, { query: { Id: id } }), { receipt: { ...receipt, purchase } });
  const html = draw(<ReceiptPage params={{ id }} />);
  expect(html).toContain(`payment.document.${document}.title`);
  expect(html).not.toContain(`payment.document.${document === 'receipt' ? 'invoice' : 'receipt'}`);
});
