/** Tries to violate the constraints of the migrations by direct statements, because they must hold without the code. */
import { describe, expect, test } from 'vitest';
import { auditStatement } from '../../../api/platform/db/audit.ts';
import { grantStatement, openAccountStatement, spendStatement, type Transfer } from '../../../api/credit/ledger-store.ts';
import { newId } from '../../../api/platform/ids.ts';
import { useQuotaStatement } from '../../../api/plan/quota-store.ts';
import { clock } from '../../support/api/api-client.ts';
import {
  approvedCompany,
  balanceOf,
  database,
  signIn,
  signUp,
  staffOf,
  type TestUser,
  withCredits,
} from '../../support/api/api-fixtures.ts';
import { liveRequest, trader } from '../../support/api/chat/chat-fixtures.ts';
import { allRows, firstRow, runSql } from '../../support/api/database.ts';

const drift = async () => await allRows('SELECT * FROM ledger_drift');
const succeeded = (results: PromiseSettledResult<unknown>[]): number => results.filter(({ status }) => status === 'fulfilled').length;

describe('the ledger', () => {
  const transfer = (user: TestUser, amount: number, operationKey = `t:${newId()}`): Transfer => ({
    ownerUserId: user.id,
    amount,
    reason: 'contact',
    operationKey,
    actorUserId: user.id,
  });
  const spend = (user: TestUser, amount: number, key?: string) =>
    database().batch([spendStatement(database(), transfer(user, amount, key), clock.now())]);

  test('allows exactly as many of fifty parallel spends as there are credits', async () => {
    const user = await signUp();
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => spend(user, 7)));
    expect(succeeded(results)).toBe(7);
    expect(await balanceOf(user)).toBe(1);
    for (const result of results) if (result.status === 'rejected') expect(String(result.reason)).toMatch(/not_enough/);
    expect(await drift()).toEqual([]);
  });

  test('moves credits once per operation, however often it is sent', async () => {
    const user = await signUp();
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => spend(user, 5, `once:${user.id}`)));
    expect(succeeded(results)).toBe(1);
    expect(await balanceOf(user)).toBe(45);
  });

  test('keeps nothing of a failed batch', async () => {
    const user = await signUp();
    const db = database();
    await expect(
      db.batch([grantStatement(db, { ...transfer(user, 10), reason: 'gift' }, 1), spendStatement(db, transfer(user, 1000), 1)]),
    ).rejects.toThrow('not_enough');
    expect(await balanceOf(user)).toBe(50);
    expect(await drift()).toEqual([]);
  });

  test('refuses to change, delete or replace a row', async () => {
    const user = await withCredits(await signUp(), 10);
    const {
      id,
      seq,
      operation_key: key,
      debit_account: debit,
      credit_account: credit,
    } = (await firstRow('SELECT * FROM credit_transfer ORDER BY seq DESC LIMIT 1')) ?? {};
    await expect(runSql('UPDATE credit_transfer SET amount=1 WHERE id=?1', id)).rejects.toThrow('append-only');
    await expect(runSql('DELETE FROM credit_transfer WHERE id=?1', id)).rejects.toThrow('append-only');
    const replace =
      "REPLACE INTO credit_transfer(seq, id, operation_key, debit_account, credit_account, amount, transaction_enum, reason, created_at) VALUES(?1,?2,?3,?4,?5,999,3,'gift',1)";
    await expect(runSql(replace, seq, newId(), `x:${newId()}`, debit, credit)).rejects.toThrow(/duplicate transfer|follow each other/);
    await expect(runSql(replace, null, id, `x:${newId()}`, debit, credit)).rejects.toThrow('duplicate transfer');
    await expect(runSql(replace, null, newId(), key, debit, credit)).rejects.toThrow('duplicate transfer');
    await expect(runSql(replace, 0, newId(), `x:${newId()}`, debit, credit), 'before all others').rejects.toThrow('follows the ledger');
    expect(await balanceOf(user)).toBe(60);
    expect(await drift()).toEqual([]);
  });

  test('refuses to write a balance directly, and to replace, prefill or delete an account', async () => {
    const user = await signUp();
    const { id } = (await firstRow('SELECT id FROM credit_account WHERE owner_user_id=?1', user.id)) ?? {};
    await expect(runSql('UPDATE credit_account SET balance=1000000 WHERE id=?1', id)).rejects.toThrow('follows the ledger');
    const last = (await firstRow('SELECT MAX(seq) AS seq FROM credit_transfer'))?.['seq'];
    await expect(runSql('UPDATE credit_account SET balance=balance+50, applied_seq=?2 WHERE id=?1', id, last)).rejects.toThrow(
      'follows the ledger',
    );
    await expect(runSql("UPDATE credit_account SET kind='issued', owner_user_id=NULL WHERE id=?1", id)).rejects.toThrow(
      'follows the ledger',
    );
    await expect(runSql("REPLACE INTO credit_account(id, owner_user_id, kind) VALUES(?1,?2,'user')", id, user.id)).rejects.toThrow(
      'starts empty and once',
    );
    await expect(runSql("REPLACE INTO credit_account(id, owner_user_id, kind) VALUES(?1,?2,'user')", newId(), user.id)).rejects.toThrow(
      'starts empty and once',
    );
    await expect(runSql('DELETE FROM credit_account WHERE id=?1', id)).rejects.toThrow('stays');
    await expect(database().batch([openAccountStatement(database(), user.id)])).rejects.toThrow('starts empty and once');
    await expect(runSql("INSERT INTO credit_account(id, kind, balance) VALUES(?1,'issued',500)", newId())).rejects.toThrow('starts empty');
    expect(await balanceOf(user)).toBe(50);
  });

  test('refuses amounts that are not above 0', async () => {
    const user = await signUp();
    for (const amount of [0, -5]) await expect(spend(user, amount)).rejects.toThrow('CHECK');
  });
});

describe('limits', () => {
  test('allow of thirty concurrent uses exactly as many as remain', async () => {
    const user = await signUp();
    const caller = { masterUserId: user.id, plan: { id: 'x', startedAt: 1, expiresAt: 2 } } as Parameters<typeof useQuotaStatement>[1];
    const use = () => database().batch([useQuotaStatement(database(), caller, 'SendMessageForImportRequest', 3)]);
    expect(succeeded(await Promise.allSettled(Array.from({ length: 30 }, use)))).toBe(3);
  });
});

describe('companies', () => {
  test('are three per account at most, also of twelve concurrent ones, of a restored one or one that changes hands', async () => {
    const [user, other] = [await signUp(), await signUp()];
    expect(succeeded(await Promise.allSettled(Array.from({ length: 12 }, () => approvedCompany(user))))).toBe(3);
    const { id } = (await firstRow('SELECT id FROM company WHERE owner_user_id=?1 AND is_user_company=0 LIMIT 1', user.id)) ?? {};
    await runSql('UPDATE company SET is_active=0, deleted_at=1 WHERE id=?1', id);
    await approvedCompany(user);
    await expect(runSql('UPDATE company SET deleted_at=NULL WHERE id=?1', id)).rejects.toThrow('company_cap');
    const foreign = await approvedCompany(other);
    await expect(runSql('UPDATE company SET owner_user_id=?2 WHERE id=?1', foreign.id, user.id)).rejects.toThrow('company_cap');
  });

  test('include one of the account itself, never in the directory; no row is replaced', async () => {
    const user = await signUp();
    const insert =
      "INSERT INTO company(id, owner_user_id, is_user_company, name, path, approve_status, created_at) VALUES(?1,?2,1,'Self',?3,?4,1)";
    await expect(runSql(insert, newId(), user.id, `self-${newId()}`, 1)).rejects.toThrow(/UNIQUE/);
    const { id } = (await firstRow('SELECT id FROM company WHERE owner_user_id=?1', user.id)) ?? {};
    await expect(runSql('UPDATE company SET approve_status=4 WHERE id=?1', id)).rejects.toThrow('CHECK');
    await expect(runSql(insert.replace('INSERT', 'REPLACE'), id, user.id, `self-${newId()}`, 1)).rejects.toThrow('duplicate company');
  });
});

describe('pending edits', () => {
  const edit = 'UPDATE company SET pending_edit=?2, pending_status=3 WHERE id=?1';

  test('exist with their status only for approved rows that are not deleted', async () => {
    const user = await signUp();
    const { id } = await approvedCompany(user);
    const { id: unapproved } = await approvedCompany(user, { approveStatus: 3 });
    await expect(runSql(edit, unapproved, '{}')).rejects.toThrow('CHECK');
    await expect(runSql(edit, id, '{')).rejects.toThrow('malformed JSON');
    for (const half of ["pending_edit='{}'", 'pending_status=3', "pending_edit='{}', pending_status=4"])
      await expect(runSql(`UPDATE company SET ${half} WHERE id=?1`, id), half).rejects.toThrow('CHECK');
    await runSql(edit, id, '{}');
    for (const change of ['approve_status=3', 'deleted_at=1, is_active=0', 'pending_edit=NULL'])
      await expect(runSql(`UPDATE company SET ${change} WHERE id=?1`, id), change).rejects.toThrow('CHECK');
  });

  test('reserve their e-mail address, also of eight concurrent ones', async () => {
    const companies = await Promise.all(Array.from({ length: 8 }, async () => approvedCompany(await signUp())));
    const email = `${newId()}@example.test`;
    const content = JSON.stringify({ email });
    expect(succeeded(await Promise.allSettled(companies.map(({ id }) => runSql(edit, id, content))))).toBe(1);
    for (const { id } of companies) {
      const has = (await firstRow('SELECT pending_edit FROM company WHERE id=?1', id))?.['pending_edit'] === content;
      const take = runSql('UPDATE company SET email=?2 WHERE id=?1', id, email);
      if (has) {
        await expect(take).resolves.toBeDefined();
        await runSql('UPDATE company SET email=NULL WHERE id=?1', id);
      } else await expect(take).rejects.toThrow('company.email');
    }
    const insert = "INSERT INTO company(id, owner_user_id, name, path, email, created_at) VALUES(?1,?2,'New',?1,?3,1)";
    await expect(runSql(insert, newId(), (await signUp()).id, email)).rejects.toThrow('company.email');
  });

  test('of items hidden with their company stay hidden, whoever writes them, and are shown again only if marked', async () => {
    const owner = await trader();
    const id = await liveRequest(owner, 1);
    const state = () => firstRow('SELECT is_active, hidden_with_company FROM request WHERE id=?1', id);
    await runSql('UPDATE company SET is_active=0 WHERE id=?1', owner.company.id);
    expect(await state()).toEqual({ is_active: 0, hidden_with_company: 1 });
    await expect(runSql('UPDATE request SET is_active=1, hidden_with_company=0 WHERE id=?1', id)).rejects.toThrow('company_hidden');
    await expect(liveRequest(owner, 1)).rejects.toThrow('company_hidden');
    const other = await approvedCompany(owner);
    const shown = await liveRequest({ ...owner, company: other }, 1);
    await expect(runSql('UPDATE request SET company_id=?2 WHERE id=?1', shown, owner.company.id)).rejects.toThrow('company_hidden');
    await runSql('UPDATE company SET is_active=1 WHERE id=?1', owner.company.id);
    await expect(runSql('UPDATE request SET is_active=1 WHERE id=?1', id)).rejects.toThrow('CHECK');
    await runSql('UPDATE request SET is_active=1, hidden_with_company=0 WHERE id=?1', id);
    expect(await state()).toEqual({ is_active: 1, hidden_with_company: 0 });
  });
});

describe('chats', () => {
  const open = async (from: string, to: string, payer: string, { name = 'towels', price = 30, isPaid = 0 } = {}) => {
    const id = newId();
    await runSql(
      'INSERT INTO chat(id, from_company_id, to_company_id, created_for, name_for_all, name_folded, payer_user_id, price, is_paid, last_at, created_at) VALUES(?1,?2,?3,1,?4,?4,?5,?6,?7,1,1)',
      id,
      from,
      to,
      name,
      payer,
      price,
      isPaid,
    );
    return id;
  };
  const pair = async () => {
    const [a, b] = [await signUp(), await signUp()];
    return { a, from: (await approvedCompany(a)).id, to: (await approvedCompany(b)).id };
  };

  test('exist once per pair and subject, also of ten concurrent ones', async () => {
    const { a, from, to } = await pair();
    expect(succeeded(await Promise.allSettled(Array.from({ length: 10 }, () => open(from, to, a.id))))).toBe(1);
    await expect(open(from, to, a.id, { name: 'napkins' })).resolves.toBeTypeOf('string');
    await expect(open(from, from, a.id)).rejects.toThrow('CHECK');
  });

  test('that are unpaid have no message, and a sequence does not decrease', async () => {
    const { a, from, to } = await pair();
    const id = await open(from, to, a.id);
    await expect(runSql('UPDATE chat SET last_sequence=1 WHERE id=?1', id)).rejects.toThrow('chat_unpaid');
    await runSql('UPDATE chat SET is_paid=1, last_sequence=2 WHERE id=?1', id);
    await expect(runSql('UPDATE chat SET last_sequence=1 WHERE id=?1', id)).rejects.toThrow('only grows');
    await expect(open(from, to, a.id, { name: 'free', price: 0, isPaid: 0 })).rejects.toThrow('CHECK');
  });
});

describe('payments', () => {
  const order = async (user: TestUser) => {
    const id = newId();
    await runSql(
      "INSERT INTO payment_order(id, master_user_id, actor_user_id, item_type, item_id, amount, currency, credits, provider, callback_secret_hash, client_key, created_at, expires_at, updated_at) VALUES(?1,?2,?2,'credit','x',1200,'USD',100,'sandbox',?1,?1,1,2,1)",
      id,
      user.id,
    );
    return id;
  };

  test('only move forward, on fixed terms', async () => {
    const id = await order(await signUp());
    await runSql("UPDATE payment_order SET state='capturing' WHERE id=?1", id);
    await expect(runSql("UPDATE payment_order SET state='pending' WHERE id=?1", id)).rejects.toThrow('only moves forward');
    await expect(runSql("UPDATE payment_order SET state='fulfilled' WHERE id=?1", id)).rejects.toThrow('CHECK');
    await runSql("UPDATE payment_order SET state='fulfilled', status=1 WHERE id=?1", id);
    for (const state of ['pending', 'capturing', 'failed', 'expired'])
      await expect(runSql('UPDATE payment_order SET state=?2, status=99 WHERE id=?1', id, state)).rejects.toThrow('only moves forward');
    for (const change of ['amount=1', "currency='TRY'", "item_id='y'", 'credits=5000', "item_type='plan'"])
      await expect(runSql(`UPDATE payment_order SET ${change} WHERE id=?1`, id)).rejects.toThrow('frozen');
    await expect(runSql('DELETE FROM payment_order WHERE id=?1', id)).rejects.toThrow('stays');
  });

  test('have one order per client key', async () => {
    const user = await signUp();
    const insert =
      "INSERT INTO payment_order(id, master_user_id, actor_user_id, item_type, item_id, amount, currency, credits, provider, callback_secret_hash, client_key, created_at, expires_at, updated_at) VALUES(?1,?2,?2,'credit','x',1200,'USD',100,'sandbox',?1,'same-key',1,2,1)";
    expect(succeeded(await Promise.allSettled(Array.from({ length: 8 }, () => runSql(insert, newId(), user.id))))).toBe(1);
  });
});

describe('accounts', () => {
  test('have an append-only audit log', async () => {
    await database().batch([
      auditStatement(database(), { actorUserId: null, action: 'test.done', targetType: 'test', targetId: '1', outcome: 'done' }, 1),
    ]);
    const { id, seq } = (await firstRow('SELECT id, seq FROM audit_log ORDER BY seq DESC LIMIT 1')) ?? {};
    await expect(runSql("UPDATE audit_log SET outcome='other' WHERE id=?1", id)).rejects.toThrow('append-only');
    await expect(runSql('DELETE FROM audit_log WHERE id=?1', id)).rejects.toThrow('append-only');
    await expect(runSql("REPLACE INTO audit_log(id, at, action, outcome) VALUES(?1,1,'x','y')", id)).rejects.toThrow('duplicate audit id');
    expect(seq).toBeTypeOf('number');
  });

  test('of staff have no staff, belong to one main account and keep viewUserProfile', async () => {
    const [main, other] = [await signUp(), await signUp()];
    const colleague = await staffOf(main);
    await expect(staffOf(colleague)).rejects.toThrow('staff cannot own staff');
    const insert = 'INSERT INTO staff(user_id, master_user_id, id, created_at) VALUES(?1,?2,?3,1)';
    await expect(runSql(insert, main.id, other.id, newId())).rejects.toThrow('staff cannot own staff');
    await expect(runSql(insert, other.id, other.id, newId())).rejects.toThrow('CHECK');
    await expect(runSql('UPDATE staff SET master_user_id=?2 WHERE user_id=?1', colleague.id, other.id)).rejects.toThrow('fixed');
    await expect(runSql('UPDATE staff SET flags=32 WHERE user_id=?1', colleague.id)).rejects.toThrow('CHECK');
    await expect(runSql('UPDATE staff SET flags=65535 WHERE user_id=?1', colleague.id)).rejects.toThrow('CHECK');
  });

  test('have one active account per address; the address of a deleted one is free again', async () => {
    const first = await signUp({ email: 'Same@example.test' });
    await expect(signUp({ email: 'same@EXAMPLE.test' })).rejects.toThrow(/UNIQUE/);
    await runSql('UPDATE users SET deleted_at=1 WHERE id=?1', first.id);
    await expect(signUp({ email: 'same@example.test' })).resolves.toBeDefined();
  });

  test('have sessions that advance by one and are never restored; a used link stays used', async () => {
    const user = await signUp();
    await signIn(user);
    const { id } = (await firstRow('SELECT id FROM session_family WHERE user_id=?1', user.id)) ?? {};
    await expect(runSql('UPDATE session_family SET generation=5 WHERE id=?1', id)).rejects.toThrow('steps by one');
    await runSql('UPDATE session_family SET revoked_at=1 WHERE id=?1', id);
    await expect(runSql('UPDATE session_family SET revoked_at=NULL WHERE id=?1', id)).rejects.toThrow('final');
    const tokenId = newId();
    await runSql(
      "INSERT INTO verification_token(id, user_id, purpose, hash, expires_at, used_at, created_at) VALUES(?1,?2,'reset',?1,9,1,1)",
      tokenId,
      user.id,
    );
    await expect(runSql('UPDATE verification_token SET used_at=NULL WHERE id=?1', tokenId)).rejects.toThrow('token used');
  });

  test('the unset id and ids of another format are refused everywhere', async () => {
    for (const id of ['0'.repeat(24), 'short', 'G'.repeat(24)])
      await expect(
        runSql("INSERT INTO users(id, email, email_normal, password_hash, full_name, created_at) VALUES(?1,?1,lower(?1),'x','Test',1)", id),
      ).rejects.toThrow('CHECK');
  });
});
