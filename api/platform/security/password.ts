/**
 * Passwords as scrypt hashes (docs/behaviour.md#passwords). A hash contains its parameters, so that they can be increased without
 * invalidating old hashes. The file imports nothing of the Workers platform, since scripts in Node use it for demo accounts.
 */
import { hexOf } from '../../../contract/wire/ids.ts';
import { isSame } from './mac.ts';
import { deriveKey, keyLength, type ScryptCost } from './scrypt.ts';

const cost: ScryptCost = { N: 2 ** 14, r: 8, p: 5 };

const bytesOf = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** Normalizes characters that keyboards encode differently, as NIST SP 800-63B recommends. */
export const normalPassword = (password: string): string => password.normalize('NFKC');

/** @returns `scrypt$N$r$p$salt$key`, salt and key in hex */
export async function hashPassword(password: string, { N, r, p }: ScryptCost = cost): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  return `scrypt$${N}$${r}$${p}$${hexOf(salt)}$${hexOf(await deriveKey(normalPassword(password), salt, { N, r, p }))}`;
}
/**
 * The hash with which passwords for unknown accounts are compared, so that the call takes the same time as for known ones
 * (docs/behaviour.md#account-enumeration). It matches no password.
 */
const dummyHash = `scrypt$${cost.N}$${cost.r}$${cost.p}$${'00'.repeat(16)}$${'00'.repeat(keyLength)}`;

/**
 * @param hash the stored hash, empty for a person without a password, or null for an unknown account
 * @returns whether the password is right; always false without a hash, after the same work
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [scheme, N, r, p, salt, key] = (hash || dummyHash).split('$');
  if (scheme !== 'scrypt' || salt === undefined || key === undefined) return false;
  const found = await deriveKey(normalPassword(password), bytesOf(salt), { N: Number(N), r: Number(r), p: Number(p) });
  return isSame(hexOf(found), key) && Boolean(hash);
}
