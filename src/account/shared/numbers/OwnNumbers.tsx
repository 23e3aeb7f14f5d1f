import { useState } from 'react';
import { getCompanyNumbers, getCompanyNumbersFile, getRequestNumbers, getRequestNumbersFile } from '../../../../contract/numbers/calls.ts';
import type { Numbers } from '../../../../contract/numbers/schemas.ts';
import type { OwnKind, OwnSheet } from '../../../../contract/numbers/kinds.ts';
import { Answered } from '../data/Answered.tsx';
import { useCall } from '../data/query.ts';
import { useTexts } from '../texts.tsx';
import { countryName } from './names.ts';
import { PartsCard } from './PartsCard.tsx';
import { chosenOf, periodOf } from './period.ts';
import { PeriodFilter } from './PeriodFilter.tsx';
import { SaveTable } from './SaveTable.tsx';
import { SeriesCard } from './SeriesCard.tsx';

/** Daily numbers of what is owned are kept for 90 days. */
const offered = [7, 30, 90] as const;

type OwnSeries = OwnKind | 'visitors';

/** What became of one own company or request: how many looked, wrote and were answered, and from where. */
export function OwnNumbers({ target, id }: { target: 'company' | 'request'; id: string }) {
  const { t } = useTexts();
  const [asked, setAsked] = useState<{ days: string; step: string }>({ days: '30', step: 'day' });
  // One moment for all that is asked, so that a file has the days of the page.
  const [now] = useState(Date.now);
  const chosen = chosenOf(asked.days, asked.step, offered);
  const period = periodOf(chosen, now);
  const ofCompany = useCall(getCompanyNumbers, { query: { ...period, companyId: id } }, { enabled: target === 'company' });
  const ofRequest = useCall(getRequestNumbers, { query: { ...period, requestId: id } }, { enabled: target === 'request' });
  const save = (sheet: OwnSheet) =>
    target === 'company' ? (
      <SaveTable call={getCompanyNumbersFile} input={{ query: { ...period, companyId: id, sheet } }} label={t(`numbers.save.${sheet}`)} />
    ) : (
      <SaveTable call={getRequestNumbersFile} input={{ query: { ...period, requestId: id, sheet } }} label={t(`numbers.save.${sheet}`)} />
    );
  return (
    <div className="stack gap-4">
      <PeriodFilter offered={offered} chosen={chosen} onChange={(days, step) => setAsked({ days, step })} />
      <p className="text-xs soft">{t('numbers.note.days')}</p>
      <Answered query={target === 'company' ? ofCompany : ofRequest}>{(numbers) => <OwnCharts numbers={numbers} />}</Answered>
      <div className="row">
        {save('series')}
        {save('parts')}
      </div>
    </div>
  );
}

const about = (kind: OwnSeries) => (kind === 'views' ? 'ownViews' : kind);

function OwnCharts({ numbers: { points, series, parts } }: { numbers: Numbers }) {
  const { t, language } = useTexts();
  return (
    <div className="numbers">
      {series.map((each) => {
        const kind = each.kind as OwnSeries;
        return (
          <SeriesCard key={kind} name={t(`numbers.own.${kind}`)} about={t(`numbers.about.${about(kind)}`)} points={points} series={each} />
        );
      })}
      {parts.map((each) => (
        <PartsCard
          key={each.kind}
          name={t(`numbers.own.${each.kind as `${OwnSeries}ByCountry`}`)}
          parts={each}
          partName={(code) => countryName(code, language)}
        />
      ))}
    </div>
  );
}
