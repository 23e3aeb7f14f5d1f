/** Places of the lookups: two cities of Saudi Arabia, of which one has a name in each language, and "rest of the world". */
import { env } from 'cloudflare:test';
import { runSql } from './database.ts';

const firstOf = async (sql: string, ...values: unknown[]): Promise<string> => {
  const id = await env.DB.prepare(sql)
    .bind(...values)
    .first<string>('id');
  if (id === null) throw new Error(`no row: ${sql}`);
  return id;
};
export const countryIdOf = (code: string): Promise<string> => firstOf('SELECT id FROM country WHERE code=?1', code);
export const cityIdOf = (code: string, name: string): Promise<string> =>
  firstOf('SELECT c.id FROM city c JOIN country k ON k.id=c.country_id WHERE k.code=?1 AND c.name=?2', code, name);

export const riyadhNames = { en: 'Riyadh', tr: 'Riyad', ru: 'Эр-Рияд', ar: 'الرياض' };
/** Gives a city names, as a release or an operator does. */
export const nameCity = (cityId: string, names: (Partial<typeof riyadhNames> & { also?: string[] }) | null) =>
  runSql('UPDATE city SET names=?2 WHERE id=?1', cityId, names === null ? null : JSON.stringify(names));
