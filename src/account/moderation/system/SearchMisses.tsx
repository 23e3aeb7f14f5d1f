import { getSearchMisses } from '../../../../contract/analytics/calls.ts';
import { missRetentionDays } from '../../../../contract/analytics/limits.ts';
import { Table } from '../../../ui/Table.tsx';
import { Answered } from '../../shared/data/Answered.tsx';
import { useCall } from '../../shared/data/query.ts';
import { useTexts } from '../../shared/texts.tsx';

/** Searches by visitors that had no result. */
export function SearchMisses({ from, to }: { from: string; to: string }) {
  const { t, number, date } = useTexts();
  const query = useCall(getSearchMisses, { query: { from, to } });
  const title = t('analytics.terms.title');
  return (
    <div className="stack gap-3">
      <h2 className="text-md">{title}</h2>
      <p className="text-xs soft">{t('analytics.terms.about', { days: number(missRetentionDays) })}</p>
      <Answered query={query}>
        {({ terms, countedFrom }) => (
          <>
            {countedFrom !== null && <p className="text-xs soft">{t('analytics.note.since', { date: date(countedFrom) })}</p>}
            {terms.length === 0 ? (
              <p className="text-sm soft">{t('analytics.note.none')}</p>
            ) : (
              <Table
                label={title}
                rows={terms}
                rowId={({ kind, term }) => `${kind} ${term}`}
                columns={[
                  { id: 'term', label: t('analytics.terms.term'), render: ({ term }) => <bdi>{term}</bdi> },
                  { id: 'where', label: t('analytics.terms.where'), render: ({ kind }) => t(`analytics.terms.${kind}`) },
                  { id: 'count', label: t('analytics.note.count'), isNumber: true, render: ({ count }) => number(count) },
                ]}
              />
            )}
          </>
        )}
      </Answered>
    </div>
  );
}
