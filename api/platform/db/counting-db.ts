/**
 * Counts the rows that the database reads for a call: D1 charges for them, and too many mean that the cost of a list grows with the
 * catalogue.
 */

/** Rows read by the statements of a call: a list per round trip to the database, a number per statement. */
export type ReadTrips = number[][];

/** A header of answers in local mode: statements of a round trip are joined by `+`, round trips by `,`. */
export const rowsReadHeader = 'x-rows-read';
export const writeRowsRead = (trips: ReadTrips): string => trips.map((trip) => trip.join('+')).join(',');

/** Lets a session record in `trips` the rows read by each statement. For measurements: it turns `first()` into `all()`. */
export function countReads(session: D1DatabaseSession, trips: ReadTrips): D1DatabaseSession {
  const watch = (statement: D1PreparedStatement): D1PreparedStatement => {
    const bind = statement.bind.bind(statement);
    const all = statement.all.bind(statement);
    const run = statement.run.bind(statement);
    const noted = async <Row>(work: Promise<D1Result<Row>>): Promise<D1Result<Row>> => {
      const result = await work;
      trips.push([result.meta.rows_read]);
      return result;
    };
    const first = async (column?: string): Promise<unknown> => {
      const row = (await noted(all<Record<string, unknown>>())).results[0];
      if (row === undefined) return null;
      return column === undefined ? row : row[column];
    };
    return Object.assign(statement, {
      bind: (...values: unknown[]) => watch(bind(...values)),
      all: () => noted(all()),
      run: () => noted(run()),
      first,
    });
  };
  const prepare = session.prepare.bind(session);
  const batch = session.batch.bind(session);
  return Object.assign(session, {
    prepare: (sql: string) => watch(prepare(sql)),
    batch: async (statements: D1PreparedStatement[]) => {
      const results = await batch(statements);
      trips.push(results.map(({ meta }) => meta.rows_read));
      return results;
    },
  });
}
