import type { TrafficDay } from '../../../contract/start/schemas.ts';
import { trafficDays } from '../../../contract/start/limits.ts';
import { Card } from '../../ui/Card.tsx';
import { Table } from '../../ui/Table.tsx';
import { useTexts } from '../shared/texts.tsx';
import { Bars } from './Bars.tsx';
import { countedFrom, totalOf } from './traffic.ts';

/** Views and contacts by day: pictures to see how it goes, and a table with the same numbers. */
export function Traffic({ days }: { days: readonly TrafficDay[] | null }) {
  const { t, number, date } = useTexts();
  const title = t('start.traffic.title', { days: number(trafficDays) });
  if (days === null)
    return (
      <Card title={title}>
        <p className="text-sm soft">{t('start.traffic.first')}</p>
      </Card>
    );
  const since = countedFrom(days);
  const hasContacts = days.some(({ contacts }) => contacts !== null);
  const text = (value: number | null): string => (value === null ? t('start.traffic.unknown') : number(value));
  return (
    <Card title={title}>
      <div className="stack gap-5">
        {(['views', ...(hasContacts ? (['contacts'] as const) : [])] as const).map((kind) => (
          <div key={kind} className="stack gap-1">
            <p className="row row--apart">
              <span className="medium">{t(`start.traffic.${kind}`)}</span>
              <strong className="text-lg">{text(totalOf(days, kind))}</strong>
            </p>
            <p className="text-xs soft">{t(`start.traffic.${kind}Of`)}</p>
            <Bars days={days} kind={kind} />
          </div>
        ))}
        {since !== null && <p className="text-xs soft">{t('start.traffic.since', { date: date(since) })}</p>}
        <details className="figures">
          <summary>{t('start.traffic.table')}</summary>
          <Table
            label={title}
            rows={days.toReversed()}
            rowId={({ day }) => day}
            columns={[
              { id: 'day', label: t('start.traffic.day'), render: ({ day }) => date(day) },
              { id: 'views', label: t('start.traffic.views'), isNumber: true, render: ({ views }) => text(views) },
              ...(hasContacts
                ? [
                    {
                      id: 'contacts',
                      label: t('start.traffic.contacts'),
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
