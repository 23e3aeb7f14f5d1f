/**
 * `npm run moderator -- e-mail [role] [--remote] [--new-second-factor]` gives an account a role in the console (ADR 031), without a role
 * that of administrator. This creates the first administrator, who names the others in the console. `--new-second-factor` lets somebody
 * who has lost app and recovery codes set up a new one. Without --remote it changes the local marketplace in DATA_DIR; stop the server
 * first.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { caseless } from '../contract/text/letter-case.ts';
import { consoleRoles } from '../contract/moderation/roles.ts';
import { root } from './support/install.mjs';

const words = process.argv.slice(2);
const [email = '', asked = 'administrator'] = words.filter((word) => !word.startsWith('--'));
const role = consoleRoles.find((each) => each === asked);
if (!/^[^\s@']+@[^\s@']+$/.test(email) || role === undefined) {
  console.error(
    `Please name the account: npm run moderator -- name@company.com [${consoleRoles.join('|')}] [--remote] [--new-second-factor]`,
  );
  process.exit(1);
}
const who = `SELECT id FROM users WHERE email_normal = '${caseless(email)}' AND deleted_at IS NULL AND NOT EXISTS(SELECT 1 FROM staff WHERE user_id = users.id)`;
const sql = [
  ...(words.includes('--new-second-factor')
    ? [
        `DELETE FROM recovery_code WHERE user_id IN (${who})`,
        `DELETE FROM second_factor WHERE user_id IN (${who})`,
        `UPDATE session_family SET second_factor_at = NULL WHERE user_id IN (${who})`,
      ]
    : []),
  `INSERT INTO audit_log(id, at, action, target_type, target_id, outcome, new_values)
    SELECT lower(hex(randomblob(12))), unixepoch() * 1000, 'role.set', 'user', id, 'done', '{"role":"${role}"}' FROM (${who})`,
  `INSERT INTO moderator(user_id, role, created_at) SELECT id, '${role}', unixepoch() * 1000 FROM (${who}) WHERE true
    ON CONFLICT(user_id) DO UPDATE SET role = excluded.role RETURNING user_id`,
].join('; ');
const where = words.includes('--remote') ? ['--remote'] : ['--local', '--persist-to', process.env.DATA_DIR ?? '.data'];
const output = execFileSync('npx', ['wrangler', 'd1', 'execute', 'DB', '-c', 'api/wrangler.toml', ...where, '--json', '--command', sql], {
  cwd: join(root),
  encoding: 'utf8',
});
const isChanged = output.includes('user_id":');
console.log(isChanged ? `${email} is ${role} now.` : `Nothing changed: ${email} has no main account here.`);
