import { describe, expect, test } from 'vitest';
import { checkVerifyCode, forgotPassword, resetPassword, verifyEmail } from '../../../contract/auth/calls.ts';
import { activationMs } from '../../../contract/limits.ts';
import { type Flag, permissionsFromBits } from '../../../contract/permissions.ts';
import { editSubUser, getSubUsers } from '../../../contract/staff/calls.ts';
import { getUserTransActions } from '../../../contract/user/calls.ts';
import { call, callLoosely, clock, data, newAddress } from '../../support/api/api-client.ts';
import { enter, member, staffOf, type TestUser } from '../../support/api/api-fixtures.ts';
import { mailsTo, tokenMailedTo } from '../../support/api/sent-mails.ts';
import { firstValue, runSql } from '../../support/api/database.ts';

type Colleague = Awaited<ReturnType<typeof staffOf>>;
let counter = 0;
const newEmail = (): string => `colleague-${(counter += 1)}@example.test`;
const edit = (token: string, member: Colleague, flags: Partial<Record<Flag, boolean>>, email = member.email) =>
  call(editSubUser, { token, body: { email, permissions: { _id: member.staffId, userId: member.id, ...flags } } });
const flagsOf = async (who: TestUser) =>
  permissionsFromBits((await firstValue<number>('SELECT flags FROM staff WHERE user_id=?1', who.id)) ?? 0);

describe('flags of a colleague (docs/behaviour.md#staff-grants)', () => {
  test('flags that are sent are set, the others stay, and the next call applies them', async () => {
    const main = await member();
    const colleague = await staffOf(main, ['viewUserTransactions', 'createChat']);
    expect((await edit(main.token, colleague, { viewUserTransactions: false, sendMessage: true })).envelope.code).toBe('STAFF_SAVED');
    expect(await flagsOf(colleague)).toMatchObject({
      viewUserTransactions: false,
      sendMessage: true,
      createChat: true,
      viewUserProfile: true,
    });
    expect((await call(getUserTransActions, { token: colleague.token, body: {} })).status).toBe(403);
    await edit(main.token, colleague, { viewUserProfile: false });
    expect((await flagsOf(colleague)).viewUserProfile).toBe(true);
  });

  test('nobody grants a flag that they lack, nor changes themselves or a colleague with more flags', async () => {
    const main = await member();
    const clerk = await staffOf(main, ['addAndEditSubUser', 'sendMessage']);
    const [below, above] = [await staffOf(main, []), await staffOf(main, ['addCredits'])];
    expect((await edit(clerk.token, below, { sendMessage: true })).status).toBe(200);
    for (const [target, flags] of [
      [below, { addCredits: true }],
      [clerk, { sendMessage: false }],
      [above, { addCredits: false }],
      [above, { sendMessage: true }],
    ] as const) {
      const answer = await edit(clerk.token, target, flags);
      expect([answer.status, answer.envelope.code]).toEqual([403, 'FORBIDDEN']);
    }
    expect(await flagsOf(below)).toMatchObject({ sendMessage: true, addCredits: false });
    expect((await edit(main.token, below, { addCredits: true })).status).toBe(200);
  });

  test("another account's staff are not found by any of their ids; the ids must agree", async () => {
    const [main, other] = [await member(), await member()];
    const [own, theirs] = [await staffOf(main), await staffOf(other)];
    const ask = async (email: string, permissions: Record<string, unknown>) =>
      (await callLoosely(editSubUser, { token: main.token, body: { email, permissions } })).status;
    expect(await ask(theirs.email, { sendMessage: true })).toBe(404);
    expect(await ask(own.email, { _id: theirs.staffId })).toBe(404);
    expect(await ask(own.email, { userId: theirs.id })).toBe(404);
    expect(await ask(own.email, { _id: own.staffId, userId: theirs.id })).toBe(404);
    expect(await ask(own.email, { _id: own.staffId, masterUserId: other.id })).toBe(404);
    expect(await ask(own.email.toUpperCase(), { sendMessage: true })).toBe(200);
    expect(await ask(own.email, { isModerator: true })).toBe(400);
    expect((await flagsOf(theirs)).sendMessage).toBe(false);
  });
});

describe("a colleague's new address", () => {
  test('works after its confirmation; the old one works until then, and is notified', async () => {
    const main = await member();
    const colleague = await staffOf(main);
    const email = newEmail();
    expect((await edit(main.token, colleague, {}, email.toUpperCase())).status).toBe(200);
    expect((await enter(email)).status).toBe(400);
    expect((await enter(colleague.email)).status).toBe(200);
    const { subUsers } = await data(getSubUsers, { token: main.token });
    expect(subUsers.map((row) => [row.email, row.pendingEmail])).toEqual([[colleague.email, email]]);
    const mails = await mailsTo(colleague.email);
    expect(mails[0]?.text).toContain(email);
    expect(mails[0]?.text).not.toContain('/activation?token=');
    const guid = await tokenMailedTo(email, 'activation');
    await call(forgotPassword, { query: { eMail: colleague.email }, headers: newAddress() });
    const oldReset = await tokenMailedTo(colleague.email, 'reset-password');
    expect((await call(checkVerifyCode, { query: { guid } })).status).toBe(200);
    expect((await call(resetPassword, { body: { guid, newPwd: 'wrong-purpose' } })).envelope.code).toBe('TOKEN_NOT_FOUND');
    const answers = await Promise.all(Array.from({ length: 20 }, () => call(verifyEmail, { query: { guid } })));
    // The page leads them on, or asks for the password of this address (docs/behaviour.md#activation).
    expect(answers.filter(({ status }) => status === 200).map(({ envelope }) => envelope.data)).toEqual([{ userId: colleague.id, email }]);
    expect((await enter(email)).envelope.data?.userInfo).toMatchObject({ userID: colleague.id, isVerifyEmail: true });
    expect((await enter(colleague.email)).status).toBe(400);
    expect((await call(resetPassword, { body: { guid: oldReset, newPwd: 'from-the-old-box' } })).envelope.code).toBe('TOKEN_NOT_FOUND');
  });

  test('that is in use is refused, also at the confirmation; a newer request replaces an older one; the link expires', async () => {
    const main = await member();
    const colleague = await staffOf(main);
    const taken = await edit(main.token, colleague, { sendMessage: true }, main.email);
    expect([taken.status, taken.envelope.code, taken.envelope.errors]).toEqual([409, 'STAFF_EMAIL_USED', { email: 'DUPLICATE' }]);
    expect((await flagsOf(colleague)).sendMessage).toBe(false);
    const [first, second] = [newEmail(), newEmail()];
    await edit(main.token, colleague, {}, first);
    await edit(main.token, colleague, {}, second);
    expect((await call(verifyEmail, { query: { guid: await tokenMailedTo(first, 'activation') } })).envelope.code).toBe('TOKEN_NOT_FOUND');
    await runSql('UPDATE users SET email=?2, email_normal=?2 WHERE id=?1', main.id, second);
    const guid = await tokenMailedTo(second, 'activation');
    expect((await call(verifyEmail, { query: { guid } })).envelope.code).toBe('STAFF_EMAIL_USED');
    clock.advance(activationMs);
    expect((await call(verifyEmail, { query: { guid } })).envelope.code).toBe('STAFF_LINK_EXPIRED');
    expect((await enter(colleague.email)).status).toBe(200);
  });
});
