/** Which letters the bytes of a text file mean: UTF-8 and UTF-16 are known by themselves, older files by the reader's language. */
import type { Language } from '../../../../i18n/languages.ts';

export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1254', 'windows-1251', 'windows-1256', 'windows-1252'] as const;
export type Encoding = (typeof encodings)[number];

/** What Excel writes as "CSV" in a Windows of this language. */
const legacy: Readonly<Record<Language, Encoding>> = {
  tr: 'windows-1254',
  ru: 'windows-1251',
  ar: 'windows-1256',
  en: 'windows-1252',
};

/** Every second byte of plain UTF-16 is empty for the letters that headings begin with. */
function wideEncodingOf(bytes: Uint8Array): Encoding | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 200);
  const isEmpty = (parity: number): boolean => start.filter((byte, index) => index % 2 === parity && byte === 0).length > start.length / 6;
  if (isEmpty(1)) return 'utf-16le';
  return isEmpty(0) ? 'utf-16be' : null;
}

/** @returns the encoding of a file, as far as its bytes and the reader's language tell */
export function encodingOf(bytes: Uint8Array, language: Language): Encoding {
  const wide = wideEncodingOf(bytes);
  if (wide !== null) return wide;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return legacy[language];
  }
}

/** The text without its byte order mark. */
export const decode = (bytes: Uint8Array, encoding: Encoding): string => new TextDecoder(encoding).decode(bytes);
