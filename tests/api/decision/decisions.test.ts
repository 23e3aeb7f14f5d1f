/** Every decision that restricts somebody has a statement of reasons, told at once and readable without signing in. */
import { describe, expect, test } from 'vitest';
import { wholeCalls as calls } from '../../../contract/wire/schemas.ts';
import { getDecision, getDecisions } from '../../../contract/decision/calls.ts';
import { appealableUntil } from '../../../contract/decision/fields.ts';
import { dayMs } from '../../../contract/limits.ts';
import type { ModerationKind } from '../../../contract/moderation/schemas.ts';
import { decide, getQueue } from '../../../contract/moderation/calls.ts';
import { setCompanySuspension, setPersonSuspension } from '../../../contract/moderation/people-calls.ts';
import { addNotice } from '../../../contract/notice/calls.ts';
import { getNotifications } from '../../../contract/notification/calls.ts';
import { downloadMyData } from '../../../contract/user/calls.ts';
import { sweepDecisionsStatements } from '../../../api/decision/store.ts';
import { newId } from '../../../api/platform/ids.ts';
import { call, clock, data } from '../../support/api/api-client.ts';
import { consolePerson, database, verified } from '../../support/api/api-fixtures.ts';
import { liveRequest, opened, say, type Trader, trader } from '../../support/api/chat/chat-fixtures.ts';
import { marbleOf, tokenOf, waitingCertificate, withEvidence } from '../../support/api/decisions.ts';
import { mailsTo } from '../../support/api/sent-mails.ts';
import { firstValue, runSql } from '../../support/api/database.ts';

interface Restricting {
  approve: boolean;
  /** Puts something of the trader into the queue. @returns the id of what waits */
  wait: (who: Trader) => Promise<string>;
  stated: { act: string; kind: string; detection: string };
  reasons?: string[];
}

/** Each queue: the decision of it that restricts somebody, or why none does. */
const restricting: Record<ModerationKind, Restricting | string> = {
  company: {
    approve: false,
    async wait({ company }) {
      await runSql('UPDATE company SET approve_status=3, sent_at=?2 WHERE id=?1', company.id, clock.now());
      return company.id;
    },
    stated: { act: 'REJECTED', kind: 'company', detection: 'review' },
  },
  request: {
    approve: false,
    async wait(who) {
      const id = await liveRequest(who, 2);
      await runSql('UPDATE request SET approve_status=3, sent_at=?2, expires_at=NULL WHERE id=?1', id, clock.now());
      return id;
    },
    stated: { act: 'REJECTED', kind: 'request', detection: 'review' },
  },
  product: {
    approve: false,
    async wait(who) {
      const id = await marbleOf(who);
      await runSql("UPDATE product SET restricted_at=?2, restriction='{}', resubmitted_at=?2 WHERE id=?1", id, clock.now());
      return id;
    },
    stated: { act: 'REJECTED', kind: 'product', detection: 'review' },
    reasons: ['FACTS_FALSE'],
  },
  certificate: {
    approve: false,
    wait: waitingCertificate,
    stated: { act: 'REJECTED', kind: 'certificate', detection: 'review' },
    reasons: ['CERTIFICATE_DIFFERS'],
  },
  notice: {
    approve: false,
    async wait({ company }) {
      const report = { reason: 'SPAM', text: 'Thrice', name: 'Mira', email: `${newId()}@example.test`, isTrue: true } as const;
      await data(addNotice, { body: { kind: 'company', id: company.id, ...report } });
      return (await firstValue<string>('SELECT id FROM notice_case WHERE target_id=?1', company.id)) ?? '';
    },
    stated: { act: 'TAKEN_DOWN', kind: 'company', detection: 'report' },
    reasons: ['DUPLICATE'],
  },
  report: {
    approve: true,
    async wait(who) {
      const partner = await trader();
      const chatId = await opened(who, partner);
      await say(partner, chatId, 'Good morning');
      return withEvidence(chatId, { by: partner, about: who });
    },
    stated: { act: 'FILES_WITHDRAWN', kind: 'chat', detection: 'report' },
    reasons: [],
  },
  proposal: 'tested in tests/api/strike: suspends by the statements of SetPersonSuspension',
  phone: 'a number that is not confirmed hides nothing',
  contact: 'a message to the operator',
  appeal: 'a dismissed appeal leaves what was decided before, and is told by its own mail',
};
const entries = Object.entries(restricting).flatMap(([kind, rule]) =>
  typeof rule === 'string' ? [] : [[kind as ModerationKind, rule] as const],
);

/** Other calls of the console that write: what they take from somebody, or why nothing. */
const otherWrites: Readonly<Record<string, string>> = {
  SetPersonSuspension: 'tested below',
  SetCompanySuspension: 'tested below',
  Decide: 'tested above, by kind',
  LiftDecision: 'returns what was taken',
  ClaimItem: 'a time to work alone',
  EndPersonSessions: 'whoever it is signs in again',
  AdjustCredits: 'a line of the ledger with its reason, which notifies by itself',
  RefundOrder: 'gives money back; what is not refunded is no decision of a call',
  RecordChargeback: 'the bank gives the money back; what came with the order is no decision of a call',
  SetConsoleRole: 'the staff of the operator',
  StartPersonRecovery: 'a waiting time, which the person can stop',
  SaveContent: 'texts of the site',
  PublishContent: 'texts of the site',
  RestoreContent: 'texts of the site',
  WithdrawContent: 'texts of the site',
};

test('every call of the console that writes is known here', () => {
  const writing = calls
    .filter(({ call: { access, write } }) => access.who === 'console' && write === true)
    .map(({ call: { name } }) => name);
  expect(writing.toSorted()).toEqual(Object.keys(otherWrites).toSorted());
});

const decided = async (kind: ModerationKind, id: string, rule: Restricting) => {
  const { token, id: userId } = await consolePerson('moderator');
  const { items } = await data(getQueue, { token, query: { kind } });
  const item = items.find((each) => each.id === id);
  const reasons = rule.reasons ?? ['INCOMPLETE'];
  await data(decide, {
    token,
    body: {
      kind,
      id,
      version: item?.version ?? -1,
      approve: rule.approve,
      note: 'Kindly look again.',
      ...(reasons.length > 0 && { reasons }),
    },
  });
  return userId;
};

test.each(entries)('%s: the decision states what, why, by which rule and how to appeal', async (kind, rule) => {
  const who = await trader();
  await decided(kind, await rule.wait(who), rule);
  const { decisions } = await data(getDecisions, { token: who.token });
  const [stated, ...others] = decisions;
  expect(others).toEqual([]);
  expect(stated).toMatchObject({ ...rule.stated, appeal: null, canAppeal: true });
  for (const reason of rule.reasons ?? ['INCOMPLETE']) expect(stated?.reason).toContain(reason);
  // A report's note is for the moderators only.
  expect(stated?.reason.includes('Kindly look again.')).toBe(kind !== 'report');
  expect(stated?.dtAppealUntil).toBe(new Date(appealableUntil(clock.now())).toISOString());

  // The bell and the mail lead to it, and so does its link for somebody who is not signed in.
  const { notifications } = await data(getNotifications, { token: who.token });
  expect(notifications[0]?.values['reason']).toBe(stated?.reason);
  const [mail] = await mailsTo(who.email);
  expect(mail?.text).toContain(stated?.path);
  // The statement names the rule in the version of its page.
  expect(stated?.rules.length).toBeGreaterThan(0);
  for (const rule of stated?.rules ?? []) expect(rule.version).toBeGreaterThan(0);
  if (kind === 'report') expect(mail?.subject).toBe(`Files that ${who.company.name} sent in a chat are withdrawn`);
  expect(await data(getDecision, { query: { guid: tokenOf(stated?.path) } })).toEqual(stated);
});

describe('a suspension', () => {
  const administrator = () => consolePerson('administrator');

  test('of a company notifies its owner of the reason, and so does its end', async () => {
    const who = await trader();
    const { token } = await administrator();
    const body = { id: who.company.id, note: 'Only we read this.' };
    await data(setCompanySuspension, { token, body: { ...body, isSuspended: true, reason: 'FALSE_DATA' } });
    const { decisions } = await data(getDecisions, { token: who.token });
    expect(decisions).toMatchObject([{ act: 'SUSPENDED', kind: 'company', targetName: who.company.name, detection: 'review' }]);
    expect(JSON.stringify(decisions)).not.toContain('Only we read this.');
    const [mail] = await mailsTo(who.email);
    expect([mail?.subject, mail?.text]).toEqual([`${who.company.name} is suspended`, expect.stringContaining('are not true')]);
    expect(mail?.text).toContain(decisions[0]?.path);
    await data(setCompanySuspension, { token, body: { ...body, isSuspended: false } });
    expect((await data(getNotifications, { token: who.token })).notifications.map(({ kind }) => kind).slice(0, 2)).toEqual([
      'company-freed',
      'company-suspended',
    ]);
    expect((await data(getDecisions, { token: who.token })).decisions).toHaveLength(1);
  });

  test('of a person is read by the link of its mail, without signing in', async () => {
    const who = await trader();
    await verified(who);
    const { token } = await administrator();
    await data(setPersonSuspension, { token, body: { id: who.id, isSuspended: true, reason: 'FRAUD', note: 'Reported.' } });
    const [mail] = await mailsTo(who.email);
    expect(mail?.text).toContain('used to deceive');
    const decision = await data(getDecision, { query: { guid: tokenOf(mail?.text) } });
    expect(decision).toMatchObject({ act: 'SUSPENDED', kind: 'user', targetName: '', canAppeal: true });
    expect(decision.reason).toContain('FRAUD');
  });
});

test('a forged or foreign link opens nothing', async () => {
  const who = await trader();
  await decided('company', await (restricting.company as Restricting).wait(who), restricting.company as Restricting);
  const guid = tokenOf((await data(getDecisions, { token: who.token })).decisions[0]?.path);
  const [id = '', signed = ''] = guid.split('-');
  for (const forged of [id, `${id}-`, `${newId()}-${signed}`, `${id}-${signed.replaceAll(/[0-8]/g, '9')}`, `${id}-${signed}0`])
    expect((await call(getDecision, { query: { guid: forged } })).envelope.code, forged).toBe('TOKEN_NOT_FOUND');
  expect((await data(getDecisions, { token: (await trader()).token })).decisions).toEqual([]);
});

test('it is in "my data", and is deleted a month after it can no longer be contested', async () => {
  const who = await trader();
  await decided('company', await (restricting.company as Restricting).wait(who), restricting.company as Restricting);
  const file = await call(downloadMyData, { token: who.token });
  expect(JSON.stringify(file)).toContain('Kindly look again.');
  const count = () => firstValue<number>('SELECT COUNT(*) AS n FROM decision WHERE recipient_user_id=?1', who.id);
  const db = database();
  await db.batch(sweepDecisionsStatements(db, appealableUntil(clock.now()) + dayMs));
  expect(await count()).toBe(1);
  await db.batch(sweepDecisionsStatements(db, clock.now() + 211 * dayMs));
  expect(await count()).toBe(0);
});
