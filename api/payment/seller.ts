import { operatorOf } from '../../contract/site/operator.ts';
import type { Env } from '../platform/env.ts';
import type { Seller } from './receipt-store.ts';

/** Who sells, as a receipt of this moment says it. */
export function sellerOf(env: Env): Seller {
  const { mail, ...identity } = operatorOf(env);
  return { ...identity, email: mail };
}
