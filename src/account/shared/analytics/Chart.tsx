import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { directionOf, localeOf } from '../../../../contract/text/languages.ts';
import { useTexts } from '../texts.tsx';
import { stepAfter, stepAt, topOf } from './scale.ts';

export interface ChartProps {
  name: string;
  points: readonly { from: string; to: string }[];
  /** One value for each step: null if counting had not begun, undefined if there was nothing to measure. */
  values: readonly (number | null | undefined)[];
  /** Formats a value. */
  text: (value: number) => string;
  /** The text where there was nothing to measure. */
  none?: string;
  /** A shorter format for the axis. */
  short?: (value: number) => string;
}

/** Labels of steps: a day, or the first and last one. */
export function useSpanText(): (point: { from: string; to: string }) => string {
  const { language } = useTexts();
  const days = new Intl.DateTimeFormat(localeOf[language], { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' });
  return ({ from, to }) => days.formatRange(new Date(from), new Date(to));
}

const unit = 10;
const height = 100;

/**
 * Bars from the first step to the last in reading direction. Arrow keys and the pointer read them one by one; a step without data is grey
 * and has no bar. Labels are outside of the drawing, so that it can have any width.
 */
export function Chart({ name, points, values, text, none = '', short = text }: ChartProps) {
  const { t, language } = useTexts();
  const spanText = useSpanText();
  const [at, setAt] = useState<number | null>(null);
  const isRtl = directionOf(language) === 'rtl';
  const count = points.length;
  const top = topOf(values);
  const textAt = (index: number): string => {
    const [point, value] = [points[index], values[index]];
    const what = value === null ? t('analytics.note.unknown') : value === undefined ? none : text(value);
    return point === undefined ? '' : `${spanText(point)}: ${what}`;
  };
  const onPointer = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = (clientX - left) / width;
    setAt(stepAt(isRtl ? 1 - share : share, count));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepAfter(event.key, at ?? count - 1, count, isRtl);
    if (next === null) return;
    event.preventDefault();
    setAt(next);
  };
  const days = new Intl.DateTimeFormat(localeOf[language], { month: 'short', day: 'numeric', timeZone: 'UTC' });
  return (
    <div className="chart">
      <p className="chart__said text-sm" aria-hidden="true">
        {at === null ? ' ' : textAt(at)}
      </p>
      <div className="chart__axis text-xs faint" aria-hidden="true">
        {[top, top / 2, 0].map((value) => (
          <span key={value}>{short(value)}</span>
        ))}
      </div>
      <div
        className="chart__plot"
        role="slider"
        tabIndex={0}
        aria-label={t('analytics.note.chart', { name })}
        aria-valuemin={1}
        aria-valuemax={count}
        aria-valuenow={(at ?? count - 1) + 1}
        aria-valuetext={textAt(at ?? count - 1)}
        aria-readonly="true"
        onFocus={() => setAt((before) => before ?? count - 1)}
        onBlur={() => setAt(null)}
        onKeyDown={onKeyDown}
        onPointerMove={onPointer}
        onPointerDown={onPointer}
        onPointerLeave={() => setAt(null)}
      >
        <svg viewBox={`0 0 ${count * unit} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          {[0, 0.5].map((share) => (
            <line key={share} className="chart__line" x1={0} x2={count * unit} y1={share * height} y2={share * height} />
          ))}
          {values.map((value, index) => {
            const [x, size] = [index * unit, value === null ? height : ((value ?? 0) / top) * height];
            return (
              <g key={points[index]?.from} className={index === at ? 'is-read' : undefined}>
                {index === at && <rect className="chart__here" x={x} y={0} width={unit} height={height} />}
                <rect
                  className={value === null ? 'chart__unknown' : 'chart__bar'}
                  x={x + 1}
                  y={height - size}
                  width={unit - 2}
                  height={size}
                />
              </g>
            );
          })}
        </svg>
      </div>
      <p className="chart__days row row--apart text-xs faint" aria-hidden="true">
        {[points[0]?.from, count > 2 ? points.at(-1)?.to : undefined].map(
          (day) => day !== undefined && <span key={day}>{days.format(new Date(day))}</span>,
        )}
      </p>
    </div>
  );
}
