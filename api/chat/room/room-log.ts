/** The messages of one chat in the database of its room. */
import type { QuoteMark } from '../../../contract/chat/shapes.ts';
import { newId } from '../../platform/ids.ts';
import type { RoomBankDetails } from './room-bank-details.ts';
import type { StoredFile, NewRoomMessage, Preview, RoomMessage } from './room-message.ts';

// A type, not an interface: rows of SqlStorage are records.
type MessageRow = {
  id: string;
  sequence: number;
  sender_user_id: string;
  company_id: string;
  text: string;
  is_active: number;
  created_at: number;
  file: string | null;
  mark: 'first' | 'changed' | null;
  quote: string | null;
};

// Later additions are in separate tables: older rooms get them when they are next activated.
const schema = `
  CREATE TABLE IF NOT EXISTS message(
    sequence INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, client_key TEXT NOT NULL UNIQUE,
    sender_user_id TEXT NOT NULL, company_id TEXT NOT NULL, text TEXT NOT NULL,
    is_active INTEGER NOT NULL DEFAULT 1, created_at INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS message_file(sequence INTEGER PRIMARY KEY REFERENCES message(sequence), file TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS message_bank(sequence INTEGER PRIMARY KEY REFERENCES message(sequence), mark TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS message_quote(sequence INTEGER PRIMARY KEY REFERENCES message(sequence), quote TEXT NOT NULL) STRICT;`;
const select = `SELECT m.id, m.sequence, m.sender_user_id, m.company_id, m.text, m.is_active, m.created_at, f.file, b.mark, q.quote
  FROM message m LEFT JOIN message_file f ON f.sequence = m.sequence LEFT JOIN message_bank b ON b.sequence = m.sequence
  LEFT JOIN message_quote q ON q.sequence = m.sequence`;

const messageOf = (row: MessageRow): RoomMessage => ({
  id: row.id,
  sequence: row.sequence,
  senderUserId: row.sender_user_id,
  companyId: row.company_id,
  text: row.is_active === 1 ? row.text : '',
  file: row.is_active === 1 && row.file !== null ? (JSON.parse(row.file) as StoredFile) : null,
  bankDetails: row.is_active === 1 ? row.mark : null,
  ...(row.quote !== null && { quote: JSON.parse(row.quote) as QuoteMark }),
  isActive: row.is_active === 1,
  createdAt: row.created_at,
});

export class RoomLog {
  readonly #storage: DurableObjectStorage;
  readonly #sql: SqlStorage;
  readonly #bankDetails: RoomBankDetails;

  constructor(storage: DurableObjectStorage, bankDetails: RoomBankDetails) {
    this.#storage = storage;
    this.#sql = storage.sql;
    this.#bankDetails = bankDetails;
    this.#sql.exec(schema);
  }

  #find(column: 'client_key' | 'id', value: string): MessageRow | undefined {
    return this.#sql.exec<MessageRow>(`${select} WHERE m.${column} = ?`, value).toArray()[0];
  }

  /** Stores a message once per client key. */
  append(message: NewRoomMessage): { stored: RoomMessage; isNew: boolean } {
    const known = this.#find('client_key', message.clientKey);
    if (known !== undefined) return { stored: messageOf(known), isNew: false };
    const isFirst = this.newest() === 0;
    this.#storage.transactionSync(() => {
      if (isFirst) this.#bankDetails.begin();
      const mark = this.#bankDetails.markOf(message);
      const { sequence } = this.#sql
        .exec<{ sequence: number }>(
          'INSERT INTO message(id, client_key, sender_user_id, company_id, text, created_at) VALUES(?, ?, ?, ?, ?, ?) RETURNING sequence',
          newId(),
          message.clientKey,
          message.senderUserId,
          message.companyId,
          message.text,
          message.createdAt,
        )
        .one();
      if (message.file !== undefined)
        this.#sql.exec('INSERT INTO message_file(sequence, file) VALUES(?, ?)', sequence, JSON.stringify(message.file));
      if (message.quote !== undefined)
        this.#sql.exec('INSERT INTO message_quote(sequence, quote) VALUES(?, ?)', sequence, JSON.stringify(message.quote));
      if (mark !== null) this.#sql.exec('INSERT INTO message_bank(sequence, mark) VALUES(?, ?)', sequence, mark);
    });
    const stored = this.#find('client_key', message.clientKey);
    if (stored === undefined) throw new Error('the stored message was not found');
    return { stored: messageOf(stored), isNew: true };
  }

  /**
   * Messages in order of their sequence.
   * @param after only those with a greater sequence
   * @param page 0 is the newest `size` messages, 1 those before them
   */
  list({ after = 0, size, page }: { after?: number | undefined; size: number; page: number }): RoomMessage[] {
    return this.#sql
      .exec<MessageRow>(`${select} WHERE m.sequence > ? ORDER BY m.sequence DESC LIMIT ? OFFSET ?`, after, size, page * size)
      .toArray()
      .toReversed()
      .map(messageOf);
  }

  /** The first messages after a sequence, in order. */
  following(after: number, size: number): RoomMessage[] {
    return this.#sql.exec<MessageRow>(`${select} WHERE m.sequence > ? ORDER BY m.sequence LIMIT ?`, after, size).toArray().map(messageOf);
  }

  /** The newest messages of a person before a sequence, newest first. */
  sentBy(userId: string, before: number, size: number): RoomMessage[] {
    return this.#sql
      .exec<MessageRow>(`${select} WHERE m.sender_user_id = ? AND m.sequence < ? ORDER BY m.sequence DESC LIMIT ?`, userId, before, size)
      .toArray()
      .map(messageOf);
  }

  /** A message by its id; null if it does not exist. */
  find(id: string): RoomMessage | null {
    const row = this.#find('id', id);
    return row === undefined ? null : messageOf(row);
  }

  /** The messages with these ids that exist, in order. */
  findAll(ids: readonly string[]): RoomMessage[] {
    return this.#sql
      .exec<MessageRow>(`${select} WHERE m.id IN (SELECT value FROM json_each(?)) ORDER BY m.sequence`, JSON.stringify(ids))
      .toArray()
      .map(messageOf);
  }

  /**
   * Hides an own message. @returns false if it does not exist, belongs to another company, is about a quote (which can be withdrawn
   * instead), or is already hidden
   */
  hide(id: string, companyId: string): boolean {
    return (
      this.#sql.exec(
        'UPDATE message SET is_active = 0 WHERE id = ? AND company_id = ? AND is_active = 1 AND sequence NOT IN (SELECT sequence FROM message_quote)',
        id,
        companyId,
      ).rowsWritten > 0
    );
  }

  /** The storage key of a message's file, also of a hidden message; null without a file. */
  fileKeyOf(id: string): string | null {
    const file = this.#find('id', id)?.file ?? null;
    return file === null ? null : (JSON.parse(file) as StoredFile).key;
  }

  /** The newest visible message, for the list's preview. */
  preview(): Preview {
    const row = this.#sql.exec<MessageRow>(`${select} WHERE m.is_active = 1 ORDER BY m.sequence DESC LIMIT 1`).toArray()[0];
    const shown = row === undefined ? null : messageOf(row);
    return { ...previewFields(shown), companyId: shown?.companyId ?? '', sequence: this.newest() };
  }

  /** The newest sequence, 0 before the first message. */
  newest(): number {
    return this.#sql.exec<{ newest: number }>('SELECT COALESCE(MAX(sequence), 0) AS newest FROM message').one().newest;
  }
}

/** The preview of a message in lists: its text, or the name of its file. */
export const previewFields = (
  message: Pick<RoomMessage, 'text' | 'file' | 'quote'> | null,
): Pick<Preview, 'text' | 'kind' | 'quoteEvent'> => ({
  text: message === null ? '' : message.text === '' ? (message.file?.name ?? '') : message.text,
  kind: message?.file?.kind ?? 'text',
  quoteEvent: message?.quote?.event ?? null,
});
