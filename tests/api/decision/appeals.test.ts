/** Appeals: once, in time, decided by somebody else; what a mistaken decision took is returned. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sweepReportsStatements } from '../../../api/chat/safety/report-store.ts';
import { outcomeText } from '../../../api/mail/outcome-text.ts';
import { getChat, reportChat } from '../../../contract/chat/calls.ts';
import { boostCompany, getCompanyById, getCompanyByPath, sendToApproveOfCompany } from '../../../contract/company/calls.ts';
import { addAppeal, getDecision, getDecisions } from '../../../contract/decision/calls.ts';
import { appealableUntil } from '../../../contract/decision/fields.ts';
import { dayMs, hourMs, minuteMs } from '../../../contract/limits.ts';
import { boosts } from '../../../contract/company/boost.ts';
import type { ModerationKind } from '../../../contract/moderation/schemas.ts';
import { readRejectReason } from '../../../contract/moderation/rejection.ts';
import { decide, getItem, getQueue } from '../../../contract/moderation/calls.ts';
import { setCompanySuspension, setPersonSuspension } from '../../../contract/moderation/people-calls.ts';
import { getNotifications } from '../../../contract/notification/calls.ts';
import { getProductDetailById } from '../../../contract/product/calls.ts';
import { getRequestDetailById } from '../../../contract/request/calls.ts';
import { call, clock, data, send, testEnv } from '../../support/api/api-client.ts';
import { consolePerson, database, signIn, withCredits } from '../../support/api/api-fixtures.ts';
import { liveRequest, look, opened, say, type Trader, trader } from '../../support/api/chat/chat-fixtures.ts';
import { contested, marbleOf, takenDown, tokenOf, waitingCertificate, withEvidence } from '../../support/api/decisions.ts';
import { firstRow, firstValue, runSql } from '../../support/api/database.ts';
import { mailsTo } from '../../support/api/sent-mails.ts';
import { changingBeforeWrite } from '../../support/api/suspending.ts';

afterEach(() => vi.restoreAllMocks());

/** @returns the item of a queue */
async function itemOf(token: string, kind: ModerationKind, id: string) {
  const { items } = await data(getQueue, { token, query: { kind } });
  const item = items.find((each) => each.id === id);
  if (item === undefined) throw new Error(`${kind} ${id} does not wait`);
  return item;
}
async function decided(kind: ModerationKind, id: string, approve: boolean, reasons: string[] = []) {
  const moderator = await consolePerson('moderator');
  const { version } = await itemOf(moderator.token, kind, id);
  await data(decide, { token: moderator.token, body: { kind, id, version, approve, ...(reasons.length > 0 && { reasons }) } });
  return moderator;
}
async function rejected(who: Trader) {
  await runSql('UPDATE company SET approve_status=3, sent_at=?2 WHERE id=?1', who.company.id, clock.now());
  return decided('company', who.company.id, false, ['INCOMPLETE']);
}

const linkOf = async (who: Trader): Promise<string> => tokenOf((await data(getDecisions, { token: who.token })).decisions[0]?.path);
/** @returns the id of the appeal */
async function appealed(guid: string): Promise<string> {
  await data(addAppeal, { body: { guid, text: 'The trademark is our own.' } });
  return (await firstValue<string>('SELECT id FROM appeal ORDER BY seq DESC LIMIT 1')) ?? '';
}
async function outcome(appealId: string, approve: boolean, note = 'We were mistaken.', env = testEnv) {
  const { token } = await consolePerson('moderator');
  const { version } = await itemOf(token, 'appeal', appealId);
  return call(decide, { token, env, body: { kind: 'appeal', id: appealId, version, approve, ...(note !== '' && { note }) } });
}
const upheld = async (guid: string) => expect((await outcome(await appealed(guid), true)).status).toBe(200);
const mailAbout = async (who: Trader, subject: string) => (await mailsTo(who.email)).find((mail) => mail.subject.includes(subject));
const pageOf = async ({ company }: Trader) => (await call(getCompanyByPath, { body: { path: company.path } })).status;
/** As the public profile shows it. */
const boostEnd = async ({ company }: Trader): Promise<number> =>
  new Date((await data(getCompanyByPath, { body: { path: company.path } })).company.dtBoostExpire ?? 0).getTime();
const requestPage = async (id: string) => (await call(getRequestDetailById, { query: { id } })).status;

test('an appeal is sent once and in time, by the link alone', async () => {
  const who = await trader();
  await rejected(who);
  const guid = await linkOf(who);
  expect((await call(addAppeal, { body: { guid, text: ' ' } })).envelope.errors).toEqual({ text: 'REQUIRED' });
  const answers = await Promise.all([1, 2, 3].map(() => call(addAppeal, { body: { guid, text: 'It is complete.' } })));
  expect(answers.map(({ envelope }) => envelope.code).toSorted()).toEqual(['ALREADY_APPEALED', 'ALREADY_APPEALED', 'OK']);
  expect(await data(getDecision, { query: { guid } })).toMatchObject({
    canAppeal: false,
    appeal: { text: 'It is complete.', outcome: null, note: '' },
  });

  const late = await trader();
  await rejected(late);
  const [lateGuid, until] = [await linkOf(late), appealableUntil(clock.now())];
  clock.advance(until - clock.now());
  expect((await data(getDecision, { query: { guid: lateGuid } })).canAppeal).toBe(false);
  expect((await call(addAppeal, { body: { guid: lateGuid, text: 'Too late' } })).envelope.code).toBe('TOKEN_EXPIRED');
});

test('neither who made the decision nor the account itself decides on the appeal; the outcome needs reasons', async () => {
  const who = await trader();
  const decider = await rejected(who);
  const guid = await linkOf(who);
  const id = await appealed(guid);
  const { items } = await data(getQueue, { token: decider.token, query: { kind: 'appeal' } });
  expect(items.some((item) => item.id === id)).toBe(false);
  expect((await call(getItem, { token: decider.token, query: { kind: 'appeal', id } })).envelope.code).toBe('OWN_ACCOUNT');
  const body = { kind: 'appeal', id, version: 0, approve: true } as const;
  expect((await call(decide, { token: decider.token, body })).envelope.code).toBe('OWN_ACCOUNT');

  const { token } = await consolePerson('moderator');
  const { appeal, company } = await data(getItem, { token, query: { kind: 'appeal', id } });
  expect(appeal).toMatchObject({ text: 'The trademark is our own.', decidedBy: decider.fullName, decision: { act: 'REJECTED' } });
  expect(company?.id).toBe(who.company.id);
  for (const approve of [true, false]) expect((await outcome(id, approve, '')).envelope.errors).toEqual({ note: 'REQUIRED' });
  expect((await outcome(id, false, 'The tax number is missing.')).status).toBe(200);
  expect((await data(getDecision, { query: { guid } })).appeal).toMatchObject({ outcome: 'dismissed', note: 'The tax number is missing.' });
  expect(await pageOf(who)).toBe(404);
  const mail = await mailAbout(who, 'dismissed');
  for (const part of ['The tax number is missing.', guid]) expect(mail?.text).toContain(part);
  // The bell says why, as the decision itself does.
  const [inBell] = (await data(getNotifications, { token: who.token })).notifications;
  expect(inBell?.kind).toBe('appeal-dismissed');
  expect(readRejectReason(inBell?.values['reason'] ?? '').note).toBe('The tax number is missing.');
});

describe('a successful appeal returns', () => {
  test('a rejected company', async () => {
    const who = await trader();
    await rejected(who);
    expect(await pageOf(who)).toBe(404);
    await upheld(await linkOf(who));
    expect(await pageOf(who)).toBe(200);
    const { company } = await data(getCompanyById, { token: who.token, query: { id: who.company.id } });
    expect(company.rejectReason).toBeNull();
  });

  test('a company that was taken down, with its requests and the time of its boost', async () => {
    const who = await trader();
    const requestId = await liveRequest(who, 2);
    await data(boostCompany, { token: who.token, body: { companyId: who.company.id, boostType: 2 } });
    const boughtUntil = clock.now() + boosts[2].lengthMs;
    clock.advance(hourMs);
    await takenDown('company', who.company.id);
    expect([await pageOf(who), await requestPage(requestId)]).toEqual([404, 404]);
    const guid = tokenOf((await mailAbout(who, 'No longer public'))?.text);
    clock.advance(2 * dayMs);
    await upheld(guid);
    expect([await pageOf(who), await requestPage(requestId)]).toEqual([200, 200]);
    expect(await boostEnd(who)).toBe(boughtUntil + 2 * dayMs);
  });

  /** Sends the company again, as its owner does after a correction. */
  async function corrected(who: Trader) {
    await data(sendToApproveOfCompany, { token: await signIn(who), query: { companyId: who.company.id } });
  }
  async function boostedAndTakenDown() {
    const who = await trader();
    const { company } = who;
    await data(boostCompany, { token: who.token, body: { companyId: company.id, boostType: 2 } });
    const boughtUntil = clock.now() + boosts[2].lengthMs;
    clock.advance(hourMs);
    await takenDown('company', company.id);
    const guid = tokenOf((await mailAbout(who, 'No longer public'))?.text);
    clock.advance(2 * dayMs);
    await corrected(who);
    return { who, boughtUntil, guid };
  }
  const balanceOf = async (who: Trader) =>
    (await firstValue<number>('SELECT balance FROM credit_account WHERE owner_user_id=?1', who.id)) ?? 0;

  test('the time of a boost until a corrected company was approved again', async () => {
    const { who, boughtUntil, guid } = await boostedAndTakenDown();
    clock.advance(dayMs);
    await decided('company', who.company.id, true);
    clock.advance(dayMs);
    expect(await boostEnd(who)).toBe(boughtUntil);
    await upheld(guid);
    expect(await boostEnd(who)).toBe(boughtUntil + 3 * dayMs);
  });

  test('the time of a boost, added to one that is bought while the appeal is decided', async () => {
    const { who, guid } = await boostedAndTakenDown();
    await decided('company', who.company.id, true);
    const lostMs = 2 * dayMs;
    await withCredits(who, boosts[3].credits);
    clock.advance(boosts[2].lengthMs);
    const token = await signIn(who);
    const buying = changingBeforeWrite(() => data(boostCompany, { token, body: { companyId: who.company.id, boostType: 3 } }));
    const appeal = await appealed(guid);
    expect((await outcome(appeal, true, 'We were mistaken.', buying)).envelope.code).toBe('STALE_VERSION');
    const boughtUntil = clock.now() + boosts[3].lengthMs;
    expect(await boostEnd(who)).toBe(boughtUntil);
    expect((await outcome(appeal, true)).status).toBe(200);
    expect(await boostEnd(who)).toBe(boughtUntil + lostMs);
  });

  test('credits for that time while a corrected company waits, and the time of the wait', async () => {
    const { who, boughtUntil, guid } = await boostedAndTakenDown();
    const before = await balanceOf(who);
    await upheld(guid);
    // Two days of seven.
    expect(await balanceOf(who)).toBe(before + Math.ceil((boosts[2].credits * 2) / 7));
    clock.advance(dayMs);
    await decided('company', who.company.id, true);
    expect([await pageOf(who), await boostEnd(who)]).toEqual([200, boughtUntil + dayMs]);
  });

  /** Moderators reject the corrected company by mistake. @returns the links of both decisions */
  async function boostedTakenDownAndRejected() {
    const { who, boughtUntil, guid } = await boostedAndTakenDown();
    await decided('company', who.company.id, false, ['INCOMPLETE']);
    const rejection = await linkOf({ ...who, token: await signIn(who) });
    return { who, boughtUntil, guid, rejection };
  }

  test('the time of a boost that the removal took, although the mistaken rejection after it was corrected first', async () => {
    const { who, boughtUntil, guid, rejection } = await boostedTakenDownAndRejected();
    clock.advance(2 * dayMs);
    await upheld(rejection);
    expect([await pageOf(who), await boostEnd(who)]).toEqual([200, boughtUntil]);
    clock.advance(dayMs);
    await upheld(guid);
    expect(await boostEnd(who)).toBe(boughtUntil + 4 * dayMs);
  });

  test('the time that a company waits for the correction of its rejection after that of its removal', async () => {
    const { who, boughtUntil, guid, rejection } = await boostedTakenDownAndRejected();
    await upheld(guid);
    clock.advance(2 * dayMs);
    await upheld(rejection);
    expect([await pageOf(who), await boostEnd(who)]).toEqual([200, boughtUntil + 2 * dayMs]);
  });

  test('what was left of a boost that has ended meanwhile', async () => {
    const who = await trader({ credits: 5000 });
    await data(boostCompany, { token: who.token, body: { companyId: who.company.id, boostType: 3 } });
    const boughtUntil = clock.now() + boosts[3].lengthMs;
    clock.advance(hourMs);
    const suspendedAt = clock.now();
    const { token } = await consolePerson('administrator');
    const body = { id: who.company.id, isSuspended: true, reason: 'FRAUD', note: 'Reported.' } as const;
    await data(setCompanySuspension, { token, body });
    const guid = tokenOf((await mailAbout(who, 'is suspended'))?.text);
    clock.advance(40 * dayMs);
    await upheld(guid);
    expect(await pageOf(who)).toBe(200);
    expect(await boostEnd(who)).toBe(clock.now() + boughtUntil - suspendedAt);
  });

  /** A company of a person, boosted for a month from now on. */
  async function boostedForAMonth() {
    const who = await trader({ credits: 5000 });
    await data(boostCompany, { token: who.token, body: { companyId: who.company.id, boostType: 3 } });
    const suspend = async (type: 'company' | 'person', isSuspended = true): Promise<string> => {
      const { token } = await consolePerson('administrator');
      const body = { isSuspended, note: 'Reported.', ...(isSuspended && { reason: 'FRAUD' as const }) };
      if (type === 'company') await data(setCompanySuspension, { token, body: { id: who.company.id, ...body } });
      else await data(setPersonSuspension, { token, body: { id: who.id, ...body } });
      return (await firstValue<string>('SELECT id FROM decision WHERE recipient_user_id=?1 ORDER BY seq DESC LIMIT 1', who.id)) ?? '';
    };
    return { who, boughtUntil: clock.now() + boosts[3].lengthMs, suspend };
  }
  const undone = async (decisionId: string): Promise<void> =>
    expect((await outcome((await contested(decisionId)).appealId, true)).status).toBe(200);

  test.each(['person', 'company'])('all time of a boost that two suspensions hid, that of the %s corrected first', async (first) => {
    const { who, boughtUntil, suspend } = await boostedForAMonth();
    const company = await suspend('company');
    clock.advance(5 * dayMs);
    const person = await suspend('person');
    clock.advance(dayMs);
    await undone(first === 'person' ? person : company);
    clock.advance(dayMs);
    await undone(first === 'person' ? company : person);
    expect(await boostEnd(who)).toBe(boughtUntil + 7 * dayMs);
  });

  test('the time of a boost before another suspension, which ended earlier; its own belongs to that one', async () => {
    const { who, boughtUntil, suspend } = await boostedForAMonth();
    const company = await suspend('company');
    clock.advance(10 * dayMs);
    const person = await suspend('person');
    clock.advance(minuteMs);
    await suspend('person', false);
    await undone(company);
    expect(await boostEnd(who)).toBe(boughtUntil + 10 * dayMs);
    await undone(person);
    expect(await boostEnd(who)).toBe(boughtUntil + 10 * dayMs + minuteMs);
  });

  test('no time without a boost, if time of an earlier suspension is returned after its end', async () => {
    const { who, boughtUntil, suspend } = await boostedForAMonth();
    const earlier = await suspend('company');
    clock.advance(3 * dayMs);
    await suspend('company', false);
    const later = await suspend('company');
    clock.advance(boughtUntil - clock.now() + 2 * dayMs);
    await undone(earlier);
    clock.advance(dayMs);
    await undone(later);
    // 27 days of the boost that was bought, and a day of the three that were returned; two are left of them.
    expect(await boostEnd(who)).toBe(clock.now() + 2 * dayMs + 28 * dayMs);
  });

  test('hidden time once, although two suspensions end at the same moment', async () => {
    const { who, boughtUntil, suspend } = await boostedForAMonth();
    const company = await suspend('company');
    clock.advance(dayMs);
    const person = await suspend('person');
    clock.advance(dayMs);
    const { appealId } = await contested(company);
    const freeing = changingBeforeWrite(() => suspend('person', false));
    expect((await outcome(appealId, true, 'We were mistaken.', freeing)).envelope.code).toBe('STALE_VERSION');
    expect((await outcome(appealId, true)).status).toBe(200);
    await undone(person);
    expect(await boostEnd(who)).toBe(boughtUntil + 2 * dayMs);
  });

  test('a request, unless its owner has changed it since: nothing is published unseen', async () => {
    const who = await trader();
    const [same, changed] = [await liveRequest(who, 2), await liveRequest(who, 2)];
    await takenDown('request', same);
    await upheld(await linkOf(who));
    expect(await requestPage(same)).toBe(200);
    const mailed = async () => (await mailsTo(who.email))[0]?.text;
    expect(await mailed()).toContain(outcomeText('EN', 'returned'));

    await takenDown('request', changed);
    const guid = await linkOf(who);
    await runSql("UPDATE request SET name='Something else', version=version+1, edited_version=version+1 WHERE id=?1", changed);
    await upheld(guid);
    expect(await requestPage(changed)).toBe(404);
    expect((await data(getDecision, { query: { guid } })).appeal?.outcome).toBe('upheld');
    expect(await mailed()).toContain(outcomeText('EN', 'notReturned'));
  });

  test('a product, unless its owner has changed it since', async () => {
    const who = await trader();
    const [same, changed] = [await marbleOf(who), await marbleOf(who)];
    const status = async (id: string) => (await call(getProductDetailById, { query: { id } })).status;
    await takenDown('product', same);
    expect(await status(same)).toBe(410);
    await upheld(await linkOf(who));
    expect(await status(same)).toBe(200);

    await takenDown('product', changed);
    const guid = await linkOf(who);
    await runSql('UPDATE product SET version=version+1, edited_version=version+1, resubmitted_at=1 WHERE id=?1', changed);
    await upheld(guid);
    expect(await status(changed)).toBe(410);
  });

  test('a certificate', async () => {
    const who = await trader();
    await decided('certificate', await waitingCertificate(who), false, ['CERTIFICATE_DIFFERS']);
    const shown = async () => (await data(getCompanyByPath, { body: { path: who.company.path } })).company.certificates?.length;
    expect(await shown()).toBe(0);
    await upheld(await linkOf(who));
    expect(await shown()).toBe(1);
  });

  test('a suspended person with their companies', async () => {
    const who = await trader();
    const { token } = await consolePerson('administrator');
    await data(setPersonSuspension, { token, body: { id: who.id, isSuspended: true, reason: 'FRAUD', note: 'Reported.' } });
    expect((await call(getDecisions, { token: who.token })).status).toBe(401);
    expect(await pageOf(who)).toBe(404);
    await upheld(tokenOf((await mailsTo(who.email))[0]?.text));
    expect(await pageOf(who)).toBe(200);
  });

  test.each(['user', 'company'] as const)('a suspended %s, whose log says who ended the suspension and why', async (type) => {
    const who = await trader();
    const id = type === 'user' ? who.id : who.company.id;
    const { token } = await consolePerson('administrator');
    const call = type === 'user' ? setPersonSuspension : setCompanySuspension;
    await data(call, { token, body: { id, isSuspended: true, reason: 'FRAUD', note: 'Reported.' } });
    const appealId = await appealed(tokenOf((await mailsTo(who.email))[0]?.text));
    await outcome(appealId, true, 'Another person of that name.');
    const actorOf = (targetId: string) =>
      firstValue<string>('SELECT actor_user_id FROM audit_log WHERE target_id=?1 ORDER BY seq DESC LIMIT 1', targetId);
    expect(
      await firstRow(
        'SELECT action, detail, actor_user_id AS actor, old_values AS old, new_values AS new FROM audit_log WHERE target_id=?1 ORDER BY seq DESC LIMIT 1',
        id,
      ),
    ).toEqual({
      action: `${type}.lift`,
      detail: 'Another person of that name.',
      actor: await actorOf(appealId),
      old: JSON.stringify({ reason: 'FRAUD' }),
      new: JSON.stringify({ reason: null }),
    });
  });

  test('nothing a second time if an administrator ends the suspension meanwhile, whose entry stays the only one', async () => {
    const who = await trader();
    const { token } = await consolePerson('administrator');
    const suspend = (isSuspended: boolean) =>
      data(setPersonSuspension, {
        token,
        body: { id: who.id, isSuspended, note: 'Seen.', ...(isSuspended && { reason: 'FRAUD' as const }) },
      });
    await suspend(true);
    const appealId = await appealed(tokenOf((await mailsTo(who.email))[0]?.text));
    const freeing = changingBeforeWrite(() => suspend(false));
    expect((await outcome(appealId, true, 'We were mistaken.', freeing)).envelope.code).toBe('STALE_VERSION');
    expect((await outcome(appealId, true)).status).toBe(200);
    expect(await firstValue("SELECT COUNT(*) FROM audit_log WHERE target_id=?1 AND action='user.lift'", who.id)).toBe(1);
  });

  test('files of a chat', async () => {
    const [who, partner] = [await trader(), await trader()];
    const chatId = await opened(who, partner);
    await say(partner, chatId, 'Good morning');
    const reportId = await withEvidence(chatId, { by: partner, about: who });
    const file = async () => (await look(partner, chatId)).messages.findLast((message) => message.file !== null)?.file?.url;
    const url = (await file()) ?? '';
    const status = async () => (await send(new Request(`http://localhost:8787${url}`))).status;
    await decided('report', reportId, true);
    expect(await status()).toBe(404);
    await upheld(await linkOf(who));
    expect(await status()).toBe(200);
  });

  test('files of a chat, longer than other reports are stored; the case shows what was reported', async () => {
    const [who, partner] = [await trader(), await trader()];
    const chatId = await opened(who, partner);
    await say(partner, chatId, 'Good morning');
    // A report of the same file that was dismissed is deleted first.
    const dismissed = await withEvidence(chatId, { by: partner, about: who });
    const moderator = await consolePerson('moderator');
    const { version } = await itemOf(moderator.token, 'report', dismissed);
    await data(decide, { token: moderator.token, body: { kind: 'report', id: dismissed, version, approve: false, note: 'No breach.' } });
    const { chat } = await data(getChat, { token: partner.token, body: { chatId } });
    const messageIds = chat.messages.filter(({ file }) => file !== null).map(({ _id: id }) => id);
    await data(reportChat, { token: partner.token, body: { chatId, reason: 'FRAUD', messageIds } });
    clock.advance(hourMs);
    await decided(
      'report',
      (await firstValue<string>('SELECT id FROM chat_report WHERE handled_at IS NULL AND chat_id=?1', chatId)) ?? '',
      true,
    );
    const guid = tokenOf((await data(getDecisions, { token: await signIn(who) })).decisions[0]?.path);
    const media = () => firstRow('SELECT state, withdrawn_at IS NULL AS isAvailable FROM media WHERE chat_id=?1', chatId);
    clock.advance(180 * dayMs + hourMs);
    await database().batch(sweepReportsStatements(database(), clock.now()));
    expect(await firstValue('SELECT COUNT(*) FROM chat_report WHERE chat_id=?1', chatId)).toBe(1);
    expect(await media()).toEqual({ state: 'live', isAvailable: 0 });

    const appealId = await appealed(guid);
    const { token } = await consolePerson('moderator');
    const { report } = await data(getItem, { token, query: { kind: 'appeal', id: appealId } });
    expect(report).toMatchObject({ reason: 'FRAUD', messages: [{ file: { name: 'invoice.csv' }, isReported: true }] });
    expect((await outcome(appealId, true)).status).toBe(200);
    expect(await media()).toEqual({ state: 'live', isAvailable: 1 });
  });
});

test('a decision has the time of its effect, by which an appeal finds it, although time goes on while it is made', async () => {
  vi.spyOn(clock, 'now').mockImplementation(() => (clock.at += 1));
  const [who, partner] = [await trader(), await trader()];
  const { token } = await consolePerson('administrator');
  const suspension = { isSuspended: true, reason: 'FRAUD', note: 'Reported.' } as const;
  await data(setCompanySuspension, { token, body: { id: who.company.id, ...suspension } });
  await upheld(await linkOf(who));
  expect(await pageOf(who)).toBe(200);

  await data(setPersonSuspension, { token, body: { id: partner.id, ...suspension } });
  await upheld(tokenOf((await mailsTo(partner.email))[0]?.text));
  expect(await pageOf(partner)).toBe(200);

  const writer = await trader();
  const chatId = await opened(writer, who);
  await say(who, chatId, 'Good morning');
  const reportId = await withEvidence(chatId, { by: who, about: writer });
  await decided('report', reportId, true);
  await upheld(await linkOf(writer));
  expect((await look(who, chatId)).messages.some(({ file }) => file !== null)).toBe(true);
});

test('an appeal against a company whose edit was rejected publishes the edit', async () => {
  const who = await trader();
  const { company } = await data(getCompanyById, { token: who.token, query: { id: who.company.id } });
  expect(company.approveStatus).toBe(4);
  await runSql(
    `UPDATE company SET pending_edit=json_object('name', 'Nile Linen House', 'description', description), pending_status=3, sent_at=?2 WHERE id=?1`,
    who.company.id,
    clock.now(),
  );
  await decided('company', who.company.id, false, ['NAME_MISLEADING']);
  await upheld(await linkOf(who));
  expect((await data(getCompanyByPath, { body: { path: who.company.path } })).company.name).toBe('Nile Linen House');
});

test('fifty moderators who decide on an appeal at once make one decision', async () => {
  const who = await trader();
  await rejected(who);
  const id = await appealed(await linkOf(who));
  const { token } = await consolePerson('moderator');
  const { version } = await itemOf(token, 'appeal', id);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      call(decide, { token, body: { kind: 'appeal', id, version, approve: index % 2 === 0, note: 'At once.' } }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await mailsTo(who.email)).filter(({ subject }) => /appeal/i.test(subject))).toHaveLength(1);
});
