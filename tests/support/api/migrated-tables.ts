/** Reads the tables of a database in a Worker's tests, to check the declarations of subjects. */
import type { MigratedTable } from './subject-faults.ts';

const takesAlong = /\bDELETE ON (\w+)\b.*?\bBEGIN\b(.*)/is;

/** Leaves out the internal tables of full-text indexes and SQLite. */
export async function migratedIn(database: D1Database): Promise<[string, MigratedTable][]> {
  const { results } = await database
    .prepare("SELECT name, sql, type FROM sqlite_schema WHERE type IN('table', 'trigger')")
    .all<{ name: string; sql: string; type: string }>();
  const triggers = results.flatMap(({ sql }) => {
    const [, from = '', body = ''] = takesAlong.exec(sql) ?? [];
    return [...body.matchAll(/\bDELETE FROM (\w+)/gi)].map(([, to = '']) => ({ to, from }));
  });
  const tables = results.filter(({ name, type }) => type === 'table' && !/_fts_|^sqlite_|^_cf_|^d1_/.test(name));
  return Promise.all(
    tables.map(async ({ name, sql }): Promise<[string, MigratedTable]> => {
      const columns = await database.prepare(`SELECT name FROM pragma_table_info('${name}')`).all<{ name: string }>();
      const keys = await database
        .prepare(`SELECT "table" AS to_table, on_delete='CASCADE' AS is_cascade FROM pragma_foreign_key_list('${name}')`)
        .all<{ to_table: string; is_cascade: 0 | 1 }>();
      const cascades = keys.results.filter((key) => key.is_cascade === 1).map((key) => key.to_table);
      return [
        name,
        {
          columns: columns.results.map((column) => column.name),
          references: keys.results.map((key) => key.to_table),
          goesWith: [...cascades, ...triggers.filter(({ to }) => to === name).map(({ from }) => from)],
          isIndex: sql.startsWith('CREATE VIRTUAL'),
        },
      ];
    }),
  );
}
