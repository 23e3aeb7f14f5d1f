/** Blocking and muting: what the other side learns, and what does not arrive. */
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetAccountStatements } from '../../../api/jobs/forget-account.ts';
import { blockCompany, createChat, getBlockedCompanies, muteChat } from '../../../contract/chat/calls.ts';
import { getNotifications } from '../../../contract/notification/calls.ts';
import { call, clock, data } from '../../support/api/api-client.ts';
import { approvedCompany, balanceOf, database, staffOf } from '../../support/api/api-fixtures.ts';
import {
  cardOf,
  contact,
  contactBody,
  look,
  opened,
  priceOf,
  say,
  talking,
  textsOf,
  traces,
  type Trader,
  trader,
} from '../../support/api/chat/chat-fixtures.ts';
import { crashing } from '../../support/api/crash/crash-after-write.ts';
import { mailsTo } from '../../support/api/sent-mails.ts';
import { runSql } from '../../support/api/database.ts';

beforeEach(() => priceOf(0, 1, 30));

const block = (who: { token: string }, companyId: string, isBlocked = true) =>
  call(blockCompany, { token: who.token, body: { companyId, isBlocked } });
const mute = (who: { token: string }, chatId: string, isMuted = true) => call(muteChat, { token: who.token, body: { chatId, isMuted } });
const blockedBy = async (who: { token: string }) => (await data(getBlockedCompanies, { token: who.token })).companies;
/** Unread notifications of messages. */
const rung = async (who: Trader) =>
  (await data(getNotifications, { token: who.token })).notifications.filter(({ kind, isRead }) => kind === 'new-message' && !isRead).length;

describe('a blocked company', () => {
  test('is refused with a clear code, with every company of its account, in old and new chats; so is the blocking side, until it unblocks', async () => {
    const { from, to, chatId } = await talking();
    expect((await block(to, from.company.id)).envelope.code).toBe('COMPANY_BLOCKED');
    const other = await approvedCompany(from);
    const before = [await traces(), await balanceOf(from)];
    expect((await say(from, chatId, 'Hello?')).envelope.code).toBe('BLOCKED');
    expect((await contact(from, to, { chatNameForAll: 'Another matter' })).envelope.code).toBe('BLOCKED');
    expect((await contact({ ...from, company: other }, to, { chatNameForAll: 'By another company' })).envelope.code).toBe('BLOCKED');
    expect((await say(to, chatId, 'Bye')).envelope.code).toBe('PARTNER_BLOCKED');
    expect((await contact(to, from, { chatNameForAll: 'The other way' })).envelope.code).toBe('PARTNER_BLOCKED');
    expect([await traces(), await balanceOf(from), await textsOf(to, chatId)]).toEqual([...before, ['First']]);
    expect([await look(to, chatId), await look(from, chatId)]).toMatchObject([
      { isBlocked: true, sendingFault: 'PARTNER_BLOCKED' },
      { isBlocked: false, sendingFault: 'BLOCKED' },
    ]);
    expect(await blockedBy(to)).toEqual([
      { companyId: from.company.id, companyName: from.company.name, dtBlockedAt: new Date(clock.now()).toISOString() },
    ]);
    expect(await blockedBy(from)).toEqual([]);
    expect((await block(to, from.company.id, false)).envelope.code).toBe('COMPANY_UNBLOCKED');
    expect((await say(from, chatId, 'Here again')).status).toBe(200);
    expect([await blockedBy(to), (await look(from, chatId)).sendingFault]).toEqual([[], null]);
  });

  test('does not pay for a contact that is being blocked concurrently', async () => {
    const [from, to] = [await trader(), await trader()];
    const before = [await balanceOf(from), (await traces())['chat']];
    const late = crashing({ beforeWrite: () => block(to, from.company.id), at: 'never' });
    const answer = await call(createChat, {
      token: from.token,
      body: contactBody(from, to),
      idempotencyKey: 'a-moment-too-late',
      env: late,
    });
    expect([answer.envelope.code, await balanceOf(from), (await traces())['chat']]).toEqual(['BLOCKED', ...before]);
    await block(to, from.company.id, false);
    const chatId = await opened(from, to, { text: '' });
    await block(to, from.company.id);
    await expect(runSql('UPDATE chat SET is_paid=1, opened_at=1 WHERE id=?1', chatId)).rejects.toThrow('chat_blocked');
  });

  test('has to belong to another account; repeating is no error; staff need permission to write; the block is deleted with the account', async () => {
    const { from, to } = await talking();
    expect((await block(to, to.company.id)).envelope.code).toBe('OWN_COMPANY');
    expect((await block(to, 'abcdefabcdefabcdefabcdef')).status).toBe(404);
    expect((await block(await staffOf(to, ['getChat']), from.company.id)).status).toBe(403);
    await Promise.all([block(to, from.company.id), block(await staffOf(to, ['sendMessage']), from.company.id)]);
    expect(await blockedBy(to)).toHaveLength(1);
    await database().batch(forgetAccountStatements(database(), from.id, clock.now()));
    expect(await blockedBy(to)).toEqual([]);
  });
});

describe('a muted chat', () => {
  test('causes no notification and no mail, but counts as unread', async () => {
    const { from, to, chatId } = await talking();
    await look(to, chatId);
    const before = [await rung(to), (await mailsTo(to.email)).length];
    expect((await mute(to, chatId)).envelope.code).toBe('CHAT_MUTED');
    await say(from, chatId, 'Quietly');
    expect([await rung(to), (await mailsTo(to.email)).length]).toEqual(before);
    expect(await cardOf(to, chatId)).toMatchObject({ isMuted: true, unreadedMessageCount: 1, lastMessage: 'Quietly' });
    expect(await cardOf(from, chatId)).toMatchObject({ isMuted: false });
    await look(to, chatId);
    expect((await mute(to, chatId, false)).envelope.code).toBe('CHAT_UNMUTED');
    await say(from, chatId, 'Aloud');
    expect([await rung(to), (await mailsTo(to.email)).length]).toEqual([1, (before[1] ?? 0) + 1]);
    expect((await mute(await trader(), chatId)).status).toBe(404);
    expect((await mute(await staffOf(to, ['sendMessage']), chatId)).status).toBe(403);
  });
});
