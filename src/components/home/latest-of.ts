import { isBoostShownOnCard } from '../../../contract/company/boost.ts';
import type { RequestCard } from '../../../contract/request/shapes.ts';

export const latestShown = 5;

/** The newest requests with at most one boosted, from an answer that has boosted ones first. */
export function latestOf(cards: readonly RequestCard[], now: number): RequestCard[] {
  const newest = cards.toSorted((a, b) => Date.parse(b.dtCreatedAt) - Date.parse(a.dtCreatedAt));
  const boosted = newest.filter(({ dtBoostExpire }) => dtBoostExpire !== null && isBoostShownOnCard(Date.parse(dtBoostExpire), now));
  return newest.filter((card) => card === boosted[0] || !boosted.includes(card)).slice(0, latestShown);
}
