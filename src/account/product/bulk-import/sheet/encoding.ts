/** The encoding of a text file: UTF-8 and UTF-16 are detected, older encodings follow from the reader's language. */
import type { Language } from '../../../../../contract/text/languages.ts';

export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1254', 'windows-1251', 'windows-1256', 'windows-1252'] as const;
export type Encoding = (typeof encodings)[number];

/** The encoding of Excel's "CSV" format on Windows in this language. */
const legacy: Readonly<Record<Language, Encoding>> = {
  tr: 'windows-1254',
  ru: 'windows-1251',
  ar: 'windows-1256',
  en: 'windows-1252',
};

/** In UTF-16 every second byte of an ASCII letter, with which headings begin, is zero. */
function wideEncodingOf(bytes: Uint8Array): Encoding | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 200);
  const isEmpty = (parity: number): boolean => start.filter((byte, index) => index % 2 === parity && byte === 0).length > start.length / 6;
  if (isEmpty(1)) return 'utf-16le';
  return isEmpty(0) ? 'utf-16be' : null;
}

/** @returns the encoding of a file, guessed from its bytes and the reader's language */
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
