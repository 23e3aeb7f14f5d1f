/** The largest monthly budget, in credits. */
export const budgetMax = 1_000_000;
/** Its number of digits. */
export const budgetDigitsMax = String(budgetMax).length;
