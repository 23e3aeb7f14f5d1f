import type { ItemType } from '../../../contract/payment/schemas.ts';
import { waysOut } from '../../client/session/ways-out.ts';

/** The page with the other plans or packs, for another choice and after an abandoned payment. */
export const offersPath: Readonly<Record<ItemType, string>> = {
  plan: waysOut.NO_PLAN.path,
  credit: waysOut.NOT_ENOUGH_CREDIT.path,
};
