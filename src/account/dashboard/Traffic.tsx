import type { TrafficDay } from '../../../contract/dashboard/schemas.ts';
import { trafficDays } from '../../../contract/dashboard/limits.ts';
import { Card } from '../../ui/Card.tsx';
import { Table } from '../../ui/Table.tsx';
import { useTexts } from '../shared/texts.tsx';
import { Bars } from './Bars.tsx';
import { countedFrom, totalOf } from './traffic.ts';

/** Views and contacts by day: charts for a trend, and a table with the same numbers. */
export function Traffic({ days }: { days: readonly TrafficDay[] | null }) {
  const { t, number, date } = useTexts();
  const title = t('dashboard.traffic.title', { days: number(trafficDays) });
  if (days === null)
    return (
      <Card title={title}>
        <p className="text-sm soft">{t('dashboard.traffic.first')}</p>
      </Card>
    );
  const since = countedFrom(days);
  const hasContacts = days.some(({ contacts }) => contacts !== null);
  const text = (value: number | null): string => (value === null ? t('dashboard.traffic.unknown') : number(value));
  return (
    <Card title={title}>
      <div className="stack gap-5">
        {(['views', ...(hasContacts ? (['contacts'] as const) : [])] as const).map((kind) => (
          <div key={kind} className="stack gap-1">
            <p className="row row--apart">
              <span className="medium">{t(`dashboard.traffic.${kind}`)}</span>
              <strong className="text-lg">{text(totalOf(days, kind))}</strong>
            </p>
            <p className="text-xs soft">{t(`dashboard.traffic.${kind}Of`)}</p>
            <Bars days={days} kind={kind} />
          </div>
        ))}
        {since !== null && <p className="text-xs soft">{t('dashboard.traffic.since', { date: date(since) })}</p>}
        <details className="figures">
          <summary>{t('dashboard.traffic.table')}</summary>
          <Table
            label={title}
            rows={days.toReversed()}
            rowId={({ day }) => day}
            columns={[
              { id: 'day', label: t('dashboard.traffic.day'), render: ({ day }) => date(day) },
              { id: 'views', label: t('dashboard.traffic.views'), isNumber: true, render: ({ views }) => text(views) },
              ...(hasContacts
                ? [
                    {
                      id: 'contacts',
                      label: t('dashboard.traffic.contacts'),
                      isNumber: true,
                      render: ({ contacts }: TrafficDay) => text(contacts),
                    },
                  ]
                : []),
            ]}
          />
        </details>
      </div>
    </Card>
  );
}
