/** Takes the place of api/platform/security/scrypt.ts in tests of the API: deriving keys at their real cost took a fifth of the time. */
import { deriveKey as derive, type ScryptCost } from '../../../api/platform/security/scrypt.ts';

export { keyLength, type ScryptCost } from '../../../api/platform/security/scrypt.ts';

/** The costs that the API has asked for, in order. */
export const askedCosts: ScryptCost[] = [];

export function deriveKey(password: string, salt: Uint8Array, cost: ScryptCost): Promise<Uint8Array> {
  askedCosts.push(cost);
  return derive(password, salt, { N: 16, r: 1, p: 1 });
}
