import type { Env } from '../platform/env.ts';
import type { Seller } from './receipt-store.ts';

/** Who sells, as a receipt of this moment says it. */
export const sellerOf = (env: Env): Seller => ({
  name: env.SELLER_NAME,
  address: env.SELLER_ADDRESS,
  taxOffice: env.SELLER_TAX_OFFICE,
  taxNumber: env.SELLER_TAX_NUMBER,
  email: env.SELLER_EMAIL,
});
