import * as numbers from '../../contract/numbers/calls.ts';
import type { OwnSheet, Step } from '../../contract/numbers/kinds.ts';
import { missDaysKept } from '../../contract/numbers/limits.ts';
import type { ApiLanguage as Language } from '../../contract/text/languages.ts';
import type { Caller, Deps } from '../platform/http/handler.ts';
import { on, type Route } from '../platform/http/handler.ts';
import { csvFile, fileNameOf, fileTexts, partRows, seriesRows, termRows } from './file.ts';
import { readMisses } from './miss-store.ts';
import { readOwnNumbers, type Target } from './own.ts';
import { dayText, type Period, periodOf } from './period.ts';
import { readNumbers } from './read.ts';
import { countedFromOf } from './series.ts';
import { startsOf, startsStatement } from './store.ts';

async function missesOf({ db, clock }: Pick<Deps, 'db' | 'clock'>, period: Period) {
  const { results } = await startsStatement(db).all<{ kind: string; day: number }>();
  const starts = startsOf(results, clock.now(), missDaysKept);
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
  const told = await readOwnNumbers(deps, caller, target, id, period);
  const texts = fileTexts(ask.lang ?? caller.language);
  const rows = ask.sheet === 'series' ? seriesRows(told, texts.own, texts) : partRows(told, texts.own, texts);
  return csvFile(rows, fileNameOf(ask.sheet, ...daysOf(period)));
}

export const numbersRoutes: readonly Route[] = [
  on(numbers.getNumbers, ({ query, deps }) => readNumbers(deps, periodOf(query, deps.clock.now()), query.kinds)),
  on(numbers.getSearchMisses, ({ query, deps }) => missesOf(deps, periodOf({ ...query, step: 'day' }, deps.clock.now()))),
  on(numbers.getNumbersFile, async ({ query, caller, deps }) => {
    const period = periodOf(query, deps.clock.now());
    const texts = fileTexts(query.lang ?? caller.language);
    const name = fileNameOf(query.sheet, ...daysOf(period));
    if (query.sheet === 'terms') return csvFile(termRows((await missesOf(deps, period)).terms, texts), name);
    const told = await readNumbers(deps, period);
    return csvFile(query.sheet === 'series' ? seriesRows(told, texts.kind, texts) : partRows(told, texts.kind, texts), name);
  }),
  on(numbers.getCompanyNumbers, ({ query, caller, deps }) =>
    readOwnNumbers(deps, caller, 'company', query.companyId, periodOf(query, deps.clock.now())),
  ),
  on(numbers.getRequestNumbers, ({ query, caller, deps }) =>
    readOwnNumbers(deps, caller, 'request', query.requestId, periodOf(query, deps.clock.now())),
  ),
  on(numbers.getCompanyNumbersFile, ({ query, caller, deps }) => ownFile(deps, caller, 'company', query.companyId, query)),
  on(numbers.getRequestNumbersFile, ({ query, caller, deps }) => ownFile(deps, caller, 'request', query.requestId, query)),
];
