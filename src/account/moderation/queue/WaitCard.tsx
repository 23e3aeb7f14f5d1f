import type { Analytics } from '../../../../contract/analytics/schemas.ts';
import { waitText } from '../../shared/analytics/names.ts';
import { ChartCard } from '../../shared/analytics/SeriesCard.tsx';
import { useTexts } from '../../shared/texts.tsx';

type Wait = Analytics['waits'][number];

/** How long items waited for a decision: median and 90th percentile. The chart shows the median in hours. */
export function WaitCard({
  name,
  points,
  wait: { values, total, before, countedFrom },
}: {
  name: string;
  points: Analytics['points'];
  wait: Wait;
}) {
  const { t, language, number } = useTexts();
  const isCounted = (index: number): boolean => countedFrom === null || (points[index]?.to ?? '') >= countedFrom;
  const textOf = (wait: NonNullable<Wait['total']>): string =>
    `${t('analytics.wait.half', { time: waitText(wait.median, language) })} · ${t('analytics.wait.most', { time: waitText(wait.ninetieth, language) })}`;
  return (
    <ChartCard
      name={name}
      about={t('analytics.wait.about')}
      points={points}
      values={values.map((value, index) => (isCounted(index) ? value?.median : null))}
      none={t('analytics.wait.nothing')}
      countedFrom={countedFrom}
      text={(minutes) => waitText(minutes, language)}
      short={(minutes) => waitText(minutes, language)}
      cell={(index) => {
        const value = values[index] ?? null;
        if (!isCounted(index)) return t('analytics.note.unknown');
        return value === null ? t('analytics.wait.nothing') : `${textOf(value)} (${number(value.count)})`;
      }}
    >
      <p className="medium">{total === null ? t('analytics.wait.none') : textOf(total)}</p>
      {before !== null && <p className="text-xs soft">{t('analytics.note.before', { value: textOf(before) })}</p>}
    </ChartCard>
  );
}
