import { isolated } from '../../../../contract/text/isolate.ts';
import type { refundOrder } from '../../../../contract/payment/calls.ts';
import type { DataOf } from '../../../../contract/wire/call.ts';
import type { Texts } from '../../../i18n/texts.tsx';

/** What an order whose money went back leaves to its buyer: spent credits, and a plan of another purchase. */
export function unreturned({ order, planLeft }: DataOf<typeof refundOrder>, { t, number }: Pick<Texts, 't' | 'number'>): string[] {
  const spent = order.credits - (order.creditsTakenBack ?? order.credits);
  return [
    ...(spent > 0 ? [t('moderation.orders.spent', { number: number(spent) })] : []),
    ...(planLeft ? [t('moderation.orders.planStays', { name: isolated(planLeft) })] : []),
  ];
}
