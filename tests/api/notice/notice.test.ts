/**
 * Reports of public content: one case for each reported content, a decision that takes it down or leaves it, and the people who are
 * notified.
 */
import { beforeEach, expect, test } from 'vitest';
import { approval } from '../../../contract/company/approval.ts';
import { getCompanyById, getCompanyByPath } from '../../../contract/company/calls.ts';
import { dayMs, hourMs } from '../../../contract/limits.ts';
import { decide, getItem, getQueue } from '../../../contract/moderation/calls.ts';
import { addNotice, getNoticeTarget } from '../../../contract/notice/calls.ts';
import { type NoticeKind, noticeKinds } from '../../../contract/notice/fields.ts';
import { getNotifications } from '../../../contract/notification/calls.ts';
import { getProductDetailById } from '../../../contract/product/calls.ts';
import { getRequestDetailById, getUserAllRequestCards, sendToApproveOfRequest } from '../../../contract/request/calls.ts';
import { sweepNoticesStatements } from '../../../api/notice/store.ts';
import { call, clock, data } from '../../support/api/api-client.ts';
import { database, member, moderator } from '../../support/api/api-fixtures.ts';
import { liveRequest, type Trader, trader } from '../../support/api/chat/chat-fixtures.ts';
import { newId } from '../../../api/platform/ids.ts';
import { newsByPath } from '../../../contract/content/calls.ts';
import { liveArticle, marbleOf, verifiedCertificate } from '../../support/api/decisions.ts';
import { mailsTo, subjectsTo } from '../../support/api/sent-mails.ts';
import { firstValue, runSql } from '../../support/api/database.ts';

// All reports come from one network, whose limit per hour would be reached.
beforeEach(() => clock.advance(hourMs));

const addressOf = () => `reader-${newId()}@example.test`;
const noticeOf = (kind: NoticeKind, id: string, changes: object = {}) => ({
  kind,
  id,
  reason: 'FALSE_FACTS' as const,
  text: 'The certificate shown was never issued.',
  name: 'Ayşe Demir',
  email: addressOf(),
  isTrue: true as const,
  ...changes,
});
const report = (body: ReturnType<typeof noticeOf>) => call(addNotice, { body });

const targetOf: Record<NoticeKind, (owner: Trader) => Promise<string>> = {
  company: async ({ company }) => company.id,
  product: marbleOf,
  request: (owner) => liveRequest(owner, 2),
  certificate: verifiedCertificate,
  article: liveArticle,
};
/** Of the public view: 200 while the thing is in it. */
const statusOf: Record<NoticeKind, (owner: Trader, id: string) => Promise<number>> = {
  company: async ({ company }) => (await call(getCompanyByPath, { body: { path: company.path } })).status,
  product: async (_, id) => (await call(getProductDetailById, { query: { id } })).status,
  request: async (_, id) => (await call(getRequestDetailById, { query: { id } })).status,
  certificate: async ({ company }, id) => {
    const { certificates = [] } = (await data(getCompanyByPath, { body: { path: company.path } })).company;
    return certificates.some((each) => each.id === id) ? 200 : 404;
  },
  article: async (_, id) => (await call(newsByPath, { query: { path: `article-${id}` } })).status,
};
const reasonOf: Partial<Record<NoticeKind, string>> = { certificate: 'CERTIFICATE_NOT_KNOWN' };

/** The waiting case about something, as a moderator sees it. */
async function caseAbout(token: string, id: string) {
  const caseId = await firstValue<string>('SELECT id FROM notice_case WHERE target_id=?1 AND handled_at IS NULL', id);
  const { items } = await data(getQueue, { token, query: { kind: 'notice' } });
  const item = items.find((each) => each.id === caseId);
  if (item === undefined) throw new Error(`nothing waits about ${id}`);
  const { notice } = await data(getItem, { token, query: { kind: 'notice', id: item.id } });
  return { item, notice };
}
const decision = (token: string, { id, version }: { id: string; version: number }, approve: boolean, reasons: string[] = []) =>
  call(decide, {
    token,
    body: { kind: 'notice', id, version, approve, ...(approve ? { note: 'Its papers are in order.' } : { reasons }) },
  });

test.each(noticeKinds)('a %s is reported without an account, is one case, and is no longer public after the decision', async (kind) => {
  const owner = await trader();
  const id = await targetOf[kind](owner);
  const first = noticeOf(kind, id);
  const { number } = await data(addNotice, { body: first });
  expect((await report(noticeOf(kind, id))).status).toBe(200);
  expect((await mailsTo(first.email))[0]?.subject).toContain(number);

  const { token } = await moderator();
  const { item, notice } = await caseAbout(token, id);
  expect(notice).toMatchObject({ isPublic: true, target: { kind, id, companyName: kind === 'article' ? '' : owner.company.name } });
  expect(notice?.notices.map(({ email }) => email)).toEqual([first.email, expect.any(String)]);
  expect(await statusOf[kind](owner, id)).toBe(200);

  expect((await decision(token, item, false)).envelope.errors).toEqual({ reasons: 'REQUIRED' });
  // A reason belongs to the kind of thing.
  const reason = reasonOf[kind] ?? 'FACTS_FALSE';
  const foreign = kind === 'certificate' ? 'FACTS_FALSE' : 'CERTIFICATE_NOT_KNOWN';
  expect((await decision(token, item, false, [foreign])).envelope.errors).toEqual({ reasons: 'INVALID' });
  expect((await decision(token, item, false, [reason])).status).toBe(200);
  expect(await statusOf[kind](owner, id)).not.toBe(200);
  if (kind === 'certificate') expect(await statusOf.company(owner, owner.company.id)).toBe(200);
  expect((await call(getNoticeTarget, { query: { kind, id } })).status).toBe(404);

  // The owner learns what, why, by whom and how to contest it; the reporter the outcome.
  const { notifications } = await data(getNotifications, { token: owner.token });
  const notification = notifications.find((each) => each.kind === 'taken-down');
  // An article belongs to the operator.
  if (kind === 'article') expect(notification).toBeUndefined();
  else {
    expect(notification?.values['reason']).toContain(reason);
    const [mail] = await mailsTo(owner.email);
    for (const part of ['a person, not', '6 months', 'info@']) expect(mail?.text).toContain(part);
  }
  expect((await mailsTo(first.email))[0]?.subject).toContain('no longer public');
  expect((await decision(token, item, true)).envelope.code).toBe('ALREADY_DECIDED');
});

test('a report without a breach leaves everything as it is, and only the reporter is notified', async () => {
  const owner = await trader();
  const body = noticeOf('company', owner.company.id);
  await report(body);
  const { token } = await moderator();
  const { item } = await caseAbout(token, owner.company.id);
  const without = await call(decide, { token, body: { kind: 'notice', id: item.id, version: item.version, approve: true } });
  expect(without.envelope.errors).toEqual({ note: 'REQUIRED' });
  expect((await decision(token, item, true)).status).toBe(200);
  expect(await statusOf.company(owner, owner.company.id)).toBe(200);
  const [mail] = await mailsTo(body.email);
  expect([mail?.subject, mail?.text]).toEqual([
    expect.stringContaining('stays public'),
    expect.stringContaining('Its papers are in order.'),
  ]);
  expect((await data(getNotifications, { token: owner.token })).notifications.some(({ kind }) => kind === 'taken-down')).toBe(false);
  // What is new is another case.
  expect((await report(body)).status).toBe(200);
});

test('content that was taken down shows its owner the reason, and is in the queue again once it is submitted', async () => {
  const owner = await trader();
  const id = await liveRequest(owner, 2);
  await report(noticeOf('request', id));
  const { token } = await moderator();
  const { item } = await caseAbout(token, id);
  await decision(token, item, false, ['GOODS_NOT_ALLOWED']);
  const own = (await data(getUserAllRequestCards, { token: owner.token })).requests.find((each) => each.id === id);
  expect(own?.rejectReason).toContain('GOODS_NOT_ALLOWED');
  expect((await call(sendToApproveOfRequest, { token: owner.token, query: { requestId: id } })).status).toBe(200);
  const { items } = await data(getQueue, { token, query: { kind: 'request' } });
  const waiting = items.find((each) => each.id === id);
  await data(decide, { token, body: { kind: 'request', id, version: waiting?.version ?? -1, approve: true } });
  expect(await statusOf.request(owner, id)).toBe(200);

  // The same of a company, with its requests and products.
  const product = await marbleOf(owner);
  await report(noticeOf('company', owner.company.id));
  await decision(token, (await caseAbout(token, owner.company.id)).item, false, ['FRAUD_SUSPECTED']);
  expect([await statusOf.request(owner, id), await statusOf.product(owner, product)]).not.toContain(200);
  const company = (await data(getCompanyById, { token: owner.token, query: { id: owner.company.id } })).company;
  expect([company.approveStatus, company.rejectReason]).toEqual([approval.incomplete, expect.stringContaining('FRAUD_SUSPECTED')]);
});

test('content that is deleted meanwhile cannot be taken down, and its case is closed without claiming a take-down', async () => {
  const owner = await trader();
  const id = await liveRequest(owner, 2);
  const body = noticeOf('request', id);
  await report(body);
  await runSql('UPDATE request SET is_active=0, deleted_at=?2 WHERE id=?1', id, clock.now());
  const { token } = await moderator();
  const { item, notice } = await caseAbout(token, id);
  expect([notice?.isPublic, notice?.canAct]).toEqual([false, false]);
  expect((await decision(token, item, false, ['FACTS_FALSE'])).envelope.code).toBe('NOT_PUBLIC');
  expect((await decision(token, item, true)).status).toBe(200);
  expect((await mailsTo(body.email))[0]?.subject).toContain('no longer public');
});

test('a claim about rights names them, and a stranger cannot report what is not public', async () => {
  const owner = await trader();
  const id = await liveRequest(owner, 2);
  const body = noticeOf('request', id);
  expect((await report(body)).status).toBe(200);
  const stolen = noticeOf('request', id, { reason: 'STOLEN_CONTENT' });
  expect((await report(stolen)).envelope.errors).toEqual({ rights: 'REQUIRED' });
  expect((await report({ ...stolen, rights: 'EU trademark 018 000 000, Nile Linen' } as never)).status).toBe(200);
  expect((await report(noticeOf('request', id, { isTrue: false }))).envelope.errors).toEqual({ isTrue: 'REQUIRED' });
  expect((await report(noticeOf('request', await liveRequest(owner, 2, { approveStatus: 2 })))).status).toBe(404);
});

test('a report under a foreign address neither reveals nor prevents reports by its owner, and mails to the address are limited', async () => {
  const [owner, { token }] = [await trader(), await moderator()];
  const id = await liveRequest(owner, 2);
  const body = noticeOf('request', id);
  const { number } = await data(addNotice, { body });
  const again = await data(addNotice, { body: { ...body, email: body.email.toUpperCase() } });
  expect(again.number).not.toBe(number);
  for (let count = 0; count < 10; count += 1) expect((await report(body)).status).toBe(200);
  // The person whose address it is can still report something.
  const other = await liveRequest(owner, 2);
  expect((await report({ ...body, id: other })).status).toBe(200);
  expect(await subjectsTo(body.email)).toHaveLength(10);

  const { item, notice } = await caseAbout(token, id);
  expect(notice?.notices).toHaveLength(12);
  expect((await decision(token, item, true)).status).toBe(200);
  const [outcome, ...receipts] = await subjectsTo(body.email);
  expect([outcome, receipts.length]).toEqual([expect.stringMatching(`${number}, ${again.number}.*stays public`), 10]);
});

test('an address is mailed at most ten outcomes a day', async () => {
  const owner = await trader();
  const email = addressOf();
  const decided = async ({ token }: { token: string }) => {
    const id = await liveRequest(owner, 2);
    await report(noticeOf('request', id, { email }));
    await decision(token, (await caseAbout(token, id)).item, true);
  };
  const today = await moderator();
  for (let count = 0; count < 11; count += 1) await decided(today);
  const outcomes = async () => (await subjectsTo(email)).filter((subject) => subject.includes('stays public'));
  expect(await outcomes()).toHaveLength(10);
  clock.advance(dayMs);
  await decided(await moderator());
  expect(await outcomes()).toHaveLength(11);
});

test('an account reports a thing once, under any address, and is not kept from it by a hundred guests', async () => {
  const owner = await trader();
  const send = () => report(noticeOf('company', owner.company.id));
  for (let hour = 0; hour < 5; hour += 1) {
    await Promise.all(Array.from({ length: 20 }, send));
    clock.advance(hourMs);
  }
  expect((await send()).envelope.code).toBe('ALREADY_REPORTED');
  const { token } = await member();
  const reportAs = () => call(addNotice, { token, body: noticeOf('company', owner.company.id) });
  const answers = await Promise.all(Array.from({ length: 5 }, reportAs));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  expect((await reportAs()).envelope.code).toBe('ALREADY_REPORTED');
});

test('fifty moderators who decide at once make one decision', async () => {
  const owner = await trader();
  await report(noticeOf('company', owner.company.id));
  const { token } = await moderator();
  const { item } = await caseAbout(token, owner.company.id);
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => decision(token, item, index % 2 === 0, ['FACTS_FALSE'])));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a decided case is deleted after seven months', async () => {
  const owner = await trader();
  await report(noticeOf('company', owner.company.id));
  const { token } = await moderator();
  await decision(token, (await caseAbout(token, owner.company.id)).item, true);
  const count = () => firstValue<number>('SELECT COUNT(*) AS n FROM notice_case WHERE target_id=?1', owner.company.id);
  const db = database();
  await db.batch(sweepNoticesStatements(db, clock.now() + 200 * dayMs));
  expect(await count()).toBe(1);
  await db.batch(sweepNoticesStatements(db, clock.now() + 211 * dayMs));
  expect(await count()).toBe(0);
});
