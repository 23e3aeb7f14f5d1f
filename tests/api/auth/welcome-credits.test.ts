import { expect, test } from 'vitest';
import { deleteUser, register } from '../../../contract/auth/calls.ts';
import { unsetId } from '../../../contract/wire/ids.ts';
import { call, clock, newAddress } from '../../support/api/api-client.ts';
import { balanceOf, password, signIn, type TestUser } from '../../support/api/api-fixtures.ts';
import { allRows, firstValue, runSql } from '../../support/api/database.ts';

const signUpAs = (email: string) =>
  call(register, {
    body: {
      fullname: 'Mira Osman',
      email,
      password,
      phone: null,
      countryId: unsetId,
      language: 'EN',
      mailMessageApproval: false,
    },
    headers: newAddress(),
  });

/** The account of an address, signed in; its e-mail counts as verified. */
async function accountOf(email: string): Promise<TestUser & { token: string }> {
  const id = (await firstValue<string>('SELECT id FROM users WHERE email=?1', email)) ?? '';
  await runSql('UPDATE users SET email_verified_at=?2 WHERE id=?1', id, clock.now());
  const user = { id, masterUserId: id, email, fullName: 'Mira Osman', password };
  return { ...user, token: await signIn(user) };
}
const creditsOf = async (email: string): Promise<number> => balanceOf(await accountOf(email));

test('a person gets welcome credits once: not with a plus-address, nor after deleting the account (docs/behaviour.md#welcome-credits)', async () => {
  await signUpAs('mira@welcome.test');
  expect(await creditsOf('mira@welcome.test')).toBe(50);
  await signUpAs('mira+again@welcome.test');
  await signUpAs('Mira+Capital@Welcome.test');
  expect([await creditsOf('mira+again@welcome.test'), await creditsOf('Mira+Capital@Welcome.test')]).toEqual([0, 0]);
  await signUpAs('mira.other@welcome.test');
  expect(await creditsOf('mira.other@welcome.test')).toBe(50);

  const account = await accountOf('mira@welcome.test');
  expect((await call(deleteUser, { token: account.token, query: { UserId: account.id } })).status).toBe(200);
  expect((await signUpAs('mira@welcome.test')).status).toBe(200);
  expect(await creditsOf('mira@welcome.test')).toBe(0);
});

test('of two concurrent sign-ups with two addresses of one person, both create an account and one gets the credits', async () => {
  const emails = ['twin@welcome.test', 'twin+2@welcome.test', 'twin+3@welcome.test'];
  await Promise.all(emails.map(signUpAs));
  const credits = await Promise.all(emails.map(creditsOf));
  expect(credits.sort((a, b) => b - a)).toEqual([50, 0, 0]);
});

test('the record of the person is not an address', async () => {
  await signUpAs('canary@welcome.test');
  const results = await allRows("SELECT operation_key, detail FROM credit_transfer WHERE reason='welcome'");
  expect(results.length).toBeGreaterThan(0);
  expect(JSON.stringify(results)).not.toContain('canary');
});
