/** A folder is small enough to survey. Larger ones are divided by subject or kind. */
import { dirname, relative } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../../../scripts/support/files.ts';
import { root } from '../../../scripts/support/install.mjs';

const filesMax = 30;
const folders = ['api', 'attack', 'bank', 'bench', 'contract', 'pictures', 'scripts', 'src', 'tests', 'worker'];
/** Pages: one file per address. Migrations: one per change of the schema, which is never removed. */
const growing = ['src/pages', 'api/migrations'];

test('no folder of code holds more than 30 files', () => {
  const counts = new Map<string, number>();
  for (const file of folders.flatMap((folder) => filesBelow(`${root}/${folder}`))) {
    const folder = relative(root, dirname(file));
    if (/(?:^|\/)(?:node_modules|generated|results|\.[^/]+)(?:\/|$)/.test(folder)) continue;
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  expect(counts.size).toBeGreaterThan(100);
  expect([...counts].filter(([folder, count]) => count > filesMax && !growing.includes(folder))).toEqual([]);
});
