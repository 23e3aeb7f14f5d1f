import { defineCall } from '../wire/call.ts';

export const favouriteKinds = ['company', 'request'] as const;
export type FavouriteKind = (typeof favouriteKinds)[number];

/** Whether the page of a favourite is available: it is public, hidden, has expired (requests), or was deleted. */
export const favouriteStates = ['public', 'hidden', 'ended', 'gone'] as const;
export type FavouriteState = (typeof favouriteStates)[number];

export const getFavourites = defineCall({
  method: 'GET',
  path: '/User/GetFavourites',
  access: { who: 'member' },
  reads: ['favourite'],
});

export const getFavouriteKeys = defineCall({
  method: 'GET',
  path: '/User/GetFavouriteKeys',
  access: { who: 'member' },
  reads: ['favourite'],
});

export const addFavourite = defineCall({
  method: 'POST',
  path: '/User/AddFavourite',
  access: { who: 'member' },
  write: true,
  changes: ['favourite'],
});

export const removeFavourite = defineCall({
  method: 'POST',
  path: '/User/RemoveFavourite',
  access: { who: 'member' },
  write: true,
  changes: ['favourite'],
});
