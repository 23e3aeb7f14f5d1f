import type { Env } from '../env.ts';
import { macOf } from './mac.ts';

/**
 * A MAC under the API's secret. For values that must not be guessable from the database: addresses in throttle keys, refresh tokens.
 * @param purpose separates hashes of different uses
 */
export const keyedHash = ({ TOKEN_SECRET }: Env, purpose: string, text: string): Promise<string> =>
  macOf(`${purpose}:${TOKEN_SECRET}`, text);
