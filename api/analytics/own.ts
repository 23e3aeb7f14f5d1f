/** Analytics of one company or request, for the account that owns it. */
import type { Analytics } from '../../contract/analytics/schemas.ts';
import type { OwnKind } from '../../contract/analytics/kinds.ts';
import { trafficRetentionDays } from '../../contract/dashboard/limits.ts';
import type { Caller, Deps } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { companyReads, type OwnCountry, readOwn, requestReads } from './own-store.ts';
import type { Period } from './period.ts';
import { byDayOf, countedFromOf, partsOf, pointsOf, seriesOf } from './series.ts';
import { startsOf } from './store.ts';

/**
 * For each kind of target: its reads, and the kinds of `count_start` with the first day of its counts. Contacts need none, since they
 * follow from stored chats.
 */
const targets = {
  company: {
    reads: companyReads,
    starts: { views: 'companyViews', contacts: 'contacts', answers: 'companyAnswers' },
    countries: 'companyCountries',
  },
  request: {
    reads: requestReads,
    starts: { views: 'requestViews', contacts: 'contacts', answers: 'companyAnswers' },
    countries: 'requestViews',
  },
} as const;
export type Target = keyof typeof targets;

/**
 * Staff who may not see the account's chats do not learn who wrote.
 * @throws Refusal NOT_FOUND if the target is not the account's
 */
export async function readOwnAnalytics(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Pick<Caller, 'masterUserId' | 'may'>,
  target: Target,
  id: string,
  period: Period,
): Promise<Analytics> {
  const { reads, starts: startKinds, countries: countriesStart } = targets[target];
  const read = await readOwn(db, reads, id, caller.masterUserId, { from: period.before.from, to: period.to }, period);
  if (!read.isOwn) throw new Refusal('NOT_FOUND');
  const kinds: OwnKind[] = caller.may('getAccesibleChatCards') ? ['views', 'contacts', 'answers'] : ['views'];
  const starts = startsOf([...read.starts, { kind: 'contacts', day: 0 }], clock.now(), trafficRetentionDays);
  const nameOf = (kind: OwnKind): string => (kind === 'views' && target === 'company' ? 'visitors' : kind);
  const rowsOf = (kind: OwnKind) =>
    read.countries
      .map((row: OwnCountry) => ({ kind: `${nameOf(kind)}ByCountry`, part: row.country, n: row[kind] }))
      .sort((a, b) => b.n - a.n || a.part.localeCompare(b.part));
  const countryStart = (kind: OwnKind): number | undefined => starts.get(kind === 'views' ? countriesStart : startKinds[kind]);
  return {
    points: pointsOf(period),
    series: kinds.map((kind) =>
      seriesOf(nameOf(kind), '', byDayOf(read.days.map((row) => ({ day: row.day, n: row[kind] }))), period, starts.get(startKinds[kind])),
    ),
    parts: kinds.map((kind) => partsOf(`${nameOf(kind)}ByCountry`, rowsOf(kind), countedFromOf(countryStart(kind), period))),
    waits: [],
  };
}
