/** Length of a message's preview in lists, in code points. */
const previewLength = 120;

/** The first line of a message, shortened for the list. */
export function previewOf(text: string): string {
  const points = Array.from(text.split('\n')[0] ?? '');
  return points.length > previewLength ? `${points.slice(0, previewLength - 1).join('')}…` : points.join('');
}
