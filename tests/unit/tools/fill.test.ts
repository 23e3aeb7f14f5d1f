/** A start looks for accounts in a data folder only once. */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
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
