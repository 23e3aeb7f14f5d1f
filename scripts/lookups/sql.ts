/** Well below the 100 KB that D1 accepts for a statement. */
const statementBytes = 60_000;

type Value = string | number | null;

function literal(value: Value): string {
  if (value === null) return 'NULL';
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;
}

/** Statements of a head, lines and a tail, each below the limit. */
function statements(head: string, lines: readonly string[], tail: string): string {
  const parts: string[][] = [];
  let bytes = Infinity;
  for (const line of lines) {
    const size = Buffer.byteLength(line) + 2;
    if (bytes + size > statementBytes) {
      parts.push([]);
      bytes = 0;
    }
    parts.at(-1)?.push(line);
    bytes += size;
  }
  return parts.map((part) => `${head}${part.join(',\n')}${tail};\n`).join('\n');
}

/** Multi-row INSERT statements for a table, one row per line for readable diffs. */
export const insertStatements = <Column extends string>(
  table: string,
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, Value>>[],
): string =>
  statements(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES\n`,
    rows.map((row) => `(${columns.map((column) => literal(row[column])).join(',')})`),
    '',
  );

/** UPDATE statements that merge JSON into a column, one row per line. */
export const patchStatements = (table: string, column: string, patches: readonly (readonly [id: string, patch: object])[]): string =>
  statements(
    `UPDATE ${table} SET ${column}=json_patch(ifnull(${table}.${column},'{}'),patch.value) FROM json_each('{\n`,
    patches.map(([id, patch]) => `"${id}":${JSON.stringify(patch).replaceAll("'", "''")}`),
    `}') patch WHERE ${table}.id=patch.key`,
  );
