/**
 * A marketplace with the demo for tests and measurements: what one has filled is laid down for the next, because filling takes a processor as
 * long as a dozen browser tests (ADR 039). What `npm start` does at first is `fill` itself, and tests/e2e/server/serving.test.ts proves it.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { minuteMs } from '../../../contract/limits.ts';
import { fill } from '../../serve.ts';
import { seededMark } from './fill.ts';
import { root } from '../install.mjs';
import { stateFolder } from './runtime.ts';
import { sourceHash } from '../sources.ts';

const kept = join(root, '.cache/filled');

/** The demo's things are so many minutes or days old: filled for longer, it is another demo. */
const keptMaxMs = 30 * minuteMs;

/** The mark comes last: without it a copy is not whole. Secrets are each folder's own. */
const copy = (from: string, to: string): void => {
  mkdirSync(to, { recursive: true });
  for (const part of [stateFolder, seededMark]) cpSync(part(from), part(to), { recursive: true });
};

const partsOf = (name: string): { hash: string; ageMs: number } => {
  const [hash = '', at = '0'] = name.split('-');
  return { hash, ageMs: Date.now() - Number(at) };
};

/** Fills `dataDir`, in which nothing is yet, with the demo as the sources are now. */
export async function layDownDemo(dataDir: string): Promise<void> {
  const sources = sourceHash(root, ['demo', 'scripts']);
  mkdirSync(kept, { recursive: true });
  const names = readdirSync(kept);
  const found = names.find((name) => {
    const { hash, ageMs } = partsOf(name);
    return hash === sources && ageMs < keptMaxMs && existsSync(seededMark(join(kept, name)));
  });
  if (found !== undefined) return copy(join(kept, found), dataDir);

  const begun = Date.now();
  await fill({ dataDir, quiet: true });
  // One that another process copies at this moment stays.
  for (const name of names) {
    const { hash, ageMs } = partsOf(name);
    if (hash !== sources || ageMs > 2 * keptMaxMs) rmSync(join(kept, name), { recursive: true, force: true });
  }
  copy(dataDir, join(kept, `${sources}-${begun}`));
}
