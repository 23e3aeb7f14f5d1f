/** The monthly credit budgets of staff (ADR 029). The ledger's trigger counts and enforces them; this file reads them. */

export interface Budget {
  /** Credits per month; null means no limit. */
  budget: number | null;
  /** Credits spent in this month. */
  spent: number;
}

/** The calendar month of a time, in UTC: `2026-11`. */
export const monthOf = (now: number): string => new Date(now).toISOString().slice(0, 7);

/** When the month ends and budgets start again, ms. */
export function nextMonthAt(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}

/** @returns no limit for a main user */
export async function readBudget(db: D1DatabaseSession, userId: string, now: number): Promise<Budget> {
  const row = await db
    .prepare(
      'SELECT s.monthly_budget AS budget, COALESCE(m.spent, 0) AS spent FROM staff s LEFT JOIN staff_spending m ON m.user_id=s.user_id AND m.month=?2 WHERE s.user_id=?1',
    )
    .bind(userId, monthOf(now))
    .first<Budget>();
  return row ?? { budget: null, spent: 0 };
}

/** Credits that may still be spent this month; null without a limit. */
export const leftOf = ({ budget, spent }: Budget): number | null => (budget === null ? null : Math.max(0, budget - spent));
