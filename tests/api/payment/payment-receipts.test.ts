/** One intent is paid once, and every payment has its receipt. */
import { describe, expect, test } from 'vitest';
import { receiptLines } from '../../../api/payment/order-mail.ts';
import type { ReceiptRow } from '../../../api/payment/receipt-store.ts';
import { receiptOf } from '../../../api/payment/views.ts';
import type { QueryInputOf } from '../../../contract/wire/call.ts';
import { getPaymentLog, getPurchases, getReceipt } from '../../../contract/payment/calls.ts';
import { minuteMs, secondMs } from '../../../contract/limits.ts';
import { operatorOf } from '../../../contract/site/operator.ts';
import { call, clock, data, testEnv } from '../../support/api/api-client.ts';
import { staffOf } from '../../support/api/api-fixtures.ts';
import { trader } from '../../support/api/chat/chat-fixtures.ts';
import {
  bringBack,
  buyer,
  confirmed,
  packId,
  paid,
  quoteFor,
  start,
  storedOf,
  wait,
  withAddress,
} from '../../support/api/payment/paying.ts';
import { testBank } from '../../support/api/payment/sandbox-bank.ts';
import { mailsTo } from '../../support/api/sent-mails.ts';
import { firstRow, firstValue, runSql } from '../../support/api/database.ts';

describe('a repeated payment', () => {
  test('with one key is one order, also concurrently; it can be opened again until it is confirmed', async () => {
    const [bank, who] = [testBank(), await buyer()];
    const intent = { idempotencyKey: `one-${who.id}` };
    const answers = await Promise.all(Array.from({ length: 8 }, () => start(bank, who, intent)));
    const ids = new Set(answers.flatMap(({ envelope }) => envelope.data?.conversationId ?? []));
    expect(ids.size).toBe(1);
    expect(answers.filter(({ status }) => status !== 200).every(({ envelope }) => envelope.code === 'IN_PROGRESS')).toBe(true);
    const id = await paid(bank, who, intent);
    expect([...ids]).toEqual([id]);
    const again = await start(bank, who, intent);
    expect(again.envelope.data).toEqual({ state: 'answered', htmlContent: '', conversationId: id, errorMessage: null });
    expect((await data(getPurchases, { token: who.token })).count).toBe(1);
    // Only the order stores the key. The answer of the call is not stored, so that no data of the card are written.
    expect(await firstValue('SELECT COUNT(*) AS n FROM idempotency WHERE owner=?1', who.id)).toBe(0);
  });

  test('finds its order when the item can no longer be bought', async () => {
    const [bank, who, creditId] = [testBank(), await buyer('basic'), await packId(500)];
    const [pack, plan] = [{ item: { creditId }, idempotencyKey: `ended-${who.id}` }, { idempotencyKey: `withdrawn-${who.id}` }];
    const ids = [await paid(bank, who, pack), await paid(bank, who, plan)];
    await runSql('UPDATE users SET plan_expires_at=?2 WHERE id=?1', who.id, clock.now() - 1);
    await runSql("UPDATE plan SET salable=0 WHERE key='business'");
    const again = [await start(bank, who, { ...pack, quoteId: undefined }), await start(bank, who, { ...plan, quoteId: undefined })];
    await runSql("UPDATE plan SET salable=1 WHERE key='business'");
    expect(again.map(({ envelope }) => [envelope.data?.state, envelope.data?.conversationId])).toEqual(ids.map((id) => ['answered', id]));
  });

  test('with another key ends the first one, whose confirmation then charges nothing', async () => {
    const [bank, who] = [testBank(), await buyer()];
    const first = await confirmed(bank, who);
    const id = await paid(bank, who);
    const page = await bringBack(bank, first.back);
    expect(await page.text()).toContain('data-outcome="unknown"');
    const logOf = (Id: string) => data(getPaymentLog, { token: who.token, query: { Id } });
    expect([(await logOf(first.id)).isExpired, (await logOf(id)).isExpired]).toEqual([true, undefined]);
    await wait(bank, 30 * secondMs);
    await wait(bank, 10 * minuteMs);
    expect([await storedOf(first.id), await storedOf(id), bank.asked.get('/payment/3dsecure/auth')]).toEqual([
      { state: 'expired', status: 99, receipts: 0, grants: 0 },
      { state: 'fulfilled', status: 1, receipts: 1, grants: 1 },
      1,
    ]);
  });

  test('while the first is being captured has to wait', async () => {
    const [bank, who] = [testBank(), await buyer()];
    await paid(bank, who, { outcome: 'hang' });
    expect((await start(bank, who)).envelope.code).toBe('IN_PROGRESS');
    await wait(bank, 30 * secondMs);
    expect((await start(bank, who)).envelope.code).toBe('OK');
  });

  test('is limited to thirty an hour', async () => {
    const [bank, who] = [testBank(), await buyer()];
    for (let tries = 0; tries < 30; tries += 1) await start(bank, who, { outcome: 'refused' });
    expect((await start(bank, who)).envelope.code).toBe('THROTTLED');
  });
});

describe('purchases', () => {
  test('are visible with the right to see transactions; with the right to buy, those of the named item only', async () => {
    const [bank, who] = [testBank(), await buyer()];
    const itemId = await packId(100);
    await paid(bank, who, { item: { creditId: itemId } });
    const [reader, purchaser, other] = await Promise.all(
      (['viewUserTransactions', 'addCredits', 'changeCreditPlan'] as const).map((flag) => staffOf(who, [flag])),
    );
    const codeOf = async (token: string | undefined, query: QueryInputOf<typeof getPurchases>) =>
      (await call(getPurchases, { token: token ?? '', query })).envelope.code;
    const named = { type: 'credit', itemId } as const;
    expect([await codeOf(reader?.token, {}), await codeOf(reader?.token, named)]).toEqual(['OK', 'OK']);
    expect([await codeOf(purchaser?.token, {}), await codeOf(purchaser?.token, named)]).toEqual(['FORBIDDEN', 'OK']);
    expect(await codeOf(purchaser?.token, { itemId })).toBe('FORBIDDEN');
    expect(await codeOf(other?.token, named)).toBe('FORBIDDEN');
    const { count, purchases } = await data(getPurchases, { token: purchaser?.token ?? '', query: named });
    expect([count, purchases[0]?.receiptNumber]).toEqual([1, expect.stringMatching(/^[A-Z]+-?\d{4}-\d+$/)]);
  });
});

describe('receipts', () => {
  test('have numbers without gaps, also when many are paid concurrently and some fail', async () => {
    const bank = testBank();
    const serialOf = async () =>
      (await firstRow<{
        n: number;
        count: number;
      }>('SELECT COALESCE(MAX(serial),0) AS n, COUNT(*) AS count FROM payment_receipt')) ?? { n: 0, count: 0 };
    const before = await serialOf();
    const buyers = await Promise.all(Array.from({ length: 12 }, () => buyer()));
    await Promise.all(buyers.map((who, index) => paid(bank, who, { outcome: index % 4 === 3 ? 'noFunds' : 'success' })));
    const after = await serialOf();
    expect([after.n - before.n, after.n === after.count]).toEqual([9, true]);
  });

  test.each([
    ['UPDATE payment_receipt SET serial=serial+1', 'stays'],
    ["UPDATE payment_receipt SET seller='{}'", 'stays'],
    ['DELETE FROM payment_receipt', 'stays'],
    [
      "INSERT INTO payment_receipt(year, serial, order_id, seller, issued_at) SELECT year, serial+5, order_id||'0', seller, issued_at FROM payment_receipt",
      'receipts follow',
    ],
    [
      'REPLACE INTO payment_receipt(year, serial, order_id, seller, issued_at) SELECT year, serial, order_id, seller, 0 FROM payment_receipt',
      'receipts follow',
    ],
    ["UPDATE payment_order SET buyer='{}' WHERE state='fulfilled'", 'frozen'],
    ["UPDATE payment_order SET refunded_at=1 WHERE state<>'fulfilled'", 'refunded'],
  ])('the database refuses %s', async (sql, why) => {
    const bank = testBank();
    await paid(bank, await buyer());
    await start(bank, await buyer());
    await expect(runSql(sql)).rejects.toThrow(why);
  });

  test('name the seller with everything that the law requires, in print and in the mail', async () => {
    const [bank, who] = [testBank(), await buyer()];
    const id = await paid(bank, who);
    const { mail: email, ...identity } = operatorOf(testEnv);
    expect((await data(getReceipt, { token: who.token, query: { Id: id } })).receipt.seller).toEqual({ ...identity, email });
    const [mail] = await mailsTo(who.email);
    const seller = mail?.text.split('> Seller: ')[1]?.split('> Buyer: ')[0] ?? '';
    for (const value of Object.values(identity)) {
      expect(value).not.toBe('');
      expect(seller).toContain(value);
    }
  });

  test('name the company that bought with its tax number, as it was then, in print and in the mail; the quote says which', async () => {
    const bank = testBank();
    const who = await withAddress(await trader());
    const item = { creditId: await packId(100) };
    expect((await quoteFor(bank, who, item)).envelope.data?.billedCompany).toBe(who.company.name);
    await runSql(
      "UPDATE company SET name='Liman Iplik A.S.', taxpayer_office='Konak', taxpayer_number='1234567890' WHERE id=?1",
      who.company.id,
    );
    const id = await paid(bank, who, { item });
    await runSql("UPDATE company SET name='Another', taxpayer_number='1' WHERE id=?1", who.company.id);
    const { buyer: billed } = (await data(getReceipt, { token: who.token, query: { Id: id } })).receipt;
    expect(billed).toMatchObject({
      company: 'Liman Iplik A.S.',
      taxOffice: 'Konak',
      taxNumber: '1234567890',
      address: 'Quay 4, second floor',
    });
    const mail = (await mailsTo(who.email)).find(({ text }) => text.includes('> Buyer: '));
    expect(mail?.text.split('> Buyer: ')[1]).toMatch(
      /^Liman Iplik A\.S\.\s+> \S.*\s+> Quay 4, second floor.*\s+> .*Konak\s+> .*1234567890/,
    );
  });

  test('name no company of an account that has none', async () => {
    const [bank, who] = [testBank(), await buyer()];
    const id = await paid(bank, who);
    expect((await data(getReceipt, { token: who.token, query: { Id: id } })).receipt.buyer).toMatchObject({ company: '', taxNumber: '' });
  });

  test('older ones, without registry and phone, are shown unchanged', async () => {
    const nobody = { name: 'Nil', address: 'Quay 4', taxOffice: '', taxNumber: '', email: '', postalCode: '', city: '', country: '' };
    const row = {
      receipt_number: 'KRV-2025-000001',
      issued_at: 0,
      created_at: 0,
      fulfilled_at: 0,
      refunded_at: null,
      buyer: JSON.stringify(nobody),
      credits: 0,
      amount: 0,
    };
    const seller = { name: 'Kervan', address: 'Quay 1', taxOffice: 'Galata', taxNumber: '1', email: 'a@example.test' };
    const old = {
      ...row,
      tax: 0,
      tax_percent: 0,
      currency: 'USD',
      card_last4: null,
      item_type: 'credit',
      seller: JSON.stringify(seller),
    } as unknown as ReceiptRow;
    expect(receiptOf(old).seller).toEqual({ ...seller, tradeRegistry: '', phone: '' });
    expect(receiptLines(old, 'EN')).not.toMatch(/undefined|null|••••|Trade registry|[\u2066-\u2069]/);
    // In an Arabic line each Latin name and number has its own direction: a full stop stays at the end of "A.Ş.".
    const named = {
      company: 'Bereket A.Ş.',
      address: 'OSB 14',
      taxOffice: 'Denizli',
      taxNumber: '9',
      postalCode: '20065',
      city: 'Denizli',
    };
    const legal = { ...seller, name: 'Liman A.Ş.', tradeRegistry: 'İstanbul 1-0', phone: '+90 212 000 00 00' };
    const full = { ...old, card_last4: '0008', item_type: 'plan', name: 'Business', item_name: 'Business', amount: 100 };
    const arabic = receiptLines(
      { ...full, buyer: JSON.stringify({ ...nobody, ...named, name: 'Elif Y.' }), seller: JSON.stringify(legal) } as ReceiptRow,
      'AR',
    );
    for (const own of ['Bereket A.Ş.', 'Elif Y.', 'Liman A.Ş.', '+90 212 000 00 00', 'KRV-2025-000001', '•••• 0008'])
      expect(arabic).toContain(`\u2068${own}\u2069`);
    expect(arabic.replaceAll(/\u2068[^\u2069]*\u2069/g, '')).not.toMatch(/\p{Script=Latin}|[0-9]/u);
  });

  test('are in the language of their reader, also in the mail', async () => {
    for (const [language, plan, words] of [
      ['TR', 'Kurumsal', ['Siparişiniz onaylandı', 'Toplam: ₺19.900,00', '%20']],
      ['RU', 'Бизнес', ['Ваш заказ подтверждён', 'Итого: 490,00']],
      // The dollar’s letters keep their sides beside Arabic digits.
      ['AR', 'التجارية', ['تم تأكيد طلبكم', 'الإجمالي: \u200F٤٩٠٫٠٠\u00A0\u2068US$\u2069']],
    ] as const) {
      const [bank, who] = [testBank(), await buyer()];
      await runSql('UPDATE users SET language=?2 WHERE id=?1', who.id, language);
      const id = await paid(bank, who);
      const { receipt } = await data(getReceipt, { token: who.token, query: { Id: id } });
      expect(receipt.purchase.name).toBe(plan);
      const [mail] = await mailsTo(who.email);
      for (const word of words) expect(mail?.text).toContain(word);
      expect(mail?.text).toContain(receipt.number);
    }
  });
});
