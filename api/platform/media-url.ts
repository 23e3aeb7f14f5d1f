import { plainAddress } from '../../contract/media-size.ts';
import { Refusal } from './http/refusal.ts';

/** A stored key on the wire; empty for none. */
export const mediaUrl = (key: string | null): string => (key === null || key === '' ? '' : `/media/${key}`);

/**
 * The files of an item that an edit keeps, in the order of the input. The addresses, signed or not, must be those of files that the item
 * has.
 * @returns their keys
 * @throws Refusal BAD_INPUT for any other address
 */
export function keepUrls(urls: readonly string[], present: readonly string[], field: string): string[] {
  const keys = urls.map((url) => present.find((key) => mediaUrl(key) === plainAddress(url)));
  if (keys.includes(undefined)) throw new Refusal('BAD_INPUT', { fields: { [field]: 'INVALID' } });
  return [...new Set(keys.filter((key) => key !== undefined))];
}
