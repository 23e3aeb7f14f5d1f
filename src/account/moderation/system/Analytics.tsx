import { useState } from 'react';
import { getAnalytics, getAnalyticsFile } from '../../../../contract/analytics/calls.ts';
import type { Analytics as AnalyticsData } from '../../../../contract/analytics/schemas.ts';
import type { CountKind, MoneyKind, PartKind, WaitKind } from '../../../../contract/analytics/kinds.ts';
import { Answered } from '../../shared/data/Answered.tsx';
import { countryName } from '../../../../contract/lookup/place-name.ts';
import { PartsCard } from '../../shared/analytics/PartsCard.tsx';
import { chosenOf, periodOf } from '../../shared/analytics/period.ts';
import { PeriodFilter } from '../../shared/analytics/PeriodFilter.tsx';
import { SaveTable } from '../../shared/analytics/SaveTable.tsx';
import { SeriesCard } from '../../shared/analytics/SeriesCard.tsx';
import { useCall } from '../../shared/data/query.ts';
import { open } from '../../shared/route.ts';
import { useTexts } from '../../shared/texts.tsx';
import { addressOfPage } from '../page-names.ts';
import { SearchMisses } from './SearchMisses.tsx';
import { sectionAddress, type SectionProps } from '../sections.ts';
import { WaitCard } from '../queue/WaitCard.tsx';

const offered = [7, 30, 90, 365] as const;

/** Analytics of the marketplace. The address stores period and step. */
export function Analytics({ search }: SectionProps) {
  const { t } = useTexts();
  const [now] = useState(Date.now);
  const chosen = chosenOf(search['days'], search['step'], offered);
  const period = periodOf(chosen, now);
  const query = useCall(getAnalytics, { query: period });
  return (
    <div className="stack gap-4">
      <PeriodFilter
        offered={offered}
        chosen={chosen}
        onChange={(days, step) => open(`${sectionAddress('numbers')}&days=${days}&step=${step}`)}
      />
      <p className="text-xs soft">{t('analytics.note.days')}</p>
      <Answered query={query} rows={6}>
        {(analytics) => <Charts analytics={analytics} />}
      </Answered>
      <SearchMisses from={period.from} to={period.to} />
      <div className="row">
        {(['series', 'parts', 'terms'] as const).map((sheet) => (
          <SaveTable key={sheet} call={getAnalyticsFile} input={{ query: { ...period, sheet } }} label={t(`analytics.save.${sheet}`)} />
        ))}
      </div>
    </div>
  );
}

/** Measures whose name alone does not say what is counted. */
const explained = ['visits', 'views', 'signUps', 'contacts', 'answers', 'searchMisses', 'revenue'] as const;

function Charts({ analytics: { points, series, parts, waits } }: { analytics: AnalyticsData }) {
  const { t, language } = useTexts();
  const service = (part: string): string => t(`analytics.service.${part as '1' | '2' | '3' | '4'}`);
  const partNames: Readonly<Record<PartKind, (part: string) => string>> = {
    visitsByCountry: (code) => countryName(code, language),
    requestsByCountry: (code) => countryName(code, language),
    requestsByKind: service,
    viewsByPage: addressOfPage,
  };
  return (
    <div className="analytics">
      {series.map((each) => {
        const kind = each.kind as CountKind | MoneyKind;
        const about = explained.find((name) => name === kind);
        return (
          <SeriesCard
            key={kind + each.part}
            name={each.part === '' ? t(`analytics.kind.${kind}`) : `${t(`analytics.kind.${kind}`)} (${each.part})`}
            about={about === undefined ? undefined : t(`analytics.about.${about === 'contacts' ? 'bought' : about}`)}
            points={points}
            series={each}
          />
        );
      })}
      {!series.some(({ kind }) => kind === 'revenue') && (
        <article className="card stack gap-3" aria-label={t('analytics.kind.revenue')}>
          <h2 className="text-md">{t('analytics.kind.revenue')}</h2>
          <p className="text-sm soft">{t('analytics.note.none')}</p>
        </article>
      )}
      {waits.map((wait) => (
        <WaitCard key={wait.kind} name={t(`analytics.kind.${wait.kind as WaitKind}`)} points={points} wait={wait} />
      ))}
      {parts.map((each) => (
        <PartsCard
          key={each.kind}
          name={t(`analytics.kind.${each.kind as PartKind}`)}
          parts={each}
          partName={partNames[each.kind as PartKind]}
        />
      ))}
    </div>
  );
}
