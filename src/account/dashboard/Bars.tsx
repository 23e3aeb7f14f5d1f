import type { TrafficDay } from '../../../contract/dashboard/schemas.ts';
import { localeOf } from '../../../contract/text/languages.ts';
import { useTexts } from '../shared/texts.tsx';

/**
 * A bar for each day up to today, in reading direction; decorative, because the table has the same numbers. A day without data has no bar,
 * a day with zero a line.
 */
export function Bars({ days, kind }: { days: readonly TrafficDay[]; kind: 'views' | 'contacts' }) {
  const { language } = useTexts();
  const most = Math.max(1, ...days.map((day) => day[kind] ?? 0));
  const short = new Intl.DateTimeFormat(localeOf[language], { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const [first, last] = [days[0], days.at(-1)];
  return (
    <div aria-hidden="true">
      <div className={`bars bars--${kind}`}>
        {days.map((day) => (
          <i
            key={day.day}
            className={day[kind] === null ? 'bars__unknown' : undefined}
            style={{ blockSize: day[kind] === null ? undefined : `${Math.round((day[kind] / most) * 100)}%` }}
          />
        ))}
      </div>
      <p className="row row--apart text-xs faint">
        {[first, last].map((day) => day !== undefined && <span key={day.day}>{short.format(new Date(day.day))}</span>)}
      </p>
    </div>
  );
}
