/** Links of mails cannot be guessed in large numbers from one address (docs/behaviour.md#limits-per-address). */
import { expect, test } from 'vitest';
import { resetPassword } from '../../../contract/auth/calls.ts';
import { denySignIn } from '../../../contract/sign-in-alert/calls.ts';
import { acceptInvitation } from '../../../contract/staff/invitations.ts';
import { keepAddress } from '../../../contract/staff/email-change.ts';
import { newSecret } from '../../../api/platform/ids.ts';
import { call, type CallAnswer } from '../../support/api/api-client.ts';

const guesses = 100;
const person = { stFullname: 'Nobody', newPwd: 'Calm-caravan-9', language: 'EN' } as const;

test.each<[string, number, (headers: Record<string, string>) => Promise<CallAnswer<unknown>>]>([
  ['reset a password', 1, (headers) => call(resetPassword, { body: { guid: newSecret(), newPwd: person.newPwd }, headers })],
  ['keep an address', 2, (headers) => call(keepAddress, { body: { guid: newSecret() }, headers })],
  ['accept an invitation', 3, (headers) => call(acceptInvitation, { body: { guid: newSecret(), ...person }, headers })],
  ['report a sign-in', 4, (headers) => call(denySignIn, { body: { guid: newSecret() }, headers })],
])('an address that guesses links to %s has a hundred tries an hour', async (_, n, guess) => {
  const headers = { 'cf-connecting-ip': `198.51.101.${n}` };
  const codes: (string | undefined)[] = [];
  for (let sent = 0; sent < guesses; sent += 20)
    codes.push(...(await Promise.all(Array.from({ length: 20 }, async () => (await guess(headers)).envelope.code))));
  expect(new Set(codes)).toEqual(new Set(['TOKEN_NOT_FOUND']));
  expect((await guess(headers)).envelope.code).toBe('THROTTLED');
  expect((await guess({ 'cf-connecting-ip': `198.51.102.${n}` })).envelope.code).toBe('TOKEN_NOT_FOUND');
});
