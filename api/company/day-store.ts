/** Daily counts of companies, written by triggers on the counted tables (`company_viewed_on_day` and similar). */
import { trafficRetentionDays } from '../../contract/dashboard/limits.ts';
import { dayOf } from '../platform/clock.ts';

/** @param ids a subquery over ?1 */
export const forgetDaysStatement = (db: D1DatabaseSession, ids: string, value: string): D1PreparedStatement =>
  db.prepare(`DELETE FROM company_day WHERE company_id IN ${ids}`).bind(value);

export const sweepDaysStatement = (db: D1DatabaseSession, now: number): D1PreparedStatement =>
  db.prepare('DELETE FROM company_day WHERE day<=?1').bind(dayOf(now) - trafficRetentionDays);
