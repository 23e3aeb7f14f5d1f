/** Account numbers in fields and texts: IBANs, and the numbers of countries without IBANs. */
import { westernDigits } from '../text/plain-text.ts';
import { asciiUpperCase } from '../text/letter-case.ts';

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

/** The content of a field for an account or a bank code, without the usual separators: `TR33 0006 1005 …`. */
export const plainNumber = (typed: string): string => asciiUpperCase(westernDigits(typed).replace(/[\s.-]/g, ''));

/** Spaces, line ends, hyphens and dashes, and characters without width, in any number. */
const gaps = /[\s._/\p{Dash_Punctuation}\p{Default_Ignorable_Code_Point}]+/gu;

/** Of a text in which each gap is one space: the characters from a position on; null if the last one is in the middle of a word. */
function signsFrom(text: string, from: number, count: number): string | null {
  let signs = '';
  let at = from;
  for (; at < text.length && signs.length < count; at += 1) {
    const sign = text[at] ?? '';
    if (/[A-Z0-9]/.test(sign)) signs += sign;
    else if (sign !== ' ') return null;
  }
  return signs.length === count && !/[A-Z0-9]/.test(text[at] ?? '') ? signs : null;
}

/** One sentence in 97 that begins like an IBAN has its check digits too; but words have few digits. */
const isNumeric = (signs: string): boolean => signs.replace(/\D/g, '').length * 2 >= signs.length;

/** The IBANs in a text with ASCII digits, however they are separated. "No. 8690…" is no Norwegian one. */
export function ibansIn(text: string): string[] {
  const spaced = asciiUpperCase(text)
    .replaceAll(/\bNO\./g, 'NO,')
    .replaceAll(gaps, ' ');
  return [...spaced.matchAll(/(?<![A-Z0-9])([A-Z]) ?([A-Z]) ?\d ?\d/g)].flatMap((match) => {
    const [, one = '', two = ''] = match;
    const length = lengthOf.get(one + two);
    const iban = length === undefined ? null : signsFrom(spaced, match.index, length);
    return iban !== null && isNumeric(iban) && isChecked(iban) ? [iban] : [];
  });
}
