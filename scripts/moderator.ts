/**
 * `npm run moderator -- e-mail [role] [--remote] [--new-second-factor]` gives an account a role in the console (ADR 031), without a role
 * that of administrator. This creates the first administrator, who names the others in the console. `--new-second-factor` lets somebody
 * who has lost app and recovery codes set up a new one, and keeps the role unless one is named. Without --remote it changes the local
 * marketplace in DATA_DIR; stop the server first.
 */
import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { consoleRoles } from '../contract/moderation/roles.ts';
import { marketplaceFile } from './support/checks/consistency.ts';
import { roleSql } from './support/deploy/role-sql.ts';
import { root } from './support/install.mjs';

const words = process.argv.slice(2);
const isNewFactor = words.includes('--new-second-factor');
const [email = '', asked = isNewFactor ? undefined : 'administrator'] = words.filter((word) => !word.startsWith('--'));
const role = consoleRoles.find((each) => each === asked);
if (!/^[^\s@']+@[^\s@']+$/.test(email) || role !== asked) {
  console.error(
    `Please name the account: npm run moderator -- name@company.com [${consoleRoles.join('|')}] [--remote] [--new-second-factor]`,
  );
  process.exit(1);
}
const isRemote = words.includes('--remote');
const dataDir = resolve(root, process.env.DATA_DIR ?? '.data');
try {
  // Wrangler would create an empty one.
  if (!isRemote) marketplaceFile(dataDir);
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}; the one at Cloudflare is changed with --remote`);
  process.exit(1);
}
const sql = roleSql({ email, role, isNewFactor }).join('; ');
const where = isRemote ? ['--remote'] : ['--local', '--persist-to', dataDir];
const output = execFileSync('npx', ['wrangler', 'd1', 'execute', 'DB', '-c', 'api/wrangler.toml', ...where, '--json', '--command', sql], {
  cwd: join(root),
  encoding: 'utf8',
});
const done = role === undefined ? 'sets up a new second factor at the next sign-in' : `is ${role} now`;
const nothing = `Nothing changed: ${email} has no main account${role === undefined ? ' with a role' : ''} here, or has not confirmed its address.`;
console.log(output.includes('user_id":') ? `${email} ${done}.` : nothing);
