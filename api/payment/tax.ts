/** The tax that an amount in minor units includes. @param percent of the amount without tax */
export const taxInside = (amount: number, percent: number): number => amount - Math.round((amount * 100) / (100 + percent));
