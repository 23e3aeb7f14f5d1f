/** Restricts products as the decision on a report does, and decides on corrected ones. */
import { runGuarded } from '../../../api/platform/db/guard.ts';
import { liftProductStatements, readShownProduct, restrictProductStatements } from '../../../api/product/restriction-store.ts';
import { decide } from '../../../contract/moderation/calls.ts';
import { rejectReasonText } from '../../../contract/moderation/rejection.ts';
import { call, clock } from './api-client.ts';
import { database } from './api-fixtures.ts';
import { moderatorToken } from './published.ts';
import { firstValue } from './database.ts';

/** @returns false if it is not public */
export async function restricted(id: string, code = 'FACTS_FALSE'): Promise<boolean> {
  const db = database();
  const row = await readShownProduct(db, id);
  if (row === null) return false;
  const reason = rejectReasonText({ reasons: [code], note: 'Please show the certificate.' });
  await runGuarded(db, restrictProductStatements(db, row, reason, clock.now()), 'STALE_VERSION');
  return true;
}

/** Lifts the restriction as an appeal does, without a correction. */
export async function lifted(id: string): Promise<void> {
  const db = database();
  await runGuarded(db, liftProductStatements(db, { id, version: await versionOf(id), now: clock.now() }), 'NOT_FOUND');
}

export const versionOf = async (id: string): Promise<number> =>
  (await firstValue<number>('SELECT version FROM product WHERE id=?1', id)) ?? -1;

/** A moderator's decision on the present version. @returns the code of the answer */
export async function decidedProduct(id: string, approve: boolean, reasons: string[] = ['RIGHTS_INFRINGED']): Promise<string> {
  const body = { kind: 'product', id, version: await versionOf(id), approve, ...(approve ? {} : { reasons }) } as const;
  return (await call(decide, { token: await moderatorToken(), body })).envelope.code;
}
