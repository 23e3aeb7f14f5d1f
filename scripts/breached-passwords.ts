/**
 * Writes api/platform/security/breached-passwords.json from a list of passwords, the most frequent first, one per line: `node
 * scripts/breached-passwords.ts <list>`. Passwords that are too short for this product are left out. The format is described in
 * api/platform/security/.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPasswordShort } from '../contract/auth/password.ts';
import { root } from './support/install.mjs';

const count = 100_000;
const prefixes = 65_536;

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Name the list: node scripts/breached-passwords.ts <list>');
const passwords = readFileSync(file, 'utf8').split(/\r?\n/).slice(0, count);
const hashes = passwords
  .filter((password) => !isPasswordShort(password))
  .map((password) => createHash('sha1').update(password).digest().readUInt32BE());
const sorted = [...new Set(hashes)].toSorted((a, b) => a - b);

const bytes = Buffer.alloc(prefixes + sorted.length * 2);
sorted.forEach((hash, index) => {
  bytes.writeUInt8(bytes.readUInt8(hash >>> 16) + 1, hash >>> 16);
  bytes.writeUInt16BE(hash & 0xffff, prefixes + index * 2);
});
const written = join(root, 'api/platform/security/breached-passwords.json');
writeFileSync(written, `${JSON.stringify({ count: sorted.length, hashes: bytes.toString('base64') }, null, 2)}\n`);
console.log(`${sorted.length} passwords`);
