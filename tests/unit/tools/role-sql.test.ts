import type { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test } from 'vitest';
import { roleSql, type Appointment } from '../../../scripts/support/deploy/role-sql.ts';
import { applyMigrations, isLookup } from '../../../scripts/support/deploy/migrations.ts';

let sqlite: DatabaseSync;
const id = '1'.repeat(24);

beforeEach(() => {
  sqlite = applyMigrations('marketplace', (name) => !isLookup(name));
  sqlite
    .prepare(
      "INSERT INTO users(id, email, email_normal, password_hash, full_name, created_at) VALUES(?, 'A@b.co', 'a@b.co', 'x', 'Ada', 0)",
    )
    .run(id);
});

/** Runs the statements. @returns whether an account was found */
const appoint = (appointment: Partial<Appointment>): boolean => {
  const statements = roleSql({ email: 'A@b.co', role: undefined, isNewFactor: false, ...appointment });
  return statements.map((sql) => sqlite.prepare(sql).all()).at(-1)?.length === 1;
};
const roleNow = () => sqlite.prepare('SELECT role FROM moderator').get()?.['role'];
const confirm = () => sqlite.exec('UPDATE users SET email_verified_at = 1');

test('an account gets a role only if its address is confirmed', () => {
  expect(appoint({ role: 'administrator' })).toBe(false);
  expect(roleNow()).toBeUndefined();
  confirm();
  expect(appoint({ role: 'administrator' })).toBe(true);
  expect(roleNow()).toBe('administrator');
  expect(sqlite.prepare('SELECT action, new_values FROM audit_log').all()).toEqual([
    expect.objectContaining({ action: 'role.set', new_values: '{"role":"administrator"}' }),
  ]);
});

test('a new second factor keeps the role, and gives none', () => {
  confirm();
  expect(appoint({ isNewFactor: true })).toBe(false);
  expect(roleNow()).toBeUndefined();
  appoint({ role: 'editor' });
  sqlite.exec(`INSERT INTO second_factor(user_id, secret, created_at, confirmed_at) VALUES('${id}', 'x', 0, 1)`);
  expect(appoint({ isNewFactor: true })).toBe(true);
  expect(roleNow()).toBe('editor');
  expect(sqlite.prepare('SELECT 1 FROM second_factor').all()).toEqual([]);
});
