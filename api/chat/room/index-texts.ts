import type { Env } from '../../platform/env.ts';
import { workOnEach } from '../../platform/db/work-on-each.ts';
import { roomOf } from './room-delivery.ts';
import { indexTextsStatements, nothingLeftStatement, readUnindexed } from './text-store.ts';

const chatsPerRun = 20;
const messagesPerChat = 200;

/**
 * Indexes messages that were stored before indexing on delivery was introduced: some chats each minute, and a part of each. For the
 * scheduled run; safe to repeat, and reads no row if there is nothing to do.
 */
export async function indexTexts(env: Env, db: D1DatabaseSession): Promise<void> {
  await workOnEach('chatTexts', await readUnindexed(db, chatsPerRun), async ({ id, text_done: after, owners }) => {
    const messages = await roomOf(env, id).following(after, messagesPerChat);
    await db.batch(
      messages.length === 0 ? [nothingLeftStatement(db, id)] : indexTextsStatements(db, id, JSON.parse(owners) as string[], messages),
    );
  });
}
