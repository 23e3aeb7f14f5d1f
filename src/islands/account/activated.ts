/** Loaded by the page of an activation link after a success. */
export { wayBackOf } from '../../client/session/sign-up-draft.ts';
export { IslandToasts } from '../IslandToasts.tsx';
