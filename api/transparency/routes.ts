import { getTransparency } from '../../contract/transparency/calls.ts';
import { type CountedRow, halfOf, halvesShown, isFirstHalf, transparencyRows, yearOfHalf } from '../../contract/transparency/rows.ts';
import { on, type Route } from '../platform/http/handler.ts';
import { type DecisionCount, readDecisionCounts } from './store.ts';

/** The histogram bound, in minutes, within which half of the cases were decided; null without decisions. */
function medianOf(counts: readonly DecisionCount[]): number | null {
  const steps = counts.map(({ part, n }) => [Number(part), n] as const).toSorted(([a], [b]) => a - b);
  const total = steps.reduce((sum, [, n]) => sum + n, 0);
  let sum = 0;
  for (const [upto, n] of steps) {
    sum += n;
    if (sum * 2 >= total) return upto;
  }
  return null;
}

function valueOf({ kind, part, isMedian }: CountedRow, counts: readonly DecisionCount[]): number | null {
  const own = counts.filter((count) => count.kind === kind && part.test(count.part));
  return isMedian ? medianOf(own) : own.reduce((sum, { n }) => sum + n, 0);
}

export const transparencyRoutes: readonly Route[] = [
  on(getTransparency, async ({ deps: { db, clock } }) => {
    const present = halfOf(clock.now());
    const halves = Array.from({ length: halvesShown }, (_, index) => present - index);
    const counts = await readDecisionCounts(db, { from: present - halvesShown + 1, to: present });
    const countsOf = halves.map((half) => counts.filter((count) => count.half === half));
    return {
      halves: halves.map((half) => ({ year: yearOfHalf(half), isFirst: isFirstHalf(half), isRunning: half === present })),
      rows: transparencyRows.map((row) => ({
        key: row.key,
        group: row.group,
        isMedian: row.isMedian ?? false,
        values: countsOf.map((own) => valueOf(row, own)),
      })),
    };
  }),
];
