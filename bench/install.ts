/** Packages that only a measurement needs, installed on the first run in a folder with its own lock file. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** @param folder with a package.json and its lock file; @param name for the progress message */
export function installIn(folder: string, name: string): void {
  if (existsSync(join(folder, 'node_modules'))) return;
  console.log(`installing ${name} …`);
  // Without the check of engines: some packages require a newer Node than the machine's, and they run under the packaged one. "npm ci"
  // would require the packages of other operating systems in the lock file.
  const { status } = spawnSync('npm', ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'error'], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`${name} could not be installed`);
}
