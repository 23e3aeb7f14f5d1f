/** Analytics of the marketplace, for the requested kinds. */
import { type CountKind, countKinds, type MoneyKind, moneyKinds, partKinds, waitKinds } from '../../contract/analytics/kinds.ts';
import type { Analytics, Series } from '../../contract/analytics/schemas.ts';
import { analyticsRetentionDays } from '../../contract/analytics/limits.ts';
import type { Deps } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { Period } from './period.ts';
import { byDayOf, countedFromOf, partsOf, pointsOf, seriesOf, waitOf } from './series.ts';
import { type DayCount, dayCountsStatement, type PartCount, partCountsStatement, startsOf, startsStatement } from './store.ts';

const allKinds: readonly string[] = [...countKinds, ...moneyKinds, ...partKinds, ...waitKinds];

/** The kind of the total for each kind of parts. */
const wholeOf: Readonly<Record<(typeof partKinds)[number], string>> = {
  visitsByCountry: 'visits',
  viewsByPage: 'views',
  requestsByKind: 'requests',
  requestsByCountry: 'requests',
};

/** @throws Refusal BAD_INPUT for a name that is no kind */
function chosenOf(names: string | undefined): (kind: string) => boolean {
  if (names === undefined || names === '') return () => true;
  const chosen = new Set(names.split(','));
  if ([...chosen].some((name) => !allKinds.includes(name))) throw new Refusal('BAD_INPUT', { fields: { kinds: 'INVALID' } });
  return (kind) => chosen.has(kind);
}

/** One series of money for each currency that occurs. */
function moneySeries(kind: MoneyKind, rows: readonly DayCount[], period: Period, start: number | undefined): Series[] {
  const byCurrency = Map.groupBy(
    rows.filter((row) => row.kind === kind),
    ({ part }) => part,
  );
  return [...byCurrency].sort(([a], [b]) => a.localeCompare(b)).map(([part, own]) => seriesOf(kind, part, byDayOf(own), period, start));
}

/** Reads the days of the period, and as many days before it, in one round trip. @param names kinds, separated by commas */
export async function readAnalytics({ db, clock }: Pick<Deps, 'db' | 'clock'>, period: Period, names?: string): Promise<Analytics> {
  const isChosen = chosenOf(names);
  const [counts, money, waits, parts] = [countKinds, moneyKinds, waitKinds, partKinds].map((kinds) => kinds.filter(isChosen)) as [
    CountKind[],
    MoneyKind[],
    (typeof waitKinds)[number][],
    (typeof partKinds)[number][],
  ];
  const [dayRows, partRows, startRows] = await db.batch<unknown>([
    dayCountsStatement(db, [...counts, ...money, ...waits], { from: period.before.from, to: period.to }),
    partCountsStatement(db, parts, period),
    startsStatement(db),
  ]);
  const days = (dayRows?.results ?? []) as DayCount[];
  const starts = startsOf((startRows?.results ?? []) as { kind: string; day: number }[], clock.now(), analyticsRetentionDays);
  const byKind = Map.groupBy(days, ({ kind }) => kind);
  return {
    points: pointsOf(period),
    series: [
      ...counts.map((kind) => seriesOf(kind, '', byDayOf(byKind.get(kind) ?? []), period, starts.get(kind))),
      ...money.flatMap((kind) => moneySeries(kind, days, period, starts.get(kind))),
    ],
    parts: parts.map((kind) => partsOf(kind, (partRows?.results ?? []) as PartCount[], countedFromOf(starts.get(wholeOf[kind]), period))),
    waits: waits.map((kind) => waitOf(kind, byKind.get(kind) ?? [], period, starts.get(kind))),
  };
}
