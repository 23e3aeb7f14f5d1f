import { type AdjustmentKind, adjustmentKinds } from '../../../contract/moderation/suspension.ts';

/** The label of a row of the credit history: kind and reason together (docs/behaviour.md#credit-ledger). */
export type HistoryKind =
  | 'offer'
  | 'request'
  | 'boost'
  | 'spending'
  | 'purchase'
  | 'buying'
  | 'bonus'
  | 'refund'
  | 'premium'
  | 'adjustment';

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
  adjustment: 'adjustment',
};

/** For reasons that another provider's API may return. */
const kindOfEnum: Readonly<Record<number, HistoryKind>> = { 1: 'spending', 2: 'buying', 3: 'bonus', 4: 'premium' };

export const historyKind = ({ transActionEnum, reason }: { transActionEnum: number; reason: string }): HistoryKind =>
  kindOfReason[reason] ?? kindOfEnum[transActionEnum] ?? 'spending';

/** The text beside the label: for an adjustment its kind in words. @param kindText translates a kind */
export const historyDetail = (row: { reason: string; detail: string }, kindText: (kind: AdjustmentKind) => string): string => {
  // Another API may have other kinds.
  const kind = row.reason === 'adjustment' ? adjustmentKinds.find((each) => each === row.detail) : undefined;
  return kind === undefined ? row.detail : kindText(kind);
};
