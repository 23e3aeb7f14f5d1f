/**
 * Addresses of files that are not public. A browser's `<img>` sends no token, so the address itself contains its expiry, signed with the
 * API's secret. It is not bound to a person: somebody who could pass on the address could also pass on the file.
 */
import { hourMs } from '../../contract/limits.ts';
import type { Env } from './env.ts';
import { keyedHash } from './security/keyed-hash.ts';
import { isSame } from './security/mac.ts';
import { mediaUrl } from './media-url.ts';
import type { Work } from './subject/work.ts';

/** Keys of files of chats, `c/<folder>/<file>`, of documents of companies, `d/…`, and of files of reports and appeals, `e/…`. */
const privateKey = /^[cde]\/\w{1,40}\/\w{1,40}\.[a-z0-9]{3,4}$/;
export const isPrivateKey = (key: string): boolean => privateKey.test(key);

/** Receiver of an address: owners and receivers of the file, or the moderators of a report or appeal, for whom it is evidence. */
export type MediaReader = 'member' | 'moderator';

const signatureOf = (env: Env, key: string, until: number, reader: MediaReader): Promise<string> =>
  keyedHash(env, 'media', reader === 'member' ? `${key}:${until}` : `${key}:${until}:${reader}`);

/** An address that is valid for one to two hours; the same within an hour, so that browsers cache the file. */
export async function signedMediaUrl(env: Env, key: string, now: number, reader: MediaReader = 'member'): Promise<string> {
  const until = (Math.floor(now / hourMs) + 2) * hourMs;
  const word = reader === 'member' ? '' : `&reader=${reader}`;
  return `${mediaUrl(key)}?until=${until}${word}&signature=${await signatureOf(env, key, until, reader)}`;
}

/** The address of a public file, signed for moderators, so that they also see hidden and removed files; other addresses stay unchanged. */
export async function moderatorUrl({ env, clock }: Pick<Work, 'env' | 'clock'>, address: string): Promise<string> {
  const key = /^\/media\/(p\/[^?]+)$/.exec(address)?.[1];
  return key === undefined ? address : signedMediaUrl(env, key, clock.now(), 'moderator');
}

/** @returns the receiver of the address, or null if it is invalid */
export async function readerOf(env: Env, address: URL, key: string, now: number): Promise<MediaReader | null> {
  const until = Number(address.searchParams.get('until'));
  if (!Number.isSafeInteger(until) || until <= now) return null;
  const reader = address.searchParams.get('reader') === 'moderator' ? 'moderator' : 'member';
  return isSame(address.searchParams.get('signature') ?? '', await signatureOf(env, key, until, reader)) ? reader : null;
}
