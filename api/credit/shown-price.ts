/** What is shown is what is charged, for credits too: a call may say the price that stood before its caller's eyes. */
import { Refusal } from '../platform/http/refusal.ts';

/**
 * What costs nothing is never refused: there is nothing to be asked about.
 * @param shown credits; undefined from a caller that shows none, who pays the present price
 * @throws Refusal PRICE_CHANGED with the present price
 */
export function requireShownPrice(shown: number | undefined, price: number): void {
  if (shown !== undefined && price > 0 && shown !== price) throw new Refusal('PRICE_CHANGED', { done: { price } });
}
