/** Reads a chosen file as a table: a workbook, or text in one of several encodings. The readers are loaded on demand. */
import type { Language } from '../../../../../contract/text/languages.ts';
import { decode, type Encoding } from './encoding.ts';
import type { Table, TableFault } from './grid.ts';
import type { Words } from './words.ts';

export type FileKind = 'text' | 'workbook' | 'oldWorkbook';

/** A zip, which every .xlsx is: `PK`. */
const zip = [0x50, 0x4b];
/** A compound file: Excel 97–2003, and workbooks with a password. */
const compound = [0xd0, 0xcf, 0x11, 0xe0];

/** Detected by the first bytes: file names can be wrong. */
export function fileKindOf(bytes: Uint8Array): FileKind {
  const begins = (mark: readonly number[]): boolean => mark.every((byte, place) => bytes[place] === byte);
  if (begins(compound)) return 'oldWorkbook';
  return begins(zip) ? 'workbook' : 'text';
}

/** @param encoding of a text */
export type FileReader = (encoding: Encoding | null) => Table | TableFault;

/** @throws when the reader cannot be loaded */
export async function fileReader(bytes: Uint8Array<ArrayBuffer>, words: Words, language: Language): Promise<FileReader> {
  const kind = fileKindOf(bytes);
  if (kind === 'oldWorkbook') return () => ({ code: 'workbookOld' });
  if (kind === 'workbook') {
    const { readWorkbook } = await import('./workbook.ts');
    const table = await readWorkbook(bytes, words, language);
    return () => table;
  }
  const { readTable } = await import('./text-table.ts');
  return (encoding) => readTable(decode(bytes, encoding ?? 'utf-8'), words, language);
}
