/** Spans of time in words. */
import { once } from './format.ts';
import type { Language } from '../../contract/text/languages.ts';

const spans = once((locale, unit) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }));

const hourMinutes = 60;
const dayMinutes = 24 * hourMinutes;
/** "40 minutes", "3 hours", "2 days". */
export function spanText(minutes: number, language: Language): string {
  if (minutes < hourMinutes) return spans(language, 'minute').format(minutes);
  return minutes < 2 * dayMinutes
    ? spans(language, 'hour').format(Math.round(minutes / hourMinutes))
    : spans(language, 'day').format(Math.round(minutes / dayMinutes));
}
