/**
 * Events between the small script of members and the one that calls the server: bundled separately, they share no module. No island:
 * it shows nothing.
 */
import type { FavouriteKind } from '../../contract/favourite/calls.ts';

export const doEvent = 'kervan:do';
/** The stored user has changed. */
export const changedEvent = 'kervan:member';

export type AnsweredAction =
  | { type: 'save'; kind: FavouriteKind; key: string; isFavourite: boolean }
  | { type: 'save-search'; path: string; name: string };

export type MemberAction =
  | { type: 'favourites' }
  /** `done` is called with the code of a refusal; for success with OK, or with the frequency of a search’s mails. */
  | (AnsweredAction & { done: (code: string) => void })
  | { type: 'sign-out' }
  | { type: 'language' }
  | { type: 'hand-off'; token: string }
  | { type: 'push-token'; token: string }
  | { type: 'plans' }
  /** `to`: as the address has it. */
  | { type: 'go-on'; to: string | null };
