import { describe, expect, test } from 'vitest';
import { bankMarkOf, bankMentionOf } from '../../contract/chat/bank-details.ts';

const turkish = 'TR330006100519786457841326';
const german = 'DE89370400440532013000';

describe('details', () => {
  test.each([
    ['TR33 0006 1005 1978 6457 8413 26', [`iban:${turkish}`]],
    ['Our IBAN: tr330006100519786457841326.', [`iban:${turkish}`]],
    ['TR33-0006-1005-1978-6457-8413-26 please', [`iban:${turkish}`]],
    ['٣٣ هو: TR٣٣ ٠٠٠٦ ١٠٠٥ ١٩٧٨ ٦٤٥٧ ٨٤١٣ ٢٦', [`iban:${turkish}`]],
    ['DE89 3704 0044 0532 0130 00 or GB82 WEST 1234 5698 7654 32', [`iban:${german}`, 'iban:GB82WEST12345698765432']],
    ['AE07 0331 2345 6789 0123 456', ['iban:AE070331234567890123456']],
    ['SWIFT: TGBATRIS', ['swift:TGBATRIS']],
    ['BIC code DEUTDEFF500', ['swift:DEUTDEFF']],
    ['Swift kodu: TCZBTR2AXXX', ['swift:TCZBTR2A']],
    ['р/с 40702810938000000001 в банке', ['account:40702810938000000001']],
  ])('%s', (text, details) => {
    expect(bankMentionOf(text).details).toEqual(details);
  });

  test.each([
    'TR33 0006 1005 1978 6457 8413 27',
    'TR33 0006 1005 1978 6457 8413 261',
    'Container TRLU 330006 1, seal 978645',
    'HS code 0813.10.00.00.00, lot DE89370400',
    'We load 40 702 810 kg on 12.05.2026, invoice GB82-2026',
    'SWIFT PAYMENTS take two days',
    'A swift answer, please: DOCUMENT',
    'Call +90 532 111 22 33 or 4070 2810 9380',
    'ORDER TR33 FOR TGBATRIS',
    '',
  ])('no details: %s', (text) => {
    expect(bankMentionOf(text).details).toEqual([]);
  });
});

describe('a new account', () => {
  test.each([
    'Please note our new bank account.',
    'Our bank details have changed, see the letter.',
    'We have changed our account number',
    'Kindly remit the balance to another account this time',
    'Please pay to our new account',
    'Yeni banka hesabımız ektedir.',
    'Banka bilgilerimiz değişti, lütfen dikkat.',
    'Ödemeyi yeni hesabımıza yapınız',
    'IBAN numaramız değişmiştir',
    'Наши банковские реквизиты изменились.',
    'Новые реквизиты во вложении',
    'Переведите, пожалуйста, на новый счёт',
    'Мы сменили расчётный счёт',
    'تغير رقم الحساب لدينا',
    'هذا حسابنا البنكي الجديد',
    'تم تحديث البيانات البنكية',
    'لدينا حساب بنكي جديد',
  ])('%s', (text) => {
    expect([text, bankMentionOf(text).isOfNewAccount]).toEqual([text, true]);
  });

  test.each([
    'You can open a new account on Kervan.',
    'We have a new product line and a different packing.',
    'Our bank account has not changed.',
    'Our bank details have not been changed.',
    'Take the price change into account, please',
    'On account of the new duty the price is different',
    'We have a new price list. Our bank details are below.',
    'New prices from May. The bank is closed on Friday.',
    'Yeni fiyat listesi ektedir',
    'Hesabınıza göre kaç ton?',
    'Banka bilgilerimiz değişmedi.',
    'Выставите новый счёт на 20 тонн',
    'Реквизиты не изменились',
    'Другой сорт, другая цена',
    'لم يتغير رقم الحساب',
    'منتج جديد بسعر جديد',
    'الحساب على طرفنا',
  ])('is not: %s', (text) => {
    expect([text, bankMentionOf(text).isOfNewAccount]).toEqual([text, false]);
  });
});

describe('the mark', () => {
  const said = (companyId: string, text: string) => ({ companyId, text });
  test.each([
    ['the first details', turkish, [], 'first'],
    ['the same again', `TR33 0006 1005 1978 6457 8413 26`, [said('seller', turkish)], null],
    ['other details of the same company', german, [said('seller', turkish)], 'changed'],
    ['the SWIFT code beside an IBAN', 'SWIFT: TGBATRIS', [said('seller', turkish)], 'first'],
    ['the other side’s own', german, [said('buyer', turkish)], 'first'],
    ['the other side’s, repeated', `Do I pay to ${turkish}?`, [said('buyer', turkish)], null],
    ['new among known ones', `${turkish} or ${german}`, [said('seller', turkish)], 'changed'],
    ['words alone', 'Please pay to our new account', [], 'changed'],
    ['neither', 'Twenty tonnes on Friday', [said('seller', turkish)], null],
  ] as const)('%s', (_, text, earlier, mark) => {
    expect(bankMarkOf(text, 'seller', earlier)).toBe(mark);
  });
});
