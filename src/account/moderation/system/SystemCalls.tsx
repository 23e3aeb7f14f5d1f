import type { DataOf } from '../../../../contract/wire/call.ts';
import { minuteMs } from '../../../../contract/limits.ts';
import { useCall } from '../../shared/data/query.ts';
import { getCounters } from '../../../../contract/system/calls.ts';
import { boundOf, latencyBounds } from '../../../../contract/system/tally.ts';
import { localeOf } from '../../../../contract/text/languages.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Table } from '../../../ui/Table.tsx';
import { Answered } from '../../shared/data/Answered.tsx';
import { open } from '../../shared/route.ts';
import { useTexts } from '../../shared/texts.tsx';
import { sectionAddress } from '../sections.ts';
import { formatMoment } from '../../../i18n/format.ts';

const slowest = latencyBounds.at(-1) ?? 0;

/** Durations of the calls of one hour, by subject. @param until end of the hour; by default the present moment */
export function SystemCalls({ until }: { until?: string | undefined }) {
  const query = useCall(
    getCounters,
    { query: until === undefined ? {} : { until } },
    { ...(until === undefined && { everyMs: minuteMs }) },
  );
  return <Answered query={query}>{(counters) => <Hour {...counters} isLatest={until === undefined} />}</Answered>;
}

function Hour({ dtFrom, dtUntil, groups, isLatest }: DataOf<typeof getCounters> & { isLatest: boolean }) {
  const { t, language, number, clock } = useTexts();
  const milliseconds = new Intl.NumberFormat(localeOf[language], { style: 'unit', unit: 'millisecond', unitDisplay: 'short' });
  const within = (histogram: readonly number[], share: number): string => {
    const bound = boundOf(histogram, share);
    return bound === null ? t('console.system.over', { time: milliseconds.format(slowest) }) : milliseconds.format(bound);
  };
  return (
    <section className="stack gap-3">
      <div className="section-head">
        <h2>{t('console.system.calls')}</h2>
        <span className="soft text-sm">
          {formatMoment(dtFrom, language)} – {clock(dtUntil)}
        </span>
      </div>
      {groups.length === 0 ? (
        <EmptyState title={t('console.system.noCalls')} />
      ) : (
        <Table
          label={t('console.system.calls')}
          rows={groups}
          rowId={({ name }) => name}
          columns={[
            { id: 'group', label: t('console.system.group'), render: ({ name }) => <code dir="ltr">{name}</code> },
            { id: 'count', label: t('console.system.count'), isNumber: true, render: ({ calls }) => number(calls) },
            { id: 'failed', label: t('console.system.failed'), isNumber: true, render: ({ errors }) => number(errors) },
            { id: 'half', label: t('console.system.half'), isNumber: true, render: ({ histogram }) => within(histogram, 0.5) },
            { id: 'most', label: t('console.system.most'), isNumber: true, render: ({ histogram }) => within(histogram, 0.95) },
          ]}
        />
      )}
      <p className="faint text-sm">{t('console.system.callsAbout')}</p>
      <div className="row">
        <Button
          variant="secondary"
          icon="chevron-start"
          onClick={() => open(`${sectionAddress('system')}&until=${encodeURIComponent(dtFrom)}`)}
        >
          {t('console.system.earlier')}
        </Button>
        {!isLatest && (
          <Button variant="quiet" onClick={() => open(sectionAddress('system'))}>
            {t('console.system.latest')}
          </Button>
        )}
      </div>
    </section>
  );
}
