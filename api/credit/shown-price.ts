/** A call may contain the price that was shown, so that credits are charged at that price only. */
import { Refusal } from '../platform/http/refusal.ts';

/**
 * Free operations are never refused, since there is no price to confirm.
 * @param shown credits; undefined from a client that shows no price, which is charged the present one
 * @throws Refusal PRICE_CHANGED with the present price
 */
export function requireShownPrice(shown: number | undefined, price: number): void {
  if (shown !== undefined && price > 0 && shown !== price) throw new Refusal('PRICE_CHANGED', { done: { price } });
}
