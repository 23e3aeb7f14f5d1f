/** Enough strikes propose a suspension to the moderators; only a moderator suspends. */
import { beforeEach, expect, test } from 'vitest';
import { sweepProposalsStatement } from '../../../api/strike/store.ts';
import { getAuditLog } from '../../../contract/moderation/console-calls.ts';
import { addAppeal, getDecision, getDecisions } from '../../../contract/decision/calls.ts';
import { appealableUntil } from '../../../contract/decision/fields.ts';
import { dayMs, minuteMs } from '../../../contract/limits.ts';
import { decide, getItem, getQueue } from '../../../contract/moderation/calls.ts';
import { setPersonSuspension } from '../../../contract/moderation/people-calls.ts';
import { deleteUser } from '../../../contract/auth/calls.ts';
import { downloadMyData } from '../../../contract/user/calls.ts';
import { call, clock, data } from '../../support/api/api-client.ts';
import { consolePerson, consoleSession, database, member, moderator, staffOf, verified } from '../../support/api/api-fixtures.ts';
import { tokenOf } from '../../support/api/decisions.ts';
import {
  decidedProposal,
  isSuspended,
  proposalOf,
  proposalsOf,
  shownProposal,
  strikeStatement,
  struck,
  suspensionOf,
} from '../../support/api/strikes.ts';
import { trader } from '../../support/api/chat/chat-fixtures.ts';
import { mailsTo } from '../../support/api/sent-mails.ts';
import { runSql } from '../../support/api/database.ts';
import { changingBeforeWrite } from '../../support/api/suspending.ts';

beforeEach(() => clock.restart());

test('the third strike proposes once, a fourth not again, and nobody is suspended by it', async () => {
  const who = await trader();
  await struck(who.id, 2);
  expect(await proposalsOf(who.id)).toEqual([]);
  await struck(who.id);
  expect(await proposalsOf(who.id)).toHaveLength(1);
  await struck(who.id, 2);
  expect(await proposalsOf(who.id)).toHaveLength(1);
  expect(await isSuspended(who.id)).toBe(false);
  expect((await data(getDecisions, { token: who.token })).strikes).toBe(5);

  const { token } = await moderator();
  const { item, proposal } = await shownProposal(who.id, token);
  expect(item).toMatchObject({ title: who.fullName, subtitle: who.company.name });
  expect(proposal).toMatchObject({ person: { id: who.id }, count: 5, isEnough: true });
  expect(proposal?.strikes.map(({ decision: { act }, isLifted }) => [act, isLifted])).toEqual(
    Array.from({ length: 5 }, () => ['WARNED', false]),
  );
});

test('fifty strikes at once make one proposal', async () => {
  const who = await member();
  const statements = await Promise.all(Array.from({ length: 50 }, () => strikeStatement(who.id)));
  await Promise.all(statements.map((statement) => database().batch([statement])));
  expect(await proposalsOf(who.id)).toHaveLength(1);
  expect((await data(getDecisions, { token: who.token })).strikes).toBe(50);
});

test('closing it notifies nobody, and the next strike proposes again', async () => {
  const who = await member();
  await struck(who.id, 3);
  const { token } = await moderator();
  expect((await decidedProposal(who.id, token, { approve: true })).status).toBe(200);
  expect([await isSuspended(who.id), await mailsTo(who.email)]).toEqual([false, []]);
  expect(await proposalsOf(who.id)).toMatchObject([{ outcome: 'kept' }]);
  await struck(who.id);
  expect(await proposalsOf(who.id)).toMatchObject([{ outcome: 'kept' }, { outcome: null }]);
});

test('suspending needs one reason and a note, is notified and logged like every suspension, and can be appealed', async () => {
  const who = await verified(await member());
  await struck(who.id, 3);
  const { token } = await moderator();
  const refused = async (input: object) => (await decidedProposal(who.id, token, { approve: false, ...input })).envelope.errors;
  expect(await refused({})).toEqual({ reasons: 'REQUIRED' });
  expect(await refused({ note: 'Thrice.' })).toEqual({ reasons: 'REQUIRED' });
  expect(await refused({ reasons: ['FRAUD'] })).toEqual({ note: 'REQUIRED' });
  expect(await refused({ reasons: ['FRAUD', 'SPAM'], note: 'Thrice.' })).toEqual({ reasons: 'REQUIRED' });
  expect(await refused({ reasons: ['DUPLICATE'], note: 'Thrice.' })).toEqual({ reasons: 'INVALID' });
  expect(await isSuspended(who.id)).toBe(false);

  expect((await decidedProposal(who.id, token, suspensionOf)).status).toBe(200);
  expect(await isSuspended(who.id)).toBe(true);
  expect(await proposalsOf(who.id)).toMatchObject([{ outcome: 'suspended' }]);
  const [mail] = await mailsTo(who.email);
  expect(mail?.text).toContain('not true');
  expect(mail?.text).not.toContain('Thrice in a month.');
  const guid = tokenOf(mail?.text);
  expect(await data(getDecision, { query: { guid } })).toMatchObject({
    act: 'SUSPENDED',
    kind: 'user',
    dtStrikeUntil: null,
    canAppeal: true,
  });

  const administrator = await consolePerson('administrator');
  const { entries } = await data(getAuditLog, { token: administrator.token, query: { target: who.id } });
  expect(entries[0]).toMatchObject({ action: 'user.suspend', detail: suspensionOf.note, after: expect.stringContaining('FALSE_DATA') });

  await data(addAppeal, { body: { guid, text: 'The reports had a ground.' } });
  clock.advance(minuteMs);
  const colleague = await moderator();
  const { items } = await data(getQueue, { token: colleague.token, query: { kind: 'appeal' } });
  const { id = '', version = -1 } = items.at(-1) ?? {};
  await data(decide, { token: colleague.token, body: { kind: 'appeal', id, version, approve: true, note: 'So it is.' } });
  expect(await isSuspended(who.id)).toBe(false);
});

test.each([
  ['ended by the clock', (_: string, at: number) => clock.advance(appealableUntil(at) - clock.now())],
  ['were lifted', async (id: string) => void (await runSql('UPDATE decision SET lifted_at=1 WHERE recipient_user_id=?1', id))],
])('strikes that %s suspend nobody: the item says so, and it can only be closed', async (_, end) => {
  const who = await member();
  await struck(who.id, 3);
  await end(who.id, clock.now());
  const { token } = await moderator();
  const { proposal } = await shownProposal(who.id, token);
  expect(proposal).toMatchObject({ count: 0, isEnough: false });
  expect((await decidedProposal(who.id, token, suspensionOf)).envelope.code).toBe('STRIKES_ENDED');
  expect(await isSuspended(who.id)).toBe(false);
  expect((await decidedProposal(who.id, token, { approve: true })).status).toBe(200);
});

test('nobody sees or decides a proposal about their own account', async () => {
  const main = await member();
  const colleague = await staffOf(main);
  await runSql("INSERT INTO moderator(user_id, role, created_at) VALUES(?1, 'moderator', 1)", colleague.id);
  await struck(main.id, 3);
  const token = await consoleSession(colleague);
  const { id, version } = await proposalOf(main.id);
  expect((await data(getQueue, { token, query: { kind: 'proposal' } })).items.some((item) => item.id === id)).toBe(false);
  expect((await call(getItem, { token, query: { kind: 'proposal', id } })).envelope.code).toBe('OWN_ACCOUNT');
  expect((await call(decide, { token, body: { kind: 'proposal', id, version, approve: true } })).envelope.code).toBe('OWN_ACCOUNT');
});

test('who works in the console is suspended by administrators only', async () => {
  const colleague = await consolePerson('editor');
  await struck(colleague.id, 3);
  const { token } = await moderator();
  expect((await decidedProposal(colleague.id, token, suspensionOf)).envelope.code).toBe('FORBIDDEN');
  expect([await isSuspended(colleague.id), await proposalsOf(colleague.id)]).toMatchObject([false, [{ outcome: null }]]);
  const administrator = await consolePerson('administrator');
  expect((await decidedProposal(colleague.id, administrator.token, suspensionOf)).status).toBe(200);
  expect(await isSuspended(colleague.id)).toBe(true);
});

test('who gets a role while a moderator decides is not suspended by the moderator', async () => {
  const who = await member();
  await struck(who.id, 3);
  const { token } = await moderator();
  const promoting = changingBeforeWrite(() => runSql("INSERT INTO moderator(user_id, role, created_at) VALUES(?1, 'editor', 1)", who.id));
  expect((await decidedProposal(who.id, token, suspensionOf, promoting)).envelope.code).toBe('STALE_VERSION');
  expect(await isSuspended(who.id)).toBe(false);
  expect((await decidedProposal(who.id, token, suspensionOf)).envelope.code).toBe('FORBIDDEN');
});

test('of two moderators who decide at once, one does, and the person is suspended or not accordingly', async () => {
  const who = await member();
  await struck(who.id, 3);
  const [one, two] = [await moderator(), await moderator()];
  const answers = await Promise.all([
    decidedProposal(who.id, one.token, suspensionOf),
    decidedProposal(who.id, two.token, { approve: true }),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const [{ outcome } = { outcome: null }] = await proposalsOf(who.id);
  expect(await isSuspended(who.id)).toBe(outcome === 'suspended');
});

test('a proposal ends when the person is suspended otherwise, and goes with the account', async () => {
  const [suspended, left] = [await member(), await member()];
  await struck(suspended.id, 3);
  const administrator = await consolePerson('administrator');
  const suspension = { id: suspended.id, isSuspended: true, reason: 'LEGAL', note: 'An order.' } as const;
  await data(setPersonSuspension, { token: administrator.token, body: suspension });
  expect(await proposalsOf(suspended.id)).toMatchObject([{ outcome: 'suspended', handled_at: clock.now() }]);
  // Nothing is proposed about somebody who is suspended already.
  await struck(suspended.id);
  expect(await proposalsOf(suspended.id)).toHaveLength(1);

  await struck(left.id, 3);
  expect(await proposalsOf(left.id)).toHaveLength(1);
  expect((await call(deleteUser, { token: left.token, query: { UserId: left.id } })).envelope.code).toBe('ACCOUNT_DELETED');
  expect(await proposalsOf(left.id)).toEqual([]);
});

test('it is in "my data", and is deleted as late as the decisions', async () => {
  const who = await member();
  await struck(who.id, 3);
  const file = await call(downloadMyData, { token: who.token });
  expect(JSON.stringify(file)).toContain((await proposalOf(who.id)).id);
  const { token } = await moderator();
  await decidedProposal(who.id, token, { approve: true });
  await database().batch([sweepProposalsStatement(database(), appealableUntil(clock.now()) + dayMs)]);
  expect(await proposalsOf(who.id)).toHaveLength(1);
  await database().batch([sweepProposalsStatement(database(), clock.now() + 211 * dayMs)]);
  expect(await proposalsOf(who.id)).toEqual([]);
});
