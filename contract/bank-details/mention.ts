/**
 * Detects bank details in texts. The most common fraud in trade is a message with changed bank details, so they are detected in every text
 * that one company writes and another reads (listed in fields.ts).
 */
import { westernDigits } from '../text/plain-text.ts';
import { asciiUpperCase } from '../text/letter-case.ts';
import { foldText } from '../search/fold.ts';
import { ibansIn, isIban, plainNumber } from './account-number.ts';

/** A field for an account or a bank code: its content is a detail, whatever it looks like. */
interface BankField {
  kind: 'account' | 'swift';
  typed: string;
}
/** A text that is searched for details, or a field for one. */
export type CheckedText = string | BankField;

/** A bank code without its branch. */
const bankCode = (code: string): string => `swift:${code.slice(0, 8)}`;

function detailOf({ kind, typed }: BankField): string {
  const number = plainNumber(typed);
  if (kind === 'swift') return bankCode(number);
  return `${isIban(number) ? 'iban' : 'account'}:${number}`;
}

/**
 * A SWIFT code looks like a word in capitals, so it counts only after its label; eight characters for the bank, three more for a
 * branch.
 */
const swift = /(?<!\p{L})(?:SWIFT|BIC)(?!\p{L})[^\n]{0,24}?(?<![\p{L}\d])([A-Z]{6}[A-Z0-9]{2})(?:[A-Z0-9]{3})?(?![\p{L}\d])/gu;
const words = /^(?:PAYMENTS|TRANSFER|REMITTED|RECEIVED|REQUIRED|DOCUMENT|CUSTOMER)$/;

/** Current accounts of Russian banks have twenty digits and no IBAN. */
const russian = /(?<!\d)40[5-8]\d(?:[ ]?\d){16}(?!\d)/g;

/** Phrases about a new account, by language, in folded text; both parts are in one sentence. */
const news =
  '(?<!\\p{L})(?:new|(?<!not )(?<!not been )(?<!never )changed|changing|different|updated|another|yeni|degisti|degistirdik|degismistir|farkli|baska|guncellendi|' +
  'нов(?:ый|ые|ого|ому|ым|ых|ое)|(?<!не )измени(?:лся|лись|ли)|(?<!не )сменили|друг(?:ой|ие|ого|их)|обновил(?:и|ись)|' +
  'جديد|جديده|(?<!لم )(?:ي|ت)?تغير|تغيرت|غيرنا|تغيير|تحديث|مختلف|اخر)(?!\\p{L})';
const account =
  '(?:bank account|banking details|bank details|account details|account number|payment details|beneficiary account|iban|' +
  'banka hesab|banka bilgi|hesap numara|hesap bilgi|hesabimiz|odeme bilgi|' +
  'реквизит|расчетн\\p{L}+ счет|банковск\\p{L}+ счет|номер\\p{L}* счета|' +
  'حساب(?:نا)? (?:بنكي|مصرفي)|رقم حساب|(?:بيانات|تفاصيل) (?:بنكيه|مصرفيه|بنك)|حسابنا|ايبان)';
const sentenceEnd = /[.!?؟\n]+/;
const between = '.{0,60}?';
const newAccount = new RegExp(
  [
    `${news}${between}${account}`,
    `${account}${between}${news}`,
    `(?:pay|transfer|remit|wire|payment)\\p{L}*${between}(?:new|another|different) account`,
    'на (?:новый|другой) счет',
    'yeni hesab',
  ].join('|'),
  'u',
);

export interface BankMention {
  /** The details without repetition, normalized, with their kind: `iban:TR33…`. */
  details: string[];
  /** It mentions a new account. */
  isOfNewAccount: boolean;
}

/** With ASCII digits, and letters and signs in their plain form. */
const plainOf = (text: string): string => westernDigits(text.normalize('NFKC'));

const russianAccountsIn = (plain: string): string[] =>
  [...plain.matchAll(russian)].map(([digits]) => `account:${digits.replaceAll(' ', '')}`);

const accountsIn = (plain: string): string[] => [...ibansIn(plain).map((iban) => `iban:${iban}`), ...russianAccountsIn(plain)];

const codesIn = (plain: string): string[] =>
  [...plain.replace(/swift|bic/gi, asciiUpperCase).matchAll(swift)].flatMap(([, code = '']) => (words.test(code) ? [] : [bankCode(code)]));

/** Longer than any account number with its separators. */
const numberLengthMax = 80;

/**
 * Finds account numbers that begin in one text and end in another: in all texts joined in order, and in each two of them. Bank codes are
 * excluded: the label of one field and a name in capitals in the next would look like one.
 */
function accountsAcross(plains: readonly string[]): string[] {
  const pairs = plains.flatMap((one) =>
    plains.filter((other) => other !== one).map((other) => `${one.slice(-numberLengthMax)} ${other.slice(0, numberLengthMax)}`),
  );
  return [plains.join(' '), ...pairs.filter((pair) => /\d/.test(pair))].flatMap(accountsIn);
}

const typedIn = (text: CheckedText): string => (typeof text === 'string' ? text : text.typed);

/**
 * Bank details of texts that are read together, such as the fields of a quote, or a message and the name of its file; without repetition.
 */
export function bankDetailsIn(texts: readonly (CheckedText | undefined)[]): string[] {
  const checked = texts.flatMap((text) => (text === undefined || typedIn(text).trim() === '' ? [] : [text]));
  const plains = checked.map((text) => plainOf(typedIn(text)));
  return [
    ...new Set([
      ...checked.flatMap((text) => (typeof text === 'string' ? [] : [detailOf(text)])),
      ...plains.flatMap((plain) => [...accountsIn(plain), ...codesIn(plain)]),
      ...(plains.length > 1 ? accountsAcross(plains) : []),
    ]),
  ];
}

/** Bank details in texts that are read together. */
export const bankMentionOf = (...texts: readonly CheckedText[]): BankMention => ({
  details: bankDetailsIn(texts),
  isOfNewAccount: texts.some((text) =>
    plainOf(typedIn(text))
      .split(sentenceEnd)
      .some((sentence) => newAccount.test(foldText(sentence))),
  ),
});
