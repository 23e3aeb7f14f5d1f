/**
 * `npm run moderator -- e-mail [--remote]`: makes an account a platform moderator (D-78). No call of the API can do this.
 * Without --remote the local marketplace in DATA_DIR is meant; stop it first.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './support/install.mjs';

const [email = '', place] = process.argv.slice(2);
if (!/^[^\s@']+@[^\s@']+$/.test(email)) {
  console.error('Please name the account: npm run moderator -- name@company.com [--remote]');
  process.exit(1);
}
const sql = `INSERT OR IGNORE INTO moderator(user_id, created_at)
  SELECT id, unixepoch() * 1000 FROM users WHERE email_normal = '${email.toLowerCase()}' AND deleted_at IS NULL
  AND NOT EXISTS(SELECT 1 FROM staff WHERE user_id = users.id) RETURNING user_id`;
const where = place === '--remote' ? ['--remote'] : ['--local', '--persist-to', process.env.DATA_DIR ?? '.data'];
const output = execFileSync('npx', ['wrangler', 'd1', 'execute', 'DB', '-c', 'api/wrangler.toml', ...where, '--json', '--command', sql], {
  cwd: join(root),
  encoding: 'utf8',
});
const isMade = output.includes('user_id":');
console.log(isMade ? `${email} is a moderator now.` : `Nothing changed: ${email} has no main account here, or is a moderator already.`);
