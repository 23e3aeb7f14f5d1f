import type { BudgetState } from './use-budget.ts';
import { useTexts } from '../texts.tsx';

/** The rest of the person's own budget, and whether it is too small; nothing without a budget. */
export function BudgetLeft({ budget: { left, renewal, isOver } }: { budget: BudgetState }) {
  const { t, creditsOf, date } = useTexts();
  if (left === null) return null;
  return (
    <p className="text-sm" role={isOver ? 'alert' : undefined}>
      {isOver && `${t('errors.BUDGET_REACHED')} `}
      {t('account.spend.budget', { credits: creditsOf(left), date: date(renewal) })}
    </p>
  );
}
