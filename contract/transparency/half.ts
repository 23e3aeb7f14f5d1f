/** Half-years (UTC), by which decisions are counted: twice the year, plus one from July on. */
export const halvesShown = 4;

export function halfOf(ms: number): number {
  const at = new Date(ms);
  return at.getUTCFullYear() * 2 + (at.getUTCMonth() < 6 ? 0 : 1);
}

export const yearOfHalf = (half: number): number => Math.floor(half / 2);
export const isFirstHalf = (half: number): boolean => half % 2 === 0;
