/** The QR code from which an authenticator app reads its key. The expected pictures were verified once with an independent reader. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { qrModules } from '../../../src/account/shared/second-factor/qr.ts';

const uri = (email: string): string =>
  `otpauth://totp/${encodeURIComponent(`Kervan:${email}`)}?secret=KERVANDEMOKERVANDEMOKERVANDEMO23&issuer=Kervan`;
const digestOf = (modules: boolean[][]): string =>
  createHash('sha256')
    .update(modules.map((row) => row.map(Number).join('')).join('\n'))
    .digest('hex')
    .slice(0, 16);

test.each([
  ['owner@kervan.example', 37, '3a6c261fa6b8f9b6'],
  [`${'a'.repeat(180)}@kervan.example`, 61, '005ca0431a3a69cf'],
])('the address for %s is %i modules wide and the same as read', (email, size, digest) => {
  const modules = qrModules(uri(email)) ?? [];
  expect([modules.length, digestOf(modules)]).toEqual([size, digest]);
});

test('three corners have a finder, and a text that is too long has no picture', () => {
  const modules = qrModules(uri('owner@kervan.example')) ?? [];
  const finder = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];
  const last = modules.length - 7;
  for (const [x, y] of [
    [0, 0],
    [last, 0],
    [0, last],
  ] as const)
    expect(
      modules.slice(y, y + 7).map((row) =>
        row
          .slice(x, x + 7)
          .map(Number)
          .join(''),
      ),
    ).toEqual(finder);
  expect(qrModules('x'.repeat(524))).toBeNull();
});
