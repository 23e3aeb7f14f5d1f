import type { ItemType } from '../../../contract/payment/schemas.ts';
import { waysOut } from '../../client/session/ways-out.ts';

/** Where the other plans or packs are: for a choice, and after a payment that was given up. */
export const offersPath: Readonly<Record<ItemType, string>> = {
  plan: waysOut.NO_PLAN.path,
  credit: waysOut.NOT_ENOUGH_CREDIT.path,
};
