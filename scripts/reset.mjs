// `npm run reset` deletes all data of this copy; the next start migrates and seeds again.
import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './support/install.mjs';
import { readWords } from './support/words.mjs';

readWords('npm run reset');
const dataDir = resolve(root, process.env.DATA_DIR ?? '.data');
/** What a server writes into its data folder (scripts/support/server). DATA_DIR may name any folder, so nothing else is deleted. */
const isOurs = (name) => ['lock', 'push-keys.json', 'seeded', 'token-secret', 'v3'].includes(name) || /^filling-\d+$/.test(name);
const names = existsSync(dataDir) ? readdirSync(dataDir) : [];
const own = names.filter(isOurs);
for (const name of own) rmSync(join(dataDir, name), { recursive: true, force: true });
if (names.length > 0 && own.length === names.length) rmdirSync(dataDir);
if (own.length > 0) console.log(`cleared ${dataDir}`);
else if (names.length === 0) console.log(`nothing to clear in ${dataDir}`);
else {
  console.error(`${dataDir} holds no Kervan data; nothing was deleted.`);
  process.exitCode = 1;
}
