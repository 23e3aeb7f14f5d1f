import { type FavouriteKind, favouriteKinds } from '../../../contract/favourite/calls.ts';

/** Searches stand beside what was saved with the star. */
export const savedTabs = [...favouriteKinds, 'search'] as const;
export type SavedTab = FavouriteKind | 'search';

/** A page of the list from 0, as the address says it from 1; the first for anything else. */
export const pageOf = (text: string | undefined): number => (/^[1-9]\d{0,2}$/.test(text ?? '') ? Number(text) - 1 : 0);

export function savedPath(kind: SavedTab, page: number): string {
  const query = new URLSearchParams({ ...(kind !== 'company' && { kind }), ...(page > 0 && { page: String(page + 1) }) }).toString();
  return query === '' ? '/saved' : `/saved?${query}`;
}
