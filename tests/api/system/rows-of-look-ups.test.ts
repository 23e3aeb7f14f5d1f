/** Look-ups read a few rows, however many accounts and matches there are. */
import { beforeAll, expect, test } from 'vitest';
import { jobsOf } from '../../../api/jobs/compose.ts';
import { readOwnWaiting } from '../../../api/moderation/own-store.ts';
import { listConsolePeople } from '../../../api/moderation/role-store.ts';
import { countReads, type ReadTrips } from '../../../api/platform/db/counting-db.ts';
import { gatheredStatements } from '../../../api/platform/db/outbox.ts';
import { findMailed, listMailed } from '../../../api/saved-search/mailed-store.ts';
import { findLinkRecipient } from '../../../api/staff/email-change-store.ts';
import { subjects } from '../../../api/subjects.ts';
import { dayMs, hourMs } from '../../../contract/limits.ts';
import { normalEmail } from '../../../contract/email.ts';
import { clock } from '../../support/api/api-client.ts';
import { consolePerson, database, member, type TestUser } from '../../support/api/api-fixtures.ts';
import { runSql } from '../../support/api/database.ts';

const count = 500;
const rowsMax = 30;
let user: TestUser;

beforeAll(async () => {
  await consolePerson('administrator');
  user = await member();
  const numbers = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<${count})`;
  await runSql(
    `${numbers} INSERT INTO users(id, email, email_normal, password_hash, full_name, language, created_at)
     SELECT printf('%024x', i), i||'@many.example', i||'@many.example', 'x', 'Lale', 'EN', 1 FROM n`,
  );
  await runSql(
    `INSERT INTO saved_search(id, user_id, master_user_id, kind, address, name, level, version, created_at)
     VALUES(?1, ?1, ?1, 'request', '/imports', 'Towels', 'now', 1, 1)`,
    user.id,
  );
  await runSql(
    `${numbers} INSERT INTO search_match(search_seq, user_id, target_id, level, found_at)
     SELECT s.seq, s.user_id, printf('%024x', n.i), 'now', ?1 - n.i * ${dayMs} FROM saved_search s, n WHERE s.id=?2`,
    clock.now(),
    user.id,
  );
  const past = Array.from({ length: count }, (_, hours) => gathered(database(), `past-${hours}`, clock.now() - hours * hourMs));
  await database().batch(past.flat());
});

const group = 'search-now:of-many';
const gathered = (db: D1DatabaseSession, event: string, at: number) => {
  const mail = { topic: 'mail', payload: {} };
  return gatheredStatements(db, { group, event, single: mail, together: mail, countMax: 3, windowMs: hourMs }, at);
};

async function rowsRead(read: (db: D1DatabaseSession) => Promise<unknown>): Promise<number> {
  const trips: ReadTrips = [];
  await read(countReads(database(), trips));
  return trips.flat().reduce((sum, rows) => sum + rows, 0);
}

const span = { level: 'now', group, singleMax: 3, linesMax: 10 } as const;

test.each<[what: string, read: (db: D1DatabaseSession) => Promise<unknown>]>([
  ['the recipient of a mailed link', (db) => findLinkRecipient(db, normalEmail(user.email))],
  ['the people of the console', listConsolePeople],
  ['the match of a mail', (db) => findMailed(db, user.id, '0'.repeat(23) + '5')],
  ['the matches of a day', (db) => listMailed(db, { ...span, userId: user.id, since: clock.now() - dayMs, until: clock.now() })],
  ['how many mails an hour had', (db) => db.batch(gathered(db, 'now', clock.now()))],
  ['whether a colleague may decide', (db) => readOwnWaiting(db, jobsOf(subjects).queues, user.id)],
])('finding %s takes a few rows', async (_what, read) => {
  expect(await rowsRead(read)).toBeLessThanOrEqual(rowsMax);
});
