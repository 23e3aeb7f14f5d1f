/**
 * A marketplace with the demo for tests and measurements. One filled folder is copied for the next, because filling takes as long as a
 * dozen browser tests (ADR 039). `npm start` itself uses `fill`, and tests/e2e/server/serving.test.ts tests that.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { minuteMs } from '../../../contract/limits.ts';
import { fill } from '../../serve.ts';
import { seededMark } from './fill.ts';
import { root } from '../install.mjs';
import { stateFolder } from './runtime.ts';
import { sourceHash } from '../sources.ts';

const cacheDir = join(root, '.cache/filled');

/** Maximum age of a copy: times in the demo are relative to its creation. */
const cacheMaxMs = 30 * minuteMs;

/** The marker file is copied last, since a copy without it is incomplete. Secrets are not copied: each folder has its own. */
const copy = (from: string, to: string): void => {
  mkdirSync(to, { recursive: true });
  for (const part of [stateFolder, seededMark]) cpSync(part(from), part(to), { recursive: true });
};

const partsOf = (name: string): { hash: string; ageMs: number } => {
  const [hash = '', at = '0'] = name.split('-');
  return { hash, ageMs: Date.now() - Number(at) };
};

/** Fills the empty `dataDir` with the demo of the current sources. */
export async function restoreDemo(dataDir: string): Promise<void> {
  const sources = sourceHash(root, ['demo', 'scripts']);
  mkdirSync(cacheDir, { recursive: true });
  const names = readdirSync(cacheDir);
  const found = names.find((name) => {
    const { hash, ageMs } = partsOf(name);
    return hash === sources && ageMs < cacheMaxMs && existsSync(seededMark(join(cacheDir, name)));
  });
  if (found !== undefined) return copy(join(cacheDir, found), dataDir);

  const begun = Date.now();
  await fill({ dataDir, quiet: true });
  // Deletes old copies, but not one that another process is copying.
  for (const name of names) {
    const { hash, ageMs } = partsOf(name);
    if (hash !== sources || ageMs > 2 * cacheMaxMs) rmSync(join(cacheDir, name), { recursive: true, force: true });
  }
  copy(dataDir, join(cacheDir, `${sources}-${begun}`));
}
