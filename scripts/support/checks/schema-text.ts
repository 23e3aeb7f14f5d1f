/** A database's schema in a normal form: without comments, spaces and quotes around names. */

/** A row of `sqlite_schema`. */
export interface SchemaRow {
  type: string;
  name: string;
  tbl_name: string;
  sql: string | null;
}

/** Works in D1 and in node:sqlite. */
export const schemaSql = 'SELECT type, name, tbl_name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY rowid';

const token = /--[^\n]*|\/\*[\s\S]*?\*\/|\s+|'(?:[^']|'')*'|"(?:[^"]|"")*"|[\p{L}\p{N}_$]+|./gu;
const isSpace = (text: string): boolean => /^(?:\s|--|\/\*)/.test(text);
const isWord = (text: string): boolean => /^[\p{L}\p{N}_$'"]/u.test(text);

const tokensOf = (sql: string): string[] =>
  (sql.match(token) ?? []).filter((text) => !isSpace(text)).map((text) => (/^"\w+"$/.test(text) ? text.slice(1, -1) : text));

/** A statement with each column, or each step of a trigger, on its own line. */
export function statementText(sql: string): string {
  const isTable = /^\s*CREATE\s+TABLE\b/i.test(sql);
  let text = '';
  let last = '';
  let depth = 0;
  for (const next of tokensOf(sql)) {
    if (next === ')') depth -= 1;
    const breaks = isTable && ((depth === 1 && (last === ',' || last === '(')) || (depth === 0 && next === ')'));
    if (breaks && !text.includes('\n') && last === '(') text += '\n  ';
    else if (breaks) text += next === ')' && depth === 0 ? '\n' : last === ',' ? '\n  ' : '';
    else if (last === ';') text += '\n  ';
    else if (last === ',' || (isWord(next) && (isWord(last) || last === ')'))) text += ' ';
    text += next;
    if (next === '(') depth += 1;
    last = next;
  }
  return `${text};`;
}

/** Excludes internal tables of SQLite's full-text index and of tools. */
const isOwn = (rows: readonly SchemaRow[]) => {
  const indexes = rows.filter(({ sql }) => /^\s*CREATE\s+VIRTUAL/i.test(sql ?? '')).map(({ name }) => name);
  const internal = new Set(indexes.flatMap((name) => ['data', 'idx', 'content', 'docsize', 'config'].map((part) => `${name}_${part}`)));
  return ({ name }: SchemaRow): boolean => !internal.has(name) && !/^(?:sqlite_|_cf_|d1_migrations$)/.test(name);
};

const ranks = ['table', 'view', 'index', 'trigger'];

/** The whole schema: tables by name, each with its indexes and triggers. */
export function schemaText(rows: readonly SchemaRow[]): string {
  const order = ({ type, name, tbl_name: table }: SchemaRow): string => `${table} ${ranks.indexOf(type)} ${name}`;
  return rows
    .filter(isOwn(rows))
    .toSorted((one, other) => (order(one) < order(other) ? -1 : 1))
    .map(({ type, sql }) => `${type === 'table' || type === 'view' ? '\n' : ''}${statementText(sql ?? '')}\n`)
    .join('');
}

const tableBody = /^(CREATE TABLE \w+\()\n([\s\S]*?)\n(?=\))/gm;
const sortedLines = (lines: string): string =>
  lines
    .split('\n')
    .map((line) => line.replace(/,$/, ''))
    .toSorted()
    .join('\n');

/**
 * The schema without the order of columns, which differs in databases that got a column by a later migration. No statement depends on the
 * order.
 */
export const inAnyOrder = (schema: string): string =>
  schema.replaceAll(tableBody, (_, head: string, lines: string) => `${head}\n${sortedLines(lines)}\n`);
