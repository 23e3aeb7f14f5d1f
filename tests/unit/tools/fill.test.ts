/** A start looks for accounts in a data folder only once, and fills it in although connections are closed. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Miniflare } from 'miniflare';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fillOnce } from '../../../scripts/support/server/fill.ts';
import { stateFolder } from '../../../scripts/support/server/runtime.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'kervan-fill-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** A marketplace with accounts. @returns how often it was opened, and how to open it */
const peopled = () => {
  const opened: string[] = [];
  const open = async (folder: string): Promise<Miniflare> => {
    opened.push(folder);
    const database = { prepare: () => ({ first: async () => ({ 1: 1 }) }) };
    return { getD1Database: async () => database, dispose: async () => {} } as unknown as Miniflare;
  };
  return { opened, open };
};

test('a folder with accounts that was never filled is opened once and not changed', async () => {
  mkdirSync(stateFolder(dataDir));
  const { opened, open } = peopled();
  for (let start = 0; start < 3; start += 1) await fillOnce(dataDir, open, () => {});
  expect(opened).toEqual([dataDir]);
  expect(existsSync(stateFolder(dataDir))).toBe(true);
});

test.each([
  ['a closed connection', Object.assign(new TypeError('fetch failed'), { cause: { code: 'UND_ERR_SOCKET' } }), 3],
  ['another failure', new Error('no such table'), 1],
])('after %s, filling is tried anew in an empty folder as often as that may help', async (_case, failure, attempts) => {
  const found: string[][] = [];
  const open = async (folder: string): Promise<Miniflare> => {
    found.push(readdirSync(folder));
    writeFileSync(join(folder, 'half-filled'), '');
    throw failure;
  };
  await expect(fillOnce(dataDir, open, () => {})).rejects.toBe(failure);
  expect(found).toEqual(Array.from({ length: attempts }, () => []));
});
