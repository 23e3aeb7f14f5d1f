/**
 * `npm run moderator -- e-mail [role] [--remote] [--new-second-factor]` gives an account a role in the console (ADR 031), without a role
 * that of administrator. This creates the first administrator, who names the others in the console. `--new-second-factor` lets somebody
 * who has lost app and recovery codes set up a new one, and keeps the role unless one is named. Without --remote it changes the local
 * marketplace in DATA_DIR; stop the server first.
 */
import { resolve } from 'node:path';
import { consoleRoles } from '../contract/moderation/roles.ts';
import { marketplaceFile } from './support/checks/consistency.ts';
import { roleSql } from './support/deploy/role-sql.ts';
import { root } from './support/install.mjs';
import { wranglerError } from './support/server/wrangler-error.ts';
import { captureTool } from './support/tool.ts';
import { readWords, runCommand } from './support/words.mjs';

const usage = `npm run moderator -- name@company.com [${consoleRoles.join('|')}] [--remote] [--new-second-factor]`;
const { flags, words } = readWords(usage, { flags: ['remote', 'new-second-factor'], wordsMax: 2 });
const isNewFactor = flags.has('new-second-factor');
const [email = '', asked = isNewFactor ? undefined : 'administrator'] = words;
const role = consoleRoles.find((each) => each === asked);
if (!/^[^\s@']+@[^\s@']+$/.test(email) || role !== asked) {
  console.error(`Please name the account: ${usage}`);
  process.exit(1);
}
const isRemote = flags.has('remote');
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
await runCommand(async () => {
  const { code, output } = await captureTool('wrangler', [
    'd1',
    'execute',
    'DB',
    '-c',
    'api/wrangler.toml',
    ...where,
    '--json',
    '--command',
    sql,
  ]);
  if (code !== 0) throw wranglerError(output);
  const done = role === undefined ? 'sets up a new second factor at the next sign-in' : `is ${role} now`;
  const nothing = `Nothing changed: ${email} has no main account${role === undefined ? ' with a role' : ''} here, or has not confirmed its address.`;
  console.log(output.includes('user_id":') ? `${email} ${done}.` : nothing);
});
