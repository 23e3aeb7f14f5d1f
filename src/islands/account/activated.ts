/** Loaded by the page of an activation link after a success. */
import { pageOf } from '../../../contract/site/index.ts';
import { languages } from '../../../contract/text/languages.ts';
import { storedWayBackOf } from '../../client/session/sign-up-draft.ts';

export { IslandToasts } from '../IslandToasts.tsx';

const prefix = new RegExp(`^/(?:${languages.join('|')})(?=/)`);

/** The public page that led to the sign-up. New members begin the business area at its start, whichever of its pages they had asked for. */
export async function wayBackOf(email: string): Promise<string | null> {
  const path = await storedWayBackOf(email);
  return path === null || pageOf(path.replace(/[?#].*$/, '').replace(prefix, ''))?.shell === 'account' ? null : path;
}
