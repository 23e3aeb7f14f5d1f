/** The rounds of `npm run attack` that take seconds; races, faults and the long fuzz are left to the command. */
import { expect, test } from '@playwright/test';
import { authorization } from '../../attack/authorization.ts';
import { edge } from '../../attack/edge.ts';
import { startTarget } from '../../attack/server.ts';
import { uploads } from '../../attack/uploads.ts';

test('nobody gets in who may not, nothing is stored that is not what it says, and the edge believes nobody', async () => {
  test.setTimeout(180_000);
  const target = await startTarget();
  try {
    for (const round of [authorization, uploads, edge]) expect(await round(target), round.name).toEqual([]);
  } finally {
    await target.stop();
  }
});
