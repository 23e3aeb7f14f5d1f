import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that a build reads, without tests, demo data and documents. */
const sources = [
  'contract',
  'api',
  'bank',
  'worker',
  'src',
  'locales',
  'content',
  'lookups',
  'pictures',
  'public',
  'scripts/client',
  'scripts/mail',
  'scripts/prepare',
  'scripts/support/server/serve-plan.ts',
  'scripts/support/service-worker.ts',
  'scripts/build.ts',
  'astro.config.mjs',
  'wrangler.toml',
  'tsconfig.json',
  'tsconfig.base.json',
  'tsconfig.workers.json',
  'package-lock.json',
];

/** Folders that the build itself writes. */
const skipped = new Set(['generated', 'node_modules']);

const files = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => !skipped.has(name))
        .sort()
        .flatMap((name) => files(join(path, name)))
    : [path];

/**
 * One hash over names and contents, so that a fresh checkout with equal contents counts as built.
 * @param more further files and folders, as paths from the root
 */
export const sourceHash = (root: string, more: readonly string[] = []): string => {
  const hash = createHash('sha256');
  for (const source of [...sources, ...more]) {
    const path = join(root, source);
    if (!existsSync(path)) continue;
    for (const file of files(path)) hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
};
