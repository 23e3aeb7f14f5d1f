/**
 * The words of chat messages for the search in the list (ADR 020). Each word is stored together with the id of the account that may find
 * it, so that a search reads no rows of other accounts.
 */
import { foldChatWords } from '../fold.ts';
import { endedChats } from './ended-store.ts';
import type { RoomMessage } from './room-message.ts';

/** Maximum of indexed words per message; 4,096 letters rarely have more useful ones. */
const wordsMax = 600;
/** Only this many of the newest matching messages are examined; chats with older matches only are not found. */
const hitsMax = 1000;

type Indexed = Pick<RoomMessage, 'sequence' | 'text' | 'file' | 'isActive'>;

const wordsOf = ({ text, file }: Indexed, owners: readonly string[]): string => {
  const words = [...new Set(foldChatWords(`${text} ${file?.name ?? ''}`))].slice(0, wordsMax);
  return owners.flatMap((owner) => words.map((word) => owner + word)).join(' ');
};

/**
 * Indexes messages of a chat; indexed and deleted ones stay unchanged.
 * @param owners the accounts of its two sides
 * @param messages in order, without gaps; earlier ones are indexed already, or will be by the scheduled run
 */
export function indexTextsStatements(
  db: D1DatabaseSession,
  chatId: string,
  owners: readonly string[],
  messages: readonly Indexed[],
): D1PreparedStatement[] {
  const [first, last] = [messages[0], messages.at(-1)];
  if (first === undefined || last === undefined) return [];
  const rows = JSON.stringify(
    messages.map((message) => ({ sequence: message.sequence, words: message.isActive ? wordsOf(message, owners) : '' })),
  );
  return [
    db.prepare(`INSERT OR IGNORE INTO chat_text(chat_id, sequence) SELECT ?1, value->>'sequence' FROM json_each(?2)`).bind(chatId, rows),
    db
      .prepare(
        `INSERT INTO chat_text_fts(rowid, words) SELECT t.seq, message.value->>'words' FROM json_each(?2) message
         CROSS JOIN chat_text t ON t.chat_id=?1 AND t.sequence=message.value->>'sequence' AND t.state='new'`,
      )
      .bind(chatId, rows),
    db
      .prepare(`UPDATE chat_text SET state='indexed' WHERE chat_id=?1 AND sequence BETWEEN ?2 AND ?3 AND state='new'`)
      .bind(chatId, first.sequence, last.sequence),
    db.prepare('UPDATE chat SET text_done=?3 WHERE id=?1 AND text_done BETWEEN ?2-1 AND ?3-1').bind(chatId, first.sequence, last.sequence),
  ];
}

/** Deletes the words of a deleted message, also if its delivery is still under way. */
export const forgetTextStatement = (db: D1DatabaseSession, chatId: string, sequence: number): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO chat_text(chat_id, sequence, state) VALUES(?1, ?2, 'gone') ON CONFLICT(chat_id, sequence) DO UPDATE SET state='gone'`,
    )
    .bind(chatId, sequence);

/** A step of merging the index into one segment. @param pages maximum to write; negative to start with all segments */
export const mergeTextsStatement = (db: D1DatabaseSession, pages: number): D1PreparedStatement =>
  db.prepare("INSERT INTO chat_text_fts(chat_text_fts, rank) VALUES('merge', ?1)").bind(pages);

/** Deletes the words of some chats whose two accounts are both deleted. */
export function forgetTextsStatements(db: D1DatabaseSession, userId: string, countMax: number): D1PreparedStatement[] {
  const texts = `SELECT t.seq FROM ${endedChats} CROSS JOIN chat_text t ON t.chat_id=m.chat_id WHERE m.master_user_id=?1 LIMIT ?2`;
  return [
    db.prepare(`DELETE FROM chat_text_fts WHERE rowid IN (${texts})`).bind(userId, countMax),
    db.prepare(`DELETE FROM chat_text WHERE seq IN (${texts})`).bind(userId, countMax),
  ];
}

/** Chats with a message that has a word beginning with each of these. @param words folded */
export async function findChatsByText(db: D1DatabaseSession, masterUserId: string, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return [];
  const { results } = await db
    .prepare(
      `SELECT DISTINCT t.chat_id FROM (SELECT rowid FROM chat_text_fts WHERE chat_text_fts MATCH ?1 ORDER BY rowid DESC LIMIT ?2) f
       CROSS JOIN chat_text t ON t.seq=f.rowid`,
    )
    .bind(words.map((word) => `"${masterUserId}${word}"*`).join(' '), hitsMax)
    .all<{ chat_id: string }>();
  return results.map(({ chat_id }) => chat_id);
}

export interface UnindexedChat {
  id: string;
  text_done: number;
  /** JSON: the accounts of its sides. */
  owners: string;
}

/** Some chats with messages that are not indexed. */
export async function readUnindexed(db: D1DatabaseSession, countMax: number): Promise<UnindexedChat[]> {
  const { results } = await db
    .prepare(
      `SELECT c.id, c.text_done, (SELECT json_group_array(m.master_user_id) FROM chat_member m WHERE m.chat_id=c.id) AS owners
       FROM chat c INDEXED BY chat_texts_left WHERE c.text_done<c.last_sequence ORDER BY c.id LIMIT ?1`,
    )
    .bind(countMax)
    .all<UnindexedChat>();
  return results;
}

/** For a room with fewer messages than its chat counts: nothing is left to index. */
export const nothingLeftStatement = (db: D1DatabaseSession, chatId: string): D1PreparedStatement =>
  db.prepare('UPDATE chat SET text_done=last_sequence WHERE id=?1').bind(chatId);
