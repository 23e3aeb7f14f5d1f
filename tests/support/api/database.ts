/** Runs single statements in the database of the API under test. */
import { env } from 'cloudflare:test';

type Row = Record<string, unknown>;

const bound = (sql: string, values: unknown[]): D1PreparedStatement => env.DB.prepare(sql).bind(...values);

export const runSql = (sql: string, ...values: unknown[]): Promise<D1Result> => bound(sql, values).run();

export const firstRow = <Found = Row>(sql: string, ...values: unknown[]): Promise<Found | null> => bound(sql, values).first<Found>();

export const allRows = async <Found = Row>(sql: string, ...values: unknown[]): Promise<Found[]> =>
  (await bound(sql, values).all<Found>()).results;

/** The value of the only selected column; null without a row. */
export const firstValue = async <Value = unknown>(sql: string, ...values: unknown[]): Promise<Value | null> => {
  const [value = null] = Object.values((await firstRow<Record<string, Value>>(sql, ...values)) ?? {});
  return value;
};
