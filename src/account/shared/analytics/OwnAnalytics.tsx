import { useState } from 'react';
import {
  getCompanyAnalytics,
  getCompanyAnalyticsFile,
  getRequestAnalytics,
  getRequestAnalyticsFile,
} from '../../../../contract/analytics/calls.ts';
import type { Analytics } from '../../../../contract/analytics/schemas.ts';
import type { OwnKind, OwnSheet } from '../../../../contract/analytics/kinds.ts';
import { Answered } from '../data/Answered.tsx';
import { useCall } from '../data/query.ts';
import { useTexts } from '../texts.tsx';
import { countryName } from '../../../../contract/lookup/place-name.ts';
import { PartsCard } from './PartsCard.tsx';
import { chosenOf, periodOf } from './period.ts';
import { PeriodFilter } from './PeriodFilter.tsx';
import { SaveTable } from './SaveTable.tsx';
import { SeriesCard } from './SeriesCard.tsx';

/** Daily counts of companies and requests are stored for 90 days. */
const offered = [7, 30, 90] as const;

type OwnSeries = OwnKind | 'visitors';

/** Analytics of one company or request of the account: views, contacts, answers, and countries. */
export function OwnAnalytics({ target, id }: { target: 'company' | 'request'; id: string }) {
  const { t } = useTexts();
  const [asked, setAsked] = useState<{ days: string; step: string }>({ days: '30', step: 'day' });
  // One time for all calls, so that an exported file has the days of the page.
  const [now] = useState(Date.now);
  const chosen = chosenOf(asked.days, asked.step, offered);
  const period = periodOf(chosen, now);
  const ofCompany = useCall(getCompanyAnalytics, { query: { ...period, companyId: id } }, { enabled: target === 'company' });
  const ofRequest = useCall(getRequestAnalytics, { query: { ...period, requestId: id } }, { enabled: target === 'request' });
  const save = (sheet: OwnSheet) =>
    target === 'company' ? (
      <SaveTable
        call={getCompanyAnalyticsFile}
        input={{ query: { ...period, companyId: id, sheet } }}
        label={t(`analytics.save.${sheet}`)}
      />
    ) : (
      <SaveTable
        call={getRequestAnalyticsFile}
        input={{ query: { ...period, requestId: id, sheet } }}
        label={t(`analytics.save.${sheet}`)}
      />
    );
  return (
    <div className="stack gap-4">
      <PeriodFilter offered={offered} chosen={chosen} onChange={(days, step) => setAsked({ days, step })} />
      <p className="text-xs soft">{t('analytics.note.days')}</p>
      <Answered query={target === 'company' ? ofCompany : ofRequest}>{(analytics) => <OwnCharts analytics={analytics} />}</Answered>
      <div className="row">
        {save('series')}
        {save('parts')}
      </div>
    </div>
  );
}

const about = (kind: OwnSeries) => (kind === 'views' ? 'ownViews' : kind);

function OwnCharts({ analytics: { points, series, parts } }: { analytics: Analytics }) {
  const { t, language } = useTexts();
  return (
    <div className="analytics">
      {series.map((each) => {
        const kind = each.kind as OwnSeries;
        return (
          <SeriesCard
            key={kind}
            name={t(`analytics.own.${kind}`)}
            about={t(`analytics.about.${about(kind)}`)}
            points={points}
            series={each}
          />
        );
      })}
      {parts.map((each) => (
        <PartsCard
          key={each.kind}
          name={t(`analytics.own.${each.kind as `${OwnSeries}ByCountry`}`)}
          parts={each}
          partName={(code) => countryName(code, language)}
        />
      ))}
    </div>
  );
}
