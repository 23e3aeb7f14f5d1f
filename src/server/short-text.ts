/** The beginning of a long text, cut between words. */
import { metaDescriptionLength } from '../../contract/limits.ts';

/** The beginning of a text in one line, cut between words, or between characters in a long word. */
export function preview(text: string, lengthMax: number): string {
  const line = text
    .slice(0, lengthMax * 4)
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (line.length <= lengthMax) return line;
  // Surrogate pairs are rare.
  const letters = /[\ud800-\udbff]/.test(line) ? Array.from(line) : null;
  if (letters !== null && letters.length <= lengthMax) return line;
  const first = (count: number): string => letters?.slice(0, count).join('') ?? line.slice(0, count);
  const begun = first(lengthMax);
  const whole = begun.includes(' ') ? begun.slice(0, begun.lastIndexOf(' ')) : first(lengthMax - 1);
  return `${whole.replace(/[\s.,;:،؛–-]+$/u, '')}…`;
}

/** A description in at most 150 characters, cut between words. */
export function shortDescription(text: string): string {
  const points = Array.from(text.replaceAll(/\s+/g, ' ').trim());
  if (points.length <= metaDescriptionLength) return points.join('');
  const cut = points.slice(0, metaDescriptionLength - 1).join('');
  const atWord = points[metaDescriptionLength - 1] === ' ' ? cut : cut.replace(/\s+\S*$/, '');
  return `${(atWord || cut).replace(/[\s,;:.،؛–—-]+$/, '')}…`;
}
