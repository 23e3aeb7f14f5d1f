import * as analytics from '../../contract/analytics/calls.ts';
import { getReviewTimes } from '../../contract/analytics/review-time-calls.ts';
import type { OwnSheet, Step } from '../../contract/analytics/kinds.ts';
import { missRetentionDays } from '../../contract/analytics/limits.ts';
import type { ApiLanguage as Language } from '../../contract/text/languages.ts';
import type { Caller, Deps } from '../platform/http/handler.ts';
import { on, type Route } from '../platform/http/handler.ts';
import { csvFile, fileNameOf, fileTexts, partRows, seriesRows, termRows } from './file.ts';
import { readMisses } from './miss-store.ts';
import { readOwnAnalytics, type Target } from './own.ts';
import { dayText, type Period, periodOf } from './period.ts';
import { readAnalytics } from './read.ts';
import { readReviewTimes } from './review-times.ts';
import { countedFromOf } from './series.ts';
import { startsOf, startsStatement } from './store.ts';

async function missesOf({ db, clock }: Pick<Deps, 'db' | 'clock'>, period: Period) {
  const { results } = await startsStatement(db).all<{ kind: string; day: number }>();
  const starts = startsOf(results, clock.now(), missRetentionDays);
  return { countedFrom: countedFromOf(starts.get('searchMisses'), period), terms: await readMisses(db, period) };
}

const daysOf = ({ from, to }: Period): [string, string] => [dayText(from), dayText(to)];

interface OwnAsk {
  from: string;
  to: string;
  step: Step;
  sheet: OwnSheet;
  lang?: Language | undefined;
}

async function ownFile(deps: Deps, caller: Caller, target: Target, id: string, ask: OwnAsk): Promise<Response> {
  const period = periodOf(ask, deps.clock.now());
  const answer = await readOwnAnalytics(deps, caller, target, id, period);
  const texts = fileTexts(ask.lang ?? caller.language);
  const rows = ask.sheet === 'series' ? seriesRows(answer, texts.own, texts) : partRows(answer, texts.own, texts);
  return csvFile(rows, fileNameOf(ask.sheet, ...daysOf(period)));
}

export const analyticsRoutes: readonly Route[] = [
  on(analytics.getAnalytics, ({ query, deps }) => readAnalytics(deps, periodOf(query, deps.clock.now()), query.kinds)),
  on(analytics.getSearchMisses, ({ query, deps }) => missesOf(deps, periodOf({ ...query, step: 'day' }, deps.clock.now()))),
  on(analytics.getAnalyticsFile, async ({ query, caller, deps }) => {
    const period = periodOf(query, deps.clock.now());
    const texts = fileTexts(query.lang ?? caller.language);
    const name = fileNameOf(query.sheet, ...daysOf(period));
    if (query.sheet === 'terms') return csvFile(termRows((await missesOf(deps, period)).terms, texts), name);
    const answer = await readAnalytics(deps, period);
    return csvFile(query.sheet === 'series' ? seriesRows(answer, texts.kind, texts) : partRows(answer, texts.kind, texts), name);
  }),
  on(analytics.getCompanyAnalytics, ({ query, caller, deps }) =>
    readOwnAnalytics(deps, caller, 'company', query.companyId, periodOf(query, deps.clock.now())),
  ),
  on(analytics.getRequestAnalytics, ({ query, caller, deps }) =>
    readOwnAnalytics(deps, caller, 'request', query.requestId, periodOf(query, deps.clock.now())),
  ),
  on(getReviewTimes, ({ deps }) => readReviewTimes(deps)),
  on(analytics.getCompanyAnalyticsFile, ({ query, caller, deps }) => ownFile(deps, caller, 'company', query.companyId, query)),
  on(analytics.getRequestAnalyticsFile, ({ query, caller, deps }) => ownFile(deps, caller, 'request', query.requestId, query)),
];
