/** Loaded by the page of an activation link after a success. */
import { storedWayBackOf } from '../../client/session/sign-up-draft.ts';

export { IslandToasts } from '../IslandToasts.tsx';

/** Pages with a contact card. The site's map, which the business area loads, would enlarge every page of it. */
const offers = /^(?:\/[a-z]{2})?\/(?:imports|exports|logistic-needs|logistic-services|companies)\/./;

/** The offer or company that led to the sign-up. Whoever came from another page begins at the start of the business area. */
export async function wayBackOf(email: string): Promise<string | null> {
  const path = await storedWayBackOf(email);
  return path !== null && offers.test(path) ? path : null;
}
