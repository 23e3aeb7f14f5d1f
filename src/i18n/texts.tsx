/** Texts, numbers and times in the reader's language, as a React context. */
import { createContext, use, useMemo, type ReactNode } from 'react';
import { formatAge, formatDate, formatMoney, formatNumber } from './format.ts';
import type { TextsOf } from './keys.ts';
import { localeOf, type Language } from '../../contract/text/languages.ts';

export interface Texts {
  t: TextsOf;
  language: Language;
  number: (value: number) => string;
  date: (iso: string) => string;
  /** "14:32" today, "Nov 18" in this year, "Nov 18, 2025" before. */
  moment: (iso: string) => string;
  clock: (iso: string) => string;
  age: (iso: string) => string;
  money: (amount: string, currency: string) => string;
  /** "50 credits", in the digits of the language. */
  creditsOf: (count: number) => string;
  /** "3 unread messages", in the digits of the language. */
  unreadOf: (count: number) => string;
}

const Context = createContext<Texts | null>(null);

export function TextsProvider({ t, language, children }: { t: TextsOf; language: Language; children: ReactNode }) {
  const value = useMemo<Texts>(() => {
    const locale = localeOf[language];
    const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
    const dayIn = (year?: 'numeric') => new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', year });
    const [dayOfThisYear, dayOfYear] = [dayIn(), dayIn('numeric')];
    const momentOf = (at: Date, now: Date): string => {
      if (at.toDateString() === now.toDateString()) return clock.format(at);
      return (at.getFullYear() === now.getFullYear() ? dayOfThisYear : dayOfYear).format(at);
    };
    const inOwnDigits = (text: string, count: number): string => text.replace(String(count), formatNumber(count, language));
    return {
      t,
      language,
      number: (amount) => formatNumber(amount, language),
      date: (iso) => formatDate(iso, language),
      clock: (iso) => clock.format(new Date(iso)),
      moment: (iso) => momentOf(new Date(iso), new Date()),
      age: (iso) => formatAge(iso, language, Date.now()),
      money: (amount, currency) => formatMoney(amount, currency, language),
      creditsOf: (count) => t('common.credits', { count, number: formatNumber(count, language) }),
      unreadOf: (count) => inOwnDigits(t('common.unread', { count }), count),
    };
  }, [t, language]);
  return <Context value={value}>{children}</Context>;
}

export function useTexts(): Texts {
  const value = use(Context);
  if (value === null) throw new Error('no texts around this part');
  return value;
}
