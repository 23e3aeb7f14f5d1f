import { hourMs } from '../../../contract/limits.ts';
import type { Deps } from '../http/handler.ts';
import { keyedHash } from './keyed-hash.ts';
import { limitTries } from './throttle-store.ts';

/**
 * Counts an attempt by the caller's IP address (docs/behaviour.md#limits-per-address). @param kind of attempts, which has a counter of its
 * own @throws Refusal THROTTLED above `perHour`
 */
export const limitAddress = async (
  { db, env, clock, address }: Pick<Deps, 'db' | 'env' | 'clock' | 'address'>,
  kind: string,
  perHour: number,
): Promise<void> => limitTries(db, `${kind}:${await keyedHash(env, 'throttle', address)}`, perHour, hourMs, clock.now());

/** Mailed links of a kind that one IP address may try in an hour. */
const linksTriedMax = 100;

/** Limits guessing of mailed links. @param kind of links @throws Refusal THROTTLED */
export const limitLinkTries = (deps: Parameters<typeof limitAddress>[0], kind: string): Promise<void> =>
  limitAddress(deps, `${kind}-tried`, linksTriedMax);
