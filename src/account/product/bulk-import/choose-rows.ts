/** Which rows are sent: all that can be, but no more new ones than the plan has room for, and nothing twice unless the person says so. */
import type { JudgedRow } from './rows.ts';

/** @returns whether a row can be sent at all */
export const canSend = ({ kind }: JudgedRow): boolean => kind === 'new' || kind === 'change';

/**
 * @param settled rows that are stored already
 * @param said what the person chose, by row
 * @param room for new products; Infinity without a limit
 * @param doubt a row whose answer never came: `uncertain` when only who says so sends it again, `resumed` when its key is still known
 */
export function chosenRows(
  rows: readonly JudgedRow[],
  settled: ReadonlySet<number>,
  said: ReadonlyMap<number, boolean>,
  room: number,
  { uncertain, resumed }: { uncertain: number | null; resumed: number | null } = { uncertain: null, resumed: null },
): Set<number> {
  const open = rows.filter((row) => canSend(row) && !settled.has(row.number));
  const usual = new Set<number>();
  let places = room;
  for (const { kind, number, isTwin } of open) {
    if (number === uncertain || (isTwin && number !== resumed) || (kind === 'new' && places <= 0)) continue;
    if (kind === 'new') places -= 1;
    usual.add(number);
  }
  // What was given up leaves its place to what the person chooses, and to nothing else.
  const chosen = new Set(open.filter(({ number }) => said.get(number) === true).map(({ number }) => number));
  let left = room - open.filter(({ kind, number }) => kind === 'new' && chosen.has(number)).length;
  for (const { kind, number } of open) {
    if (said.has(number) || !usual.has(number) || (kind === 'new' && left <= 0)) continue;
    if (kind === 'new') left -= 1;
    chosen.add(number);
  }
  return chosen;
}
