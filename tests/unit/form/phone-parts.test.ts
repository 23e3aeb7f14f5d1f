import { expect, test } from 'vitest';
import { splitPhone } from '../../../src/account/shared/fields/phone.ts';
import { joinPhone } from '../../../src/ui/field/phone-digits.ts';

const codes = [
  { id: 'tr', dialCode: '+90' },
  { id: 'us', dialCode: '+1' },
  { id: 'ca', dialCode: '+1' },
  { id: 'jm', dialCode: '+1876' },
];

test('a phone is split by the longest dial code, and by the preferred country where two share one', () => {
  expect(splitPhone('+905322140718', codes, null)).toEqual({ country: 'tr', digits: '5322140718' });
  expect(splitPhone('+18765550100', codes, null)).toEqual({ country: 'jm', digits: '5550100' });
  expect(splitPhone('+14165550100', codes, 'ca')).toEqual({ country: 'ca', digits: '4165550100' });
  expect(splitPhone('', codes, null)).toEqual({ country: 'tr', digits: '' });
  expect(splitPhone('+99912345678', codes, 'tr')).toEqual({ country: null, digits: '99912345678' });
});

test('a phone is joined again, and omitted when it is too short', () => {
  expect(joinPhone({ country: 'tr', digits: '5322140718' }, codes)).toBe('+905322140718');
  expect(joinPhone({ country: 'tr', digits: '12345' }, codes)).toBe('');
  expect(joinPhone({ country: 'tr', digits: '123456' }, codes)).toBe('+90123456');
  expect(joinPhone({ country: 'us', digits: '1234567890123456789' }, codes)).toBe('+1123456789012345');
});
