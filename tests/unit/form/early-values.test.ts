/** Values that were entered before the form's script was loaded. */
import { expect, test } from 'vitest';
import { phoneDigitsMax } from '../../../contract/limits.ts';
import { earlyValues, type HeldField } from '../../../src/form/early-values.ts';

const values = {
  email: '',
  gender: '0',
  isRead: false,
  isMarketing: true,
  phone: { country: 'tr', digits: '' },
  place: { countryId: null },
  tags: ['a'],
};
const early = (fields: Readonly<Record<string, HeldField>>) => Object.fromEntries(earlyValues(values, (name) => fields[name] ?? null));

test('texts, choices and checkboxes are taken over where they differ', () => {
  expect(early({ email: { value: 'nour@company.example' }, gender: { value: '2' }, isRead: { value: 'on', checked: true } })).toEqual({
    email: 'nour@company.example',
    gender: '2',
    isRead: true,
  });
  expect(early({ isMarketing: { value: 'on', checked: false } })).toEqual({ isMarketing: false });
});

test('values that the form knows, and fields without its names, are unchanged', () => {
  expect(early({})).toEqual({});
  const same = { email: { value: '' }, gender: { value: '0' }, isRead: { value: 'on', checked: false }, phone: { value: '' } };
  expect(early(same)).toEqual({});
  expect(early({ place: { value: 'Izmir' }, tags: { value: 'b' } })).toEqual({});
});

test('of a phone only digits are taken over, in any script and up to the limit; its dial code stays', () => {
  expect(early({ phone: { value: '(0532) ١٢٣ ۴۵' } })).toEqual({ phone: { country: 'tr', digits: '053212345' } });
  expect(early({ phone: { value: '7'.repeat(phoneDigitsMax + 3) } })).toEqual({
    phone: { country: 'tr', digits: '7'.repeat(phoneDigitsMax) },
  });
});
