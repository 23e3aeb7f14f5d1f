/**
 * Detects bank details in texts. The most common fraud in trade is a message with changed bank details, so they are detected in every text
 * that one company writes and another reads (listed in fields.ts).
 */
import { westernDigits } from '../text/digits.ts';
import { asciiUpperCase } from '../text/letter-case.ts';
import { foldText } from '../search/fold.ts';

/** Lengths of IBANs by country, from the registry of ISO 13616. */
const ibanLengths =
  'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 FI18 FK18 FO18 FR27 ' +
  'GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 ' +
  'MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 ' +
  'TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30';
const lengthOf = new Map(ibanLengths.split(' ').map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]));

/** ISO 7064, mod 97-10: the first four characters move to the end, letters become two digits. */
function isChecked(iban: string): boolean {
  let rest = 0;
  for (const sign of iban.slice(4) + iban.slice(0, 4))
    for (const digit of String(Number.parseInt(sign, 36))) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** @param iban in capitals, without spaces */
export const isIban = (iban: string): boolean => lengthOf.get(iban.slice(0, 2)) === iban.length && isChecked(iban);

const gap = /[ ._\-/\t]/;

/** The characters from a position on, without typed separators; null if the last one is in the middle of a word. */
function signsFrom(text: string, from: number, count: number): string | null {
  let signs = '';
  let at = from;
  for (; at < text.length && signs.length < count; at += 1) {
    const sign = text[at] ?? '';
    if (/[A-Z0-9]/.test(sign)) signs += sign;
    else if (!gap.test(sign)) return null;
  }
  return signs.length === count && !/[A-Z0-9]/.test(text[at] ?? '') ? signs : null;
}

function ibansIn(text: string): string[] {
  return [...text.matchAll(/(?<![A-Z0-9])([A-Z]{2})[ ]?\d{2}/g)].flatMap((match) => {
    const length = lengthOf.get(match[1] ?? '');
    const iban = length === undefined ? null : signsFrom(text, match.index, length);
    return iban !== null && isChecked(iban) ? [`iban:${iban}`] : [];
  });
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

const accountsIn = (plain: string): string[] => [...ibansIn(asciiUpperCase(plain)), ...russianAccountsIn(plain)];

const codesIn = (plain: string): string[] =>
  [...plain.replace(/swift|bic/gi, asciiUpperCase).matchAll(swift)].flatMap(([, code = '']) => (words.test(code) ? [] : [`swift:${code}`]));

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

/**
 * Bank details of texts that are read together, such as the fields of a quote, or a message and the name of its file; without repetition.
 */
export function bankDetailsIn(texts: readonly (string | undefined)[]): string[] {
  const plains = texts.flatMap((text) => (text === undefined || text.trim() === '' ? [] : [plainOf(text)]));
  return [
    ...new Set([
      ...plains.flatMap((plain) => [...accountsIn(plain), ...codesIn(plain)]),
      ...(plains.length > 1 ? accountsAcross(plains) : []),
    ]),
  ];
}

/** Bank details in texts that are read together. */
export const bankMentionOf = (...texts: readonly string[]): BankMention => ({
  details: bankDetailsIn(texts),
  isOfNewAccount: texts.some((text) =>
    plainOf(text)
      .split(sentenceEnd)
      .some((sentence) => newAccount.test(foldText(sentence))),
  ),
});
