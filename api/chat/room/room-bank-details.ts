/** Stores the bank details of a chat without repetition, so that new ones are recognized without reading all messages. */
import {
  bankMarkOf,
  DetailLog,
  documentMarkOf,
  kindOf,
  noteBefore,
  type SeenBefore,
  type SeenDetail,
  strongerMark,
} from '../safety/bank-details-mark.ts';
import { type BankMention, bankMentionOf } from '../../../contract/bank-details/mention.ts';
import type { BankMark } from '../../../contract/bank-details/shapes.ts';
import { messageTexts, type CompanyTexts } from '../../../contract/bank-details/texts.ts';
import type { StoredFile, NewRoomMessage } from './room-message.ts';

const schema = `
  CREATE TABLE IF NOT EXISTS message_bank_detail(
    detail TEXT PRIMARY KEY, kind TEXT NOT NULL, company_id TEXT NOT NULL, mark TEXT NOT NULL CHECK(mark IN('first','changed')),
    is_outside INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS message_bank_detail_given ON message_bank_detail(company_id, kind, is_outside);`;

/** The entry that is set once the details of all messages older than this table are stored. */
const filledSlot = 'bank-details';

type DetailRow = { company_id: string; mark: SeenDetail['mark']; is_outside: number };
type MessageRow = { company_id: string; text: string; file: string | null };

/** Texts that are read together are checked together, by their company. */
function mentionsOf(written: readonly CompanyTexts[]): { companyId: string; mention: BankMention }[] {
  const companies = [...new Set(written.map(({ companyId }) => companyId))];
  return companies.map((companyId) => ({
    companyId,
    mention: bankMentionOf(...written.flatMap((one) => (one.companyId === companyId ? one.texts : []))),
  }));
}

const textsIn = ({ companyId, text, file, attachedTexts = [] }: NewRoomMessage): CompanyTexts[] => [
  { companyId, texts: messageTexts(text, file?.name) },
  ...attachedTexts,
];

export class RoomBankDetails {
  readonly #storage: DurableObjectStorage;
  readonly #sql: SqlStorage;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
    this.#sql = storage.sql;
    this.#sql.exec(schema);
  }

  /** Determines the mark of a message that is being stored, and stores its details. They stay known after the message is deleted. */
  markOf(message: NewRoomMessage): BankMark {
    const mark = this.#mark(textsIn(message), message.before ?? [], message.quote !== undefined, true);
    return strongerMark(mark, message.bankMark ?? null);
  }

  /** Determines the mark of a document without storing its details. */
  mark(written: readonly CompanyTexts[], before: readonly SeenBefore[]): BankMark {
    return this.#mark(written, before, true, false);
  }

  /** For a new room, which has no older messages to search. */
  begin(): void {
    this.#storage.kv.put(filledSlot, true);
  }

  #mark(written: readonly CompanyTexts[], before: readonly SeenBefore[], isDocument: boolean, isStored: boolean): BankMark {
    const mentions = mentionsOf(written);
    // Most messages have no details, and then nothing is read.
    if (mentions.every(({ mention }) => mention.details.length === 0))
      return mentions.some(({ mention }) => mention.isOfNewAccount) ? 'changed' : null;
    const log = new DetailLog(this.#known());
    noteBefore(log, before);
    let mark: BankMark = null;
    for (const { companyId, mention } of mentions) {
      const own = bankMarkOf(mention, companyId, log);
      mark = strongerMark(mark, isDocument ? documentMarkOf(mention, companyId, log) : own);
      log.note(mention.details, companyId, own);
    }
    if (isStored) this.#keep(log);
    return mark;
  }

  #keep(log: DetailLog): void {
    for (const [detail, { companyId, mark, isOutside }] of log.noted())
      this.#sql.exec(
        `INSERT INTO message_bank_detail(detail, kind, company_id, mark, is_outside) VALUES(?, ?, ?, ?, ?)
         ON CONFLICT(detail) DO UPDATE SET is_outside = excluded.is_outside`,
        detail,
        kindOf(detail),
        companyId,
        mark,
        isOutside ? 1 : 0,
      );
  }

  #known() {
    if (this.#storage.kv.get<boolean>(filledSlot) !== true) this.#fill();
    return {
      find: (detail: string): SeenDetail | undefined => {
        const [row] = this.#sql
          .exec<DetailRow>('SELECT company_id, mark, is_outside FROM message_bank_detail WHERE detail = ?', detail)
          .toArray();
        return row && { companyId: row.company_id, mark: row.mark, isOutside: row.is_outside === 1 };
      },
      hasGiven: (companyId: string, kinds: readonly string[], isInChat: boolean): boolean =>
        kinds.some(
          (kind) =>
            this.#sql
              .exec(
                'SELECT 1 FROM message_bank_detail WHERE company_id = ? AND kind = ? AND is_outside <= ? LIMIT 1',
                companyId,
                kind,
                isInChat ? 0 : 1,
              )
              .toArray().length > 0,
        ),
    };
  }

  /** Adds older messages once, including deleted ones: details do not become the first ones because older ones were deleted. */
  #fill(): void {
    const log = new DetailLog();
    for (const { company_id: companyId, text, file } of this.#sql.exec<MessageRow>(
      'SELECT m.company_id, m.text, f.file FROM message m LEFT JOIN message_file f ON f.sequence = m.sequence ORDER BY m.sequence',
    )) {
      const name = file === null ? undefined : (JSON.parse(file) as StoredFile).name;
      const mention = bankMentionOf(...messageTexts(text, name));
      log.note(mention.details, companyId, bankMarkOf(mention, companyId, log));
    }
    this.#keep(log);
    this.begin();
  }
}
