/** Counters that the edge would have written for a visited marketplace. All others come from triggers of the rows. */
import { approval } from '../../contract/company/approval.ts';
import { dayMs } from '../../contract/limits.ts';
import type { DemoCompany, DemoRequest } from '../../demo/types.ts';
import { demoId } from './demo.ts';
import type { Row } from './rows.ts';
import { dayOf } from '../../api/platform/clock.ts';

/** Days with visits. */
const daysCounted = 75;
/** Days since the start of all other counters; all rows of the demo are younger. */
const daysOfRows = 400;
const weights = [1.2, 0.9, 1.1, 1.4, 1, 0.5, 0.4];
const countries: readonly (readonly [string, number])[] = [
  ['TR', 46],
  ['RU', 31],
  ['AE', 22],
  ['DE', 17],
  ['SA', 13],
  ['EG', 9],
  ['KZ', 7],
  ['', 4],
];
const pages: readonly (readonly [string, number])[] = [
  ['imports', 88],
  ['home', 74],
  ['importRequest', 69],
  ['exports', 61],
  ['publicCompany', 58],
  ['directory', 40],
  ['search', 33],
  ['publicProduct', 21],
];
const missed = [
  ['request', 'vanadyum', 5],
  ['product', 'борная кислота', 4],
  ['request', 'كبريت حبيبي', 4],
  ['company', 'ro ro istanbul odesa', 2],
  ['product', 'left hand lathe', 1],
] as const;

const weightOf = (day: number): number => (weights[day % weights.length] ?? 1) * (1 + (day % 11) / 20);
const count = (kind: string, day: number, part: string, n: number): Row => ({ table: 'count_day', values: { kind, day, part, n } });

/** The rows of a day: the total and its parts. */
function partRows(whole: string, byPart: string, day: number, parts: readonly (readonly [string, number])[]): Row[] {
  const counts = parts.map(([part, n]) => [part, Math.round(n * weightOf(day))] as const);
  return [
    count(
      whole,
      day,
      '',
      counts.reduce((sum, [, n]) => sum + n, 0),
    ),
    ...counts.map(([part, n]) => count(byPart, day, part, n)),
  ];
}

const start = (kind: string, day: number): Row => ({ table: 'count_start', values: { kind, day } });
/** Kinds of counters that come from the edge or are computed here. */
const fromEdge = ['visits', 'views', 'searchMisses', 'companyWait', 'requestWait', 'companyCountries', 'requestViews'];
const fromRows = [
  'signUps',
  'companiesApproved',
  'companiesRejected',
  'requests',
  'requestsApproved',
  'requestsRejected',
  'contacts',
  'revenue',
  'refunds',
];
const owners = ['owner', 'buyer'];

/** Countries of visitors: the first gets the remainder. */
function byCountry(table: string, column: string, id: string, day: number, views: number): Row[] {
  const others = countries.slice(1, 4).map(([country], index) => [country, Math.floor(views / (index + 4))] as const);
  const first = [countries[0]?.[0] ?? '', others.reduce((left, [, n]) => left - n, views)] as const;
  return [first, ...others].map(([country, n]) => ({ table, values: { [column]: id, day, country, views: n } }));
}

/**
 * @param companyDays daily views of the viewed companies
 * @param companies with their owners
 * @param requests with their companies
 */
export function analyticsRows(
  companyDays: readonly Row[],
  companies: readonly DemoCompany[],
  requests: readonly DemoRequest[],
  now: number,
): Row[] {
  const today = dayOf(now);
  const days = Array.from({ length: daysCounted }, (_, index) => today - index);
  const ownKeys = companies.filter(({ owner }) => owners.includes(owner)).map(({ key }) => key);
  const shown = requests.filter(({ company, approveStatus }) => ownKeys.includes(company) && approveStatus === approval.approved);
  return [
    ...days.flatMap((day) => [...partRows('visits', 'visitsByCountry', day, countries), ...partRows('views', 'viewsByPage', day, pages)]),
    ...fromEdge.map((kind) => start(kind, today - daysCounted + 1)),
    ...fromRows.map((kind) => start(kind, today - daysOfRows)),
    ...missed.map(([kind, term, n], index) => ({ table: 'search_miss_day', values: { day: today - index, kind, term, n } })),
    ...missed.map(([, , n], index) => count('searchMisses', today - index, '', n + (index % 3))),
    ...companyDays.flatMap(({ values }) =>
      byCountry('company_country_day', 'company_id', String(values['company_id']), Number(values['day']), Number(values['views'])),
    ),
    ...shown.flatMap(({ key, ageMs }) =>
      days
        .filter((day) => (today - day) * dayMs < ageMs)
        .flatMap((day) => byCountry('request_country_day', 'request_id', demoId('request', key), day, Math.round(9 * weightOf(day)))),
    ),
  ];
}
