/** docs/data-model.md, generated from the migrations: the tables of each owner, their columns and foreign keys. */
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { format, resolveConfig } from 'prettier';
import { asciiLowerCase } from '../../../contract/text/letter-case.ts';
import { root } from '../install.mjs';
import { migrationNames, readMigration, type Which } from '../deploy/migrations.ts';
import { loadSubjects, type Owner } from './subjects.ts';

interface Column {
  name: string;
  type: string;
  notnull: 0 | 1;
  pk: number;
}
interface Reference {
  column: string;
  table: string;
}
interface Table {
  name: string;
  kind: string;
  /** The meaning of a row, from the line above the table in its migration. */
  says: string;
  columns: Column[];
  references: Reference[];
}

const made = /^-- (.+)\nCREATE (?:VIRTUAL )?(TABLE|VIEW) (\w+)/gm;

/** The line above each table and view of the migrations. */
export const notesOf = (which: Which): Map<string, string> =>
  new Map(
    migrationNames(which).flatMap((name) =>
      [...readMigration(which, name).matchAll(made)].map(([, says = '', , table = '']) => [table, says] as const),
    ),
  );

const readTables = (database: DatabaseSync, which: Which): Table[] => {
  const notes = notesOf(which);
  return database
    .prepare("SELECT name, type, sql FROM sqlite_schema WHERE type IN('table','view') ORDER BY rowid")
    .all()
    .map((row) => ({ name: String(row['name']), isIndex: String(row['sql']).startsWith('CREATE VIRTUAL'), type: String(row['type']) }))
    .filter(({ name }) => notes.has(name))
    .map(({ name, isIndex, type }) => ({
      name,
      kind: isIndex ? 'full-text index' : type,
      says: notes.get(name) ?? '',
      // FTS5 hides its internal columns.
      columns: (
        database.prepare(`SELECT name, type, "notnull", pk, hidden FROM pragma_table_xinfo('${name}')`).all() as unknown as (Column & {
          hidden: number;
        })[]
      ).filter(({ hidden }) => hidden !== 1),
      references: database
        .prepare(`SELECT "from" AS "column", "table" FROM pragma_foreign_key_list('${name}') ORDER BY seq, id DESC`)
        .all() as unknown as Reference[],
    }));
};

const entityOf = ({ name, columns, references }: Table): string =>
  `  ${name} {\n${columns
    .map(({ name: column, type, pk }) => {
      const keys = [...(pk > 0 ? ['PK'] : []), ...(references.some((one) => one.column === column) ? ['FK'] : [])].join(', ');
      return `    ${type === '' ? 'text' : asciiLowerCase(type)} ${column}${keys === '' ? '' : ` ${keys}`}`;
    })
    .join('\n')}\n  }`;

/** The arrow of a foreign key in Mermaid: a row refers to exactly one other (`}o--||`) or to at most one (`}o--o|`). */
const arrowOf = ({ name, columns }: Table, { column, table }: Reference): string =>
  `  ${name} }o--${columns.some((one) => one.name === column && one.notnull === 0) ? 'o|' : '||'} ${table} : ${column}`;

const diagramOf = (tables: readonly Table[]): string =>
  `\`\`\`mermaid\nerDiagram\n${[...tables.map(entityOf), ...tables.flatMap((table) => table.references.map((one) => arrowOf(table, one)))].join('\n')}\n\`\`\``;

const lineOf = ({ name, kind, says }: Table): string => `- \`${name}\`${kind === 'table' ? '' : ` (${kind})`}: ${says}`;

const sectionOf = (heading: string, tables: readonly Table[]): string =>
  `## ${heading}\n\n${tables.map(lineOf).join('\n')}\n\n${diagramOf(tables)}`;

/** Foreign keys between tables of different owners. */
const overviewOf = (tables: readonly Table[], ownerOf: (table: string) => string): string => {
  const arrows = tables.flatMap(({ name, references }) => references.map(({ table }) => `  ${ownerOf(name)} --> ${ownerOf(table)}`));
  const between = [...new Set(arrows)].filter((arrow) => new Set(arrow.trim().split(' --> ')).size === 2);
  return `\`\`\`mermaid\nflowchart BT\n${between.toSorted().join('\n')}\n\`\`\``;
};

/** The text of the page. @param subjects the owners of the tables @throws for a table without an owner */
export async function dataModelPage(databases: Readonly<Record<Which, DatabaseSync>>, subjects?: readonly Owner[]): Promise<string> {
  const tables = readTables(databases.marketplace, 'marketplace');
  const list = subjects ?? (await loadSubjects());
  const ownerByTable = new Map(list.flatMap(({ name, tables: own }) => Object.keys(own).map((table) => [table, name] as const)));
  const ownerless = tables.find(({ name, kind }) => kind !== 'view' && !ownerByTable.has(name));
  if (ownerless !== undefined) throw new Error(`no subject owns ${ownerless.name}: name it in tables of its api/<subject>/index.ts`);
  // A view has no owner of its own: it belongs to the table above it in the migration.
  const neighbours = new Map(
    tables.map(({ name }, place) => [name, tables.slice(0, place).findLast((one) => ownerByTable.has(one.name))?.name ?? '']),
  );
  const ownerOf = (table: string): string => ownerByTable.get(table) ?? ownerByTable.get(neighbours.get(table) ?? '') ?? '';
  const sections = list
    .map((subject) => [subject.name, tables.filter(({ name }) => ownerOf(name) === subject.name)] as const)
    .filter(([, own]) => own.length > 0)
    .map(([name, own]) => sectionOf(`\`api/${name}\``, own));
  const file = join(root, 'docs/data-model.md');
  return format(
    `# Data model

Generated by \`scripts/schema.ts\` from the migrations (\`api/migrations\`, \`api/archive\`) and the tables that each
subject names (\`api/<subject>/index.ts\`); after a change, \`npx node scripts/schema.ts\` writes it again. Constraints, triggers
and indexes with the queries that need them are beside each table in its migration. The whole schema is
[\`api/schema.sql\`](../api/schema.sql) and [\`api/archive-schema.sql\`](../api/archive-schema.sql). Only its owner writes a
table ([packages](packages.md)). Messages are in the databases of their chat rooms (\`api/chat/room/room-log.ts\`). To add a
table, follow [the recipe](recipes/add-a-table.md).

Ids are 24 hexadecimal characters, times are milliseconds UTC, amounts are minor units; \`seq\` is the order in time. A
diagram shows foreign keys, as arrows from a row to the row that it names.

## References between subjects

${overviewOf(tables, ownerOf)}

${sections.join('\n\n')}

${sectionOf('The archive', readTables(databases.archive, 'archive'))}
`,
    { ...(await resolveConfig(file)), parser: 'markdown', plugins: [] },
  );
}
