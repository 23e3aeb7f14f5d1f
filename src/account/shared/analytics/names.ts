/** Analytics, durations and parts in the reader's language. */
import { type Language, localeOf } from '../../../../contract/text/languages.ts';

/** "4 hours" */
export function waitText(minutes: number, language: Language): string {
  const [value, unit] = minutes < 60 ? [minutes, 'minute'] : minutes <= 48 * 60 ? [minutes / 60, 'hour'] : [minutes / 1440, 'day'];
  return new Intl.NumberFormat(localeOf[language], { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 }).format(value);
}

/** "1.2K" */
export const shortNumber = (value: number, language: Language): string =>
  new Intl.NumberFormat(localeOf[language], { notation: 'compact', maximumFractionDigits: 1 }).format(value);

/** "+12%" */
export const percentText = (share: number, language: Language): string =>
  new Intl.NumberFormat(localeOf[language], { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 }).format(share);
