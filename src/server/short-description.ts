import { metaDescriptionLength } from '../../contract/limits.ts';

/** A description in at most 150 characters, cut between words. */
export function shortDescription(text: string): string {
  const points = Array.from(text.replaceAll(/\s+/g, ' ').trim());
  if (points.length <= metaDescriptionLength) return points.join('');
  const cut = points.slice(0, metaDescriptionLength - 1).join('');
  const atWord = points[metaDescriptionLength - 1] === ' ' ? cut : cut.replace(/\s+\S*$/, '');
  return `${(atWord || cut).replace(/[\s,;:.،؛–—-]+$/, '')}…`;
}
