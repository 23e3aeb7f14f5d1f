/** What many at once said, as tables, and the bounds of it. */
import { heapMbMax, type Held } from './heaps.ts';
import { type LoadResult, recoveryMsMax, tailMax } from './load.ts';
import { printTable, short } from './table.ts';

const growthMax = 1.25;

/** @returns the bounds that do not hold */
export const brokenLoad = ({ load: { steady, flood }, heaps }: { load: LoadResult; heaps: readonly Held[] }): string[] => [
  ...(steady.failed + steady.shed > 0 ? ['answers at 80 % of the highest rate'] : []),
  ...steady.kinds.filter(({ p50, p99 }) => p99 > p50 * tailMax).map(({ kind }) => `the slowest hundredth of ${kind} at 80 %`),
  ...(steady.lateMb > steady.warmMb * growthMax ? ['memory grows at 80 %'] : []),
  ...(flood.failed > 0 ? ['answers at 200 %'] : []),
  ...(flood.shed === 0 ? ['nothing is shed at 200 %'] : []),
  ...(flood.recoveryMs > recoveryMsMax ? ['recovery from 200 %'] : []),
  ...heaps.filter(({ mb }) => Math.max(mb.edge, mb.api) > heapMbMax).map(({ what }) => `what a Worker holds: ${what}`),
];

/** Prints both. */
export function printLoad({ highestPerSecond, steady, flood }: LoadResult, heaps: readonly Held[]): void {
  printTable(
    `A mix of everything: ${short(steady.perSecond)} a second for a minute, 80 % of ${short(highestPerSecond)}; the slowest hundredth at most ${tailMax} times the median`,
    ['', 'answers', 'p50 ms', 'p99 ms', 'p99 of p50'],
    steady.kinds.map(({ kind, answers, p50, p99 }) => [kind, String(answers), short(p50), short(p99), `${short(p99 / p50)}×`]),
  );
  printTable(
    'The same, beyond the highest rate',
    ['', ''],
    [
      ['at 80 %: failed · refused with a time to wait', `${steady.failed} · ${steady.shed}`],
      [`at 80 %: memory of the first and last 20 s, MB (≤ ${growthMax}×)`, `${short(steady.warmMb)} · ${short(steady.lateMb)}`],
      [
        `at 200 %, ${short(flood.perSecond)} a second: failed · refused with a time to wait`,
        `${flood.failed} · ${flood.shed} of ${flood.answers}`,
      ],
      [`until all is well afterwards, ms (≤ ${recoveryMsMax})`, short(flood.recoveryMs)],
    ],
  );
  printTable(
    `What the Workers hold at their most, heap and buffers, MB (≤ ${heapMbMax})`,
    ['', 'edge', 'API', 'answers'],
    heaps.map(({ what, mb, answers }) => [what, short(mb.edge), short(mb.api), String(answers)]),
  );
}
