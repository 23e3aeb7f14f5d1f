/** The quick rounds of `npm run attack`. Races and crashes run by the command only. */
import { expect, test } from '@playwright/test';
import { edge } from '../../../attack/edge.ts';
import { governance } from '../../../attack/governance.ts';
import { links } from '../../../attack/links.ts';
import { payments } from '../../../attack/payments.ts';
import { prices } from '../../../attack/prices.ts';
import { startTarget } from '../../../attack/server.ts';
import { signIn } from '../../../attack/sign-in.ts';
import { suspension } from '../../../attack/suspension.ts';
import { uploads } from '../../../attack/uploads.ts';

// One after the other on one separate marketplace.
test.describe.configure({ mode: 'serial' });
test.setTimeout(120_000);

let target: Awaited<ReturnType<typeof startTarget>>;
test.beforeAll(async () => {
  target = await startTarget();
});
test.afterAll(() => target?.stop());

for (const [what, round] of [
  ['nobody signs in as somebody else, or learns who has an account', signIn],
  ['what a card pays for is given once', payments],
  ['a suspended company writes nothing, and its pro-formas state the suspension', suspension],
  ['reports, decisions and appeals are nobody else’s', governance],
  ['what somebody asked for ends with their right to ask', links],
  ['what was shown is what is charged', prices],
  ['no file is stored or served as something else', uploads],
  ['the edge ignores forged hosts, origins and addresses', edge],
] as const)
  test(what, async () => {
    expect(await round(target)).toEqual([]);
  });
