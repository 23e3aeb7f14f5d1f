import { expect, test } from 'vitest';
import { calls } from '../../../contract/index.ts';
import { permissionFaults } from '../../../scripts/permissions.ts';

test('a member’s call without a rule is reported, and so is a rule without a call', () => {
  const all = calls.map(({ call }) => call);
  const added = { name: 'DoThing', access: { who: 'member' } } as const;
  expect(permissionFaults([...all, added])).toEqual([expect.stringContaining('DoThing has no rule')]);
  expect(permissionFaults([...all, { ...added, access: { who: 'member', mainOnly: true } }])).toEqual([]);
  expect(permissionFaults(all.filter(({ name }) => name !== 'GetSessions'))).toEqual([expect.stringContaining('names GetSessions')]);
});
