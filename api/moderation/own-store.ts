/** SQL of what is a console person's own: nobody decides on it, it goes to a colleague. */
import type { ModerationKind } from '../../contract/moderation/schemas.ts';
import { mainAccountOf, readMainAccount } from '../account/account-store.ts';
import { isOwn, queues } from './queues.ts';

/** The main accounts that own an item of a queue or are a party of it, whether it waits or not. */
export async function readItemAccounts(db: D1DatabaseSession, kind: ModerationKind, id: string): Promise<string[]> {
  const { id: column, from, accounts } = queues[kind];
  const columns = accounts.map((account, place) => `${account} AS account${place}`).join(', ');
  const row = await db.prepare(`SELECT ${columns} FROM ${from} WHERE ${column} = ?1`).bind(id).first<Record<string, string | null>>();
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
  /** Somebody of another account may decide on it. */
  hasColleague: boolean;
}

const noneWaits: OwnWaiting['counts'] = { company: 0, request: 0, phone: 0, contact: 0, report: 0, certificate: 0 };

/** How much of an account waits in each queue, and whether there is a colleague who may decide on it. */
export async function readOwnWaiting(db: D1DatabaseSession, masterUserId: string): Promise<OwnWaiting> {
  const counts = Object.entries(queues).map(
    ([kind, { from, where }]) => `(SELECT COUNT(*) FROM ${from} WHERE ${where} AND ${isOwn(kind as ModerationKind, '?1')}) AS ${kind}`,
  );
  const row = await db
    .prepare(
      `SELECT EXISTS(SELECT 1 FROM moderator m JOIN users p ON p.id = m.user_id
         WHERE m.role IN('moderator', 'administrator') AND p.suspended_at IS NULL AND p.deleted_at IS NULL AND ${mainAccountOf('p.id')} <> ?1) AS colleague,
       ${counts.join(', ')}`,
    )
    .bind(masterUserId)
    .first<OwnWaiting['counts'] & { colleague: number }>();
  if (row === null) return { counts: noneWaits, hasColleague: false };
  const { colleague, ...own } = row;
  return { counts: own, hasColleague: colleague === 1 };
}
