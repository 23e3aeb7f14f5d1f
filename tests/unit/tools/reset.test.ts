import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const script = join(import.meta.dirname, '../../../scripts/reset.mjs');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kervan-reset-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const optionsFor = (dataDir: string) => ({ encoding: 'utf8', env: { ...process.env, DATA_DIR: dataDir } }) as const;
/** A folder in which a server has run. */
const filled = (name: string): string => {
  const dataDir = join(folder, name);
  mkdirSync(join(dataDir, 'v3/d1'), { recursive: true });
  mkdirSync(join(dataDir, 'filling-12'));
  for (const file of ['lock', 'token-secret', 'push-keys.json', 'seeded', 'v3/d1/a.sqlite']) writeFileSync(join(dataDir, file), '');
  return dataDir;
};

test('a data folder disappears', () => {
  const dataDir = filled('own');
  expect(execFileSync(process.execPath, [script], optionsFor(dataDir))).toContain('cleared');
  expect(existsSync(dataDir)).toBe(false);
});

test('other files beside the data stay', () => {
  const dataDir = filled('shared');
  writeFileSync(join(dataDir, 'letter.txt'), '');
  execFileSync(process.execPath, [script], optionsFor(dataDir));
  expect(readdirSync(dataDir)).toEqual(['letter.txt']);
  expect(spawnSync(process.execPath, [script], optionsFor(dataDir)).status).toBe(1);
  expect(readdirSync(dataDir)).toEqual(['letter.txt']);
});
