/**
 * Chooses the rows to send: all that can be sent, but no more new ones than the plan allows, and no possible duplicates unless the person
 * chooses them.
 */
import type { ImportRow } from './rows.ts';

/** @returns whether a row can be sent at all */
export const canSend = ({ kind }: ImportRow): boolean => kind === 'new' || kind === 'change';

/**
 * @param settled rows that are already stored
 * @param choices the person's choices by row
 * @param room how many new products the plan still allows; Infinity without a limit
 * @param doubt a row without an answer: `uncertain` is sent again only by choice, `resumed` still has a valid key
 */
export function chosenRows(
  rows: readonly ImportRow[],
  settled: ReadonlySet<number>,
  choices: ReadonlyMap<number, boolean>,
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
  // When the person deselects a new row, its place in the plan is free only for rows that the person chooses.
  const chosen = new Set(open.filter(({ number }) => choices.get(number) === true).map(({ number }) => number));
  let left = room - open.filter(({ kind, number }) => kind === 'new' && chosen.has(number)).length;
  for (const { kind, number } of open) {
    if (choices.has(number) || !usual.has(number) || (kind === 'new' && left <= 0)) continue;
    if (kind === 'new') left -= 1;
    chosen.add(number);
  }
  return chosen;
}
