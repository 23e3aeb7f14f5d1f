/** Loaded by the page of an activation link after a success. */
import { languagePattern } from '../../../contract/text/languages.ts';
import { storedWayBackOf } from '../../client/session/sign-up-draft.ts';

export { IslandToasts } from '../IslandToasts.tsx';

const language = new RegExp(`^/(?:${languagePattern})(?=/)`);

/**
 * The page that led to the sign-up. Whoever came from another page than an offer begins at the start of the business area.
 * @param offerPaths beginnings of the paths of offers, without language
 */
export async function wayBackOf(email: string, offerPaths: readonly string[]): Promise<string | null> {
  const path = await storedWayBackOf(email);
  const plain = path?.replace(language, '');
  return offerPaths.some((start) => plain?.startsWith(start)) ? path : null;
}
