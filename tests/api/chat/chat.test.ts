import { env } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { singleMailsPerHour } from '../../../api/chat/new-message-mail.ts';
import { messagesPerMinute } from '../../../api/chat/message-limit.ts';
import { countReads, type ReadTrips } from '../../../api/platform/db/counting-db.ts';
import { deliverDue } from '../../../api/jobs/delivery.ts';
import { runScheduled } from '../../../api/jobs/scheduled-run.ts';
import { countText } from '../../../api/mail/count-text.ts';
import { accountQuery, readAccountView } from '../../../api/session/credentials-store.ts';
import { deleteChat, deleteMessage, getAccesibleChats, getChat } from '../../../contract/chat/calls.ts';
import { chatLengths } from '../../../contract/chat/fields.ts';
import { dayMs, hourMs, secondMs } from '../../../contract/limits.ts';
import type { Flag } from '../../../contract/permissions.ts';
import { getUserProfile } from '../../../contract/user/calls.ts';
import { call, clock, data, testEnv } from '../../support/api/api-client.ts';
import { approvedCompany, balanceOf, database, signIn, staffOf } from '../../support/api/api-fixtures.ts';
import {
  cardOf,
  contact,
  idOf,
  listOf,
  look,
  opened,
  paymentsOf,
  priceOf,
  say,
  talking,
  textsOf,
  traces,
  type Trader,
  trader,
} from '../../support/api/chat/chat-fixtures.ts';
import { mailsTo } from '../../support/api/sent-mails.ts';
import { allRows, firstValue, runSql } from '../../support/api/database.ts';

beforeEach(() => priceOf(0, 1, 30));
afterEach(() => vi.restoreAllMocks());

const erase = (who: { token: string }, chatId: string, id: string) => call(deleteMessage, { token: who.token, query: { chatId, id } });
const hide = (who: { token: string }, chatId: string) => call(deleteChat, { token: who.token, query: { chatId } });
const notify = (who: Trader, level: 1 | 2 | 3) => runSql('UPDATE users SET notify_email=?2 WHERE id=?1', who.id, level);

describe('SendMessage', () => {
  test('delivers messages of both sides in order, and only the contact was paid', async () => {
    const { from, to, chatId } = await talking();
    const before = [await balanceOf(from), await balanceOf(to)];
    const answer = await say(to, chatId, '  Second\nline  ');
    expect(answer.envelope).toMatchObject({
      code: 'MESSAGE_SENT',
      data: {
        isPaid: true,
        inCredit: before[1],
        message: {
          text: 'Second\nline',
          sequence: 2,
          companyId: to.company.id,
          isText: true,
          isFile: false,
          isImage: false,
          isActive: true,
          isRead: false,
        },
      },
    });
    await say(from, chatId, 'Third');
    const { messages } = await look(from, chatId);
    expect(messages.map(({ text, sequence, companyId }) => [text, sequence, companyId])).toEqual([
      ['First', 1, from.company.id],
      ['Second\nline', 2, to.company.id],
      ['Third', 3, from.company.id],
    ]);
    expect(messages[0]?.dtCreatedAt).toBe(new Date(clock.now()).toISOString());
    expect([[await balanceOf(from), await balanceOf(to)], await paymentsOf(from), await paymentsOf(to)]).toEqual([before, [30], []]);
  });

  test.each(['', '   \n '])('does not send an empty text (%j)', async (text) => {
    const { from, chatId } = await talking();
    expect(await say(from, chatId, text)).toMatchObject({ status: 400, envelope: { errors: { 'Data.Message.Text': 'REQUIRED' } } });
    expect(await textsOf(from, chatId)).toEqual(['First']);
  });

  test('limits the length of a text', async () => {
    const { from, chatId } = await talking();
    expect((await say(from, chatId, 'x'.repeat(chatLengths.text))).status).toBe(200);
    expect(await say(from, chatId, 'x'.repeat(chatLengths.text + 1))).toMatchObject({
      status: 400,
      envelope: { errors: { 'Data.Message.Text': 'TOO_LONG' } },
    });
  });

  test('finds no chat for a stranger, and refuses a company that is not part of it', async () => {
    const { from, to, chatId } = await talking();
    const stranger = await trader();
    const before = await traces();
    expect((await say(stranger, chatId, 'Hello')).status).toBe(404);
    expect((await say({ token: stranger.token, company: from.company }, chatId, 'Hello')).status).toBe(404);
    expect((await say({ token: from.token, company: to.company }, chatId, 'Hello')).status).toBe(404);
    expect((await say({ token: from.token, company: await approvedCompany(from) }, chatId, 'Hello')).status).toBe(404);
    expect((await call(getChat, { token: stranger.token, body: { chatId } })).status).toBe(404);
    expect((await hide(stranger, chatId)).status).toBe(404);
    expect((await erase(stranger, chatId, await idOf(from, chatId, 'First'))).status).toBe(404);
    expect([await textsOf(to, chatId), await listOf(stranger), await traces()]).toEqual([['First'], [], before]);
  });

  test('refuses a company that has lost its approval', async () => {
    const { from, chatId } = await talking();
    await runSql('UPDATE company SET approve_status=3 WHERE id=?1', from.company.id);
    expect((await say(from, chatId, 'Hello')).envelope.code).toBe('COMPANY_NOT_APPROVED');
  });

  test('sends once for the same Idempotency-Key; another person’s equal key is another message', async () => {
    const { from, to, chatId } = await talking();
    const first = await say(from, chatId, 'Once', 'a-key-of-its-own');
    expect((await say(from, chatId, 'Once', 'a-key-of-its-own')).envelope).toEqual(first.envelope);
    await runSql('DELETE FROM idempotency');
    expect((await say(from, chatId, 'Once', 'a-key-of-its-own')).envelope.data?.message._id).toBe(first.envelope.data?.message._id);
    expect((await say(to, chatId, 'Mine', 'a-key-of-its-own')).envelope.data?.message.text).toBe('Mine');
    expect(await textsOf(from, chatId)).toEqual(['First', 'Once', 'Mine']);
  });

  test('limits an account including its staff to 60 messages a minute; others are not affected', async () => {
    const { from, to, chatId } = await talking();
    const colleague = { ...(await staffOf(from, ['sendMessage'])), company: from.company };
    for (let count = 0; count < 58; count += 1) expect((await say(from, chatId, `Line ${count}`)).status).toBe(200);
    const last = await say(colleague, chatId, 'Line 58', 'the-last-but-one');
    const racing = await Promise.all(['a', 'b', 'c', 'd'].map((text) => say(from, chatId, text)));
    expect(racing.map(({ status }) => status).toSorted()).toEqual([200, 429, 429, 429]);
    clock.advance(20 * secondMs);
    for (const who of [from, colleague]) {
      const refused = await say(who, chatId, 'Too many');
      expect([refused.status, refused.envelope.code, refused.headers.get('retry-after')]).toEqual([429, 'THROTTLED', '40']);
    }
    expect((await say(colleague, chatId, 'Line 58', 'the-last-but-one')).envelope).toEqual(last.envelope);
    expect((await say(to, chatId, 'Slowly, please')).status).toBe(200);
    clock.advance(40 * secondMs);
    expect((await say(from, chatId, 'Line 60')).status).toBe(200);
    const texts = (await data(getChat, { token: from.token, body: { chatId, pagination: { size: 100 } } })).chat.messages.map(
      ({ text }) => text,
    );
    expect([texts.length, texts.includes('Too many'), texts.slice(-2)]).toEqual([63, false, ['Slowly, please', 'Line 60']]);
  });

  test('stores its answer with the text for an hour only; afterwards the key still does not send twice', async () => {
    const { from, chatId } = await talking();
    const key = 'kept-for-an-hour';
    const storedAnswer = () => firstValue<string>('SELECT response FROM idempotency WHERE key=?1', key);
    const first = await say(from, chatId, 'Only for an hour', key);
    clock.advance(hourMs);
    await runScheduled(testEnv, clock);
    expect(await storedAnswer()).toContain('Only for an hour');
    clock.advance(secondMs);
    await runScheduled(testEnv, clock);
    expect(await storedAnswer()).toBeNull();
    const token = await signIn(from);
    expect((await say({ ...from, token }, chatId, 'Only for an hour', key)).envelope.data?.message._id).toBe(
      first.envelope.data?.message._id,
    );
    expect(await textsOf({ token }, chatId)).toEqual(['First', 'Only for an hour']);
  });

  test('logs no text in answers, refusals or failures', async () => {
    const logged = (['log', 'info', 'warn', 'error'] as const).map((method) =>
      vi.spyOn(console, method).mockImplementation(() => undefined),
    );
    const secret = 'The bribe is hidden in the tea';
    const { from, to, chatId } = await talking();
    await say(from, chatId, secret);
    await say(from, chatId, `${secret}${'x'.repeat(chatLengths.text)}`);
    await contact(from, to, { text: secret });
    vi.spyOn(testEnv.ROOMS, 'get').mockImplementation(() => {
      throw new Error('the room is unavailable');
    });
    expect((await say(from, chatId, secret)).status).toBe(500);
    await contact(from, to, { chatNameForAll: 'Second', text: secret });
    const lines = JSON.stringify(logged.flatMap(({ mock }) => mock.calls));
    expect(lines).toContain('SendMessage');
    expect(lines).not.toContain('bribe');
  });

  test('removes a delivered text from the outbox', async () => {
    const { chatId } = await talking();
    expect(await firstValue('SELECT payload FROM outbox WHERE dedupe_key=?1', `room:${chatId}:first`)).toBe('{}');
  });
});

describe('unread messages of an account', () => {
  /** Replaces the older chats of an account, each with one unread message. */
  async function olderChats(who: Trader, other: Trader, count: number): Promise<void> {
    await runSql("DELETE FROM chat_member WHERE chat_id IN (SELECT id FROM chat WHERE name_folded LIKE 'older %')");
    await runSql("DELETE FROM chat WHERE name_folded LIKE 'older %'");
    const each = `FROM json_each('[${Array.from({ length: count }, (_, index) => index).join(',')}]')`;
    const id = `printf('%024x', value + 16)`;
    const at = clock.now() - dayMs;
    const member = `INSERT INTO chat_member(chat_id, master_user_id, company_id, last_read_sequence, last_at) SELECT ${id}, ?1, ?2, ?3, ${at} + value ${each}`;
    await env.DB.batch([
      env.DB.prepare(
        `INSERT INTO chat(id, from_company_id, to_company_id, created_for, name_for_all, name_folded, payer_user_id, price, is_paid, opened_at, last_sequence, last_at, created_at)
         SELECT ${id}, ?1, ?2, 0, 'Older ' || value, 'older ' || value, ?3, 0, 1, ${at}, 1, ${at} + value, ${at} ${each}`,
      ).bind(other.company.id, who.company.id, other.id),
      env.DB.prepare(member).bind(who.id, who.company.id, 0),
      env.DB.prepare(member).bind(other.id, other.company.id, 1),
    ]);
  }
  const readsOf = async (who: Trader) => {
    const trips: ReadTrips = [];
    const view = await readAccountView(countReads(database(), trips), who.id, clock.now());
    return { unread: view?.userInfo.unreadMessageCount, rowsRead: trips[0]?.[0] ?? 0 };
  };

  test('are counted in the 200 chats of its list, and need no more reads however many chats it has', async () => {
    const { from, to } = await talking();
    await olderChats(to, from, 199);
    const full = await readsOf(to);
    expect([full.unread, (await data(getAccesibleChats, { token: to.token })).unreadMessageCount]).toEqual([200, 200]);
    await olderChats(to, from, 700);
    const { user } = await data(getUserProfile, { token: to.token });
    expect([user.unreadMessageCount, (await data(getAccesibleChats, { token: to.token })).unreadMessageCount]).toEqual([200, 200]);
    expect((await readsOf(to)).rowsRead).toBe(full.rowsRead);
    const [plan] = (await allRows<{ detail: string }>(`EXPLAIN QUERY PLAN ${accountQuery}`, to.id)).filter(({ detail }) =>
      detail.includes('chat_member'),
    );
    expect(plan?.detail).toMatch(/SEARCH chat_member USING INDEX chat_member_unread_first \(master_user_id=\? AND <expr>=\?\)/);
  });

  test('are the same number in the credentials and in the list, also behind 200 newer chats that are read', async () => {
    const { from, to, chatId } = await talking();
    await olderChats(to, from, 200);
    await runSql("UPDATE chat_member SET last_read_sequence=1 WHERE chat_id IN (SELECT id FROM chat WHERE name_folded LIKE 'older %')");
    await runSql('UPDATE chat_member SET last_at=1 WHERE chat_id=?1', chatId);
    expect([(await readsOf(to)).unread, (await data(getAccesibleChats, { token: to.token })).unreadMessageCount]).toEqual([1, 1]);
  });

  test('are 0 in the credentials of staff who may not see the list', async () => {
    const { to } = await talking();
    const unreadOf = async (flags: readonly Flag[]) =>
      (await readAccountView(database(), (await staffOf(to, flags)).id, clock.now()))?.userInfo.unreadMessageCount;
    expect([await unreadOf(['getAccesibleChatCards']), await unreadOf(['getChat', 'productsAccess'])]).toEqual([1, 0]);
  });

  test('are not displaced by chats that were opened without a message', async () => {
    const { from, to, chatId } = await talking();
    const quiet = await opened(from, to, { chatNameForAll: 'Nothing said', text: '' });
    const shown = async () =>
      (await allRows<{ chat_id: string }>('SELECT chat_id FROM chat_member WHERE master_user_id=?1 AND hidden_at IS NULL', to.id)).map(
        ({ chat_id }) => chat_id,
      );
    expect(await shown()).toEqual([chatId]);
    expect((await listOf(from)).map((card) => card.chatId).toSorted()).toEqual([chatId, quiet].toSorted());
    await say(from, quiet, 'Now then');
    expect((await shown()).toSorted()).toEqual([chatId, quiet].toSorted());
    expect((await cardOf(to, quiet))?.unreadedMessageCount).toBe(1);
    expect((await readsOf(to)).unread).toBe(2);
  });
});

describe('permissions of staff', () => {
  const all = ['createChat', 'getAccesibleChatCards', 'getChat', 'sendMessage', 'deleteChat'] as const;
  const calls: Record<
    (typeof all)[number],
    (token: string, who: { from: Trader; to: Trader; chatId: string }) => Promise<{ status: number }>
  > = {
    createChat: (token, { from, to }) => contact({ ...from, token }, to, { chatNameForAll: 'By a colleague' }),
    getAccesibleChatCards: (token) => call(getAccesibleChats, { token }),
    getChat: (token, { chatId }) => call(getChat, { token, body: { chatId } }),
    sendMessage: (token, { from, chatId }) => say({ token, company: from.company }, chatId, 'From a colleague'),
    deleteChat: (token, { chatId }) => hide({ token }, chatId),
  };

  test.each(all)('require %s for its own call only', async (flag) => {
    const where = await talking();
    const without = await staffOf(where.from, all.filter((other) => other !== flag) satisfies Flag[]);
    const only = await staffOf(where.from, [flag]);
    for (const name of all) {
      expect([name, (await calls[name](without.token, where)).status === 403]).toEqual([name, name === flag]);
    }
    expect((await calls[flag](only.token, where)).status).toBe(200);
  });

  test('require sendMessage for DeleteMessage', async () => {
    const { from, chatId } = await talking();
    const id = await idOf(from, chatId, 'First');
    const reader = await staffOf(from, ['getChat', 'deleteChat', 'createChat', 'getAccesibleChatCards']);
    expect((await erase(reader, chatId, id)).status).toBe(403);
    expect((await erase(await staffOf(from, ['sendMessage']), chatId, id)).status).toBe(200);
  });
});

describe('reading', () => {
  test('keeps counts of both sides, and GetChat resets the reader’s only', async () => {
    const { from, to, chatId } = await talking();
    await say(from, chatId, 'Second');
    expect([(await cardOf(to, chatId))?.unreadedMessageCount, (await cardOf(from, chatId))?.unreadedMessageCount]).toEqual([2, 0]);
    expect((await data(getAccesibleChats, { token: to.token })).unreadMessageCount).toBe(2);
    expect((await look(from, chatId)).messages.map(({ isRead }) => isRead)).toEqual([false, false]);
    await look(to, chatId);
    expect((await cardOf(to, chatId))?.unreadedMessageCount).toBe(0);
    expect((await look(from, chatId)).messages.map(({ isRead }) => isRead)).toEqual([true, true]);
    await say(to, chatId, 'Third');
    await say(to, chatId, 'Fourth');
    expect([(await cardOf(from, chatId))?.unreadedMessageCount, (await cardOf(to, chatId))?.unreadedMessageCount]).toEqual([2, 0]);
    const other = await opened(await trader(), from);
    expect((await data(getAccesibleChats, { token: from.token })).unreadMessageCount).toBe(3);
    await look(from, chatId);
    expect([(await cardOf(from, chatId))?.unreadedMessageCount, (await cardOf(from, other))?.unreadedMessageCount]).toEqual([0, 1]);
  });

  test('with `after` returns newer messages; pages go back from the newest and mark nothing newer as read', async () => {
    const { from, to, chatId } = await talking();
    for (const text of ['Second', 'Third', 'Fourth', 'Fifth']) await say(from, chatId, text);
    const read = async (body: { after?: number; pagination?: { size?: number; page?: number } }) =>
      (await data(getChat, { token: to.token, body: { chatId, ...body } })).chat.messages.map(({ text }) => text);
    expect(await read({ pagination: { size: 2, page: 1 } })).toEqual(['Second', 'Third']);
    expect((await cardOf(to, chatId))?.unreadedMessageCount).toBe(2);
    expect(await read({ after: 3 })).toEqual(['Fourth', 'Fifth']);
    expect(await read({ after: 5 })).toEqual([]);
    expect((await cardOf(to, chatId))?.unreadedMessageCount).toBe(0);
    expect(await read({ pagination: { size: 2, page: 0 } })).toEqual(['Fourth', 'Fifth']);
    expect(await read({ pagination: { size: 1000, page: 0 } })).toHaveLength(5);
  });

  test('returns how far the reader’s side had read before the call', async () => {
    const { from, to, chatId } = await talking();
    await say(from, chatId, 'Second');
    const positions = [(await look(to, chatId)).lastReadSequence, (await look(to, chatId)).lastReadSequence];
    expect([positions, (await look(from, chatId)).lastReadSequence]).toEqual([[0, 2], 2]);
  });

  test('shows each side the other’s name; the list is sorted by the last message', async () => {
    const { from, to, chatId } = await talking();
    clock.advance(1000);
    const newer = await opened(from, await trader(), { text: 'Newer' });
    expect((await listOf(from)).map((card) => card.chatId)).toEqual([newer, chatId]);
    clock.advance(1000);
    await say(to, chatId, 'x'.repeat(200));
    const [first] = await listOf(from);
    expect(first).toMatchObject({
      chatId,
      companyName: to.company.name,
      companyPath: to.company.path,
      chatNameForAll: 'Dried apricots',
      createdFor: 0,
      lastChatTime: new Date(clock.now()).toISOString(),
    });
    expect(first?.lastMessage).toBe(`${'x'.repeat(119)}…`);
    expect(await look(to, chatId)).toMatchObject({
      companyName: from.company.name,
      ownCompanyId: to.company.id,
      fromCompanyId: from.company.id,
      toCompanyId: to.company.id,
    });
  });

  test('never reveals who of the other company wrote', async () => {
    const { from, to, chatId } = await talking();
    const answers = [
      (await call(getChat, { token: to.token, body: { chatId } })).envelope,
      (await call(getAccesibleChats, { token: to.token })).envelope,
    ];
    expect(JSON.stringify(answers)).not.toContain(from.id);
  });
});

describe('DeleteMessage (docs/behaviour.md#message-deletion)', () => {
  test('hides one’s own message for both, never the row or the payment, and the preview follows', async () => {
    const { from, to, chatId } = await talking();
    await say(from, chatId, 'Second');
    const before = await traces();
    const id = await idOf(from, chatId, 'Second');
    expect((await erase(from, chatId, id)).envelope.code).toBe('MESSAGE_DELETED');
    for (const who of [from, to]) {
      expect((await look(who, chatId)).messages.map(({ text, isActive }) => [text, isActive])).toEqual([
        ['First', true],
        ['', false],
      ]);
      expect((await cardOf(who, chatId))?.lastMessage).toBe('First');
    }
    expect(await traces()).toEqual(before);
    expect((await erase(from, chatId, id)).envelope.code).toBe('MESSAGE_DELETED');
    await erase(from, chatId, await idOf(from, chatId, 'First'));
    expect((await cardOf(to, chatId))?.lastMessage).toBe('');
    expect([await paymentsOf(from), (await cardOf(from, chatId))?.isPaid]).toEqual([[30], true]);
    await say(from, chatId, 'Third');
    expect([(await cardOf(to, chatId))?.lastMessage, await paymentsOf(from)]).toEqual(['Third', [30]]);
  });

  test('does not change the preview when an older message is deleted', async () => {
    const { from, to, chatId } = await talking();
    await say(to, chatId, 'Second');
    await erase(from, chatId, await idOf(from, chatId, 'First'));
    expect((await cardOf(to, chatId))?.lastMessage).toBe('Second');
  });

  test('does not delete the other side’s message, nor one that is named through another chat', async () => {
    const { from, to, chatId } = await talking();
    const id = await idOf(from, chatId, 'First');
    expect((await erase(to, chatId, id)).status).toBe(404);
    const elsewhere = await opened(from, await trader());
    expect((await erase(from, elsewhere, id)).status).toBe(404);
    expect(await textsOf(to, chatId)).toEqual(['First']);
  });
});

describe('DeleteChat (docs/behaviour.md#one-chat)', () => {
  test('hides the chat for the own side; a new message of either side shows it again', async () => {
    const { from, to, chatId } = await talking();
    expect((await hide(to, chatId)).envelope.code).toBe('CHAT_DELETED');
    expect([await cardOf(to, chatId), (await cardOf(from, chatId))?.chatId]).toEqual([undefined, chatId]);
    expect((await data(getAccesibleChats, { token: to.token })).unreadMessageCount).toBe(0);
    await say(from, chatId, 'Second');
    expect(await cardOf(to, chatId)).toMatchObject({ lastMessage: 'Second' });
    await hide(to, chatId);
    await say(to, chatId, 'Third');
    expect(await cardOf(to, chatId)).toMatchObject({ lastMessage: 'Third' });
  });

  test('starting it again shows it for that side, sends the text, and charges nothing', async () => {
    const { from, to, chatId } = await talking();
    await hide(from, chatId);
    await hide(to, chatId);
    expect((await contact(from, to, { text: '' })).envelope).toMatchObject({ code: 'CHAT_RESUMED', data: { chatId, isPaid: true } });
    expect([(await cardOf(from, chatId))?.chatId, await cardOf(to, chatId)]).toEqual([chatId, undefined]);
    await hide(from, chatId);
    expect((await contact(from, to, { text: 'Again' })).envelope.code).toBe('CHAT_RESUMED');
    expect([(await cardOf(from, chatId))?.lastMessage, (await cardOf(to, chatId))?.lastMessage, await paymentsOf(from)]).toEqual([
      'Again',
      'Again',
      [30],
    ]);
    expect((await contact(from, to, { text: 'Again' })).envelope.code).toBe('CHAT_EXISTS');
  });

  test('starting it again and again counts as messages, which are limited', async () => {
    const { from, to, chatId } = await talking();
    const codes: string[] = [];
    for (let index = 0; index <= messagesPerMinute; index += 1) {
      await hide(from, chatId);
      codes.push((await contact(from, to, { text: `Again ${index}` })).envelope.code);
    }
    expect(codes.at(-1)).toBe('THROTTLED');
  });

  test('an unpaid hidden chat is charged when it is started again with a text, and stays hidden when that fails', async () => {
    const [from, to] = [await trader({ credits: 0 }), await trader()];
    await priceOf(0, 1, (await balanceOf(from)) + 1);
    const chatId = await opened(from, to, { text: '' });
    await hide(from, chatId);
    expect((await contact(from, to)).envelope.code).toBe('NOT_ENOUGH_CREDIT');
    expect([await listOf(from), await listOf(to)]).toEqual([[], []]);
    await runSql('UPDATE chat SET price=30 WHERE id=?1', chatId);
    expect((await contact(from, to)).envelope).toMatchObject({ code: 'CHAT_RESUMED', data: { isPaid: true } });
    expect([await paymentsOf(from), (await cardOf(to, chatId))?.unreadedMessageCount]).toEqual([[30], 1]);
  });
});

describe('mail and notification of a new message', () => {
  const notificationsOf = async (who: Trader) =>
    await allRows<{ kind: string; payload: string; href: string }>(
      "SELECT kind, payload, href FROM notification WHERE user_id=?1 AND kind='new-message' ORDER BY seq",
      who.id,
    );

  test('are sent to the other side once until it reads', async () => {
    const { from, to, chatId } = await talking();
    await say(from, chatId, 'Second');
    await say(from, chatId, 'Third');
    const mails = await mailsTo(to.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain(from.company.name);
    expect(mails[0]?.text).toContain('First');
    expect(mails[0]?.text).toContain(`http://localhost:8787/messages?chatId=${chatId}`);
    expect((await notificationsOf(to)).map(({ kind, payload, href }) => [kind, JSON.parse(payload), href])).toEqual([
      ['new-message', { company: from.company.name, subject: 'Dried apricots', count: '3' }, `/messages?chatId=${chatId}`],
    ]);
    await look(to, chatId);
    await say(from, chatId, 'Fourth');
    await say(from, chatId, 'Fifth');
    expect([(await mailsTo(to.email)).length, (await notificationsOf(to)).map(({ payload }) => JSON.parse(payload).count)]).toEqual([
      2,
      ['2'],
    ]);
    expect([await mailsTo(from.email), await notificationsOf(from)]).toEqual([[], []]);
    await say(to, chatId, 'Answer');
    expect([(await mailsTo(from.email)).length, (await notificationsOf(from)).length]).toEqual([1, 1]);
  });

  test('are mailed at level 2 for a first contact only, at level 3 never; the notification is created in any case', async () => {
    const from = await trader();
    const [important, nothing] = [await trader(), await trader()];
    await notify(important, 2);
    await notify(nothing, 3);
    for (const [to, mails] of [
      [important, 1],
      [nothing, 0],
    ] as const) {
      const chatId = await opened(from, to);
      expect([(await mailsTo(to.email)).length, (await notificationsOf(to)).length]).toEqual([mails, 1]);
      await look(to, chatId);
      await say(from, chatId, 'Second');
      expect([(await mailsTo(to.email)).length, (await notificationsOf(to)).map(({ payload }) => JSON.parse(payload).count)]).toEqual([
        mails,
        ['1'],
      ]);
    }
  });

  test('are marked as read when the chat is read, with all other notifications of the chat', async () => {
    const { from, to, chatId } = await talking();
    const other = await opened(await trader(), to);
    const unread = async () =>
      (
        await allRows<{ href: string }>(
          "SELECT href FROM notification WHERE user_id=?1 AND kind='new-message' AND read_at IS NULL ORDER BY seq",
          to.id,
        )
      ).map(({ href }) => href);
    expect(await unread()).toEqual([`/messages?chatId=${chatId}`, `/messages?chatId=${other}`]);
    await look(from, chatId);
    expect(await unread()).toHaveLength(2);
    await look(to, chatId);
    expect(await unread()).toEqual([`/messages?chatId=${other}`]);
  });

  test('are written in the reader’s language', async () => {
    const [from, to] = [await trader(), await trader()];
    await runSql("UPDATE users SET language='RU' WHERE id=?1", to.id);
    await opened(from, to);
    expect((await mailsTo(to.email))[0]).toMatchObject({ language: 'RU' });
  });

  test('are written in the language that the reader has when several are mailed together', async () => {
    const to = await trader();
    for (let chats = 0; chats <= singleMailsPerHour; chats += 1) await opened(await trader(), to);
    await runSql("UPDATE users SET language='TR' WHERE id=?1", to.id);
    clock.advance(hourMs);
    await deliverDue(testEnv, clock);
    const [mail] = await mailsTo(to.email);
    expect([mail?.language, mail?.subject]).toEqual(['TR', expect.stringContaining(countText('TR', 'messages', singleMailsPerHour + 1))]);
  });
});
