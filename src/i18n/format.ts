/** Numbers, times and ages by `Intl` in the reader's locale. */
import type { TFunction } from 'i18next';
import { hourMs, minuteMs, secondMs } from '../../contract/limits.ts';
import { type Language, localeOf } from './languages.ts';

const dayHours = 24;

/** Making a formatter costs more than rendering a row, so each is made once per language (and currency). */
function once<Formatter>(make: (locale: string, currency: string) => Formatter): (language: Language, currency?: string) => Formatter {
  const made = new Map<string, Formatter>();
  return (language, currency = '') => {
    const key = language + currency;
    const formatter = made.get(key) ?? make(localeOf[language], currency);
    made.set(key, formatter);
    return formatter;
  };
}

const numbers = once((locale) => new Intl.NumberFormat(locale));
const dates = once((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }));
const ages = once((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'always' }));
const prices = once(
  (locale, currency) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' }),
);

/** Grouped digits; in Arabic the locale's own digits. */
export const formatNumber = (value: number, language: Language): string => numbers(language).format(value);

/** "November 3, 2026" in the reader's locale. */
export const formatDate = (iso: string, language: Language): string => dates(language).format(new Date(iso));

/** A decimal string with its currency (D-7). */
export const formatMoney = (amount: string, currency: string, language: Language): string =>
  prices(language, currency).format(Number(amount));

/** Under 60 minutes: minutes ago; up to 24 hours: hours ago; otherwise a long date (public site, section 4). */
export function formatAge(iso: string, language: Language, nowMs: number): string {
  const age = Math.max(0, nowMs - Date.parse(iso));
  if (age <= dayHours * hourMs) {
    const relative = ages(language);
    const minutes = Math.max(1, Math.floor(age / minuteMs));
    return minutes < 60 ? relative.format(-minutes, 'minute') : relative.format(-Math.floor(age / hourMs), 'hour');
  }
  return formatDate(iso, language);
}

/** "in 5 minutes", in the reader's language. */
export function formatWait(seconds: number, language: Language): string {
  const isShort = seconds < minuteMs / secondMs;
  return isShort ? ages(language).format(seconds, 'second') : ages(language).format(Math.ceil((seconds * secondMs) / minuteMs), 'minute');
}

/** The sentence of a refusal: by its code, else by the fragments of the error catalogues, else as it came (D-4). */
export function errorText(t: TFunction, failure: { code: string; message: string }): string {
  const key = `errors.${failure.code}`;
  const known = t(key as 'errors.UNEXPECTED', { defaultValue: '' });
  if (known !== '') return known;
  const fragment = fragments.find(([text]) => failure.message.includes(text));
  return fragment === undefined ? failure.message || t('errors.generic') : t(`errors.${fragment[1]}`);
}

/** For a foreign provider that answers without codes (business area, section 8). */
const fragments = [
  ['upgrade your plan', 'COMPANY_LIMIT_REACHED'],
  ['Company allready', 'COMPANY_EMAIL_USED'],
  ['must have a plan', 'COMPANY_NEEDS_PLAN'],
  ['verify your email', 'EMAIL_NOT_VERIFIED'],
  ['ready created', 'CHAT_EXISTS'],
  ['not enough', 'NOT_ENOUGH_CREDIT'],
  ['not have any plan', 'NO_PLAN'],
  ['not access', 'NO_ACCESS'],
  ['company not approved', 'COMPANY_NOT_APPROVED'],
  ['you want add more than', 'LIMIT_REACHED'],
  ['email used', 'STAFF_EMAIL_USED'],
  ["couldn't", 'OLD_PASSWORD_WRONG'],
  ['awaiting to approval.', 'PHONE_AWAITING_APPROVAL'],
  ['not found', 'TOKEN_NOT_FOUND'],
  ['expired', 'TOKEN_EXPIRED'],
] as const;
