/** Checks the price that a call contains as the shown one, so that credits are charged at that price only. */
import { Refusal } from '../platform/http/refusal.ts';

/**
 * Free operations are never refused, since there is no price to confirm.
 * @param shown credits; undefined for clients that show no price, which are charged the present price
 * @throws Refusal PRICE_CHANGED with the present price
 */
export function requireShownPrice(shown: number | undefined, price: number): void {
  if (shown !== undefined && price > 0 && shown !== price) throw new Refusal('PRICE_CHANGED', { done: { price } });
}
