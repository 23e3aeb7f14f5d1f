/** SQL of the daily counts of one company or request. The cost of a read depends on the number of days and of countries per day. */
import { approval } from '../../contract/company/approval.ts';
import { trafficRetentionDays } from '../../contract/dashboard/limits.ts';
import { idsOf, someOf } from '../platform/db/forgetting.ts';
import { dayOf } from '../platform/clock.ts';
import type { Span } from './period.ts';

export interface OwnDay {
  day: number;
  views: number;
  contacts: number;
  answers: number;
}
export interface OwnCountry {
  country: string;
  views: number;
  contacts: number;
  answers: number;
}

/** The statements for the analytics of a company or request ?1 from day ?2 to ?3. */
interface OwnReads {
  /** Whether the company or request belongs to the account. */
  isOwn: string;
  days: string;
  countries: string;
}

const sums = 'SUM(views) AS views, SUM(contacts) AS contacts, SUM(answers) AS answers';

export const companyReads: OwnReads = {
  isOwn: 'SELECT 1 AS own FROM company WHERE id=?1 AND owner_user_id=?2 AND is_user_company=0 AND deleted_at IS NULL',
  days: 'SELECT day, views, contacts, answers FROM company_day WHERE company_id=?1 AND day BETWEEN ?2 AND ?3',
  countries: `SELECT country, ${sums} FROM company_country_day WHERE company_id=?1 AND day BETWEEN ?2 AND ?3 GROUP BY country`,
};
export const requestReads: OwnReads = {
  isOwn: 'SELECT 1 AS own FROM request WHERE id=?1 AND owner_user_id=?2 AND deleted_at IS NULL',
  days: `SELECT day, ${sums} FROM request_country_day WHERE request_id=?1 AND day BETWEEN ?2 AND ?3 GROUP BY day`,
  countries: `SELECT country, ${sums} FROM request_country_day WHERE request_id=?1 AND day BETWEEN ?2 AND ?3 GROUP BY country`,
};

/** Adds page views to public requests. @param views `[id, country, count]` */
export const addRequestViewsStatement = (
  db: D1DatabaseSession,
  views: readonly (readonly [string, string, number])[],
  day: number,
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO request_country_day(request_id, day, country, views) SELECT r.id, ?2, v.value->>1, v.value->>2 FROM json_each(?1) v
       CROSS JOIN request r ON r.id=v.value->>0 AND r.approve_status=${approval.approved} AND r.is_active=1
       ON CONFLICT(request_id, day, country) DO UPDATE SET views=views+excluded.views`,
    )
    .bind(JSON.stringify(views), day);

/** Daily counts of requests are stored as long as those of companies. */
export const sweepOwnStatements = (db: D1DatabaseSession, now: number): D1PreparedStatement[] => [
  db.prepare('DELETE FROM company_country_day WHERE day<=?1').bind(dayOf(now) - trafficRetentionDays),
  db.prepare('DELETE FROM request_country_day WHERE day<=?1').bind(dayOf(now) - trafficRetentionDays),
];

const companies = idsOf('company', 'owner_user_id=?1');
const requests = someOf('request', idsOf('request', 'owner_user_id=?1'));

export const forgetCompanyAnalyticsStatement = (db: D1DatabaseSession, userId: string): D1PreparedStatement =>
  db.prepare(`DELETE FROM company_country_day WHERE company_id IN ${companies}`).bind(userId);

/** Deletes the counts of the requests that the same batch deletes; has to precede their deletion. @param countMax number of requests */
export const forgetRequestAnalyticsStatement = (
  db: D1DatabaseSession,
  userId: string,
  countMax: number,
  now: number,
): D1PreparedStatement => db.prepare(`DELETE FROM request_country_day WHERE request_id IN ${requests}`).bind(userId, now, countMax);

/** Reads the analytics of one company or request in one round trip. */
export async function readOwn(
  db: D1DatabaseSession,
  reads: OwnReads,
  id: string,
  ownerId: string,
  days: Span,
  period: Span,
): Promise<{ isOwn: boolean; days: OwnDay[]; countries: OwnCountry[]; starts: { kind: string; day: number }[] }> {
  const [own, dayRows, countryRows, starts] = await db.batch<unknown>([
    db.prepare(reads.isOwn).bind(id, ownerId),
    db.prepare(reads.days).bind(id, days.from, days.to),
    db.prepare(reads.countries).bind(id, period.from, period.to),
    db.prepare(
      "SELECT kind, MIN(day) AS day FROM count_start WHERE kind IN('companyAnswers','companyCountries','requestViews') GROUP BY kind UNION ALL SELECT 'companyViews', MIN(day) FROM company_day_start",
    ),
  ]);
  return {
    isOwn: (own?.results.length ?? 0) > 0,
    days: (dayRows?.results ?? []) as OwnDay[],
    countries: (countryRows?.results ?? []) as OwnCountry[],
    starts: (starts?.results ?? []) as { kind: string; day: number }[],
  };
}
