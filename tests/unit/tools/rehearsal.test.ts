import { expect, test, vi } from 'vitest';
import { productionSettings } from '../../../contract/site/production.ts';
import { rehearsalFault } from '../../../scripts/support/deploy/rehearse.ts';
import { allUnset, secretNames, unsetLines } from '../../../scripts/support/server/unset.ts';
import { wranglerError } from '../../../scripts/support/server/wrangler-error.ts';

const dryRunOutput =
  'Total Upload: 1148.23 KiB / gzip: 231.23 KiB\nYour Worker has access to the following bindings:\n--dry-run: exiting now.\n';

test('a rehearsal fails with wrangler, with a warning, without a size, and above the budget', () => {
  expect(rehearsalFault(0, dryRunOutput)).toBeNull();
  expect(rehearsalFault(1, dryRunOutput)).toContain('ended with 1');
  expect(
    rehearsalFault(
      0,
      `\u001B[33m▲ \u001B[43;33m[\u001B[43;30mWARNING\u001B[43;33m]\u001B[0m Processing wrangler.json configuration: Unexpected fields\n${dryRunOutput}`,
    ),
  ).toContain('Unexpected fields');
  expect(rehearsalFault(0, '--dry-run: exiting now.')).toContain('did not say');
  expect(rehearsalFault(0, dryRunOutput, 231 * 1024)).toContain('231.23 KiB');
  expect(rehearsalFault(0, dryRunOutput, 232 * 1024)).toBeNull();
});

test('secrets are read from wrangler’s list; a Worker that was never deployed has none; other failures throw', async () => {
  const answering = (code: number, output: string) => vi.fn(async () => ({ code, output }));
  expect(await secretNames(answering(0, 'notice\n[{"name":"TOKEN_SECRET","type":"secret_text"}]\n'))).toEqual(['TOKEN_SECRET']);
  expect(await secretNames(answering(1, 'This Worker does not exist on your account. [code: 10007]'))).toEqual([]);
  await expect(secretNames(answering(1, 'Too many requests.'))).rejects.toThrow(/^Too many requests\.$/);
});

test.each([
  'You are not authenticated. Please run `wrangler login`.',
  `{ "error": { "text": "In a non-interactive environment, it's necessary to set a CLOUDFLARE_API_TOKEN environment variable" } }`,
])('whoever is not signed in at Cloudflare reads one sentence instead of %s', (output) => {
  expect(wranglerError(output).message).toBe('You are not signed in at Cloudflare: run `npx wrangler login` first.');
});

test('a missing setting is reported once for both Workers, with its meaning', () => {
  const own = Object.fromEntries(productionSettings.map(({ setting }) => [setting, `our ${setting}`]));
  const { IYZICO_API_KEY, TOKEN_SECRET, ...vars } = own;
  expect(allUnset({ api: own, edge: own }, [])).toEqual([]);
  const unset = allUnset({ api: { ...vars, OPERATOR_PHONE: '' }, edge: { ...vars, OPERATOR_PHONE: '', OPERATOR_NAME: '' } }, [
    'TOKEN_SECRET',
  ]);
  expect(unsetLines(unset)).toEqual([
    'OPERATOR_PHONE is not set (may not run without)',
    'IYZICO_API_KEY is not set (nobody can pay without)',
    'OPERATOR_NAME is not set (may not run without)',
  ]);
});
