/**
 * Protection against taking over a colleague's address: a link is valid only while its requester has the permission, and the old address
 * can undo the change for 72 hours.
 */
import { env } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newToken } from '../../../api/account/token-store.ts';
import { runScheduled } from '../../../api/jobs/scheduled-run.ts';
import { checkVerifyCode, editPassword, forgotPassword, register, resetPassword, verifyEmail } from '../../../contract/auth/calls.ts';
import { addressChangeMs, dayMs, hourMs, minuteMs, resetResendMs } from '../../../contract/limits.ts';
import { setPersonSuspension } from '../../../contract/moderation/people-calls.ts';
import type { Flag } from '../../../contract/permissions.ts';
import { getNotifications } from '../../../contract/notification/calls.ts';
import { login } from '../../../contract/session/calls.ts';
import {
  addSubUser,
  confirmStaffEmail,
  deleteSubUser,
  editSubUser,
  getAddressChange,
  getSubUsers,
  keepAddress,
  undoStaffEmail,
} from '../../../contract/staff/calls.ts';
import { denySignIn } from '../../../contract/sign-in-alert/calls.ts';
import { getUserProfile } from '../../../contract/user/calls.ts';
import { countryHeader } from '../../../contract/wire/internal-headers.ts';
import { unsetId } from '../../../contract/wire/ids.ts';
import { call, clock, data, newAddress, testEnv } from '../../support/api/api-client.ts';
import { consolePerson, enter, member, password, signIn, staffOf, type TestUser } from '../../support/api/api-fixtures.ts';
import { addedApp } from '../../support/api/second-factors.ts';
import { mailsTo, tokenMailedTo } from '../../support/api/sent-mails.ts';
import { allRows, firstValue, runSql } from '../../support/api/database.ts';

type Member = TestUser & { token: string };
type Colleague = Awaited<ReturnType<typeof staffOf>>;

let counter = 0;
const newEmail = (): string => `moved-${(counter += 1)}@example.test`;
const ask = (by: { token: string }, who: Colleague, email: string) =>
  call(editSubUser, { token: by.token, body: { email, permissions: { _id: who.staffId } } });
const setFlags = (main: Member, who: Colleague, flags: Partial<Record<Flag, boolean>>) =>
  data(editSubUser, { token: main.token, body: { email: who.email, permissions: { _id: who.staffId, ...flags } } });
const confirm = (guid: string) => call(verifyEmail, { query: { guid } });
const look = (guid: string) => call(checkVerifyCode, { query: { guid } });
const forget = (eMail: string) => call(forgotPassword, { query: { eMail }, headers: newAddress() });
const object = (guid: string) => call(keepAddress, { body: { guid }, headers: newAddress() });
const reset = async (email: string, newPwd: string) =>
  call(resetPassword, { body: { guid: await tokenMailedTo(email, 'reset-password'), newPwd }, headers: newAddress() });
const may = async (token: string): Promise<boolean> => (await call(getUserProfile, { token })).status === 200;
const emailOf = ({ id }: TestUser) => firstValue<string>('SELECT email FROM users WHERE id=?1', id);
const rowOf = async (main: Member, { staffId }: Colleague) =>
  (await data(getSubUsers, { token: main.token })).subUsers.find(({ id }) => id === staffId);
const bells = async ({ token }: Member) => (await data(getNotifications, { token })).notifications;

/** A and B of one account, both with the flags that new staff have. */
async function colleagues(flags: readonly Flag[] = ['addAndEditSubUser']) {
  const main = await member('premium');
  return { main, asker: await staffOf(main, flags), target: await staffOf(main, flags) };
}

/** A requests that B's address becomes one that A owns. */
async function asked(flags?: readonly Flag[]) {
  const people = await colleagues(flags);
  const email = newEmail();
  expect((await ask(people.asker, people.target, email)).envelope.code).toBe('STAFF_SAVED');
  return { ...people, email, guid: await tokenMailedTo(email, 'activation') };
}

/** A confirms the new address, while A still has the permission. */
async function taken(flags?: readonly Flag[]) {
  const change = await asked(flags);
  clock.advance(minuteMs);
  expect((await confirm(change.guid)).status).toBe(200);
  return { ...change, objection: await tokenMailedTo(change.target.email, 'keep-address') };
}

const isVoid = async (guid: string): Promise<void> => {
  for (const answer of [await look(guid), await confirm(guid)])
    expect([answer.status, answer.envelope.code]).toEqual([404, 'TOKEN_NOT_FOUND']);
};

beforeEach(() => clock.restart());
afterEach(() => clock.restart());

describe('a link whose requester has lost the right', () => {
  test('does nothing for a removed colleague, and no password reset reaches its address', async () => {
    const { main, asker, target, email, guid } = await asked();
    await data(deleteSubUser, { token: main.token, query: { id: asker.staffId } });
    await isVoid(guid);
    await forget(email);
    expect((await mailsTo(email)).filter(({ text }) => text.includes('reset-password'))).toEqual([]);
    expect(await emailOf(target)).toBe(target.email);
    expect((await enter(email)).status).toBe(400);
    expect((await enter(target.email)).status).toBe(200);
    expect(await rowOf(main, target)).toMatchObject({ pendingEmail: '', emailChange: null });
  });

  test.each<[string, (people: { main: Member; asker: Colleague; target: Colleague }) => Promise<unknown>]>([
    ['who lost the flag', ({ main, asker }) => setFlags(main, asker, { addAndEditSubUser: false })],
    ['who lost a flag that the target holds', ({ main, asker }) => setFlags(main, asker, { sendMessage: false })],
    ['whose target got one that they do not hold', ({ main, target }) => setFlags(main, target, { addCredits: true })],
    [
      'who was suspended',
      async ({ asker }) => {
        const administrator = await consolePerson('administrator');
        const body = { id: asker.id, isSuspended: true, reason: 'FRAUD', note: 'Took an account' } as const;
        await data(setPersonSuspension, { token: administrator.token, body });
      },
    ],
  ])('of somebody %s is invalid, and stays so when the right is restored', async (_, lose) => {
    const { main, asker, target, guid } = await asked(['addAndEditSubUser', 'sendMessage']);
    expect((await look(guid)).status).toBe(200);
    await lose({ main, asker, target });
    await isVoid(guid);
    await setFlags(main, asker, { addAndEditSubUser: true, sendMessage: true, addCredits: true });
    await runSql('UPDATE users SET suspended_at=NULL, suspend_reason=NULL WHERE id=?1', asker.id);
    await isVoid(guid);
    expect(await emailOf(target)).toBe(target.email);
    expect(await rowOf(main, target)).toMatchObject({ pendingEmail: '', emailChange: null });
  });

  test('does nothing while the account is suspended, whoever requested it', async () => {
    const { main, target, guid } = await asked();
    await runSql("UPDATE users SET suspended_at=1, suspend_reason='FRAUD' WHERE id=?1", main.id);
    await isVoid(guid);
    expect(await emailOf(target)).toBe(target.email);
  });

  test('is checked when it is used: of a concurrent removal and use, one succeeds', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { main, asker, target, email, guid } = await asked();
      const [removed, used] = await Promise.all([call(deleteSubUser, { token: main.token, query: { id: asker.staffId } }), confirm(guid)]);
      expect(removed.status).toBe(200);
      expect(await emailOf(target)).toBe(used.status === 200 ? email : target.email);
      await isVoid(guid);
    }
  });

  test('is invalid too if the flag was revoked in another way', async () => {
    const { asker, target, guid } = await asked();
    await runSql('UPDATE staff SET flags=64 WHERE user_id=?1', asker.id);
    await isVoid(guid);
    expect(await emailOf(target)).toBe(target.email);
  });

  test('is invalid if it is older than the record of requesters', async () => {
    const { target } = await colleagues();
    const { token, hash } = await newToken();
    await runSql(
      "INSERT INTO verification_token(id, user_id, purpose, hash, expires_at, created_at) VALUES('of-before',?1,'staff_email',?2,?3,?4)",
      target.id,
      hash,
      clock.now() + hourMs,
      clock.now(),
    );
    await isVoid(token);
    expect(await emailOf(target)).toBe(target.email);
  });

  test('of the main user is valid as long as the account exists', async () => {
    const { main, target } = await colleagues();
    const email = newEmail();
    await ask(main, target, email);
    expect((await confirm(await tokenMailedTo(email, 'activation'))).status).toBe(200);
    expect(await emailOf(target)).toBe(email);
    expect((await bells(main)).map(({ kind }) => kind)).not.toContain('staff-email-asked');
  });

  test('a person who is removed while adding a colleague adds nobody', async () => {
    const { main, asker } = await colleagues();
    const adding = call(addSubUser, {
      token: asker.token,
      body: { stFullname: 'An accomplice', stEmail: newEmail(), stPassword: password, stPhone: '90-5321112233' },
    });
    const [added] = await Promise.all([adding, call(deleteSubUser, { token: main.token, query: { id: asker.staffId } })]);
    const { subUsers } = await data(getSubUsers, { token: main.token });
    expect(subUsers.filter(({ fullname }) => fullname === 'An accomplice')).toHaveLength(added.status === 200 ? 1 : 0);
  });
});

test('an address that the form still shows is not a new one, though the colleague has confirmed another since', async () => {
  const { main, target, email, guid } = await asked();
  await confirm(guid);
  const body = { email: target.email, shownEmail: target.email, permissions: { _id: target.staffId, createChat: true } };
  expect((await call(editSubUser, { token: main.token, body })).envelope.code).toBe('STAFF_SAVED');
  expect(await rowOf(main, target)).toMatchObject({ email, permissions: { createChat: true } });
  const other = { ...body, email: newEmail() };
  expect((await call(editSubUser, { token: main.token, body: other })).envelope.code).toBe('STAFF_EMAIL_OPEN');
});

describe('the notices of a request', () => {
  test('name the requester to the old address, and requester and both addresses to the main user; each in their language', async () => {
    const { main, asker, target } = await colleagues();
    await runSql("UPDATE users SET language='TR' WHERE id=?1", main.id);
    await runSql("UPDATE users SET language='RU', full_name='Lale Kaya' WHERE id=?1", target.id);
    await runSql("UPDATE users SET full_name='Nour Aziz' WHERE id=?1", asker.id);
    const email = newEmail();
    await ask(asker, target, email);
    const [old] = await mailsTo(target.email);
    expect(old?.subject).toBe('Адрес вашего аккаунта скоро изменится');
    for (const words of ['Nour Aziz', asker.email, email, '/keep-address?token=']) expect(old?.text).toContain(words);
    const [mail] = await mailsTo(main.email);
    expect(mail?.subject).toBe('Nour Aziz, Lale Kaya için adres değişikliği istiyor');
    for (const words of ['Nour Aziz', 'Lale Kaya', target.email, email, '/my-staff']) expect(mail?.text).toContain(words);
    expect((await bells(main))[0]).toMatchObject({
      kind: 'staff-email-asked',
      values: { by: 'Nour Aziz', colleague: 'Lale Kaya', from: target.email, to: email },
      href: '/my-staff',
    });
    // The mail to the new address does not say whose account it is.
    const [confirmation] = await mailsTo(email);
    expect(confirmation?.text).not.toContain(target.email);
    expect(confirmation?.text).not.toContain('Lale Kaya');
  });
});

describe('an objection of the old address', () => {
  test('before the change keeps the address and makes the link to the new one invalid, once', async () => {
    const { main, target, email, guid } = await asked();
    const objection = await tokenMailedTo(target.email, 'keep-address');
    const shown = await data(getAddressChange, { query: { guid: objection } });
    expect(shown).toMatchObject({ oldEmail: target.email, newEmail: email, askedBy: 'Test Colleague', isTaken: false });
    expect(await rowOf(main, target)).toMatchObject({ pendingEmail: email, emailChange: { newEmail: email, isTaken: false } });
    // Opening the page, as mail scanners do, changes nothing.
    expect((await look(guid)).status).toBe(200);
    const answers = await Promise.all(Array.from({ length: 5 }, () => object(objection)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await call(getAddressChange, { query: { guid: objection } })).envelope.code).toBe('TOKEN_NOT_FOUND');
    await isVoid(guid);
    expect(await may(target.token)).toBe(true);
    expect((await mailsTo(target.email))[0]?.subject).toBe('Your address stays as it was');
    expect((await bells(main))[0]).toMatchObject({ kind: 'staff-email-undone', values: { from: target.email, to: email } });
  });

  test('after the change restores the address and ends sessions of the new one; the person’s own sessions stay', async () => {
    const { main, target, email, objection } = await taken();
    expect(await emailOf(target)).toBe(email);
    expect(await rowOf(main, target)).toMatchObject({ email, pendingEmail: '', emailChange: { oldEmail: target.email, isTaken: true } });
    expect(await may(target.token)).toBe(true);
    const thief = (await enter(email)).envelope.data?.accessToken ?? '';
    expect(await may(thief)).toBe(true);
    clock.advance(hourMs);
    expect((await object(objection)).status).toBe(200);
    expect(await emailOf(target)).toBe(target.email);
    expect((await enter(email)).status).toBe(400);
    expect((await enter(target.email)).status).toBe(200);
    const ended = 'SELECT revoked_at IS NOT NULL AS ended FROM session_family WHERE user_id=?1 ORDER BY created_at';
    const results = await allRows<{ ended: number }>(ended, target.id);
    expect(results.map((row) => row.ended)).toEqual([0, 1, 0]);
    expect((await object(objection)).envelope.code).toBe('TOKEN_NOT_FOUND');
  });

  test('after the change removes passkeys, connected accounts and trust that were added since, not earlier ones', async () => {
    const { target, objection } = await taken();
    const takenAt = clock.now();
    for (const [index, at] of [takenAt - dayMs, takenAt + 1].entries()) {
      const id = `${index}`.padStart(24, 'e');
      await runSql(
        `INSERT INTO passkey(id, user_id, credential_id, public_key, counter, transports, aaguid, device, created_at)
         VALUES(?1, ?2, ?1, 'key', 0, '[]', '', '', ?3)`,
        id,
        target.id,
        at,
      );
      await runSql(
        "INSERT INTO identity(id, user_id, provider, issuer, subject, email, created_at) VALUES(?1, ?2, ?4, 'issuer', ?1, '', ?3)",
        id,
        target.id,
        at,
        index === 0 ? 'google' : 'apple',
      );
    }
    clock.advance(hourMs);
    expect((await object(objection)).status).toBe(200);
    for (const table of ['passkey', 'identity'])
      expect(await allRows(`SELECT created_at FROM ${table} WHERE user_id=?1`, target.id)).toEqual([{ created_at: takenAt - dayMs }]);
  });

  test('after the change removes an app that was added since, and so locks nobody out', async () => {
    const { target, objection } = await taken();
    await addedApp(await signIn(target));
    expect((await object(objection)).status).toBe(200);
    expect(await allRows('SELECT 1 FROM second_factor WHERE user_id=?1', target.id)).toEqual([]);
  });

  test('makes a password that was set since invalid, and mails a link for a new one to the old address', async () => {
    const { target, email, objection } = await taken();
    const token = await signIn(target);
    expect((await call(editPassword, { token, body: { oldPW: password, newPW: 'Theirs-now-77' } })).status).toBe(200);
    expect((await object(objection)).status).toBe(200);
    for (const [address, tried] of [
      [email, 'Theirs-now-77'],
      [target.email, 'Theirs-now-77'],
      [target.email, password],
    ] as const)
      expect((await enter(address, tried)).status).toBe(400);
    expect((await reset(target.email, 'Own-again-77')).status).toBe(200);
    expect((await enter(target.email, 'Own-again-77')).status).toBe(200);
  });

  test('is possible for 72 hours, in which only the old mailbox resets the password, whichever address is typed', async () => {
    const { target, email, objection } = await taken();
    for (const typed of [email, target.email]) {
      await forget(typed);
      expect((await mailsTo(email)).filter(({ text }) => text.includes('reset-password'))).toEqual([]);
      expect((await mailsTo(target.email))[0]?.text).toContain('/reset-password?token=');
      clock.advance(resetResendMs);
    }
    expect((await reset(target.email, 'From-the-old-1')).status).toBe(200);
    await forget(target.email);
    const link = await tokenMailedTo(target.email, 'reset-password');
    expect((await object(objection)).status).toBe(200);
    expect((await call(resetPassword, { body: { guid: link, newPwd: 'Too-late-77' } })).envelope.code).toBe('TOKEN_NOT_FOUND');
  });

  test('is not needed for "this was not me": its mail and its link for a new password go to the old address', async () => {
    const { target, email } = await taken();
    // As somebody may have typed it.
    await runSql('UPDATE users SET email=upper(email) WHERE id=?1', target.id);
    const enterFrom = (country: string) =>
      data(login, { body: { email, password, source: 1 }, headers: { [countryHeader]: country, ...newAddress() } });
    for (const country of ['TR', 'BR']) await enterFrom(country);
    await runScheduled(testEnv, clock);
    const guid = await tokenMailedTo(target.email, 'not-me');
    await data(denySignIn, { body: { guid } });
    for (const address of [email, email.toUpperCase()])
      expect((await mailsTo(address)).filter(({ text }) => /not-me|reset-password/.test(text))).toEqual([]);
    expect((await reset(target.email, 'From-the-old-1')).status).toBe(200);
  });

  test('reserves the old address: nobody else gets it while it may be restored', async () => {
    const { main, target, objection } = await taken();
    const phone = { stFullname: 'Somebody Else', stPassword: password, stPhone: '90-5321112233' };
    const added = await call(addSubUser, { token: main.token, body: { ...phone, stEmail: target.email } });
    expect(added.envelope.code).toBe('STAFF_EMAIL_USED');
    const person = {
      fullname: 'Somebody Else',
      password,
      phone: null,
      countryId: unsetId,
      language: 'EN',
      mailMessageApproval: false,
    } as const;
    expect((await call(register, { body: { ...person, email: target.email }, headers: newAddress() })).status).toBe(200);
    expect((await object(objection)).status).toBe(200);
    expect(await emailOf(target)).toBe(target.email);
  });

  test('cancels every later request; a changed address is not changed again before it is final', async () => {
    const { asker, target } = await asked();
    const first = await tokenMailedTo(target.email, 'keep-address');
    const second = newEmail();
    await ask(asker, target, second);
    expect((await object(first)).status).toBe(200);
    await isVoid(await tokenMailedTo(second, 'activation'));
    const other = await taken();
    const again = await ask(other.asker, other.target, newEmail());
    expect([again.status, again.envelope.code]).toEqual([409, 'STAFF_EMAIL_OPEN']);
    expect((await object(other.objection)).status).toBe(200);
    expect((await ask(other.asker, other.target, newEmail())).status).toBe(200);
  });

  test("is refused with another's link, with a confirmation link and after 72 hours", async () => {
    const { target, guid, email, objection } = await taken();
    for (const wrong of ['0'.repeat(64), guid]) expect((await object(wrong)).envelope.code).toBe('TOKEN_NOT_FOUND');
    const other = await asked();
    expect((await object(await tokenMailedTo(other.target.email, 'keep-address'))).status).toBe(200);
    expect(await emailOf(target)).toBe(email);
    clock.advance(addressChangeMs);
    expect((await object(objection)).envelope.code).toBe('TOKEN_EXPIRED');
    expect((await call(getAddressChange, { query: { guid: objection } })).envelope.code).toBe('TOKEN_EXPIRED');
  });
});

describe('the main user', () => {
  test('cancels a change, before and after it takes effect; a colleague and another account cannot', async () => {
    for (const change of [await asked(), await taken()]) {
      const { main, asker, target, email, guid } = change;
      const body = { id: target.staffId };
      expect((await call(undoStaffEmail, { token: asker.token, body })).status).toBe(403);
      expect((await call(undoStaffEmail, { token: (await member()).token, body })).status).toBe(404);
      const now = await signIn(main);
      expect((await call(undoStaffEmail, { token: now, body })).status).toBe(200);
      expect((await call(undoStaffEmail, { token: now, body })).status).toBe(404);
      await isVoid(guid);
      expect(await emailOf(target)).toBe(target.email);
      expect((await enter(email)).status).toBe(400);
      expect((await mailsTo(target.email))[0]?.subject).toBe('Your address stays as it was');
    }
  });

  test('confirms a change in effect: earlier sessions end, and the old address cannot object any more', async () => {
    const { main, asker, target, email, guid } = await asked();
    const body = { id: target.staffId };
    expect((await call(confirmStaffEmail, { token: main.token, body })).status).toBe(404);
    clock.advance(minuteMs);
    await confirm(guid);
    const objection = await tokenMailedTo(target.email, 'keep-address');
    const theirs = (await enter(email)).envelope.data?.accessToken ?? '';
    await forget(email);
    const link = await tokenMailedTo(target.email, 'reset-password');
    expect((await call(confirmStaffEmail, { token: asker.token, body })).status).toBe(403);
    expect((await call(confirmStaffEmail, { token: main.token, body })).status).toBe(200);
    expect([await may(target.token), await may(theirs)]).toEqual([false, true]);
    expect((await object(objection)).envelope.code).toBe('TOKEN_NOT_FOUND');
    expect((await call(resetPassword, { body: { guid: link, newPwd: 'From-the-old-1' } })).envelope.code).toBe('TOKEN_NOT_FOUND');
    expect(await rowOf(main, target)).toMatchObject({ email, emailChange: null });
    clock.advance(resetResendMs);
    await forget(email);
    expect((await mailsTo(email))[0]?.text).toContain('/reset-password?token=');
  });

  test('confirms concurrently with an objection: one of the two takes effect', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { main, target, email, objection } = await taken();
      const [objected, confirmed] = await Promise.all([
        object(objection),
        call(confirmStaffEmail, { token: main.token, body: { id: target.staffId } }),
      ]);
      expect([objected.status, confirmed.status].filter((status) => status === 200)).toHaveLength(1);
      expect(await emailOf(target)).toBe(objected.status === 200 ? target.email : email);
    }
  });
});

describe('after 72 hours', () => {
  const pass = async (): Promise<void> => {
    clock.advance(addressChangeMs);
    await runScheduled(testEnv, clock);
  };

  test('an address that nobody objected to is final: earlier sessions end', async () => {
    const { target, email } = await taken();
    await enter(email);
    clock.advance(addressChangeMs - minuteMs - 1);
    await runScheduled(testEnv, clock);
    const live = 'SELECT COUNT(*) AS n FROM session_family WHERE user_id=?1 AND revoked_at IS NULL';
    expect(await env.DB.prepare(live).bind(target.id).first('n')).toBe(2);
    clock.advance(minuteMs);
    await runScheduled(testEnv, clock);
    expect(await env.DB.prepare(live).bind(target.id).first('n')).toBe(1);
    expect(await emailOf(target)).toBe(email);
    await forget(email);
    expect((await mailsTo(email))[0]?.text).toContain('/reset-password?token=');
  });

  test('after the final change links to the old address deny no sign-in, and a reset leaves earlier passkeys', async () => {
    const { target, email, guid } = await asked();
    await runSql('UPDATE users SET email_verified_at=?2 WHERE id=?1', target.id, clock.now() - dayMs);
    for (const country of ['TR', 'BR'])
      await data(login, { body: { email: target.email, password, source: 1 }, headers: { [countryHeader]: country, ...newAddress() } });
    await runScheduled(testEnv, clock);
    const denial = await tokenMailedTo(target.email, 'not-me');
    await runSql(
      `INSERT INTO passkey(id, user_id, credential_id, public_key, counter, transports, aaguid, device, created_at)
       VALUES(?1, ?2, ?1, 'key', 0, '[]', '', '', ?3)`,
      'f'.repeat(24),
      target.id,
      clock.now(),
    );
    clock.advance(minuteMs);
    expect((await confirm(guid)).status).toBe(200);
    clock.advance(addressChangeMs + minuteMs);
    await runScheduled(testEnv, clock);
    expect((await call(denySignIn, { body: { guid: denial } })).envelope.code).toBe('TOKEN_NOT_FOUND');
    await forget(email);
    expect((await reset(email, 'From-the-new-1')).status).toBe(200);
    expect(await allRows('SELECT 1 FROM passkey WHERE user_id=?1', target.id)).toHaveLength(1);
  });

  test('a change whose requester was removed meanwhile is reverted, unless the main user confirmed it', async () => {
    const [byRemoved, vouched] = [await taken(), await taken()];
    for (const { main, asker } of [byRemoved, vouched]) await data(deleteSubUser, { token: main.token, query: { id: asker.staffId } });
    await data(confirmStaffEmail, { token: vouched.main.token, body: { id: vouched.target.staffId } });
    await pass();
    expect(await emailOf(byRemoved.target)).toBe(byRemoved.target.email);
    expect(await emailOf(vouched.target)).toBe(vouched.email);
    expect((await mailsTo(byRemoved.target.email))[0]?.subject).toBe('Your address stays as it was');
    expect((await bells({ ...byRemoved.main, token: await signIn(byRemoved.main) }))[0]?.kind).toBe('staff-email-undone');
    await pass();
    expect(await emailOf(vouched.target)).toBe(vouched.email);
  });

  test('changes beyond the limit of one step are handled in the next', async () => {
    const { main, target, email } = await taken();
    await runSql(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<25)
       INSERT INTO users(id, email, email_normal, password_hash, full_name, language, referral_code, created_at)
       SELECT printf('%024x', 983040+i), 'many-'||i||'@example.test', 'many-'||i||'@example.test', '', 'One of many', 'EN', 'MANY'||i, 1 FROM n`);
    await runSql(
      "INSERT INTO staff(user_id, master_user_id, id, flags, created_at) SELECT id, ?1, id, 64, 1 FROM users WHERE full_name='One of many'",
      main.id,
    );
    await runSql(
      `INSERT INTO staff_email_change(id, user_id, master_user_id, asked_by, old_email, old_email_normal, new_email, hash, objection_hash, asked_at, ends_at, taken_at)
       SELECT id, id, ?1, ?1, 'old-'||email, 'old-'||email, email, 'h'||id, 'o'||id, 1, 2, 1 FROM users WHERE full_name='One of many'`,
      main.id,
    );
    const open = async () => firstValue("SELECT COUNT(*) AS n FROM staff_email_change WHERE new_email LIKE 'many-%' AND outcome IS NULL");
    await runScheduled(testEnv, clock);
    expect(await open()).toBe(5);
    await runScheduled(testEnv, clock);
    expect(await open()).toBe(0);
    expect(await emailOf(target)).toBe(email);
  });

  test('a decided change is deleted a month later, and the addresses with the account of the colleague', async () => {
    const [allowed, removed] = [await taken(), await taken()];
    const count = async ({ id }: TestUser) => firstValue('SELECT COUNT(*) AS n FROM staff_email_change WHERE user_id=?1', id);
    await data(deleteSubUser, { token: removed.main.token, query: { id: removed.target.staffId } });
    expect(await count(removed.target)).toBe(0);
    await pass();
    expect(await count(allowed.target)).toBe(1);
    clock.advance(31 * 24 * hourMs - (clock.now() % hourMs));
    await runScheduled(testEnv, clock);
    expect(await count(allowed.target)).toBe(0);
  });
});
