/**
 * A cached list of this person's favourites. Pages are the same bytes for everyone (docs/behaviour.md#shared-pages) and make no call, so
 * scripts mark stars by this list (src/page-scripts/favourite-buttons.ts). Deleted at sign-out.
 */
import { hourMs } from '../../../contract/limits.ts';
import type { FavouriteKind } from '../../../contract/favourite/calls.ts';
import { readValue, storedUser, writeText } from './stored.ts';

const key = 'saved';
/** Changes on another device are visible after this time. */
const freshMs = hourMs;

export type FavouriteKeys = Readonly<Record<FavouriteKind, readonly string[]>>;
interface CachedKeys {
  userId: string;
  readAt: number;
  keys: FavouriteKeys;
}

const userId = (): string => storedUser()?.userID ?? '';

/** Others can write to the storage, so it is validated each time. */
function cachedKeys(): CachedKeys | null {
  const found = readValue(key) as Partial<CachedKeys> | null;
  const isWhole = Array.isArray(found?.keys?.company) && Array.isArray(found.keys.request);
  return isWhole && found?.userId === userId() ? (found as CachedKeys) : null;
}

/** @param keys all favourites, as the API has just returned them */
export function storeFavourites(keys: FavouriteKeys): void {
  // An answer may arrive after the person has signed out in another tab.
  if (storedUser() !== null) writeText(key, JSON.stringify({ userId: userId(), readAt: Date.now(), keys } satisfies CachedKeys));
}

/** One was saved, or is no longer. @returns false when nothing is known yet that it could be added to */
export function noteFavourite(kind: FavouriteKind, which: string, isFavourite: boolean): boolean {
  const known = cachedKeys();
  if (known === null) return false;
  const others = known.keys[kind].filter((each) => each !== which);
  writeText(key, JSON.stringify({ ...known, keys: { ...known.keys, [kind]: isFavourite ? [...others, which] : others } }));
  return true;
}

export const isFavourite = (kind: FavouriteKind, which: string): boolean => cachedKeys()?.keys[kind].includes(which) === true;

/** The stored favourites have to be read again. */
export function areFavouritesStale(): boolean {
  const known = cachedKeys();
  return known === null || known.readAt > Date.now() || known.readAt < Date.now() - freshMs;
}
