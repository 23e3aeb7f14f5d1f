import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockFile } from '../../../scripts/support/file-lock.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kervan-lock-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const holder = `
  const { lockFile } = await import(process.argv[1]);
  globalThis.release = lockFile(process.argv[2]);
  console.log(globalThis.release !== null);
  setInterval(() => {}, 1000);`;

/** Another process that holds the lock. */
const holding = async (file: string) => {
  const module = join(import.meta.dirname, '../../../scripts/support/file-lock.ts');
  const child = spawn(process.execPath, ['--input-type=module', '-e', holder, module, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [answer] = (await once(child.stdout, 'data')) as [Buffer];
  expect(String(answer).trim()).toBe('true');
  return child;
};

describe('the lock of a file', () => {
  test('has one holder at a time', () => {
    const file = join(folder, 'own');
    const release = lockFile(file);
    expect(lockFile(file)).toBeNull();
    release?.();
    lockFile(file)?.();
    expect(lockFile(file)).not.toBeNull();
  });

  test('ends with its process, also if that is killed', async () => {
    const file = join(folder, 'killed');
    const child = await holding(file);
    expect(lockFile(file)).toBeNull();
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(lockFile(file)).not.toBeNull();
    expect(readdirSync(folder).filter((name) => name.startsWith('killed'))).toEqual(['killed']);
  });

  test('reports a folder that cannot be written', () => {
    const file = join(folder, 'missing/lock');
    expect(() => lockFile(file)).toThrow(`${file} cannot be written`);
  });
});
