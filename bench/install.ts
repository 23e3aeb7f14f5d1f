/** Packages that only a measurement needs: in a folder of their own, by its own lock file, on the first run. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** @param folder with a package.json and its lock file; @param name what is said while it takes time */
export function installIn(folder: string, name: string): void {
  if (existsSync(join(folder, 'node_modules'))) return;
  console.log(`installing ${name} …`);
  // Some of them ask for a newer Node than the machine's; they run under ours. "npm ci" would want the packages of other systems in the lock file, too.
  const { status } = spawnSync('npm', ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'error'], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`${name} could not be installed`);
}
