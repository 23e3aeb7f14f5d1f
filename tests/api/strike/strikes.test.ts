/** Strikes: decisions that count until they end by the clock, are lifted or are corrected on appeal. */
import { beforeEach, expect, test } from 'vitest';
import { countStrikes } from '../../../api/decision/strike-store.ts';
import { newId } from '../../../api/platform/ids.ts';
import { addAppeal, getDecision, getDecisions } from '../../../contract/decision/calls.ts';
import { appealableUntil, decisionActs } from '../../../contract/decision/fields.ts';
import { minuteMs } from '../../../contract/limits.ts';
import { decide, getQueue } from '../../../contract/moderation/calls.ts';
import { addNotice } from '../../../contract/notice/calls.ts';
import { strikeActs, strikesUntilProposal } from '../../../contract/strike/fields.ts';
import { clock, data } from '../../support/api/api-client.ts';
import { consolePerson, database, member } from '../../support/api/api-fixtures.ts';
import { trader } from '../../support/api/chat/chat-fixtures.ts';
import { tokenOf } from '../../support/api/decisions.ts';
import { proposalsOf, strikeStatement, struck } from '../../support/api/strikes.ts';
import { mailsTo } from '../../support/api/sent-mails.ts';
import { allRows, runSql } from '../../support/api/database.ts';

beforeEach(() => clock.restart());

const counted = ({ id }: { id: string }, now = clock.now()) => countStrikes(database(), id, now);

test.each(decisionActs)('%s counts as a strike exactly if it breaks a rule', async (act) => {
  const who = await member();
  await struck(who.id, 1, act);
  const isStrike = (strikeActs as readonly string[]).includes(act);
  const { decisions, strikes } = await data(getDecisions, { token: who.token });
  expect(strikes).toBe(isStrike ? 1 : 0);
  expect(decisions.map(({ dtStrikeUntil }) => dtStrikeUntil)).toEqual([
    isStrike ? new Date(appealableUntil(clock.now())).toISOString() : null,
  ]);
  // Of others it says nothing.
  expect((await data(getDecisions, { token: (await member()).token })).strikes).toBe(0);
});

test('content that was taken down is a strike, which its mail states until its last day', async () => {
  const owner = await trader();
  const report = { reason: 'SPAM', text: 'Thrice', name: 'Mira', email: `${newId()}@example.test`, isTrue: true } as const;
  await data(addNotice, { body: { kind: 'company', id: owner.company.id, ...report } });
  const { token } = await consolePerson('moderator');
  const { items } = await data(getQueue, { token, query: { kind: 'notice' } });
  const item = items.find(({ subtitle }) => subtitle === owner.company.name);
  const about = { kind: 'notice', id: item?.id ?? '', version: item?.version ?? -1 } as const;
  await data(decide, { token, body: { ...about, approve: false, reasons: ['DUPLICATE'] } });
  expect((await data(getDecisions, { token: owner.token })).strikes).toBe(1);
  const [mail] = await mailsTo(owner.email);
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(appealableUntil(clock.now()));
  expect(mail?.text).toContain(day);
  expect(mail?.text).toContain(`${strikesUntilProposal} strikes`);
});

// Six calendar months later there may be no such day.
test.each([
  '2026-05-04T09:00:00.123Z',
  '2026-08-29T23:59:59.999Z',
  '2026-08-31T00:00:00.000Z',
  '2027-08-31T12:00:00.500Z',
  '2026-12-31T23:59:59.001Z',
])('a strike of %s ends with the time to appeal, to the millisecond, for the person and for the proposal', async (day) => {
  const at = Date.parse(day);
  const end = appealableUntil(at);
  const [who, other] = [await member(), await member()];
  await (await strikeStatement(who.id, 'WARNED', at)).run();
  expect([await counted(who, end - 1), await counted(who, end)]).toEqual([1, 0]);

  const further = strikesUntilProposal - 1;
  for (const [person, now, proposals] of [
    [who, end, 0],
    [other, end - 1, 1],
  ] as const) {
    if (person === other) await (await strikeStatement(other.id, 'WARNED', at)).run();
    for (let nth = 0; nth < further; nth += 1) await (await strikeStatement(person.id, 'WARNED', now)).run();
    expect(await proposalsOf(person.id)).toHaveLength(proposals);
  }
});

test('a lifted decision and one that was corrected on appeal do not count, a dismissed or waiting appeal changes nothing', async () => {
  const who = await member();
  await struck(who.id, 4);
  const ids = await allRows<{ id: string }>('SELECT id FROM decision WHERE recipient_user_id=?1 ORDER BY seq', who.id);
  await runSql('UPDATE decision SET lifted_at=?2 WHERE id=?1', ids[0]?.id, clock.now());
  const { decisions } = await data(getDecisions, { token: who.token });
  expect(decisions.map(({ dtStrikeUntil }) => dtStrikeUntil === null)).toEqual([false, false, false, true]);

  // The newest is listed first.
  for (const [nth, approve] of [
    [0, true],
    [1, false],
    [2, null],
  ] as const) {
    await data(addAppeal, { body: { guid: tokenOf(decisions[nth]?.path), text: 'It had a ground.' } });
    clock.advance(minuteMs);
    if (approve === null) continue;
    const { token } = await consolePerson('moderator');
    const { items } = await data(getQueue, { token, query: { kind: 'appeal' } });
    const item = items.at(-1);
    const about = { kind: 'appeal', id: item?.id ?? '', version: item?.version ?? -1 } as const;
    await data(decide, { token, body: { ...about, approve, note: 'We looked again.' } });
  }
  const after = await data(getDecisions, { token: who.token });
  expect(after.decisions.map(({ dtStrikeUntil }) => dtStrikeUntil === null)).toEqual([true, false, false, true]);
  expect(after.strikes).toBe(2);
  const upheld = await data(getDecision, { query: { guid: tokenOf(decisions[0]?.path) } });
  expect(upheld).toMatchObject({ dtStrikeUntil: null, appeal: { outcome: 'upheld' } });
});
