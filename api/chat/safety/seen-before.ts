/** Bank details from before a chat's messages: on public pages, in earlier pro-formas, in the chat's subject. */
import { DetailLog, documentMarkOf, noteBefore, type SeenBefore, strongerMark } from './bank-details-mark.ts';
import { bankDetailsIn, bankMentionOf } from '../../../contract/bank-details/mention.ts';
import type { BankMark } from '../../../contract/bank-details/shapes.ts';
import type { CompanyTexts } from '../../../contract/bank-details/texts.ts';
import type { Deps } from '../../platform/http/handler.ts';
import { roomOf } from '../room/room-delivery.ts';
import { readEarlierProFormas } from './seen-before-store.ts';
import type { ChatRow } from '../store.ts';

/** The fields of a chat by which its subject is checked. */
export type Subject = Pick<ChatRow, 'name_for_all' | 'from_company_id' | 'bank_before'>;

/** Bank details in a chat's subject, which its first side has chosen. */
export function subjectBefore(fromCompanyId: string, name: string): SeenBefore[] {
  const details = bankDetailsIn([name]);
  return details.length === 0 ? [] : [{ companyId: fromCompanyId, details, isOfChat: true }];
}

const storedSeenBefore = ({ bank_before }: Subject): SeenBefore[] =>
  bank_before === null ? [] : (JSON.parse(bank_before) as SeenBefore[]);

/** Details known when the chat began, and those of its subject. */
export const seenBeforeOf = (chat: Subject): SeenBefore[] => [
  ...storedSeenBefore(chat),
  ...subjectBefore(chat.from_company_id, chat.name_for_all),
];

function markAgainst(before: readonly SeenBefore[], written: readonly CompanyTexts[]): BankMark {
  const log = new DetailLog();
  noteBefore(log, before);
  return written.map(({ companyId, texts }) => documentMarkOf(bankMentionOf(...texts), companyId, log)).reduce(strongerMark, null);
}

/** The mark of the header of the chat. @param heads the texts of the header by company */
export const headMarkOf = (chat: Subject, heads: readonly CompanyTexts[]): BankMark => markAgainst(storedSeenBefore(chat), heads);

export interface CheckedDocument {
  bankMark: BankMark;
  /** Details that were visible before the document; its message passes them to the room. */
  before: SeenBefore[];
}

/**
 * The mark of a quote or a pro-forma before it is sent into a chat, in comparison with all messages there and with earlier
 * pro-formas between the two companies in any chat. Without bank details nothing is read.
 * @param readGiven reads details of earlier documents of the chat: in old rooms they are not among those of the messages
 */
export async function checkDocument(
  { env, db }: Pick<Deps, 'env' | 'db'>,
  chat: Subject & Pick<ChatRow, 'id' | 'to_company_id'>,
  written: readonly CompanyTexts[],
  readGiven: () => Promise<SeenBefore[]>,
): Promise<CheckedDocument> {
  const mentions = written.map(({ texts }) => bankMentionOf(...texts));
  const known = seenBeforeOf(chat);
  if (mentions.every(({ details, isOfNewAccount }) => details.length === 0 && !isOfNewAccount)) return { bankMark: null, before: known };
  const [earlier, given] = await Promise.all([
    readEarlierProFormas(db, { fromCompanyId: chat.from_company_id, toCompanyId: chat.to_company_id }),
    readGiven(),
  ]);
  const before = [...earlier, ...known, ...given];
  // The details may also occur in earlier messages of this chat.
  const bankMark = strongerMark(await roomOf(env, chat.id).markBankDetails(written, before), markAgainst(earlier, written));
  return { bankMark, before };
}
