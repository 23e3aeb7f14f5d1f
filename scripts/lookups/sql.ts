/** Well below the 100 KB that D1 accepts for a statement. */
const statementBytes = 60_000;

type Value = string | number | null;

function literal(value: Value): string {
  if (value === null) return 'NULL';
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;
}

/** Multi-row INSERT statements for a table, one row per line for readable diffs. */
export function insertStatements<Column extends string>(
  table: string,
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, Value>>[],
): string {
  const head = `INSERT INTO ${table} (${columns.join(', ')}) VALUES\n`;
  const statements: string[] = [];
  let lines: string[] = [];
  let bytes = 0;
  for (const row of rows) {
    const line = `(${columns.map((column) => literal(row[column])).join(',')})`;
    if (bytes > 0 && bytes + Buffer.byteLength(line) > statementBytes) {
      statements.push(`${head}${lines.join(',\n')};\n`);
      lines = [];
      bytes = 0;
    }
    lines.push(line);
    bytes += Buffer.byteLength(line) + 2;
  }
  if (lines.length > 0) statements.push(`${head}${lines.join(',\n')};\n`);
  return statements.join('\n');
}
