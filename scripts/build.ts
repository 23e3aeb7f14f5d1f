/*
 * `npm run build` runs scripts/prepare/*.ts (pictures, mail templates, …: each exports `prepare()` and writes into a folder named
 * `generated`, which git and the source hash ignore), then builds Astro and both Workers into dist/.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { lockFile } from './support/file-lock.ts';
import { root } from './support/install.mjs';
import { writeServePlan } from './support/server/serve-plan.ts';
import { writeServiceWorker } from './support/service-worker.ts';
import { sourceHash } from './support/sources.ts';
import { runTool } from './support/tool.ts';
import { readWords, runCommand } from './support/words.mjs';

const stampFile = join(root, 'dist/.stamp');
const lockPollMs = 200;

const isBuilt = (): boolean => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sourceHash(root);

/** A lock, since two processes that start together must not build into the same folder. */
const withLock = async (work: () => Promise<void>): Promise<void> => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const lock = () => lockFile(join(root, '.cache/building'));
  let release = lock();
  if (release === null) console.log('waiting for another build to end …');
  for (; release === null; release = lock()) await new Promise((resolve) => setTimeout(resolve, lockPollMs));
  await work().finally(release);
};

/** Runs the steps of scripts/prepare/ by name. */
export const prepare = async (): Promise<void> => {
  const folder = join(root, 'scripts/prepare');
  if (!existsSync(folder)) return;
  const steps = readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .sort();
  for (const step of steps) {
    const module = (await import(pathToFileURL(join(folder, step)).href)) as { prepare(): Promise<void> };
    await module.prepare();
  }
};

/** Builds dist/; with `ifNeeded` only if a source has changed. */
export const build = async ({ ifNeeded = false } = {}): Promise<void> => {
  const isDone = () => ifNeeded && isBuilt();
  if (isDone()) return;
  await withLock(async () => {
    if (isDone()) return;
    console.log('building …');
    rmSync(stampFile, { force: true });
    await prepare();
    const hash = sourceHash(root);
    const code = await runTool('astro', ['build', '--silent']);
    if (code !== 0) throw new Error(`astro build ended with ${code}`);
    await writeServiceWorker(root, hash.slice(0, 12));
    await writeServePlan(root);
    writeFileSync(stampFile, hash);
  });
};

if (import.meta.main) {
  const { flags } = readWords('npm run build -- [--if-needed]', { flags: ['if-needed'] });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));
  await runCommand(() => build({ ifNeeded: flags.has('if-needed') }));
  // Astro's build sometimes leaves handles of its prerender worker open.
  process.exit(0);
}
