import type { Numbers } from '../../../../contract/numbers/schemas.ts';
import { waitText } from '../../shared/numbers/names.ts';
import { ChartCard } from '../../shared/numbers/SeriesCard.tsx';
import { useTexts } from '../../shared/texts.tsx';

type Wait = Numbers['waits'][number];

/** How long decisions were waited for: half of them and nine of ten; the chart shows half, in hours. */
export function WaitCard({
  name,
  points,
  wait: { values, total, before, countedFrom },
}: {
  name: string;
  points: Numbers['points'];
  wait: Wait;
}) {
  const { t, language, number } = useTexts();
  const isCounted = (index: number): boolean => countedFrom === null || (points[index]?.to ?? '') >= countedFrom;
  const said = (told: NonNullable<Wait['total']>): string =>
    `${t('numbers.wait.half', { time: waitText(told.median, language) })} · ${t('numbers.wait.most', { time: waitText(told.ninetieth, language) })}`;
  return (
    <ChartCard
      name={name}
      about={t('numbers.wait.about')}
      points={points}
      values={values.map((value, index) => (isCounted(index) ? value?.median : null))}
      none={t('numbers.wait.nothing')}
      countedFrom={countedFrom}
      text={(minutes) => waitText(minutes, language)}
      short={(minutes) => waitText(minutes, language)}
      cell={(index) => {
        const value = values[index] ?? null;
        if (!isCounted(index)) return t('numbers.note.unknown');
        return value === null ? t('numbers.wait.nothing') : `${said(value)} (${number(value.count)})`;
      }}
    >
      <p className="medium">{total === null ? t('numbers.wait.none') : said(total)}</p>
      {before !== null && <p className="text-xs soft">{t('numbers.note.before', { value: said(before) })}</p>}
    </ChartCard>
  );
}
