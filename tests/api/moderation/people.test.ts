/** People and companies in the console: search and detail view, as much as each role needs (ADR 031). */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findCompanies, findPeople, getConsoleCompany, getLedger, getPerson } from '../../../contract/moderation/people-calls.ts';
import { getOrders } from '../../../contract/payment/calls.ts';
import { deleteUser } from '../../../contract/auth/calls.ts';
import { call, clock, data } from '../../support/api/api-client.ts';
import { approvedCompany, consolePerson, member, signUp, staffOf, type TestUser, withCredits } from '../../support/api/api-fixtures.ts';
import { firstValue, runSql } from '../../support/api/database.ts';

beforeEach(() => clock.restart());

let administrator: TestUser & { token: string };
let moderator: TestUser & { token: string };
beforeAll(async () => {
  administrator = await consolePerson('administrator');
  moderator = await consolePerson('moderator');
});

const names = async (query: { text?: string; before?: number; isSuspended?: boolean }) =>
  (await data(findPeople, { token: moderator.token, query })).people.map(({ fullName }) => fullName);
const companies = async (query: { text?: string; before?: number }) =>
  (await data(findCompanies, { token: moderator.token, query })).companies.map(({ name }) => name);

describe('people are found', () => {
  test('by beginnings of names in any spelling, by e-mail, phone and id', async () => {
    const who = await signUp({ fullName: 'Işıl İnönü', email: 'isil.inonu@tekne.example' });
    await signUp({ fullName: 'Семён Ёлкин' });
    await signUp({ fullName: 'أحمد الزيات' });
    await runSql("UPDATE users SET phone='905321234567' WHERE id=?1", who.id);
    for (const text of ['işıl', 'ISIL inö', 'isil.inonu@tekne.example', 'tekne', '+90 532 123', who.id, '"isil" OR *'.slice(0, 6)])
      expect(await names({ text }), text).toEqual(['Işıl İnönü']);
    expect(await names({ text: 'семен елк' })).toEqual(['Семён Ёлкин']);
    expect(await names({ text: 'احمد' })).toEqual(['أحمد الزيات']);
    expect(await names({ text: 'sıl' })).toEqual([]);
    expect(await names({ text: '%' })).toEqual([]);
  });

  test('under their present name; a deleted one by id only, without personal data', async () => {
    const who = await member();
    await runSql("UPDATE users SET full_name='Quillon Verhoeven' WHERE id=?1", who.id);
    expect(await names({ text: 'quillon' })).toEqual(['Quillon Verhoeven']);
    expect(await names({ text: 'test person', before: 1 })).toEqual([]);
    await data(deleteUser, { token: who.token, query: { UserId: who.id } });
    expect([await names({ text: 'quillon' }), await names({ text: 'verhoeven' })]).toEqual([[], []]);
    const [found] = (await data(findPeople, { token: moderator.token, query: { text: who.id } })).people;
    expect(found).toMatchObject({ id: who.id, standing: 'ended', email: '' });
    const words = await firstValue<string>('SELECT group_concat(hex(block)) AS blocks FROM person_fts_data');
    expect(words).not.toContain(Buffer.from('quillon').toString('hex').toUpperCase());
  });

  test('in pages, newest first, stable while rows are added, with at most 40 rows read', async () => {
    for (let n = 1; n <= 23; n += 1) await signUp({ fullName: `Pageling ${String(n).padStart(2, '0')}` });
    const seen: string[] = [];
    let before: number | null | undefined;
    do {
      const { envelope, headers } = await call(findPeople, {
        token: moderator.token,
        query: { text: 'pageling', ...(typeof before === 'number' && { before }) },
      });
      seen.push(...(envelope.data?.people ?? []).map(({ fullName }) => fullName));
      before = envelope.data?.next;
      const rows = (headers.get('x-rows-read') ?? '').split(',').at(-1)?.split('+').map(Number) ?? [];
      expect(Math.max(...rows)).toBeLessThanOrEqual(40);
      await signUp({ fullName: 'Pageling 99' });
    } while (before !== null);
    expect(seen).toEqual(Array.from({ length: 23 }, (_, index) => `Pageling ${String(23 - index).padStart(2, '0')}`));
    expect((await names({})).length).toBe(10);
  });
});

describe('companies are found', () => {
  test('by name, tax number, address and id, whether they are public or not; but not the company of the account itself', async () => {
    const who = await member();
    const hidden = await approvedCompany(who, { name: 'Üsküdar Halat', approveStatus: 2 });
    await runSql("UPDATE company SET taxpayer_number='9988776655' WHERE id=?1", hidden.id);
    for (const text of ['üsküd', 'USKUDAR halat', '9988776655', hidden.id, hidden.path])
      expect(await companies({ text }), text).toEqual(['Üsküdar Halat']);
    await runSql('UPDATE company SET deleted_at=1, is_active=0 WHERE id=?1', hidden.id);
    expect(await companies({ text: 'uskudar' })).toEqual([]);
    expect(await companies({ text: 'test person' })).toEqual([]);
  });
});

describe('a detail view', () => {
  test('shows moderators state, companies and staff, and administrators also sign-ins, credits and the log', async () => {
    const who = await withCredits(await member(), 30);
    const company = await approvedCompany(who, { name: 'Sheet Works' });
    const colleague = await staffOf(who, ['getChat']);
    const seen = await data(getPerson, { token: moderator.token, query: { id: who.id } });
    expect(seen).toMatchObject({
      person: { id: who.id, standing: 'active', mainUser: null, consoleRole: null },
      companies: [{ id: company.id, isPublic: true, standing: 'active' }],
      staff: [{ id: colleague.id, mainUser: { id: who.id } }],
      details: null,
    });
    const whole = await data(getPerson, { token: administrator.token, query: { id: who.id } });
    expect(whole.details).toMatchObject({ balance: 80, sessions: [{ device: 'Test browser' }], planName: 'Business' });
    expect(await data(getPerson, { token: administrator.token, query: { id: colleague.id } })).toMatchObject({
      flags: { getChat: true, createChat: false },
      companies: [],
      details: { balance: null },
    });
    const sheet = await data(getConsoleCompany, { token: moderator.token, query: { id: company.id } });
    expect(sheet).toMatchObject({ owner: { id: who.id }, staff: [{ id: colleague.id }], requestCount: 0, productCount: 0, details: null });
    expect((await data(getConsoleCompany, { token: administrator.token, query: { id: company.id } })).details).toMatchObject({
      taxpayerNumber: '1234567890',
      balance: 80,
    });
  });

  test('has ledger and payments of that account only', async () => {
    const [who, other] = [await withCredits(await member(), 30), await withCredits(await member(), 5)];
    const { rows, count } = await data(getLedger, { token: administrator.token, body: { id: who.id, page: 0, size: 10 } });
    expect([count, rows.map(({ amount, balanceAfter }) => [amount, balanceAfter])]).toEqual([
      2,
      [
        [30, 80],
        [50, 50],
      ],
    ]);
    const order = (id: string, of: TestUser, state: string) =>
      runSql(
        `INSERT INTO payment_order(id, master_user_id, actor_user_id, item_type, item_id, amount, currency, credits, provider, client_key,
           callback_secret_hash, created_at, expires_at, updated_at, state) VALUES(?1, ?2, ?2, 'credit', '', 100, 'USD', 1, 'Sandbox', ?1, ?1, 1, 1, 1, ?3)`,
        id,
        of.id,
        state,
      );
    await order('a'.repeat(24), who, 'failed');
    await order('b'.repeat(24), other, 'failed');
    await order('c'.repeat(24), who, 'expired');
    const ids = async (state?: 'failed') => {
      const asked = { page: 0, size: 10, userId: who.id, ...(state !== undefined && { state }) };
      const { orders, count: n } = await data(getOrders, { token: administrator.token, body: asked });
      return [n, ...orders.map(({ id }) => id.charAt(0))];
    };
    expect([await ids(), await ids('failed')]).toEqual([
      [2, 'c', 'a'],
      [1, 'a'],
    ]);
  });
});
