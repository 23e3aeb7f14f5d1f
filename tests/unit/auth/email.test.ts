/** One rule for every e-mail address (docs/behaviour.md#unverified-e-mail). */
import { describe, expect, test } from 'vitest';
import { isEmail, normalEmail } from '../../../contract/email.ts';
import { email } from '../../../contract/wire/wire.ts';
import { applyMigrations, isLookup, migrationNames, readMigration } from '../../../scripts/support/deploy/migrations.ts';

describe('marks around a copied address are not part of it', () => {
  test.each([
    '\u202aowner@kervan.example\u202c',
    '\u200eowner@kervan.example',
    'owner@kervan.example\u200b ',
    'owner@\u2060kervan.example',
  ])('%j', (copied) => {
    expect(isEmail(copied)).toBe(true);
    expect(email.parse(copied)).toBe('owner@kervan.example');
  });
});

test.each(['ow\u00adner@kervan.example', 'owner@ker\u200dvan.example', 'owner@kervan.ex\u200cample', 'owner@kervan.example\u{e0041}'])(
  'other invisible letters in an address are refused: %j',
  (typed) => {
    expect(isEmail(typed)).toBe(false);
    expect(email.safeParse(typed).error?.issues[0]?.message).toBe('INVALID_EMAIL');
  },
);

test.each(['İSTANBUL@kervan.example', 'ISTANBUL@kervan.example', ' istanbul@KERVAN.example\u200b'])('%j is one account', (typed) => {
  expect(normalEmail(typed)).toBe('istanbul@kervan.example');
});

test('an account with marks in its address gets the plain one, unless another account has it', () => {
  const migration = migrationNames('marketplace').find((name) => name.endsWith('_plain_e_mail_addresses.sql')) ?? '';
  const database = applyMigrations('marketplace', (name) => !isLookup(name) && name < migration);
  const insert = database.prepare(
    "INSERT INTO users(id, email, email_normal, password_hash, full_name, created_at, email_verified_at) VALUES(?, ?, ?, 'x', 'Ada', 0, 1)",
  );
  const stored = [
    ['\u202aFirst@kervan.example\u202c', '\u202afirst@kervan.example\u202c'],
    ['owner@kervan.example', 'owner@kervan.example'],
    ['owner@kervan.example\u200b', 'owner@kervan.example\u200b'],
    ['İstanbul@kervan.example', 'i\u0307stanbul@kervan.example'],
    ['\u200etwin@kervan.example', '\u200etwin@kervan.example'],
    ['twin@kervan.example\u2069', 'twin@kervan.example\u2069'],
  ] as const;
  for (const [index, row] of stored.entries()) insert.run(String(index + 1).repeat(24), ...row);
  database.exec(readMigration('marketplace', migration));
  expect(database.prepare('SELECT email, email_normal, email_verified_at AS verified FROM users ORDER BY seq').all()).toEqual([
    { email: 'First@kervan.example', email_normal: 'first@kervan.example', verified: null },
    { email: 'owner@kervan.example', email_normal: 'owner@kervan.example', verified: 1 },
    { email: 'owner@kervan.example\u200b', email_normal: 'owner@kervan.example\u200b', verified: 1 },
    { email: 'İstanbul@kervan.example', email_normal: 'istanbul@kervan.example', verified: 1 },
    { email: 'twin@kervan.example', email_normal: 'twin@kervan.example', verified: null },
    { email: 'twin@kervan.example\u2069', email_normal: 'twin@kervan.example\u2069', verified: 1 },
  ]);
});
