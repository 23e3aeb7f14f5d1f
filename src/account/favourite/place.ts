import { type FavouriteKind, favouriteKinds } from '../../../contract/favourite/calls.ts';

/** Searches are a tab beside the favourites. */
export const savedTabs = [...favouriteKinds, 'search'] as const;
export type SavedTab = FavouriteKind | 'search';

/** Page number from 0; the address counts from 1. Any other text is the first page. */
export const pageOf = (text: string | undefined): number => (/^[1-9]\d{0,2}$/.test(text ?? '') ? Number(text) - 1 : 0);

/** Each address names its tab, since without a name the first tab with contents opens. */
export function savedPath(kind: SavedTab, page: number): string {
  const query = new URLSearchParams({ kind, ...(page > 0 && { page: String(page + 1) }) });
  return `/saved?${query.toString()}`;
}

/** The first tab with contents, or the first one if all are empty. @returns undefined while a count that decides it is unknown */
export function firstHeld(counts: Partial<Record<SavedTab, number>>): SavedTab | undefined {
  const tab = savedTabs.find((each) => counts[each] !== 0) ?? 'company';
  return counts[tab] === undefined ? undefined : tab;
}
