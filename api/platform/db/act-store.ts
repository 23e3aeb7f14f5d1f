import { isoTime } from '../clock.ts';
import { type Budget, type ExportReader, type ExportText, listText } from '../subject/exported.ts';
import type { Work } from '../subject/work.ts';

/** The actions of a person in "my data", from the audit log. */
interface ActRow {
  id: string;
  at: number;
  action: string;
  subject: string;
  outcome: string;
}

/** Actions, oldest first, without values and ids, which may concern other people. @param after the last row of the previous page */
const listActs = async (db: D1DatabaseSession, userId: string, after: Pick<ActRow, 'at' | 'id'>, countMax: number): Promise<ActRow[]> =>
  (
    await db
      .prepare(
        `SELECT l.id, l.at, l.action, l.target_type AS subject, l.outcome FROM audit_log l
         WHERE l.actor_user_id=?1 AND (l.at, l.id)>(?2, ?3) ORDER BY l.at, l.id LIMIT ?4`,
      )
      .bind(userId, after.at, after.id, countMax)
      .all<ActRow>()
  ).results;

const countActs = async (db: D1DatabaseSession, userId: string): Promise<number> =>
  (await db.prepare('SELECT COUNT(*) AS n FROM audit_log WHERE actor_user_id=?1').bind(userId).first<number>('n')) ?? 0;

const actsAtOnce = 500;

async function* text({ db }: Work, { userId }: ExportReader, budget: Budget): AsyncGenerator<string, boolean> {
  budget.left -= 1;
  yield `{"count":${await countActs(db, userId)},"items":[`;
  let after = { at: -1, id: '' };
  let isRead = false;
  let isFirst = true;
  while (!isRead && budget.left > 0) {
    budget.left -= 1;
    const rows = await listActs(db, userId, after, actsAtOnce);
    yield listText(
      rows.map(({ at, action, subject, outcome }) => ({ action, subject, outcome, at: isoTime(at) })),
      isFirst,
    );
    isFirst &&= rows.length === 0;
    after = rows.at(-1) ?? after;
    isRead = rows.length < actsAtOnce;
  }
  yield `],"isComplete":${isRead}}`;
  return isRead;
}

export const exported: readonly ExportText[] = [{ name: 'activity', of: 'person', tables: ['audit_log'], text }];
