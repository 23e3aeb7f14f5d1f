/**
 * The name of a quote: until when it can be paid, and a keyed hash of all that it shows and of who asked. Nothing is stored for it, because the
 * payment reads the terms again and a name of other terms does not fit them; it can neither be made outside nor lent.
 */
import { secondMs } from '../../contract/limits.ts';
import type { Env } from '../platform/env.ts';
import { keyedHash } from '../platform/keyed-hash.ts';
import { isSame } from './iyzico/sign.ts';

/** @param shown person, account and terms, always in the same order @param endsAt a whole second */
export const quoteIdOf = async (env: Env, shown: readonly unknown[], endsAt: number): Promise<string> =>
  `${endsAt / secondMs}.${await keyedHash(env, 'payment-quote', JSON.stringify([...shown, endsAt]))}`;

/** Whether this is the name of exactly these terms, and can still be paid. */
export async function isQuoteOf(env: Env, shown: readonly unknown[], quoteId: string, now: number): Promise<boolean> {
  const endsAt = Number(/^\d{1,12}(?=\.)/.exec(quoteId)?.[0] ?? 0) * secondMs;
  return endsAt > now && isSame(quoteId, await quoteIdOf(env, shown, endsAt));
}
