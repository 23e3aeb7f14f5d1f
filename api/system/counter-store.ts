import { minuteMs } from '../../contract/limits.ts';
import { type Counted, counterRetentionMs } from '../../contract/system/tally.ts';

const columns = ['ms_10', 'ms_30', 'ms_100', 'ms_300', 'ms_1000', 'ms_3000', 'ms_more'] as const;
type Columns = Record<(typeof columns)[number], number>;

/** Adds to the counts of other isolates. */
export const addCountedStatement = (db: D1DatabaseSession, { minute, name, errors, histogram }: Counted): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO counter_minute(minute, name, errors, ${columns.join(', ')}) VALUES(?1,?2,?3,?4,?5,?6,?7,?8,?9,?10)
       ON CONFLICT(minute, name) DO UPDATE SET errors=errors+excluded.errors, ${columns.map((column) => `${column}=${column}+excluded.${column}`).join(', ')}`,
    )
    .bind(minute, name, errors, ...histogram);

/** An hour's groups and minutes; reads its counts, up to 60 rows per group. @param until the last minute to be returned */
export async function readCounted(
  db: D1DatabaseSession,
  from: number,
  until: number,
): Promise<{
  groups: { name: string; errors: number; histogram: number[] }[];
  minutes: { minute: number; calls: number; errors: number }[];
}> {
  const within = 'FROM counter_minute WHERE minute>=?1 AND minute<=?2';
  const [groups, minutes] = (await db.batch([
    db
      .prepare(
        `SELECT name, SUM(errors) AS errors, ${columns.map((column) => `SUM(${column}) AS ${column}`).join(', ')} ${within} GROUP BY name`,
      )
      .bind(from, until),
    db.prepare(`SELECT minute, SUM(errors) AS errors, SUM(${columns.join('+')}) AS calls ${within} GROUP BY minute`).bind(from, until),
  ])) as [D1Result<{ name: string; errors: number } & Columns>, D1Result<{ minute: number; calls: number; errors: number }>];
  return {
    groups: groups.results.map((row) => ({
      name: row.name,
      errors: row.errors,
      histogram: columns.map((column) => row[column]),
    })),
    minutes: minutes.results,
  };
}

export const sweepCountedStatement = (db: D1DatabaseSession, now: number): D1PreparedStatement =>
  db.prepare('DELETE FROM counter_minute WHERE minute<?1').bind(Math.floor((now - counterRetentionMs) / minuteMs));
