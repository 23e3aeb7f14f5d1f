/** Staff who are invited by mail and choose a password themselves (ADR 029). */
import { describe, expect, test } from 'vitest';
import { runScheduled } from '../../../api/jobs/scheduled-run.ts';
import { invitationMs, dayMs, hourMs, verificationResendMs } from '../../../contract/limits.ts';
import { login } from '../../../contract/session/calls.ts';
import {
  acceptInvitation,
  addSubUser,
  deleteSubUser,
  editSubUser,
  getInvitation,
  getInvitations,
  getSubUsers,
  inviteSubUser,
  resendInvitation,
  withdrawInvitation,
} from '../../../contract/staff/calls.ts';
import { deleteUser } from '../../../contract/auth/calls.ts';
import { setPersonSuspension } from '../../../contract/moderation/people-calls.ts';
import { call, clock, data, testEnv } from '../../support/api/api-client.ts';
import {
  approvedCompany,
  consolePerson,
  member,
  signIn,
  signUp,
  staffOf,
  type TestUser,
  withPlan,
} from '../../support/api/api-fixtures.ts';
import { mailsTo, subjectsTo, tokenMailedTo } from '../../support/api/sent-mails.ts';
import { firstValue, runSql } from '../../support/api/database.ts';

type Member = TestUser & { token: string };

const invite = (by: { token: string }, stEmail: string, more: Record<string, unknown> = {}) =>
  call(inviteSubUser, { token: by.token, body: { stEmail, ...more } });
const accept = (guid: string, changes: Record<string, unknown> = {}) =>
  call(acceptInvitation, { body: { guid, stFullname: 'Nour Aziz', newPwd: 'Own-choice-9', language: 'RU', ...changes } as never });
const enter = (email: string) =>
  call(login, { body: { email, password: 'Own-choice-9', source: 1 }, headers: { 'cf-connecting-ip': `192.0.2.${email.length}` } });
const linkTo = (email: string) => tokenMailedTo(email, 'invitation');
const listed = async ({ token }: Member) => (await data(getInvitations, { token })).invitations;

test('an invited person sees inviter and company, chooses a password, and has the granted flags at once', async () => {
  const main = await member('premium');
  const company = await approvedCompany(main, { name: 'Harbour Nuts' });
  const email = 'nour-invited@example.test';
  await data(inviteSubUser, {
    token: main.token,
    body: { stEmail: email.toUpperCase(), permissions: { requestsAccess: true }, budget: 40 },
  });
  const [mail] = await mailsTo(email);
  expect(mail?.subject).toBe('Harbour Nuts invites you to Kervan');
  expect(mail?.text).toContain(`${main.email} invites you`);
  expect(mail?.text).not.toContain(main.fullName);
  const [row] = await listed(main);
  expect(row).toMatchObject({ email, budget: 40, isExpired: false, permissions: { requestsAccess: true, addAndEditSubUser: true } });
  expect(Date.parse(row?.dtExpires ?? '') - clock.now()).toBe(7 * dayMs);

  const guid = await linkTo(email);
  const stored = await firstValue<string>('SELECT hash FROM staff_invitation WHERE email=?1', email);
  expect([stored?.length, stored === guid]).toEqual([64, false]);
  const shown = await data(getInvitation, { query: { guid } });
  expect(shown).toMatchObject({
    inviterName: main.fullName,
    inviterEmail: main.email,
    companyName: company.name,
    email,
    isEmailUsed: false,
  });
  expect((await accept(guid)).status).toBe(200);

  const [colleague] = (await data(getSubUsers, { token: main.token })).subUsers;
  expect(colleague).toMatchObject({ email, fullname: 'Nour Aziz', isVerifyEmail: true, budget: 40, permissions: { requestsAccess: true } });
  expect(await listed(main)).toEqual([]);
  const { userInfo } = (await enter(email)).envelope.data ?? {};
  expect(userInfo).toMatchObject({ isMainUser: false, mainUserId: main.id, language: 'RU' });
  for (const again of [await accept(guid), await call(getInvitation, { query: { guid } })])
    expect(again.envelope.code).toBe('TOKEN_NOT_FOUND');
});

test('of ten concurrent uses of a link one creates an account', async () => {
  const main = await member('premium');
  await invite(main, 'nour-at-once@example.test');
  const guid = await linkTo('nour-at-once@example.test');
  const answers = await Promise.all(Array.from({ length: 10 }, () => accept(guid)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const others = new Set(answers.filter(({ status }) => status !== 200).map(({ envelope }) => envelope.code));
  expect([...others]).toEqual(['TOKEN_NOT_FOUND']);
  expect((await data(getSubUsers, { token: main.token })).subUsers).toHaveLength(1);
});

describe('a link', () => {
  test('expires after 7 days with a code of its own; a resent link works, and the earlier one does not', async () => {
    const main = await member('premium');
    const email = 'nour-late@example.test';
    const { id } = await data(inviteSubUser, { token: main.token, body: { stEmail: email } });
    const first = await linkTo(email);
    expect((await call(resendInvitation, { token: main.token, body: { id } })).status).toBe(200);
    expect((await call(resendInvitation, { token: main.token, body: { id } })).envelope.code).toBe('THROTTLED');
    const second = await linkTo(email);
    expect(second).not.toBe(first);
    expect((await accept(first)).envelope.code).toBe('TOKEN_NOT_FOUND');
    clock.advance(invitationMs);
    for (const answer of [await accept(second), await call(getInvitation, { query: { guid: second } })])
      expect(answer.envelope.code).toBe('TOKEN_EXPIRED');
    const again = { ...main, token: await signIn(main) };
    expect(await listed(again)).toMatchObject([{ id, isExpired: true }]);
    expect((await call(resendInvitation, { token: again.token, body: { id } })).status).toBe(200);
    expect((await accept(await linkTo(email))).status).toBe(200);
    clock.restart();
  });

  test('that was withdrawn, or whose inviter or account was deleted, is not found', async () => {
    const main = await member('premium');
    const head = await staffOf(main, ['addAndEditSubUser']);
    const { id } = await data(inviteSubUser, { token: main.token, body: { stEmail: 'nour-withdrawn@example.test' } });
    await invite(head, 'nour-by-head@example.test');
    expect((await call(withdrawInvitation, { token: main.token, query: { id } })).status).toBe(200);
    expect((await call(withdrawInvitation, { token: main.token, query: { id } })).status).toBe(404);
    expect((await accept(await linkTo('nour-withdrawn@example.test'))).envelope.code).toBe('TOKEN_NOT_FOUND');
    await call(deleteSubUser, { token: main.token, query: { id: head.staffId } });
    expect((await accept(await linkTo('nour-by-head@example.test'))).envelope.code).toBe('TOKEN_NOT_FOUND');
    await invite(main, 'nour-of-nobody@example.test');
    const guid = await linkTo('nour-of-nobody@example.test');
    expect((await call(deleteUser, { token: main.token, query: { UserId: main.id } })).status).toBe(200);
    expect((await accept(guid)).envelope.code).toBe('TOKEN_NOT_FOUND');
    expect(await firstValue('SELECT COUNT(*) AS n FROM staff_invitation WHERE master_user_id=?1', main.id)).toBe(0);
  });

  test.each<[string, (people: { main: Member; head: Awaited<ReturnType<typeof staffOf>> }) => Promise<unknown>]>([
    [
      'who lost the flag',
      ({ main, head }) =>
        data(editSubUser, {
          token: main.token,
          body: { email: head.email, permissions: { _id: head.staffId, addAndEditSubUser: false } },
        }),
    ],
    [
      'who was suspended',
      async ({ head }) => {
        const { token } = await consolePerson('administrator');
        await data(setPersonSuspension, { token, body: { id: head.id, isSuspended: true, reason: 'FRAUD', note: 'Invites strangers' } });
      },
    ],
    // Changed directly in the database, not by the calls above.
    ['whose row says so', ({ head }) => runSql('UPDATE staff SET flags=64 WHERE user_id=?1', head.id)],
  ])('of somebody %s is not found, and takes no place of the plan', async (why, lose) => {
    const main = await member('premium');
    const head = await staffOf(main, ['addAndEditSubUser']);
    const email = `nour-${why.replaceAll(' ', '-')}@example.test`;
    await invite(head, email);
    const guid = await linkTo(email);
    expect((await call(getInvitation, { query: { guid } })).status).toBe(200);
    await lose({ main, head });
    for (const answer of [await call(getInvitation, { query: { guid } }), await accept(guid)])
      expect([answer.status, answer.envelope.code]).toEqual([404, 'TOKEN_NOT_FOUND']);
    if (why !== 'whose row says so') expect(await listed(main)).toEqual([]);
    const joined = (await data(getSubUsers, { token: main.token })).subUsers.filter((row) => row.email === email);
    expect(joined).toEqual([]);
  });

  test('into a suspended account is invalid while it is suspended', async () => {
    const main = await member('premium');
    await invite(main, 'nour-suspended@example.test');
    const guid = await linkTo('nour-suspended@example.test');
    const { token } = await consolePerson('administrator');
    const suspend = (isSuspended: boolean) =>
      data(setPersonSuspension, {
        token,
        body: { id: main.id, isSuspended, note: 'Looked into', ...(isSuspended && { reason: 'FRAUD' as const }) },
      });
    await suspend(true);
    for (const answer of [await call(getInvitation, { query: { guid } }), await accept(guid)])
      expect([answer.status, answer.envelope.code]).toEqual([404, 'TOKEN_NOT_FOUND']);
    await suspend(false);
    expect((await accept(guid)).status).toBe(200);
  });

  test('belongs to whoever sent it last', async () => {
    const main = await member('premium');
    const head = await staffOf(main, ['addAndEditSubUser']);
    const { id } = await data(inviteSubUser, { token: head.token, body: { stEmail: 'nour-sent-again@example.test' } });
    await data(resendInvitation, { token: main.token, body: { id } });
    await data(deleteSubUser, { token: main.token, query: { id: head.staffId } });
    const guid = await linkTo('nour-sent-again@example.test');
    expect((await data(getInvitation, { query: { guid } })).inviterEmail).toBe(main.email);
    expect((await accept(guid)).status).toBe(200);
  });

  test('is deleted a month after it expired', async () => {
    const main = await member('premium');
    await invite(main, 'nour-forgotten@example.test');
    const count = () => firstValue("SELECT COUNT(*) AS n FROM staff_invitation WHERE email='nour-forgotten@example.test'");
    clock.advance(invitationMs + 29 * dayMs - (clock.now() % hourMs));
    await runScheduled(testEnv, clock);
    expect(await count()).toBe(1);
    clock.advance(2 * dayMs);
    await runScheduled(testEnv, clock);
    expect(await count()).toBe(0);
    clock.restart();
  });
});

describe('an invitation does not reveal who has an account', () => {
  test('an address with an account is invited in the same way; its owner learns it from the link, and gets no second account', async () => {
    const main = await member('premium');
    const other = await signUp();
    const [known, unknown] = [await invite(main, other.email), await invite(main, 'nour-unknown@example.test')];
    expect([known.status, known.envelope.code, Object.keys(known.envelope.data ?? {})]).toEqual([
      unknown.status,
      unknown.envelope.code,
      Object.keys(unknown.envelope.data ?? {}),
    ]);
    expect(await subjectsTo(other.email)).toEqual(await subjectsTo('nour-unknown@example.test'));
    const guid = await linkTo(other.email);
    expect((await data(getInvitation, { query: { guid } })).isEmailUsed).toBe(true);
    expect((await accept(guid)).envelope.code).toBe('STAFF_EMAIL_USED');
    expect((await listed(main)).map(({ email }) => email)).toContain(other.email);
  });

  test('own staff and a repeated address are named, since the list shows them anyway', async () => {
    const main = await member('premium');
    const colleague = await staffOf(main);
    expect((await invite(main, colleague.email)).envelope.code).toBe('STAFF_EMAIL_USED');
    const twice = await Promise.all([invite(main, 'nour-twice@example.test'), invite(main, 'nour-twice@example.test')]);
    expect(twice.map(({ envelope }) => envelope.code).toSorted()).toEqual(['ALREADY_INVITED', 'STAFF_INVITED']);
    expect(await mailsTo('nour-twice@example.test')).toHaveLength(1);
  });
});

describe('limits', () => {
  test('allow twenty an hour for an account, five a day for an address, whoever invites, and a resend after a wait', async () => {
    const main = await member('premium');
    await runSql('UPDATE plan_rule SET number=-1 WHERE rule=12 AND plan_id=(SELECT plan_id FROM users WHERE id=?1)', main.id);
    const codes: string[] = [];
    for (let index = 0; index < 21; index += 1) codes.push((await invite(main, `nour-many-${index}@example.test`)).envelope.code);
    expect([new Set(codes.slice(0, 20)), codes[20]]).toEqual([new Set(['STAFF_INVITED']), 'THROTTLED']);
    const answers: string[] = [];
    for (let index = 0; index < 6; index += 1)
      answers.push((await invite(await member('premium'), 'nour-wanted@example.test')).envelope.code);
    expect(answers.slice(4)).toEqual(['STAFF_INVITED', 'THROTTLED']);
    expect(await mailsTo('nour-wanted@example.test')).toHaveLength(5);
  });

  test('count an open invitation as a place of the plan, also of three concurrent ones and for staff added directly', async () => {
    const basic = await member('basic');
    const answers = await Promise.all(['a', 'b', 'c'].map((letter) => invite(basic, `nour-place-${letter}@example.test`)));
    expect(answers.map(({ envelope }) => envelope.code).toSorted()).toEqual(['LIMIT_REACHED', 'LIMIT_REACHED', 'STAFF_INVITED']);
    const person = {
      stFullname: 'Nour Aziz',
      stEmail: 'nour-direct@example.test',
      stPassword: 'Colleague-pass-1',
      stPhone: '90-5321112233',
    };
    expect((await call(addSubUser, { token: basic.token, body: person })).envelope.code).toBe('LIMIT_REACHED');
    const [open] = await listed(basic);
    await data(withdrawInvitation, { token: basic.token, query: { id: open?.id ?? '' } });
    expect((await call(addSubUser, { token: basic.token, body: person })).status).toBe(200);
  });

  test('refuse without a plan, a verified address or a place; an acceptance after the end of the plan is refused', async () => {
    const code = async (user: TestUser) => (await invite({ token: await signIn(user) }, 'nour-nobody@example.test')).envelope.code;
    expect([
      await code(await member(null)),
      await code(await member('welcome')),
      await code(await withPlan(await signUp(), 'premium')),
    ]).toEqual(['NO_PLAN', 'LIMIT_REACHED', 'EMAIL_NOT_VERIFIED']);
    const main = await member('premium');
    await invite(main, 'nour-too-late@example.test');
    await withPlan(main, null);
    const guid = await linkTo('nour-too-late@example.test');
    expect((await accept(guid)).envelope.code).toBe('LIMIT_REACHED');
    await withPlan(main, 'premium');
    await runSql('UPDATE users SET plan_expires_at=?2 WHERE id=?1', main.id, clock.now());
    expect((await accept(guid)).envelope.code).toBe('LIMIT_REACHED');
    await withPlan(main, 'premium');
    expect((await accept(guid)).status).toBe(200);
  });

  test('nobody grants flags that they lack, or that were revoked before the acceptance (docs/behaviour.md#staff-grants)', async () => {
    const main = await member('premium');
    const head = await staffOf(main, ['addAndEditSubUser', 'requestsAccess', 'createChat']);
    expect((await invite(head, 'nour-above@example.test', { permissions: { addCredits: true } })).envelope.code).toBe('FORBIDDEN');
    await invite(head, 'nour-below@example.test', { permissions: { requestsAccess: true, createChat: true } });
    const edit = { email: head.email, permissions: { _id: head.staffId, createChat: false }, budget: 30 };
    expect((await call(editSubUser, { token: main.token, body: edit })).status).toBe(200);
    expect((await invite(head, 'nour-budget@example.test', { budget: 31 })).envelope.code).toBe('FORBIDDEN');
    expect((await accept(await linkTo('nour-below@example.test'))).status).toBe(200);
    const { subUsers } = await data(getSubUsers, { token: main.token });
    const joined = subUsers.find(({ email }) => email === 'nour-below@example.test');
    expect(joined).toMatchObject({ budget: 30, permissions: { requestsAccess: true, createChat: false } });
    const clerk = await staffOf(main, ['addAndEditSubUser']);
    await invite(main, 'nour-of-main@example.test', { permissions: { addCredits: true } });
    const [row] = await listed(main);
    const id = row?.id ?? '';
    expect((await call(withdrawInvitation, { token: clerk.token, query: { id } })).envelope.code).toBe('FORBIDDEN');
    clock.advance(verificationResendMs);
    expect((await call(resendInvitation, { token: clerk.token, body: { id } })).envelope.code).toBe('FORBIDDEN');
    clock.restart();
  });
});
