import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { calls } from '../../../contract/index.ts';
import { flags } from '../../../contract/permissions.ts';
import { checkPermissions, permissionFaults, permissionsFile } from '../../../scripts/permissions.ts';

test('docs/permissions.md agrees with the contract, and every call has a rule', async () => {
  expect(await checkPermissions()).toEqual([]);
  const page = readFileSync(permissionsFile, 'utf8');
  for (const { call } of calls) expect(page).toContain(`| ${call.name} `);
  for (const flag of flags) expect(page).toContain(`. \`${flag}\``);
});

test('a member’s call without a rule is reported, and so is a rule without a call', () => {
  const all = calls.map(({ call }) => call);
  const added = { name: 'DoThing', access: { who: 'member' } } as const;
  expect(permissionFaults([...all, added])).toEqual([expect.stringContaining('DoThing has no rule')]);
  expect(permissionFaults([...all, { ...added, access: { who: 'member', mainOnly: true } }])).toEqual([]);
  expect(permissionFaults(all.filter(({ name }) => name !== 'GetSessions'))).toEqual([expect.stringContaining('names GetSessions')]);
});
