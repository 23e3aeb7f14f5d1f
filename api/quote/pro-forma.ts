/** The pro-forma of an accepted quote: its frozen content, number, fingerprint, and the code by which others verify it. */
import { bankDetailsIn } from '../../contract/bank-details/mention.ts';
import { documentTexts, proFormaTexts, type CompanyTexts } from '../../contract/bank-details/texts.ts';
import type { DataOf } from '../../contract/wire/call.ts';
import { upperCase } from '../../contract/text/letter-case.ts';
import type { verifyProForma } from '../../contract/quote/calls.ts';
import type { ApiLanguage } from '../../contract/text/languages.ts';
import { sellingSide } from '../../contract/quote/seller.ts';
import { partySides, type partyStates, type ProForma, type ProFormaDocument } from '../../contract/quote/shapes.ts';
import { sha256 } from '../../contract/wire/ids.ts';
import { checkDocument, type CheckedDocument } from '../chat/safety/seen-before.ts';
import type { ChatRow } from '../chat/store.ts';
import { isoTime } from '../platform/clock.ts';
import type { Env } from '../platform/env.ts';
import type { Deps } from '../platform/http/handler.ts';
import { titleOf } from '../platform/text/title.ts';
import { keyedHash } from '../platform/security/keyed-hash.ts';
import { canonicalJson } from './canonical.ts';
import { proFormaDocument } from './pro-forma-document.ts';
import { type NewProForma, type ProFormaRow, readBasis } from './pro-forma-store.ts';
import { type QuoteRow, readGivenAccounts } from './store.ts';
import { markOf, termsOf } from './views.ts';

/** Letters without those that look alike; five bits each. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** @param hex two digits for each letter */
const lettersOf = (hex: string, count: number): string =>
  Array.from({ length: count }, (_, index) => letters[Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16) & 31]).join('');

/** The number is derived from the quote, so that it does not reveal how many pro-formas exist, and a repeated call creates the same one. */
const numberOf = async (env: Env, quoteId: string, now: number): Promise<string> =>
  `PF-${new Date(now).getUTCFullYear()}-${lettersOf(await keyedHash(env, 'pro-forma-number', quoteId), 10)}`;

/** 80 bits, so that nobody can guess it. It depends on the fingerprint, so that no other document has the same code. */
const codeOf = async (env: Env, { number, hash }: { number: string; hash: string }): Promise<string> =>
  lettersOf(await keyedHash(env, 'pro-forma', `${number}:${hash}`), 16);

const hashOf = (document: unknown): Promise<string> => sha256(canonicalJson(document));

/** The statements for the batch of the acceptance, and the messages to each side. */
export interface MadeProForma {
  proForma: NewProForma;
  written: readonly CompanyTexts[];
  checked: CheckedDocument;
}

/** @param chat as seen by either side */
export async function makeProForma(
  { env, db }: Pick<Deps, 'env' | 'db'>,
  row: QuoteRow,
  chat: ChatRow,
  now: number,
): Promise<MadeProForma> {
  const pair = { fromCompanyId: chat.from_company_id, toCompanyId: chat.to_company_id };
  const isFromSender = row.company_id === chat.from_company_id;
  const users = isFromSender
    ? { from: row.sender_user_id, to: row.receiver_user_id }
    : { from: row.receiver_user_id, to: row.sender_user_id };
  const sellerUserId = sellingSide(chat.created_for) === 'from' ? users.from : users.to;
  const [basis, number] = await Promise.all([readBasis(db, row, users, sellerUserId), numberOf(env, row.id, now)]);
  const quote = { id: row.id, revision: row.revision, terms: termsOf(row) };
  const document = proFormaDocument(basis, quote, chat.created_for, number, now);
  const written = proFormaTexts(document, row.company_id);
  const checked = await checkDocument({ env, db }, chat, written, () => readGivenAccounts(db, chat.id));
  const proForma = {
    quoteId: row.id,
    number,
    sellerUserId,
    buyerUserId: sellerUserId === users.from ? users.to : users.from,
    document: canonicalJson(document),
    hash: await hashOf(document),
    issuedAt: now,
    bankMark: checked.bankMark,
    bankDetails: written.map(({ companyId, texts }) => ({
      companyId,
      partnerId: companyId === pair.fromCompanyId ? pair.toCompanyId : pair.fromCompanyId,
      details: bankDetailsIn(texts),
    })),
  };
  return { proForma, written, checked };
}

/** A suspended company is named as such, and not also as unlisted. */
function partyStatesOf(row: ProFormaRow): Pick<ProForma, keyof typeof partyStates> {
  const since = { seller: row.seller_suspended_since, buyer: row.buyer_suspended_since };
  const isUnlisted = { seller: row.seller_is_unlisted === 1, buyer: row.buyer_is_unlisted === 1 };
  return {
    suspended: partySides.flatMap((side) => (since[side] === null ? [] : [{ side, dtSince: isoTime(since[side]) }])),
    unlisted: partySides.filter((side) => since[side] === null && isUnlisted[side]),
  };
}

const documentOf = ({ document }: Pick<ProFormaRow, 'document'>): ProFormaDocument => JSON.parse(document) as ProFormaDocument;

export async function proFormaOf(env: Env, row: ProFormaRow, reader: ApiLanguage): Promise<ProForma> {
  const document = documentOf(row);
  return {
    document,
    hash: row.hash,
    code: await codeOf(env, row),
    chatId: row.chat_id,
    title: titleOf(row.names, reader, document.requestName),
    ...partyStatesOf(row),
    bankDetails: markOf(row.bank_mark, documentTexts(document)),
  };
}

/** Whether the stored document is the original one; an unknown document and a wrong code give the same answer. */
export async function verifyCode(env: Env, row: ProFormaRow | null, code: string): Promise<DataOf<typeof verifyProForma>> {
  if (row === null || (await codeOf(env, row)) !== upperCase(code.trim(), 'en'))
    return { state: 'unknown', dtIssuedAt: '', hash: '', suspended: [], unlisted: [], bankDetails: null };
  const document = documentOf(row);
  const state = (await hashOf(document)) === row.hash ? 'unchanged' : 'changed';
  return {
    state,
    dtIssuedAt: isoTime(row.issued_at),
    hash: row.hash,
    ...partyStatesOf(row),
    bankDetails: markOf(row.bank_mark, documentTexts(document)),
  };
}
