/** Rules of a payment card: checks in their order, brand, and grouping of the number. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultsOf } from '../../../contract/wire/check.ts';
import {
  cardBrand,
  cardDigits,
  cardRules,
  type CardValues,
  groupedNumber,
  onlyDigits,
  passesLuhn,
  shortYear,
} from '../../../contract/payment/card.ts';
import { cardLengths } from '../../../contract/payment/fields.ts';

const nowMs = Date.UTC(2026, 10, 22, 12);
const good: CardValues = { number: '5528 7900 0000 0008', fullName: 'ELIF YILDIRIM', month: '12', year: '30', cvv: '123' };
const faults = (values: Partial<CardValues>): string[] =>
  faultsOf(cardRules, { ...good, ...values }, { nowMs }).map(({ field, check }) => `${field}:${check}`);

const digits = (min: number, max: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: min, maxLength: max }).map((all) => all.join(''));
/** Adds the check digit to a number. The computation is independent of the tested rule. */
const numbers = digits(11, 18).map((body) => `${body}${[...'0123456789'].find((last) => passesLuhn(body + last))}`);

describe('the checks', () => {
  test('a good card has no fault', () => expect(faults({})).toEqual([]));

  test('are in the order of the specification, one for each field', () => {
    expect(faults({ number: ' ', fullName: '', month: '', year: '', cvv: '' })).toEqual([
      'number:number',
      'fullName:fullName',
      'month:month',
      'year:year',
      'cvv:cvv',
    ]);
    expect(faults({ number: '1'.repeat(20), month: '13', year: '2030', cvv: '12' })).toEqual([
      'number:numberLong',
      'month:monthWrong',
      'year:yearWrong',
      'cvv:cvv',
    ]);
    expect(faults({ month: '10', year: '26', cvv: '1234' })).toEqual(['cvv:cvv', 'month:expired']);
  });

  test.each(['0', '00', '13', '99', '1.5', '+1', 'ab'])('%s is not a month', (month) =>
    expect(faults({ month })).toEqual(['month:monthWrong']),
  );
  test.each(['1', '01', '9', '12'])('%s is a month', (month) => expect(faults({ month })).toEqual([]));
  test('a year of four digits is shortened, whether filled in or typed digit by digit', () => {
    expect(shortYear('2030')).toBe('30');
    expect([...'2030'].reduce((value, digit) => shortYear(value + digit), '')).toBe('30');
    expect([...'305'].reduce((value, digit) => shortYear(value + digit), '')).toBe('30');
    expect(shortYear('٢٠٣١')).toBe('31');
  });
  test.each(['3', '2030', 'xx', '3 0x'])('%s is not a year', (year) => expect(faults({ year })).toEqual(['year:yearWrong']));
  test.each(['12', '1234', '12a', ''])('%s is not a CVV', (cvv) => expect(faults({ cvv })).toEqual(['cvv:cvv']));

  test('a card of this month is refused, one of the next is not (docs/behaviour.md#card-expiry)', () => {
    expect(faults({ month: '11', year: '26' })).toEqual(['month:expired']);
    expect(faults({ month: '12', year: '26' })).toEqual([]);
    expect(faults({ month: '1', year: '27' })).toEqual([]);
  });

  test('any date of a card is expired exactly when its month is before the present one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 99 }), (month, year) => {
        const first = new Date(`20${String(year).padStart(2, '0')}-${String(month).padStart(2, '0')}-01T00:00:00Z`);
        const isLate = first.getTime() <= nowMs;
        expect(faults({ month: String(month), year: String(year).padStart(2, '0') })).toEqual(isLate ? ['month:expired'] : []);
      }),
    );
  });
});

describe('the number', () => {
  test('every number with a valid check digit passes; one wrong digit does not', () => {
    fc.assert(
      fc.property(numbers, fc.nat(), fc.integer({ min: 1, max: 9 }), (number, place, by) => {
        expect(faults({ number })).toEqual([]);
        const at = place % number.length;
        const wrong = number.slice(0, at) + ((Number(number[at]) + by) % 10) + number.slice(at + 1);
        expect(faults({ number: wrong })).toEqual(['number:numberWrong']);
      }),
    );
  });

  test('swapped neighbours are detected, except 09 and 90', () => {
    fc.assert(
      fc.property(numbers, fc.nat(), (number, place) => {
        const at = place % (number.length - 1);
        const [a = '', b = ''] = number.slice(at, at + 2);
        fc.pre(a !== b && !['09', '90'].includes(a + b));
        expect(passesLuhn(number.slice(0, at) + b + a + number.slice(at + 2))).toBe(false);
      }),
    );
  });

  test('is the same in every spelling: grouped, with dashes, in Arabic or Persian digits', () => {
    fc.assert(
      fc.property(numbers, fc.constantFrom('', ' ', '-', '\u00a0'), fc.constantFrom(0x30, 0x660, 0x6f0), (number, gap, zero) => {
        const typed = [...number].map((digit) => String.fromCharCode(zero + Number(digit))).join(gap);
        expect(cardDigits(typed)).toBe(number);
        expect(cardDigits(groupedNumber(typed))).toBe(number);
        expect(faults({ number: typed })).toEqual([]);
      }),
    );
  });

  test('letters are not a number', () => {
    expect(faults({ number: 'abcd' })).toEqual(['number:numberWrong']);
    expect(passesLuhn('')).toBe(false);
  });

  test('is grouped as printed, and never longer than permitted', () => {
    expect(groupedNumber('5528790000000008')).toBe('5528 7900 0000 0008');
    expect(groupedNumber('55287')).toBe('5528 7');
    expect(groupedNumber('374427000000003')).toBe('3744 270000 00003');
    expect(groupedNumber('5528x7900')).toBe('5528 7900');
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const grouped = groupedNumber(typed);
        expect(grouped.length).toBeLessThanOrEqual(cardLengths.numberGrouped);
        expect(grouped).toMatch(/^(?:\d+(?: \d+)*)?$/);
        expect(groupedNumber(grouped)).toBe(grouped);
      }),
    );
  });

  test.each([
    ['4543 5900 0000 0006', 'visa'],
    ['5528 7900 0000 0008', 'mastercard'],
    ['2221 00', 'mastercard'],
    ['2720 99', 'mastercard'],
    ['2200 70', 'mir'],
    ['9792 03', 'troy'],
    ['6501 70', 'troy'],
    ['3744', 'amex'],
    ['٤٥٤٣', 'visa'],
    ['1', null],
    ['', null],
  ] as const)('%s is of %s', (number, brand) => expect(cardBrand(number)).toBe(brand));

  test('short fields accept digits only', () => {
    expect([onlyDigits('1a2b3c4', 3), onlyDigits('٠٧', 2), onlyDigits(' 2030 ', 2)]).toEqual(['123', '07', '20']);
  });
});
