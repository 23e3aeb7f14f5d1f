import { type FavouriteKind, favouriteKinds } from '../../../contract/favourite/calls.ts';

/** Searches are a tab beside the favourites. */
export const savedTabs = [...favouriteKinds, 'search'] as const;
export type SavedTab = FavouriteKind | 'search';

/** Page number from 0; the address counts from 1. Any other text is the first page. */
export const pageOf = (text: string | undefined): number => (/^[1-9]\d{0,2}$/.test(text ?? '') ? Number(text) - 1 : 0);

export function savedPath(kind: SavedTab, page: number): string {
  const query = new URLSearchParams({ ...(kind !== 'company' && { kind }), ...(page > 0 && { page: String(page + 1) }) }).toString();
  return query === '' ? '/saved' : `/saved?${query}`;
}
