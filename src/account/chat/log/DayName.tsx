import { memo } from 'react';
import { upperCase } from '../../../../contract/text/letter-case.ts';
import { dayMs } from '../../../../contract/limits.ts';
import { localeOf } from '../../../../contract/text/languages.ts';
import { useTexts } from '../../shared/texts.tsx';

/** "Today", "Yesterday", then the date. @param today as `Date.toDateString` returns it */
export const DayName = memo(function DayName({ at, today }: { at: string; today: string }) {
  const { language } = useTexts();
  const locale = localeOf[language];
  const days = Math.round((new Date(new Date(at).toDateString()).getTime() - new Date(today).getTime()) / dayMs);
  const word = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day');
  return (
    <p className="chat__day">
      {days > -2
        ? upperCase(word.charAt(0), language) + word.slice(1)
        : new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(at))}
    </p>
  );
});
