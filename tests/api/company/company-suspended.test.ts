/** Decisions on a suspended company at the moment when its suspension ends or begins: whether it is public depends on the suspension alone. */
import { expect, test } from 'vitest';
import { decide } from '../../../contract/moderation/calls.ts';
import { call } from '../../support/api/api-client.ts';
import { trader } from '../../support/api/chat/chat-fixtures.ts';
import { firstRow } from '../../support/api/database.ts';
import { editedCompany, moderatorToken } from '../../support/api/published.ts';
import { changingBeforeWrite, lifted, suspended } from '../../support/api/suspending.ts';

/** A company whose new name waits for approval. */
async function renamed() {
  const its = await trader();
  expect(await editedCompany(its, { Name: 'Renamed Rope Works' })).toBe('COMPANY_SAVED_FOR_REVIEW');
  return its.company.id;
}
const stored = (id: string) => firstRow('SELECT name, is_active AS isActive, suspension FROM company WHERE id=?1', id);
/** A moderator approves the edit while the suspension changes. @returns the code of the answer */
async function approvedDuring(id: string, change: () => Promise<unknown>): Promise<string> {
  const { version } = (await firstRow<{ version: number }>('SELECT version FROM company WHERE id=?1', id)) ?? { version: -1 };
  const body = { kind: 'company', id, version, approve: true } as const;
  return (await call(decide, { token: await moderatorToken(), env: changingBeforeWrite(change), body })).envelope.code;
}

test('an edit that is approved while the suspension ends does not keep the company hidden', async () => {
  const id = await renamed();
  await suspended(id);
  expect(await approvedDuring(id, () => lifted(id))).toBe('APPROVED');
  expect(await stored(id)).toEqual({ name: 'Renamed Rope Works', isActive: 1, suspension: 0 });
});

test('an edit that is approved while a suspension begins is not public', async () => {
  const id = await renamed();
  expect(await approvedDuring(id, () => suspended(id))).toBe('APPROVED');
  expect(await stored(id)).toEqual({ name: 'Renamed Rope Works', isActive: 0, suspension: 1 });
});
