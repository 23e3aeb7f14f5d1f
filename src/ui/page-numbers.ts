/** The page numbers to offer, from 1: the first, the last, and those around the current one. A gap replaces two or more omitted pages. */
export function pageNumbers(current: number, last: number): (number | 'gap')[] {
  const wanted = [1, current - 1, current, current + 1, last];
  if (current <= 2) wanted.push(3);
  if (current >= last - 1) wanted.push(last - 2);
  const numbers = [...new Set(wanted)].filter((page) => page >= 1 && page <= last).sort((one, other) => one - other);
  return numbers.flatMap((page, index) => {
    const before = numbers[index - 1];
    if (before === undefined || page - before === 1) return [page];
    return page - before === 2 ? [page - 1, page] : ['gap' as const, page];
  });
}
