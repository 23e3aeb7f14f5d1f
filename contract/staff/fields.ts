/** The largest monthly budget, in credits. */
export const budgetMax = 1_000_000;
/** The number of digits of {@link budgetMax}. */
export const budgetDigitsMax = String(budgetMax).length;
