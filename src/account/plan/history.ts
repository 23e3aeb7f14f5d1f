/** What a row of the credit history is called: kind and reason together (section 3, D-54). */
export type HistoryKind = 'offer' | 'request' | 'boost' | 'spending' | 'purchase' | 'buying' | 'bonus' | 'refund' | 'premium';

const kindOfReason: Readonly<Record<string, HistoryKind>> = {
  contact: 'offer',
  create_request: 'request',
  boost: 'boost',
  spending: 'spending',
  credit_purchase: 'purchase',
  plan_purchase: 'premium',
  welcome: 'bonus',
  gift: 'bonus',
  refund: 'refund',
};

/** For reasons that another provider's API may give. */
const kindOfEnum: Readonly<Record<number, HistoryKind>> = { 1: 'spending', 2: 'buying', 3: 'bonus', 4: 'premium' };

export const historyKind = ({ transActionEnum, reason }: { transActionEnum: number; reason: string }): HistoryKind =>
  kindOfReason[reason] ?? kindOfEnum[transActionEnum] ?? 'spending';
