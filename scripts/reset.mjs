// `npm run reset` deletes all data of this copy; the next start migrates and seeds again.
import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './support/install.mjs';

const dataDir = resolve(root, process.env.DATA_DIR ?? '.data');
// DATA_DIR may be set to any folder, so only a data folder of the product is deleted.
const isOurs = ['token-secret', 'v3'].some((name) => existsSync(join(dataDir, name)));
if (!existsSync(dataDir)) console.log(`nothing to clear in ${dataDir}`);
else if (!isOurs) {
  console.error(`${dataDir} holds no Kervan data; nothing was deleted.`);
  process.exitCode = 1;
} else {
  rmSync(dataDir, { recursive: true, force: true });
  console.log(`cleared ${dataDir}`);
}
