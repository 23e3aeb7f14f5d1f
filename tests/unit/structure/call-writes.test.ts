/** The write of a call is made by `deps.commit`, together with its idempotency key (ADR 018): this finds handlers that bypass it. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesOf, root } from '../../support/structure/packages.ts';

/** Files that write beside a call's own write, or where no call has a key. */
const beside: Readonly<Record<string, string>> = {
  'api/auth/begin-after-first-factor.ts': 'the count of tries is reverted after a right password, whatever the code',
  'api/auth/login.ts': 'the count of tries is reverted after a right password',
  'api/auth/prove.ts': 'to prove it twice does no harm',
  'api/auth/passwords.ts': 'a link that was asked for is mailed behind the answer, which must not tell whether there is an account',
  'api/auth/use-link.ts': 'the link is its own key: of many uses one counts',
  'api/auth/verification.ts': 'a link that was asked for; the wait between two is counted before',
  'api/chat/contact/create-chat.ts': 'an existing chat is about the live request, although the call is refused for it',
  'api/chat/contact/refund-store.ts': 'a room gives credits back, without a call',
  'api/chat/room/ended-rooms.ts': 'a job of the scheduled run',
  'api/chat/routes.ts': 'the room knows a removal by its key; preview and index follow it',
  'api/chat/sending.ts': 'a message that is in its room need not be brought there again',
  'api/company/routes.ts': 'a look at private data is noted, of a call that only reads',
  'api/moderation/people.ts': 'a look at private data is noted, of a call that only reads',
  'api/moderation/routes.ts': 'a look at private data is noted, of a call that only reads',
  'api/analytics/misses.ts': 'what a search did not find is counted, of a call that only reads',
  'api/payment/pay.ts': 'the order knows its key itself',
  'api/payment/refund.ts': 'the refund is reserved before the institution is asked',
  'api/payment/settle.ts': 'the institution answers without a call',
  'api/platform/http/idempotency.ts': 'this is the write',
  'api/publishing/due.ts': 'a job of the scheduled run',
  'api/identity/begin.ts': 'each attempt is another one: these calls take no key',
  'api/identity/finish.ts': 'the answer of a provider is looked at once: this call takes no key',
  'api/passkey/add.ts': 'each challenge is another one: this call takes no key',
  'api/passkey/sign-in.ts': 'each challenge is another one, and a copied key is noted although the call is refused',
  'api/second-factor/enrol.ts': 'a kept answer would hold a secret: this call takes no key',
  'api/second-factor/limit.ts': 'a wrong code is noted although the call is refused',
  'api/second-factor/recovery.ts': 'a repeated start finds the waiting recovery, and its mails are a job of the scheduled run',
  'api/second-factor/set-up.ts': 'a kept answer would hold a secret: these calls take no key',
  'api/session/begin.ts': 'a kept answer would hold a token: sign-in takes no key',
  'api/session/hand-off.ts': 'a kept answer would hold a token: this call takes no key',
  'api/session/rotate.ts': 'a token that comes twice ends its sign-in, although the call is refused',
  'api/sign-in-alert/send.ts': 'a job of the scheduled run',
  'api/staff/settle.ts': 'a job of the scheduled run',
  'api/translation/offers.ts': 'a job of the scheduled run',
  'api/translation/translate.ts': 'a translation is kept, of a call that only reads',
  'api/saved-search/matching.ts': 'work behind calls',
};

/** Stores that execute writes themselves. All others return statements. */
const writing: Readonly<Record<string, string>> = {
  'api/catalogue/merge-store.ts': 'a job of the scheduled run',
  'api/catalogue/purge-store.ts': 'a job of the scheduled run',
  'api/chat/store.ts': 'what was read is noted, of a call that only reads',
  'api/company/boost/boost-store.ts': 'boosts that are over end, by the minute or by the first who reads',
  'api/company/product-words-store.ts': 'a job of the scheduled run',
  'api/company/store.ts': 'a view is counted, of a call that only reads',
  'api/product/list-store.ts': 'a job of the scheduled run',
};

const sources = filesOf('api')
  .filter((file) => !file.includes('/generated/'))
  .toSorted();
const using = (pattern: RegExp, files = sources): string[] => files.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')));

test('every file that writes beside a call has a reason', () => {
  expect(using(/\b(?:runGuarded|writeBeside)\(/).filter((file) => file !== 'api/platform/db/guard.ts')).toEqual(
    Object.keys(beside).toSorted(),
  );
});

test('stores return statements; those that execute writes have a reason', () => {
  const stores = sources.filter((file) => /\/(?:[\w-]*-)?store\.ts$/.test(file) && !file.startsWith('api/platform/'));
  expect(using(/\.run\(\)|^\s*(?:await|return) \w+\s*\.batch\(/m, stores)).toEqual(Object.keys(writing).toSorted());
});

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'call-writes-'));
  cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The linter's findings for a file at this place. */
function lintOf(file: string, text: string): string {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), text);
  const linter = join(root, 'node_modules/.bin/oxlint');
  const { stdout, status, error } = spawnSync(linter, ['--quiet', file], { cwd: folder, encoding: 'utf8' });
  expect([error, status === 0 || stdout.includes('no-restricted-properties')]).toEqual([undefined, true]);
  return stdout;
}

const handler = (line: string): string => `export const write = async ({ deps, statement }) => {\n  ${line}\n};\n`;

test.each([
  ['a batch', 'await deps.db.batch([statement]);'],
  ['a statement by itself', 'await statement.run();'],
])('the linter refuses %s in a handler', (_, line) => {
  expect(lintOf('api/company/routes.ts', handler(line))).toContain('Write with `deps.commit`, which also stores the idempotency key');
});

test('the linter permits commits in a handler, and reads of a store', () => {
  expect(lintOf('api/company/edit.ts', handler('return deps.commit([statement]);'))).not.toContain('restricted');
  expect(lintOf('api/company/list-store.ts', handler('return deps.db.batch([statement]);'))).not.toContain('restricted');
});
