import { describe, expect, test } from 'vitest';
import { normalEmail } from '../../../contract/email.ts';
import { pathOf } from '../../../contract/wire/call.ts';
import { deleteUser, forgotPassword, register, resetPassword } from '../../../contract/auth/calls.ts';
import { connect } from '../../../contract/chat/calls.ts';
import { getCompanyByPath, getCompanyCards } from '../../../contract/company/calls.ts';
import { getRequestCards } from '../../../contract/request/calls.ts';
import { dayMs } from '../../../contract/limits.ts';
import { deleteSession, refreshToken } from '../../../contract/session/calls.ts';
import { addSubUser } from '../../../contract/staff/calls.ts';
import { getUserProfile } from '../../../contract/user/calls.ts';
import { unsetId } from '../../../contract/wire/ids.ts';
import { outboxStatement } from '../../../api/platform/db/outbox.ts';
import { notificationStatement } from '../../../api/notification/notification-store.ts';
import { call, clock, data, newAddress, send } from '../../support/api/api-client.ts';
import { approvedCompany, balanceOf, database, enter, member, signIn, staffOf, type TestUser } from '../../support/api/api-fixtures.ts';
import { cardOf, contact, liveRequest, look, say, talking, trader, type Trader } from '../../support/api/chat/chat-fixtures.ts';
import { offered, quotesIn, quoting, refuse, take } from '../../support/api/quoting.ts';
import { mailsTo, tokenMailedTo } from '../../support/api/sent-mails.ts';
import { allRows, firstRow, runSql } from '../../support/api/database.ts';

const end = (who: TestUser & { token: string }, userId = who.id) => call(deleteUser, { token: who.token, query: { UserId: userId } });
const count = async (sql: string, ...values: unknown[]): Promise<unknown> =>
  (await firstRow(`SELECT COUNT(*) AS n FROM ${sql}`, ...values))?.['n'];

describe('deleting the account', () => {
  test('forgets the devices of its sign-ins, and those of sign-ins that have ended before', async () => {
    const user = await member();
    await signIn(user);
    const devices = () => allRows('SELECT DISTINCT device, country FROM session_family WHERE user_id=?1', user.id);
    await runSql("UPDATE session_family SET device='Chrome, Windows', country='TR' WHERE user_id=?1", user.id);
    await data(deleteSession, { token: user.token, query: { id: 'all' } });
    expect(await devices()).toContainEqual({ device: '', country: '' });
    await end(user);
    expect(await devices()).toEqual([{ device: '', country: '' }]);
  });

  test('releases the address, forgets the person, and sign-in answers as for an unknown address', async () => {
    const user = await member();
    await runSql(
      "UPDATE users SET phone='905321112233', gender=2, push_token='device:1', picture_key='p/face.png', referral_code=upper(substr(id,1,10)) WHERE id=?1",
      user.id,
    );
    await runSql(
      "INSERT INTO media(id, r2_key, owner_user_id, kind, mime, bytes, state, visibility, created_at) VALUES(?1,'p/face.png',?1,'image','image/png',9,'live','public',1)",
      user.id,
    );
    const answer = await end(user);
    expect([answer.status, answer.envelope.code]).toEqual([200, 'ACCOUNT_DELETED']);
    const stored = JSON.stringify(await firstRow('SELECT * FROM users WHERE id=?1', user.id));
    for (const trace of [user.email, user.fullName, '905321112233', 'device:1', 'face.png', 'scrypt']) expect(stored).not.toContain(trace);
    const own = await firstRow('SELECT * FROM company WHERE owner_user_id=?1 AND is_user_company=1', user.id);
    expect(own).toMatchObject({ name: '— —', is_active: 0, deleted_at: clock.now() });
    expect(await firstRow("SELECT state FROM media WHERE r2_key='p/face.png'")).toEqual({ state: 'dead' });
    expect((await call(getUserProfile, { token: user.token })).status).toBe(401);
    const [deleted, unknown] = [await enter(user.email), await enter('never-was-here@example.test')];
    expect([deleted.status, deleted.envelope]).toEqual([unknown.status, unknown.envelope]);
    expect(deleted.envelope.code).toBe('INVALID_CREDENTIALS');
    expect(await count("audit_log WHERE action='account.delete' AND target_id=?1", user.id)).toBe(1);
    await call(register, {
      body: {
        fullname: 'Mira Again',
        email: user.email,
        password: 'another-secret',
        phone: null,
        countryId: unsetId,
        language: 'EN',
        mailMessageApproval: false,
      },
      headers: newAddress(),
    });
    expect((await enter(user.email, 'another-secret')).envelope.data?.userInfo.inCredit).toBe(50);
  });

  test('is not found with another id, is refused to staff, and succeeds in one of two concurrent calls', async () => {
    const [user, other] = [await member(), await member()];
    expect((await end(user, other.id)).status).toBe(404);
    const colleague = await staffOf(user);
    expect((await end(colleague)).status).toBe(403);
    expect((await end(colleague, user.id)).status).toBe(403);
    expect(await count('users WHERE id IN (?1,?2,?3) AND deleted_at IS NULL', user.id, other.id, colleague.id)).toBe(3);
    const answers = await Promise.all([end(user), end(user)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await count("outbox WHERE dedupe_key='account-deleted:' || ?1", user.id)).toBe(1);
  });

  test('ends every session and link, also those of staff', async () => {
    const user = await member();
    const colleague = await staffOf(user);
    const refresh = (await enter(user.email)).envelope.data?.refreshToken ?? '';
    await call(forgotPassword, { query: { eMail: user.email }, headers: newAddress() });
    const guid = await tokenMailedTo(user.email, 'reset-password');
    await end(user);
    expect((await call(getUserProfile, { token: colleague.token })).status).toBe(401);
    expect((await call(refreshToken, { query: { refreshToken: refresh } })).status).toBe(401);
    expect((await call(resetPassword, { body: { guid, newPwd: 'through-the-back' } })).envelope.code).toBe('TOKEN_NOT_FOUND');
    expect((await enter(colleague.email)).envelope.code).toBe('INVALID_CREDENTIALS');
    expect(await count('session_family WHERE user_id IN (?1,?2) AND revoked_at IS NULL', user.id, colleague.id)).toBe(0);
    expect(JSON.stringify(await firstRow('SELECT * FROM users WHERE id=?1', colleague.id))).not.toContain('Test Colleague');
    expect(await count('staff WHERE master_user_id=?1 AND removed_at IS NULL', user.id)).toBe(0);
    expect(await count('verification_token WHERE user_id IN (?1,?2) AND used_at IS NULL', user.id, colleague.id)).toBe(0);
    const next = await member();
    const again = { stFullname: 'Nour Aziz', stEmail: colleague.email, stPassword: 'Colleague-pass-1', stPhone: '90-5321112233' };
    expect((await call(addSubUser, { token: next.token, body: again })).status).toBe(200);
  });

  test('removes companies, products and requests from lists, search and totals', async () => {
    const user = await trader();
    await liveRequest(user, 1, { name: 'Zeyrekli halat' });
    await runSql("UPDATE company SET search_text='zeyrekli', facets='a1', count_keys='[\"\",\"a1\"]' WHERE id=?1", user.company.id);
    await runSql(
      "UPDATE request SET search_text='zeyrekli halat', facets='t1', count_keys='[\"\",\"t1\"]' WHERE company_id=?1",
      user.company.id,
    );
    const totals = async () => ({
      company: (await firstRow("SELECT n FROM facet_count WHERE kind='company' AND facet='a1'"))?.['n'] as number,
      request: (await firstRow("SELECT n FROM facet_count WHERE kind='request' AND facet='t1'"))?.['n'] as number,
      users: (await firstRow("SELECT n FROM facet_count WHERE kind='users' AND facet=''"))?.['n'] as number,
      fts:
        Number(await count("company_fts WHERE company_fts MATCH 'zeyrekli'")) +
        Number(await count("request_fts WHERE request_fts MATCH 'zeyrekli'")),
    });
    const before = await totals();
    expect(before.fts).toBe(2);
    await end(user);
    expect(await totals()).toEqual({ company: before.company - 1, request: before.request - 1, users: before.users - 1, fts: 0 });
    expect((await call(getCompanyByPath, { body: { path: user.company.path } })).status).toBe(410);
    const { companies } = await data(getCompanyCards, { body: { size: 50 } });
    expect(companies.map(({ id }) => id)).not.toContain(user.company.id);
    const { requests } = await data(getRequestCards, { body: { size: 50 } });
    expect(requests.map(({ name }) => name)).not.toContain('Zeyrekli halat');
    const row = await firstRow('SELECT * FROM company WHERE id=?1', user.company.id);
    expect(row).toMatchObject({ email: null, taxpayer_number: null, address_description: null, phone: null, name: user.company.name });
  });

  test('stops pending mails and sends a farewell in the language of the account', async () => {
    const user = await member();
    const email = `İzmir-${user.email}`;
    await runSql("UPDATE users SET language='TR', email=?2, email_normal=?3 WHERE id=?1", user.id, email, normalEmail(email));
    const db = database();
    const payload = {
      to: email,
      language: 'TR',
      template: 'company-approved',
      values: { name: 'x', company: 'y', href: '/' },
    } as const;
    await db.batch([
      outboxStatement(db, `pending:${user.id}`, { topic: 'mail', payload }, clock.now()),
      notificationStatement(db, { userId: user.id, kind: 'company-approved', values: {}, href: '/' }, clock.now()),
    ]);
    await end(user);
    expect((await mailsTo(email)).map(({ subject, language }) => [subject, language])).toEqual([['Hesabınız silindi', 'TR']]);
    expect(await count('notification WHERE user_id=?1', user.id)).toBe(0);
    expect(await firstRow("SELECT payload FROM outbox WHERE dedupe_key='pending:' || ?1", user.id)).toEqual({ payload: '{}' });
  });

  test('the other side keeps the conversation, the ledger is kept, and nobody can pay to contact a deleted account', async () => {
    const { from: other, to: user, chatId } = await talking({ text: 'Do you ship to Odesa?' });
    await say(user, chatId, 'Every week.');
    const unpaid = (await contact(other, user, { chatNameForAll: 'Figs', text: '' })).envelope.data?.chatId ?? '';
    const paid = await balanceOf(other);
    await end(user);
    expect((await look(other, chatId)).messages.map(({ text }) => text)).toEqual(['Do you ship to Odesa?', 'Every week.']);
    expect(await cardOf(other, chatId)).toMatchObject({ companyName: user.company.name });
    for (const chat of [unpaid, chatId]) {
      const refused = await say(other, chat, 'Still there?');
      expect([refused.status, refused.envelope.code]).toEqual([409, 'PARTNER_GONE']);
    }
    expect((await look(other, chatId)).messages).toHaveLength(2);
    expect((await contact(other, user, { chatNameForAll: 'Dates' })).status).toBe(404);
    expect(await balanceOf(other)).toBe(paid);
    expect(await allRows('SELECT * FROM ledger_drift')).toEqual([]);
    expect(await count('credit_account WHERE owner_user_id=?1', user.id)).toBe(1);
  });

  test('partners with a running or accepted quote are notified once, and nobody else', async () => {
    const { seller, buyer, chatId } = await quoting();
    const newBuyer = () => quoting(1, { seller });
    const [accepted, declined, ended, onlyAsked] = [await newBuyer(), await newBuyer(), await newBuyer(), await newBuyer()];
    const elsewhere = await quoting(1, { buyer: declined.buyer });
    await offered(seller, chatId);
    await offered(seller, chatId);
    await take(accepted.buyer, (await offered(seller, accepted.chatId)).id);
    await refuse(declined.buyer, (await offered(seller, declined.chatId)).id);
    await offered(seller, ended.chatId, { validUntil: new Date(clock.now()).toISOString().slice(0, 10) });
    await offered(elsewhere.seller, elsewhere.chatId);
    await quotesIn(onlyAsked.buyer, onlyAsked.chatId);
    clock.advance(dayMs);
    await end({ ...seller, token: await signIn(seller) });
    const news = await allRows("SELECT user_id, href, payload FROM notification WHERE kind='deal-partner-left' ORDER BY user_id");
    const aboutOf = async (id: string) => (await firstRow('SELECT name_for_all FROM chat WHERE id=?1', id))?.['name_for_all'];
    const events = await Promise.all(
      [
        [buyer, chatId],
        [accepted.buyer, accepted.chatId],
      ].map(async ([who, id]) => ({
        user_id: (who as Trader).id,
        href: `/messages?chatId=${id as string}`,
        payload: JSON.stringify({ company: seller.company.name, subject: await aboutOf(id as string) }),
      })),
    );
    expect(news).toEqual(events.toSorted((a, b) => (a.user_id < b.user_id ? -1 : 1)));
    // The seller is also notified when the buyer deletes the account.
    await end({ ...declined.buyer, token: await signIn(declined.buyer) });
    expect(await count("notification WHERE kind='deal-partner-left' AND user_id=?1", elsewhere.seller.id)).toBe(1);
  });

  test('closes open sockets and refuses new ones', async () => {
    const now = clock.at;
    clock.at = Date.now();
    const { from: other, to: user, chatId } = await talking();
    const upgrade = (who: Trader) =>
      send(
        new Request(`http://localhost:8787${pathOf(connect)}?chatId=${chatId}`, {
          headers: { authorization: `Bearer ${who.token}`, upgrade: 'websocket' },
        }),
      );
    const listen = async (who: Trader) => {
      const socket = (await upgrade(who)).webSocket;
      if (socket === null) throw new Error('no socket');
      const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)));
      socket.accept();
      return { socket, closed };
    };
    const [own, theirs] = [await listen(user), await listen(other)];
    await end(user);
    expect(await own.closed).toBe(4001);
    expect(theirs.socket.readyState).toBe(WebSocket.OPEN);
    theirs.socket.close();
    expect((await upgrade(user)).status).toBe(401);
    clock.at = now;
  });

  test('a call that runs meanwhile stores nothing for the account', async () => {
    const user = await member();
    await end(user);
    await expect(approvedCompany(user)).rejects.toThrow('account_gone');
    await expect(staffOf(user)).rejects.toThrow('account_gone');
  });
});
