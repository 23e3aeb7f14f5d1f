/** `npm run moderator` (scripts/moderator.ts). */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test('a role without a local marketplace is refused with one sentence, and creates no data folder', () => {
  const parent = mkdtempSync(join(tmpdir(), 'kervan-moderator-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const dataDir = join(parent, 'data');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/moderator.ts', 'name@company.example'], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir },
  });
  expect([status, stdout, stderr.trim()]).toEqual([
    1,
    '',
    `${dataDir} holds no marketplace; the one at Cloudflare is changed with --remote`,
  ]);
  expect(existsSync(dataDir)).toBe(false);
});
