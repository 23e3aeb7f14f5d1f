/** Tax numbers are checked by published rules. The examples are from tax offices and manuals, each also with one digit changed. */
import { describe, expect, test } from 'vitest';
import { brokenTaxRule, taxKeyOf } from '../../../contract/company/tax-number.ts';

/** The same number with its last digit increased. */
const beside = (number: string): string => number.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));

describe.each([
  ['tr', 'Tr', ['4540536920', '1430466081', '17291716060', '10000000146']],
  ['ru', 'Ru', ['7707083893', '7830002293', '500100732259', '1234567894']],
])('%s by check digits', (country, rule, numbers) => {
  test.each(numbers)('%s', (number) => {
    expect(brokenTaxRule(number, country)).toBeNull();
    expect(brokenTaxRule(number.replace(/^(...)/, '$1 '), country.toUpperCase())).toBeNull();
    expect(brokenTaxRule(beside(number), country)).toBe(rule);
    expect(brokenTaxRule(`${number}0`, country)).toBe(rule);
    expect(brokenTaxRule(number.slice(1), country)).toBe(rule);
  });
});

test('digits may be Arabic or Persian: it is the same number', () => {
  expect([brokenTaxRule('٤٥٤٠٥٣٦٩٢٠', 'tr'), brokenTaxRule('٤٥٤٠٥٣٦٩٢١', 'tr')]).toEqual([null, 'Tr']);
  expect(taxKeyOf('۳۰۰ ۱۲', 'ae')).toBe(taxKeyOf('30012', 'ae'));
});

test('every digit of a number of Türkiye and Russia is checked', () => {
  for (const [number, country] of [
    ['4540536920', 'tr'],
    ['17291716060', 'tr'],
    ['7707083893', 'ru'],
    ['500100732259', 'ru'],
  ] as const)
    for (let place = 0; place < number.length; place += 1) {
      const other = Array.from(number, (digit, index) => (index === place ? String((Number(digit) + 1) % 10) : digit)).join('');
      expect([other, brokenTaxRule(other, country)]).toEqual([other, country === 'tr' ? 'Tr' : 'Ru']);
    }
});

test.each([
  ['at', 'U13585627', '13585627'],
  ['be', '0428759497', '2428759497'],
  ['bg', '175074752', '17507475'],
  ['cy', '10259033P', '102590339'],
  ['cz', '25123891', '2512389'],
  ['de', '136695976', '13669597'],
  ['dk', '13585628', '1358562'],
  ['ee', '100931558', '10093155'],
  ['es', 'B58378431', 'B5837843'],
  ['fi', '20774740', '2077474'],
  ['fr', '40303265045', 'O0303265045'],
  ['gr', '094259216', '09425921'],
  ['hr', '33392005961', '3339200596'],
  ['hu', '12892312', '1289231'],
  ['ie', '6433435F', '6433435'],
  ['it', '00743110157', '0074311015'],
  ['lt', '119511515', '11951151'],
  ['lu', '15027442', '1502744'],
  ['lv', '40003521600', '4000352160'],
  ['mt', '11679112', '1167911'],
  ['nl', '004495445B01', '004495445B'],
  ['pl', '8567346215', '856734621'],
  ['pt', '501964843', '50196484'],
  ['ro', '18547290', '1'],
  ['se', '123456789701', '1234567897'],
  ['si', '50223054', '5022305'],
  ['sk', '2022749619', '202274961'],
])('%s by the form of its VAT number, with and without the prefix', (country, number, wrong) => {
  const prefix = country === 'gr' ? 'EL' : country.toUpperCase();
  expect([number, prefix + number, `${prefix} ${number.toLowerCase()}`].map((typed) => brokenTaxRule(typed, country))).toEqual([
    null,
    null,
    null,
  ]);
  expect(brokenTaxRule(wrong, country)).toBe('Eu');
  expect(brokenTaxRule(`XX${number}`, country)).toBe('Eu');
});

test('any number is accepted where no rule is public; nothing is checked before there is a number and a country', () => {
  expect(['GB 417 2086 53', 'KW-418820', '318-447-902'].map((number) => brokenTaxRule(number, 'eg'))).toEqual([null, null, null]);
  expect([brokenTaxRule('', 'tr'), brokenTaxRule('1', '')]).toEqual([null, null]);
});

test('a number of a country has one key in every spelling', () => {
  expect(new Set(['DE284710593', '284710593', 'de 284.710-593'].map((number) => taxKeyOf(number, 'de')))).toEqual(
    new Set(['DE:284710593']),
  );
  expect(taxKeyOf('284710593', 'at')).not.toBe(taxKeyOf('284710593', 'de'));
  expect([taxKeyOf(null, 'de'), taxKeyOf(' ', 'de'), taxKeyOf('1', '')]).toEqual([null, null, null]);
});
