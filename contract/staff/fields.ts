/** Most credits that a monthly budget may have. */
export const budgetMax = 1_000_000;
/** Digits of it. */
export const budgetDigitsMax = String(budgetMax).length;
