/** A database that was filled before its days were counted knows of them what its rows can tell. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { readLookups } from '../../bench/catalogue.ts';
import { generate, sizeOf } from '../../bench/generate.ts';
import { likeD1 } from '../../bench/plain-database.ts';
import { root } from '../support/rooms.ts';

const folder = join(root, 'api/migrations');
const files = readdirSync(folder).sort();
const isOfNumbers = (name: string): boolean => /^006[456]/.test(name);
const apply = (database: DatabaseSync, names: readonly string[]): void => {
  for (const name of names) database.exec(readFileSync(join(folder, name), 'utf8'));
};

test('the days of a filled database are those that triggers would have counted, and begin where its rows do', async () => {
  const [before, after] = [new DatabaseSync(':memory:'), new DatabaseSync(':memory:')];
  const fill = async (database: DatabaseSync): Promise<void> => {
    const d1 = likeD1(database);
    await generate(d1, await readLookups(d1), sizeOf(0), { ...sizeOf(600), products: 0 }, Date.UTC(2026, 4, 4));
  };
  apply(
    before,
    files.filter((name) => !isOfNumbers(name)),
  );
  await fill(before);
  apply(before, files.filter(isOfNumbers));
  apply(after, files);
  await fill(after);
  const counted = (database: DatabaseSync) =>
    database
      .prepare(
        "SELECT kind, day, part, n FROM count_day WHERE kind IN('signUps','requests','requestsByKind','requestsByCountry','contacts') AND n>0 ORDER BY 1, 2, 3",
      )
      .all();
  expect(counted(before).length).toBeGreaterThan(10);
  expect(counted(before)).toEqual(counted(after));
  const first = before.prepare('SELECT MIN(created_at)/86400000 AS day FROM users').get()?.['day'];
  expect(before.prepare("SELECT day FROM count_start WHERE kind='requests'").get()?.['day']).toBe(first);
  const today = Math.floor(Date.now() / 86_400_000);
  expect(Number(before.prepare("SELECT day FROM count_start WHERE kind='visits'").get()?.['day'])).toBeGreaterThanOrEqual(today - 1);
  expect(before.prepare("SELECT COUNT(*) AS n FROM count_day WHERE kind IN('visits','views','companyWait')").get()?.['n']).toBe(0);
});
