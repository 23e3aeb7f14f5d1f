/** The operator issues invoices if a number series and the legal data are configured, otherwise receipts. */
import { describe, expect, test } from 'vitest';
import type { Env } from '../../../api/platform/env.ts';
import { getPurchases, getReceipt, refundOrder } from '../../../contract/payment/calls.ts';
import { nextSeries } from '../../../contract/site/payment-documents.ts';
import { getSystem } from '../../../contract/system/calls.ts';
import { call, data, testEnv } from '../../support/api/api-client.ts';
import { consolePerson } from '../../support/api/api-fixtures.ts';
import { buyer, packId, paid, quoteFor, wait } from '../../support/api/payment/paying.ts';
import { testBank } from '../../support/api/payment/sandbox-bank.ts';
import { mailsTo, subjectsTo } from '../../support/api/sent-mails.ts';
import { allRows, runSql } from '../../support/api/database.ts';

const legal = {
  OPERATOR_NAME: 'Iskele Pazaryeri A.Ş.',
  OPERATOR_ADDRESS: 'Liman Cad. 4, 35000 İzmir',
  OPERATOR_TAX_OFFICE: 'Konak',
  OPERATOR_TAX_NUMBER: '9876543210',
  OPERATOR_TRADE_REGISTRY: 'İzmir 123456-7',
  OPERATOR_PHONE: '+90 232 000 00 00',
  OPERATOR_MAIL: 'muhasebe@iskele.example',
};
const invoicing = { ...legal, INVOICE_SERIES: 'ISK' } as Partial<Env>;

const serials = async (series: string): Promise<number[]> =>
  (await allRows<{ serial: number }>('SELECT serial FROM payment_receipt WHERE series=?1 ORDER BY year, serial', series)).map(
    ({ serial }) => serial,
  );

describe('the series of a document', () => {
  test.each([
    ['the sample operator', { ...testEnv, INVOICE_SERIES: 'ISK' }, 'KRV'],
    ['no series', { ...testEnv, ...legal }, 'KRV'],
    ['a missing tax number', { ...testEnv, ...invoicing, OPERATOR_TAX_NUMBER: '' }, 'KRV'],
    ['a series that is none', { ...testEnv, ...invoicing, INVOICE_SERIES: 'invoice' }, 'KRV'],
    ['the series of receipts', { ...testEnv, ...invoicing, INVOICE_SERIES: 'KRV' }, 'KRV'],
    ['everything', { ...testEnv, ...invoicing }, 'ISK'],
  ])('with %s', (_, settings, series) => {
    expect(nextSeries(settings as unknown as Record<string, unknown>)).toBe(series);
  });
});

describe('an invoice', () => {
  test('is numbered in its own series without gaps beside receipts, and is named in quote, list, page and mail', async () => {
    const [bank, other] = [testBank(invoicing), testBank()];
    const who = await buyer();
    const item = { creditId: await packId(100) };
    expect((await quoteFor(bank, who, item)).envelope.data?.document).toBe('invoice');
    expect((await quoteFor(other, who, item)).envelope.data?.document).toBe('receipt');
    const first = await paid(bank, who, { item });
    const between = await paid(other, who, { item });
    const second = await paid(bank, who, { item });
    expect(await serials('ISK')).toEqual([1, 2]);
    const { purchases } = await data(getPurchases, { token: who.token });
    expect(purchases.map(({ id, document }) => [id, document])).toEqual([
      [second, 'invoice'],
      [between, 'receipt'],
      [first, 'invoice'],
    ]);
    const { receipt } = await data(getReceipt, { token: who.token, query: { Id: first } });
    expect(receipt.number).toMatch(/^ISK-\d{4}-000001$/);
    expect([receipt.purchase.document, receipt.seller.taxNumber]).toEqual(['invoice', legal.OPERATOR_TAX_NUMBER]);
    await wait(bank, 1000);
    const mail = (await mailsTo(who.email)).find(({ subject }) => subject.includes(receipt.number));
    expect(mail?.subject).toBe(`Order confirmed: invoice ${receipt.number}`);
    for (const line of ['Invoice no.: ISK-', 'Net amount: ', 'of which VAT', 'Total: ', legal.OPERATOR_NAME])
      expect(mail?.text).toContain(line);
    expect(mail?.text).not.toMatch(/\breceipts?\b(?!\/)/i);
  });

  test('keeps the plan’s name from the day of the purchase', async () => {
    const [bank, who] = [testBank(invoicing), await buyer()];
    const id = await paid(bank, who);
    const nameOf = async () => (await data(getReceipt, { token: who.token, query: { Id: id } })).receipt.purchase.name;
    const before = await nameOf();
    await runSql("UPDATE plan_text SET name='Renamed' WHERE plan_id=(SELECT id FROM plan WHERE key='business')");
    expect([before, await nameOf()]).toEqual([before, before]);
    expect(before).not.toBe('');
  });

  test('is named in the mail about its refund', async () => {
    const [bank, who, clerk] = [testBank(invoicing), await buyer(), await consolePerson('administrator')];
    const id = await paid(bank, who, { item: { creditId: await packId(100) } });
    expect((await call(refundOrder, { token: clerk.token, body: { id, note: 'Asked for' }, env: bank.env })).envelope.code).toBe(
      'REFUNDED',
    );
    await wait(bank, 1000);
    expect(await subjectsTo(who.email)).toContainEqual(expect.stringMatching(/^Refund for invoice ISK-/));
  });

  test('the console shows which document buyers get', async () => {
    const { token } = await consolePerson('administrator');
    const payments = async (changes: Partial<Env>) =>
      (await call(getSystem, { token, env: { ...testEnv, ...changes } as Env })).envelope.data?.payments;
    expect(await payments({})).toEqual({ document: 'receipt', series: 'KRV' });
    expect(await payments(invoicing)).toEqual({ document: 'invoice', series: 'ISK' });
  });
});
