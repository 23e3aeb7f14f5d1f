import type { ReactNode } from 'react';
import type { Series } from '../../../../contract/analytics/schemas.ts';
import { Table } from '../../../ui/Table.tsx';
import { useTexts } from '../texts.tsx';
import { Chart, useSpanText } from './Chart.tsx';
import { percentText, shortNumber } from './names.ts';
import { changeOf } from './scale.ts';

type Points = readonly { from: string; to: string }[];

export interface SeriesCardProps {
  name: string;
  /** What is counted, unless the name is clear. */
  about?: string | undefined;
  points: Points;
  series: Pick<Series, 'countedFrom' | 'values' | 'total' | 'before' | 'part'>;
}

/** A measure: its total compared with the period before, a chart and a table. */
export function SeriesCard({ name, about, points, series }: SeriesCardProps) {
  const { t, language, number, money } = useTexts();
  const { part, values, total, before, countedFrom } = series;
  const text = (value: number): string => (part === '' ? number(value) : money((value / 100).toFixed(2), part));
  const short = (value: number): string => shortNumber(part === '' ? value : value / 100, language);
  const change = changeOf(total, before);
  return (
    <ChartCard name={name} about={about} points={points} values={values} countedFrom={countedFrom} text={text} short={short}>
      <p className="row row--apart">
        <strong className="text-xl">{total === null ? t('analytics.note.unknown') : text(total)}</strong>
        {change !== null && <span className="text-sm">{t('analytics.note.change', { percent: percentText(change, language) })}</span>}
      </p>
      <p className="text-xs soft">{before === null ? t('analytics.note.noBefore') : t('analytics.note.before', { value: text(before) })}</p>
    </ChartCard>
  );
}

export interface ChartCardProps {
  name: string;
  about?: string | undefined;
  points: Points;
  values: readonly (number | null | undefined)[];
  countedFrom: string | null;
  text: (value: number) => string;
  short: (value: number) => string;
  /** The text where there was nothing to measure. */
  none?: string;
  /** The content of a table cell instead of its value. */
  cell?: (index: number) => string;
  children: ReactNode;
}

/** A chart with its name, the content above it, and the same figures as a table. */
export function ChartCard({ name, about, points, values, countedFrom, text, short, none, cell, children }: ChartCardProps) {
  const { t, date } = useTexts();
  const spanText = useSpanText();
  const textAt = (index: number): string => {
    const value = values[index];
    return value === null ? t('analytics.note.unknown') : value === undefined ? (none ?? '') : text(value);
  };
  return (
    <article className="card stack gap-3" aria-label={name}>
      <h2 className="text-md">{name}</h2>
      {children}
      {about !== undefined && <p className="text-xs soft">{about}</p>}
      {values.some((value) => typeof value === 'number') && (
        <Chart name={name} points={points} values={values} text={text} short={short} {...(none !== undefined && { none })} />
      )}
      {countedFrom !== null && <p className="text-xs soft">{t('analytics.note.since', { date: date(countedFrom) })}</p>}
      <details className="figures">
        <summary>{t('analytics.note.table')}</summary>
        <Table
          label={`${name}: ${t('analytics.note.table')}`}
          rows={points.map((point, index) => ({ point, index }))}
          rowId={({ point }) => point.from}
          columns={[
            { id: 'days', label: t('analytics.filter.period'), render: ({ point }) => spanText(point) },
            { id: 'value', label: name, isNumber: true, render: ({ index }) => (cell ?? textAt)(index) },
          ]}
        />
      </details>
    </article>
  );
}
