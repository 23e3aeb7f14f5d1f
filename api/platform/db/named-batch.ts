/** A batch of named statements, whose answers have the same names. */
export type Statements = Readonly<Record<string, D1PreparedStatement>>;
export type Answers = Readonly<Record<string, D1Result<Record<string, unknown>>>>;

export async function askNamed(db: D1DatabaseSession, statements: Statements): Promise<Answers> {
  const answers = await db.batch<Record<string, unknown>>(Object.values(statements));
  return Object.fromEntries(Object.keys(statements).flatMap((name, index) => (answers[index] ? [[name, answers[index]]] : [])));
}
