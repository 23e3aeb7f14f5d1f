import { expect, test } from 'vitest';
import { base32Of, bytesOfBase32, codeOf, stepOf, stepOfCode } from '../../../api/second-factor/totp.ts';

const secret = new TextEncoder().encode('12345678901234567890');

// RFC 6238, appendix B, for SHA-1: the last six of its eight digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code of second %i agrees with the standard', async (second, code) => {
  expect(await codeOf(secret, stepOf(second * 1000))).toBe(code);
});

test('a clock may differ by one step, not by two', async () => {
  const now = 1_234_567_890_000;
  const step = stepOf(now);
  for (const aside of [-1, 0, 1]) expect(await stepOfCode(secret, await codeOf(secret, step + aside), now)).toBe(step + aside);
  for (const aside of [-2, 2]) expect(await stepOfCode(secret, await codeOf(secret, step + aside), now)).toBeNull();
});

// RFC 4648, section 10, without padding.
test.each([
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('base32 of %s', (text, encoded) => {
  const bytes = new TextEncoder().encode(text);
  expect(base32Of(bytes)).toBe(encoded);
  expect(new TextDecoder().decode(bytesOfBase32(encoded))).toBe(text);
});
