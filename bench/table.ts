/** Formats numbers and prints tables. */

/** @returns the value below which the given part of the numbers lies */
export function percentile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
export const median = (numbers: readonly number[]): number => percentile(numbers, 0.5);

/** Formats a number; the larger it is, the fewer decimal places it has. */
export const short = (number: number): string => {
  if (!Number.isFinite(number)) return '–';
  return number >= 100 ? Math.round(number).toLocaleString('en-US') : number.toFixed(number >= 10 ? 1 : 2);
};

/** Prints rows under their heads: the first column left, the others right. */
export function printTable(title: string, heads: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd();
  console.log(`\n${title}`);
  console.log(line(heads));
  console.log(widths.map((width) => '─'.repeat(width)).join('  '));
  for (const row of rows) console.log(line(row));
}
