import { useState } from 'react';
import { getNumbers, getNumbersFile } from '../../../../contract/numbers/calls.ts';
import type { Numbers as Told } from '../../../../contract/numbers/schemas.ts';
import type { CountKind, MoneyKind, PartKind, WaitKind } from '../../../../contract/numbers/kinds.ts';
import { Answered } from '../../shared/data/Answered.tsx';
import { countryName } from '../../shared/numbers/names.ts';
import { PartsCard } from '../../shared/numbers/PartsCard.tsx';
import { chosenOf, periodOf } from '../../shared/numbers/period.ts';
import { PeriodFilter } from '../../shared/numbers/PeriodFilter.tsx';
import { SaveTable } from '../../shared/numbers/SaveTable.tsx';
import { SeriesCard } from '../../shared/numbers/SeriesCard.tsx';
import { useCall } from '../../shared/data/query.ts';
import { open } from '../../shared/route.ts';
import { useTexts } from '../../shared/texts.tsx';
import { addressOfPage } from '../page-names.ts';
import { SearchMisses } from './SearchMisses.tsx';
import { sectionAddress, type SectionProps } from '../sections.ts';
import { WaitCard } from '../queue/WaitCard.tsx';

const offered = [7, 30, 90, 365] as const;

/** The marketplace in numbers. Which days, and by what, stands in the address. */
export function Numbers({ search }: SectionProps) {
  const { t } = useTexts();
  const [now] = useState(Date.now);
  const chosen = chosenOf(search['days'], search['step'], offered);
  const period = periodOf(chosen, now);
  const query = useCall(getNumbers, { query: period });
  return (
    <div className="stack gap-4">
      <PeriodFilter
        offered={offered}
        chosen={chosen}
        onChange={(days, step) => open(`${sectionAddress('numbers')}&days=${days}&step=${step}`)}
      />
      <p className="text-xs soft">{t('numbers.note.days')}</p>
      <Answered query={query} rows={6}>
        {(numbers) => <Charts numbers={numbers} />}
      </Answered>
      <SearchMisses from={period.from} to={period.to} />
      <div className="row">
        {(['series', 'parts', 'terms'] as const).map((sheet) => (
          <SaveTable key={sheet} call={getNumbersFile} input={{ query: { ...period, sheet } }} label={t(`numbers.save.${sheet}`)} />
        ))}
      </div>
    </div>
  );
}

/** Those whose name alone does not say what is counted. */
const explained = ['visits', 'views', 'signUps', 'contacts', 'answers', 'searchMisses', 'revenue'] as const;

function Charts({ numbers: { points, series, parts, waits } }: { numbers: Told }) {
  const { t, language } = useTexts();
  const service = (part: string): string => t(`numbers.service.${part as '1' | '2' | '3' | '4'}`);
  const partNames: Readonly<Record<PartKind, (part: string) => string>> = {
    visitsByCountry: (code) => countryName(code, language),
    requestsByCountry: (code) => countryName(code, language),
    requestsByKind: service,
    viewsByPage: addressOfPage,
  };
  return (
    <div className="numbers">
      {series.map((each) => {
        const kind = each.kind as CountKind | MoneyKind;
        const about = explained.find((name) => name === kind);
        return (
          <SeriesCard
            key={kind + each.part}
            name={each.part === '' ? t(`numbers.kind.${kind}`) : `${t(`numbers.kind.${kind}`)} (${each.part})`}
            about={about === undefined ? undefined : t(`numbers.about.${about === 'contacts' ? 'bought' : about}`)}
            points={points}
            series={each}
          />
        );
      })}
      {!series.some(({ kind }) => kind === 'revenue') && (
        <article className="card stack gap-3" aria-label={t('numbers.kind.revenue')}>
          <h2 className="text-md">{t('numbers.kind.revenue')}</h2>
          <p className="text-sm soft">{t('numbers.note.none')}</p>
        </article>
      )}
      {waits.map((wait) => (
        <WaitCard key={wait.kind} name={t(`numbers.kind.${wait.kind as WaitKind}`)} points={points} wait={wait} />
      ))}
      {parts.map((each) => (
        <PartsCard
          key={each.kind}
          name={t(`numbers.kind.${each.kind as PartKind}`)}
          parts={each}
          partName={partNames[each.kind as PartKind]}
        />
      ))}
    </div>
  );
}
