/** SQL of items that concern a console person's own account: colleagues have to decide on them. */
import type { ModerationKind } from '../../contract/moderation/schemas.ts';
import { mainAccountOf, readMainAccount } from '../account/account-store.ts';
import type { Moderated, Queues } from '../platform/subject/moderated.ts';
import { accountsOf, byKind, isOwn } from './store.ts';

/** The main accounts that own an item of a queue or are a party of it, whether it is pending or not. */
export async function readItemAccounts(
  db: D1DatabaseSession,
  queue: Pick<Moderated, 'id' | 'from' | 'accounts' | 'people'>,
  id: string,
): Promise<string[]> {
  const columns = accountsOf(queue).map((account, place) => `${account} AS account${place}`);
  const row = await db
    .prepare(`SELECT ${columns.join(', ')} FROM ${queue.from} WHERE ${queue.id} = ?1`)
    .bind(id)
    .first<Record<string, string | null>>();
  return Object.values(row ?? {}).filter((account) => account !== null);
}

const listed = (account: string | null): string[] => (account === null ? [] : [account]);

/** The main account of a person. */
export const readPersonAccounts = async (db: D1DatabaseSession, userId: string): Promise<string[]> =>
  listed(await readMainAccount(db, userId));

/** The main account of a company. */
export const readCompanyAccounts = async (db: D1DatabaseSession, companyId: string): Promise<string[]> =>
  listed(await db.prepare('SELECT owner_user_id FROM company WHERE id = ?1').bind(companyId).first<string>('owner_user_id'));

export interface OwnWaiting {
  counts: Record<ModerationKind, number>;
  /** Whether somebody of another account may decide on it. */
  hasColleague: boolean;
}

/** How many items of an account are pending in each queue, and whether a colleague may decide on them. */
export async function readOwnWaiting(db: D1DatabaseSession, queues: Queues, masterUserId: string): Promise<OwnWaiting> {
  const counts = Object.values(queues).map(
    (queue) => `(SELECT COUNT(*) FROM ${queue.from} WHERE ${queue.where} AND ${isOwn(queue, '?1')}) AS ${queue.kind}`,
  );
  const row = await db
    .prepare(
      `SELECT EXISTS(SELECT 1 FROM moderator m CROSS JOIN users p ON p.id = m.user_id
         WHERE m.role IN('moderator', 'administrator') AND p.suspended_at IS NULL AND p.deleted_at IS NULL AND ${mainAccountOf('p.id')} <> ?1) AS colleague,
       ${counts.join(', ')}`,
    )
    .bind(masterUserId)
    .first<OwnWaiting['counts'] & { colleague: number }>();
  if (row === null) return { counts: byKind(queues, () => 0), hasColleague: false };
  const { colleague, ...own } = row;
  return { counts: own, hasColleague: colleague === 1 };
}
