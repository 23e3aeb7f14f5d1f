/** Suspends companies, also between two round trips to the database. */
import { env } from 'cloudflare:test';
import { freeCompanyStatement, suspendCompanyStatement } from '../../../api/company/suspend-store.ts';
import { showRequestsStatement } from '../../../api/request/company-store.ts';
import type { Env } from '../../../api/platform/env.ts';
import { clock, testEnv } from './api-client.ts';
import { database, type TestUser } from './api-fixtures.ts';
import { allRows } from './database.ts';

/** Companies of an account, without its own company of the sign-up. */
export const companiesOf = async ({ masterUserId }: Pick<TestUser, 'masterUserId'>): Promise<string[]> =>
  (
    await allRows<{ id: string }>(
      'SELECT id FROM company WHERE owner_user_id=?1 AND is_user_company=0 AND deleted_at IS NULL ORDER BY seq',
      masterUserId,
    )
  ).map(({ id }) => id);

/** Suspends as an administrator's call does. */
export async function suspended(...companyIds: string[]): Promise<void> {
  const db = database();
  await db.batch(companyIds.map((id) => suspendCompanyStatement(db, id, 'SPAM', clock.now())));
}
export async function lifted(...companyIds: string[]): Promise<void> {
  const db = database();
  await db.batch(
    companyIds.flatMap((companyId) => [freeCompanyStatement(db, companyId), showRequestsStatement(db, { companyId }, clock.now())]),
  );
}

const writes = /^\s*(?:INSERT|UPDATE|DELETE)\b/i;

/** An environment in which `change` runs once, before the first batch that writes. */
export function changingBeforeWrite(change: () => Promise<unknown>): Env {
  let hasChanged = false;
  const writing = new WeakSet<D1PreparedStatement>();
  const known = (statement: D1PreparedStatement, isWriting: boolean): D1PreparedStatement => {
    if (isWriting) writing.add(statement);
    const bind = statement.bind.bind(statement);
    return Object.assign(statement, { bind: (...values: unknown[]) => known(bind(...values), isWriting) });
  };
  const withSession = (constraint: D1SessionConstraint): D1DatabaseSession => {
    const session = env.DB.withSession(constraint);
    const [prepare, batch] = [session.prepare.bind(session), session.batch.bind(session)];
    return Object.assign(session, {
      prepare: (sql: string) => known(prepare(sql), writes.test(sql)),
      batch: async <Row>(statements: D1PreparedStatement[]): Promise<D1Result<Row>[]> => {
        if (!hasChanged && statements.some((statement) => writing.has(statement))) {
          hasChanged = true;
          await change();
        }
        return batch<Row>(statements);
      },
    });
  };
  return { ...testEnv, DB: { withSession } as unknown as D1Database };
}
