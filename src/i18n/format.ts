/** Numbers, times and ages by `Intl` in the reader's locale. */
import { codeOf } from '../../contract/wire/error-code.ts';
import { hourMs, minuteMs, secondMs } from '../../contract/limits.ts';
import { leftToRight, priceText } from '../../contract/text/isolate.ts';
import type { TextsOf } from './keys.ts';
import { type Language, localeOf } from '../../contract/text/languages.ts';

const dayHours = 24;

/** Creating a formatter takes longer than rendering a row, so there is one per language (and currency). */
export function once<Formatter>(
  make: (locale: string, currency: string) => Formatter,
): (language: Language, currency?: string) => Formatter {
  const made = new Map<string, Formatter>();
  return (language, currency = '') => {
    const key = language + currency;
    const formatter = made.get(key) ?? make(localeOf[language], currency);
    made.set(key, formatter);
    return formatter;
  };
}

const numbers = once((locale) => new Intl.NumberFormat(locale));
const percents = once((locale) => new Intl.NumberFormat(locale, { style: 'percent' }));
const dates = once((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }));
const ages = once((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'always' }));
const prices = once(
  (locale, currency) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' }),
);

/** Formatting takes longer than a lookup, and lists repeat numbers and days. */
const cachedMax = 2000;
/** Caches recent results by value. */
export function memoized<Value extends string | number>(write: (value: Value, language: Language) => string): typeof write {
  const written = new Map<string, string>();
  return (value, language) => {
    const key = `${language}${value}`;
    const known = written.get(key);
    if (known !== undefined) return known;
    const text = write(value, language);
    if (written.size >= cachedMax) written.clear();
    written.set(key, text);
    return text;
  };
}

/** Grouped digits; in Arabic the locale's own digits. */
export const formatNumber = memoized((value: number, language) => numbers(language).format(value));

/** A range such as `51-100` or `250+`, in the reader's digits. */
export const formatRange = (range: string, language: Language): string =>
  leftToRight(range.replace(/\d+/g, (digits) => formatNumber(Number(digits), language)).replace('-', '–'));

/** @param share 1 is 100 % */
export const formatPercent = (share: number, language: Language): string => percents(language).format(share);

const formatDay = memoized((day: string, language) => dates(language).format(new Date(day)));
const daysWritten = /^\d{4}-\d{2}-\d{2}(?=T.*Z$|$)/;
/** "November 3, 2026" in the reader's locale. */
export const formatDate = (iso: string, language: Language): string => formatDay(daysWritten.exec(iso)?.[0] ?? iso, language);

const moments = once((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }));
/** Day and time where the reader is, e.g. "November 3, 2026 at 9:30 AM". */
export const formatMoment = (iso: string, language: Language): string => moments(language).format(new Date(iso));

/** A decimal string with its currency (docs/behaviour.md#times-and-money). */
export const formatMoney = (amount: string, currency: string, language: Language): string =>
  priceText(prices(language, currency), Number(amount), language);

/** Under 60 minutes: minutes ago; up to 24 hours: hours ago; otherwise a long date (docs/requirements.md#display-of-age-p-44). */
export function formatAge(iso: string, language: Language, nowMs: number): string {
  const age = Math.max(0, nowMs - Date.parse(iso));
  if (age <= dayHours * hourMs) {
    const relative = ages(language);
    const minutes = Math.max(1, Math.floor(age / minuteMs));
    return minutes < 60 ? relative.format(-minutes, 'minute') : relative.format(-Math.floor(age / hourMs), 'hour');
  }
  return formatDate(iso, language);
}

/** "in 5 minutes" or "in 2 hours", in the reader's language. */
export function formatWait(seconds: number, language: Language): string {
  // In Arabic, `Intl` writes "within 5 minutes" (خلال), in which a try is still refused; بعد is "after".
  const wait = (count: number, unit: 'second' | 'minute' | 'hour'): string => ages(language).format(count, unit).replace('خلال', 'بعد');
  const waitMs = seconds * secondMs;
  if (waitMs < minuteMs) return wait(seconds, 'second');
  if (waitMs <= hourMs) return wait(Math.ceil(waitMs / minuteMs), 'minute');
  return wait(Math.ceil(waitMs / hourMs), 'hour');
}

/**
 * The text of a refusal: by its code, otherwise by fragments of the error catalogues, otherwise unchanged
 * (docs/behaviour.md#messages). That of a rate limit contains when to try again, if it is known.
 */
export function errorText(
  t: TextsOf<'errors'>,
  failure: { code: string; message: string; retryAfterSeconds?: number | null | undefined },
): string {
  const seconds = failure.retryAfterSeconds ?? null;
  const textOf = (name: string): string => t(`errors.${name}` as 'errors.UNEXPECTED', { defaultValue: '', seconds });
  const code = codeOf(failure);
  return (seconds !== null && textOf(`${code}_UNTIL`)) || textOf(code) || failure.message || t('errors.generic');
}
