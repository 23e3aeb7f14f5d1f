import { hexOf } from '../../contract/wire/ids.ts';

/** A new public id: 24 random hex characters (docs/behaviour.md#ids). */
export const newId = (): string => hexOf(crypto.getRandomValues(new Uint8Array(12)));
/**
 * Name of pictures that are uploaded together: only 12 random hex characters, to keep lists small, which contain fifty of them.
 * media.r2_key is unique and written first, so that two files never share one.
 */
export const newFileName = (): string => hexOf(crypto.getRandomValues(new Uint8Array(6)));
/** A new secret for a link: 256 bit, hex. */
export const newSecret = (): string => hexOf(crypto.getRandomValues(new Uint8Array(32)));
