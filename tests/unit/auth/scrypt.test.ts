/** The hashes of passwords at their real cost, which tests of the API lower (tests/support/api/quick-scrypt.ts). */
import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from '../../../api/platform/security/password.ts';
import { deriveKey } from '../../../api/platform/security/scrypt.ts';
import { hexOf } from '../../../contract/wire/ids.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

test.each([
  ['pleaseletmein', 'SodiumChloride', { N: 16_384, r: 8, p: 1 }, '7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2'],
  ['password', 'NaCl', { N: 1024, r: 8, p: 16 }, 'fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b373162'],
] as const)('a key of %s is the one of RFC 7914', async (password, salt, cost, key) => {
  expect(hexOf(await deriveKey(password, bytes(salt), cost))).toBe(key);
});

test('a hash is stored with its cost, and matches its password only', async () => {
  const hash = await hashPassword('Quiet-harbour-7');
  expect(hash).toMatch(/^scrypt\$16384\$8\$5\$[0-9a-f]{32}\$[0-9a-f]{64}$/);
  expect(await verifyPassword('Quiet-harbour-7', hash)).toBe(true);
  expect(await verifyPassword('quiet-harbour-7', hash)).toBe(false);
});
