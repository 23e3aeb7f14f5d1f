import type { Env } from '../env.ts';
import { Refusal } from '../http/refusal.ts';
import { isBreached } from './breached-password.ts';
import { hashPassword } from './password.ts';

/**
 * The hash of a password that somebody has chosen.
 * @param field its name in the call
 * @throws Refusal BAD_INPUT for one that is known from breaches
 */
export async function hashNewPassword(env: Env, password: string, field: string): Promise<string> {
  if (await isBreached(env, password)) throw new Refusal('BAD_INPUT', { fields: { [field]: 'BREACHED' } });
  return hashPassword(password);
}
