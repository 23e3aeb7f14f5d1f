import { describe, expect, test } from 'vitest';
import { bankMarkOf, DetailLog, documentMarkOf, noteBefore } from '../../../api/chat/safety/bank-details-mark.ts';
import { bankDetailsIn, bankMentionOf } from '../../../contract/bank-details/mention.ts';
import { fileNameText } from '../../../contract/bank-details/texts.ts';
import { ibanOf } from '../../support/data/bank-numbers.ts';

const turkish = 'TR330006100519786457841326';
const german = 'DE89370400440532013000';

describe('bank details', () => {
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
    'TR-33 0006 1005 1978 6457 8413 26',
    'TR.330006100519786457841326',
    'TR_33_0006_1005_1978_6457_8413_26',
    'TR  33  0006  1005  1978  6457  8413  26',
    'T R 33 0006 1005 1978 6457 8413 26',
    'TR33–0006–1005–1978–6457–8413–26',
    'IBAN:\nTR33 0006 1005\n1978 6457 8413 26\nThank you',
    'TR33 0006 1005 1978\r\n  6457 8413 26.',
    'TR\u200b33\u200b0006 1005 1978 6457 8413 26',
    'pay\u200bTR33\u00ad0006\u20601005 1978 6457 8413 26',
    'T\u200cR33 0006\u00a01005\u202f1978 6457 8413 26',
  ])('however an IBAN is separated: %j', (text) => {
    expect(bankDetailsIn([text])).toEqual([`iban:${turkish}`]);
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
    // Both have valid check digits.
    'We load at 94 tonnes every month',
    `Order No. ${ibanOf(0).slice(2)}, lot 4`,
    'Prices by lot:\nAT 20\n408.50\n512.75\n613.20\nNO 12\n714.10\n815.60\n',
    '',
  ])('no bank details: %s', (text) => {
    expect(bankMentionOf(text).details).toEqual([]);
  });
});

test('a long text that consists of beginnings of account numbers is searched in linear time', () => {
  for (const part of ['TR33 ', 'T R 3 ', 'TR33                ', 'A\n', '----', 'tr 3\u200b', '40 '])
    expect(bankDetailsIn([part.repeat(100_000)])).toEqual([]);
});

describe('an account field', () => {
  const inField = (typed: string) => bankDetailsIn([{ kind: 'account', typed }]);
  test.each([
    ['6222 0212-3456.7890123', 'account:6222021234567890123'],
    ['a1 2345', 'account:A12345'],
    ['٦٢٢٢٠٢١٢٣٤', 'account:6222021234'],
    ['TR-33 0006 1005 1978 6457 8413 26', `iban:${turkish}`],
    ['40702810938000000001', 'account:40702810938000000001'],
  ])('is a detail, whatever it contains: %s', (typed, detail) => {
    expect(inField(typed)).toEqual([detail]);
  });

  test('and so is that of a bank code, of which the branch does not count', () => {
    for (const typed of ['TCZBTR2A', 'tczb tr 2a xxx']) expect(bankDetailsIn([{ kind: 'swift', typed }])).toEqual(['swift:TCZBTR2A']);
    expect(bankDetailsIn([{ kind: 'swift', typed: 'TRANSFER' }])).toEqual(['swift:TRANSFER']);
  });

  test('may contain the end of a number in another field', () => {
    expect(bankDetailsIn(['TR33 0006 1005 1978', { kind: 'account', typed: '6457 8413 26' }])).toContain(`iban:${turkish}`);
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
  ])('is not recognized: %s', (text) => {
    expect([text, bankMentionOf(text).isOfNewAccount]).toEqual([text, false]);
  });
});

describe('bank details in several messages', () => {
  test.each([
    ['by the field', ['TR33 0006 1005 1978', '6457 8413 26']],
    ['the end before the beginning', ['6457 8413 26', 'Incoterm DAP', 'TR33 0006 1005 1978']],
    ['over three', ['TR33 0006 1005', '1978 6457', '8413 26']],
    ['with words around', [`Please note ${'x'.repeat(200)} TR33 0006 1005 1978`, '6457 8413 26, thank you']],
    ['by underscores', ['TR33_0006_1005_1978_6457_8413_26.pdf']],
    ['in eastern digits', ['TR٣٣ ٠٠٠٦ ١٠٠٥ ١٩٧٨', '٦٤٥٧ ٨٤١٣ ٢٦']],
  ])('%s', (_, texts) => {
    expect(bankDetailsIn(texts)).toEqual([`iban:${turkish}`]);
  });

  test('an account at a Russian bank as well', () => {
    expect(bankDetailsIn(['р/с 4070281093', '8000000001'])).toEqual(['account:40702810938000000001']);
  });

  test('a name in capitals after the label of another field is no bank code', () => {
    expect(bankDetailsIn(['We take SWIFT', 'ISTANBUL'])).toEqual([]);
  });

  test('the words of a file name', () => {
    expect(bankMentionOf(fileNameText('new_bank-account.pdf')).isOfNewAccount).toBe(true);
    expect(bankMentionOf('See the file.', fileNameText('new_bank-account.pdf')).isOfNewAccount).toBe(true);
  });
});

/** The messages of a chat in order. */
function logOf(messages: readonly (readonly [companyId: string, text: string])[]): DetailLog {
  const log = new DetailLog();
  for (const [companyId, text] of messages) {
    const mention = bankMentionOf(text);
    log.note(mention.details, companyId, bankMarkOf(mention, companyId, log));
  }
  return log;
}

describe('the mark', () => {
  const message = (companyId: string, text: string) => [companyId, text] as const;
  test.each([
    ['the first details', turkish, [], 'first'],
    ['the same again', `TR33 0006 1005 1978 6457 8413 26`, [message('seller', turkish)], null],
    ['other details of the same company', german, [message('seller', turkish)], 'changed'],
    ['the SWIFT code beside an IBAN', 'SWIFT: TGBATRIS', [message('seller', turkish)], 'first'],
    ['the other side’s own', german, [message('buyer', turkish)], 'first'],
    ['the other side’s, repeated', `Do I pay to ${turkish}?`, [message('buyer', turkish)], null],
    ['own ones, after the other side’s were repeated', german, [message('buyer', turkish), message('seller', turkish)], 'first'],
    ['new among known ones', `${turkish} or ${german}`, [message('seller', turkish)], 'changed'],
    ['words alone', 'Please pay to our new account', [], 'changed'],
    ['neither', 'Twenty tonnes on Friday', [message('seller', turkish)], null],
  ] as const)('%s', (_, text, earlier, mark) => {
    expect(bankMarkOf(bankMentionOf(text), 'seller', logOf(earlier))).toBe(mark);
  });

  test.each([
    ['its first details', turkish, [], 'first'],
    ['those that were given before', turkish, [message('seller', turkish)], 'first'],
    ['others', german, [message('seller', turkish)], 'changed'],
    ['others, once more', german, [message('seller', turkish), message('seller', german)], 'changed'],
    ['none', 'Twenty tonnes on Friday', [message('seller', turkish)], null],
  ] as const)('of a document that has %s', (_, text, earlier, mark) => {
    expect(documentMarkOf(bankMentionOf(text), 'seller', logOf(earlier))).toBe(mark);
  });

  const before = (companyId: string, text: string, isOfChat = false) => ({ companyId, details: bankDetailsIn([text]), isOfChat });
  test.each([
    ['others than on the company’s page', german, [before('seller', turkish)], 'changed'],
    ['those of its page, which nobody has confirmed', turkish, [before('seller', turkish)], 'first'],
    [
      'those of its page, which differ from an earlier pro-forma',
      turkish,
      [before('seller', german), before('seller', turkish)],
      'changed',
    ],
    ['those of the subject', turkish, [before('seller', turkish, true)], null],
    ['others than in the subject', german, [before('seller', turkish, true)], 'changed'],
    ['others than on the other side’s page', german, [before('buyer', turkish)], 'first'],
  ] as const)('%s', (_, text, known, mark) => {
    const log = new DetailLog();
    noteBefore(log, known);
    expect(bankMarkOf(bankMentionOf(text), 'seller', log)).toBe(mark);
  });

  test('the bank details of the page are a change, once others were given in the chat', () => {
    const log = new DetailLog();
    noteBefore(log, [before('seller', turkish)]);
    log.note([`iban:${german}`], 'seller', 'changed');
    expect(bankMarkOf(bankMentionOf(turkish), 'seller', log)).toBe('changed');
  });

  test('an account number instead of an IBAN is a change, a bank code is not', () => {
    const log = new DetailLog();
    log.note([`iban:${turkish}`], 'seller', 'first');
    const markOf = (kind: 'account' | 'swift', typed: string) => bankMarkOf(bankMentionOf({ kind, typed }), 'seller', log);
    expect([markOf('account', '6222021234567890123'), markOf('swift', 'BKCHCNBJ')]).toEqual(['changed', 'first']);
  });

  test('public bank details that are repeated in the chat are known', () => {
    const log = new DetailLog();
    noteBefore(log, [before('seller', turkish)]);
    log.note([`iban:${turkish}`], 'seller', 'first');
    expect(bankMarkOf(bankMentionOf(turkish), 'seller', log)).toBe(null);
  });
});
