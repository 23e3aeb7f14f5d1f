/** The part of an amount in minor units that is tax, where the tax is inside. @param percent of the amount without it */
export const taxInside = (amount: number, percent: number): number => amount - Math.round((amount * 100) / (100 + percent));
