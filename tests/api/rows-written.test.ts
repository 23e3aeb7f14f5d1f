/** What a deployment pays most for (docs/scale.md): rows that one thing people do writes, with all indexes and totals that follow. */
import { env } from 'cloudflare:test';
import { expect, onTestFinished, test, vi } from 'vitest';
import { putAwayAfterMs, putRequestsAway } from '../../api/request/archive.ts';
import { expireRequestsStatement } from '../../api/request/edit-store.ts';
import { requestPublicMs } from '../../contract/limits.ts';
import { clock, testEnv } from '../support/api-client.ts';
import { database } from '../support/api-fixtures.ts';
import { opened, say, trader } from '../support/chat-fixtures.ts';
import { decided, editedRequest, published } from '../support/published.ts';

/** Counts what is written to a database from now on. */
function writtenTo(of: D1Database): { take(): number } {
  let rows = 0;
  const real = of.withSession.bind(of);
  const note = <Result extends D1Result>(result: Result): Result => {
    rows += result.meta.rows_written;
    return result;
  };
  const watch = (statement: D1PreparedStatement): D1PreparedStatement => {
    const [bind, all, run] = [statement.bind.bind(statement), statement.all.bind(statement), statement.run.bind(statement)];
    const noted = async (work: Promise<D1Result>): Promise<D1Result> => note(await work);
    const first = async (column?: string): Promise<unknown> => {
      const row = (await noted(all())).results[0] as Record<string, unknown> | undefined;
      return row === undefined ? null : column === undefined ? row : row[column];
    };
    return Object.assign(statement, {
      bind: (...values: unknown[]) => watch(bind(...values)),
      all: () => noted(all()),
      run: () => noted(run()),
      first,
    });
  };
  const spy = vi.spyOn(of, 'withSession').mockImplementation((constraint) => {
    const session = real(constraint);
    const [prepare, batch] = [session.prepare.bind(session), session.batch.bind(session)];
    return Object.assign(session, {
      prepare: (sql: string) => watch(prepare(sql)),
      batch: async (statements: D1PreparedStatement[]) => (await batch(statements)).map(note),
    });
  });
  onTestFinished(() => spy.mockRestore());
  const take = (): number => {
    const taken = rows;
    rows = 0;
    return taken;
  };
  return { take };
}

test('a request from its form to the archive, and a message', async () => {
  const owner = await published('Ropes of Trabzon');
  const [buyer, seller] = [await trader(), await trader()];
  const chatId = await opened(buyer, seller, { text: 'Good morning' });
  const [main, archive] = [writtenTo(env.DB), writtenTo(env.ARCHIVE)];
  const written: Record<string, number> = {};

  const { request } = await editedRequest(owner, { 'Request.Name': 'Coils of rope', 'Request.Send': 'true' });
  written['added and sent'] = main.take();
  await decided('request', request?.id ?? '', true);
  written['approved'] = main.take();
  await say(seller, chatId, 'Good evening');
  written['a message'] = main.take();
  clock.advance(requestPublicMs);
  await expireRequestsStatement(env.DB.withSession('first-primary'), clock.now()).run();
  written['over, two at once'] = main.take();
  clock.advance(putAwayAfterMs);
  await putRequestsAway(testEnv, database(), clock.now());
  written['put away, two at once'] = main.take();
  written['in the archive'] = archive.take();
  const most = {
    'added and sent': 37,
    approved: 65,
    'a message': 49,
    'over, two at once': 36,
    'put away, two at once': 12,
    'in the archive': 4,
  };
  for (const [what, rows] of Object.entries(most)) {
    expect(written[what], what).toBeLessThanOrEqual(rows);
    expect(written[what], what).toBeGreaterThan(0);
  }
});
