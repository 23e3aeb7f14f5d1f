/** Calculations for a chart. */

/** A round number for the top of an axis: 1, 2 or 5 times a power of ten, and even, so that its half is an integer. */
export function topOf(values: readonly (number | null | undefined)[]): number {
  const most = Math.max(0, ...values.map((value) => value ?? 0));
  if (most <= 2) return 2;
  const power = 10 ** Math.floor(Math.log10(most));
  const [top = 10] = [1, 2, 4, 6, 8, 10].filter((times) => times * power >= most);
  return top * power;
}

/** The change from the period before, as a share; null if there is nothing to compare with. */
export const changeOf = (total: number | null, before: number | null): number | null =>
  total === null || before === null || before === 0 ? null : (total - before) / before;

/** The step under the pointer. @param share of the plot's width, from the start of reading */
export const stepAt = (share: number, count: number): number => Math.min(count - 1, Math.max(0, Math.floor(share * count)));

/** The step that a key moves to; null for other keys. */
export function stepAfter(key: string, at: number, count: number, isRtl: boolean): number | null {
  const ways: Readonly<Record<string, number>> = {
    ArrowRight: at + (isRtl ? -1 : 1),
    ArrowLeft: at + (isRtl ? 1 : -1),
    ArrowUp: at + 1,
    ArrowDown: at - 1,
    Home: 0,
    End: count - 1,
  };
  const next = ways[key];
  return next === undefined ? null : Math.min(count - 1, Math.max(0, next));
}
