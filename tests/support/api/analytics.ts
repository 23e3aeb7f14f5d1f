/** Fixtures of tests of analytics: days of the tests' clock, a marketplace without counters, and its administrator. */
import { afterEach, beforeEach } from 'vitest';
import { dayMs } from '../../../contract/limits.ts';
import type { Step } from '../../../contract/analytics/kinds.ts';
import { getAnalytics } from '../../../contract/analytics/calls.ts';
import { clock, data } from './api-client.ts';
import { consolePerson, consoleSession } from './api-fixtures.ts';
import { runSql } from './database.ts';

/** Days since 1970. */
export const today = (): number => Math.floor(clock.now() / dayMs);
export const dayText = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);
/** The last days, up to today. */
export const period = (days: number, step: Step = 'day') => ({ from: dayText(today() - days + 1), to: dayText(today()), step });

let administrator: Awaited<ReturnType<typeof consolePerson>>;
/** Called at the top of a file. Each of its tests begins without counters. */
export function beginUncounted(): void {
  beforeEach(async () => {
    clock.restart();
    await runSql('DELETE FROM search_miss_day');
    // The migrations ran on a later day than that of the tests' clock.
    await runSql('UPDATE OR REPLACE count_start SET day=0');
    administrator = await consolePerson('administrator');
    await runSql('DELETE FROM count_day');
  });
  afterEach(() => clock.restart());
}

/** The administrator's token; it expires with the test's clock. */
export const chiefToken = () => consoleSession(administrator);
export const ask = async (query: { from: string; to: string; step: Step; kinds?: string }) =>
  data(getAnalytics, { token: await chiefToken(), query });
export const totals = async (days = 1) =>
  Object.fromEntries((await ask(period(days))).series.map(({ kind, part, total }) => [part === '' ? kind : `${kind}:${part}`, total]));
export const count = (kind: string, day: number, n: number, part = '') =>
  runSql('INSERT INTO count_day(kind, day, part, n) VALUES(?1,?2,?3,?4)', kind, day, part, n);
