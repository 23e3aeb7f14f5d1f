import type { ItemType } from '../../../contract/payment/schemas.ts';
import { remedies } from '../../client/session/remedies.ts';

/** The page with the other plans or packs, for another choice and after an abandoned payment. */
export const offersPath: Readonly<Record<ItemType, string>> = {
  plan: remedies.NO_PLAN.path,
  credit: remedies.NOT_ENOUGH_CREDIT.path,
};
