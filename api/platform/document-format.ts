/** Distinguishes office documents by content: the signature, and the entries of the container. */
import type { DocumentFormat } from '../../contract/upload/rules.ts';
import { ascii, startsWith, viewOf } from './bytes.ts';
import { type FileBytes, hasMatch } from './file-bytes.ts';

/**
 * Regular office documents of 6,000,000 bytes are smaller than this when unpacked. Larger ones are archives made to fill the memory of the
 * program that opens them.
 */
const unpackedBytesMax = 100_000_000;

interface ZipEntry {
  name: string;
  headerOffset: number;
  unpackedBytes: number;
}

/** The entries of a zip file, from its central directory; ends with null if it is not a complete zip file. */
async function* zipEntries(bytes: FileBytes, head: Uint8Array): AsyncGenerator<ZipEntry | null> {
  // The end record is 22 bytes long; a comment after it could hide another file.
  const end = await bytes.slice(Math.max(0, bytes.size - 22), 22);
  if (!startsWith(head, [0x50, 0x4b, 0x03, 0x04]) || end.byteLength < 22 || viewOf(end).getUint32(0, true) !== 0x06054b50) {
    yield null;
    return;
  }
  const count = viewOf(end).getUint16(10, true);
  let offset = viewOf(end).getUint32(16, true);
  for (let index = 0; index < count; index += 1) {
    const entry = await bytes.slice(offset, 46);
    if (entry.byteLength < 46 || viewOf(entry).getUint32(0, true) !== 0x02014b50) {
      yield null;
      return;
    }
    const nameLength = viewOf(entry).getUint16(28, true);
    yield {
      name: ascii(await bytes.slice(offset + 46, nameLength), 0, nameLength),
      headerOffset: viewOf(entry).getUint32(42, true),
      unpackedBytes: viewOf(entry).getUint32(24, true),
    };
    offset += 46 + nameLength + viewOf(entry).getUint16(30, true) + viewOf(entry).getUint16(32, true);
  }
}

const openDocuments: Record<string, DocumentFormat> = {
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.presentation': 'odp',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
};

/** Entries by which Microsoft's documents are recognized among zip files. */
const officeParts: Readonly<Record<string, DocumentFormat>> = {
  'word/document.xml': 'docx',
  'xl/workbook.xml': 'xlsx',
  'ppt/presentation.xml': 'pptx',
};
const officeTypes = '[Content_Types].xml';

async function zipFormat(bytes: FileBytes, head: Uint8Array): Promise<DocumentFormat | null> {
  let first: ZipEntry | undefined;
  let unpackedBytes = 0;
  const parts = new Set<string>();
  for await (const entry of zipEntries(bytes, head)) {
    if (entry === null) return null;
    first ??= entry;
    unpackedBytes += entry.unpackedBytes;
    // Files with macros are refused, because a macro may run when the document is opened.
    if (unpackedBytes > unpackedBytesMax || /vbaProject\.bin$/i.test(entry.name)) return null;
    if (entry.name === officeTypes || entry.name in officeParts) parts.add(entry.name);
  }
  if (first?.name === 'mimetype' && first.headerOffset === 0) {
    const local = await bytes.slice(0, 30);
    const from = 30 + viewOf(local).getUint16(26, true) + viewOf(local).getUint16(28, true);
    const type = await bytes.slice(from, Math.min(viewOf(local).getUint32(18, true), 100));
    return openDocuments[ascii(type, 0, type.byteLength).trim()] ?? null;
  }
  if (!parts.has(officeTypes)) return null;
  return Object.entries(officeParts).find(([name]) => parts.has(name))?.[1] ?? null;
}

const everything = (bytes: FileBytes): AsyncGenerator<Uint8Array> => bytes.between(0, bytes.size);
/** A pattern of a name in UTF-16, as the directory of an old office file contains it. */
const wide = (name: string): string => Array.from(name, (letter) => `${letter}\\0`).join('');
const oldOfficeNames = [
  [wide('WordDocument'), 'doc'],
  [wide('PowerPoint Document'), 'ppt'],
  [wide('Workbook'), 'xls'],
  [wide('Book'), 'xls'],
] as const;
/** A stream of Word's and Excel's macros, or PowerPoint's record (VBAInfoAtom) that it has macros. */
const oldOfficeMacros = `${wide('_VBA_PROJECT')}|\\x02\\0\\0\\x04\\x0c\\0{3}[^]{4}\\x01\\0{3}`;
const oldOfficeMatchMax = 2 * 'PowerPoint Document'.length;

/** The old office formats share one container; the name of the main stream differs. Files with macros are refused here, too. */
async function oldOfficeFormat(bytes: FileBytes, head: Uint8Array): Promise<DocumentFormat | null> {
  if (!startsWith(head, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return null;
  // Office compares these names without regard to case.
  const has = (pattern: string): Promise<boolean> =>
    hasMatch(everything(bytes), new TextDecoder('latin1'), new RegExp(pattern, 'i'), oldOfficeMatchMax);
  if (await has(oldOfficeMacros)) return null;
  for (const [name, format] of oldOfficeNames) if (await has(name)) return format;
  return null;
}

/**
 * Content that is not accepted as plain text: markup that a browser would execute, and control characters, which indicate a binary file.
 */
// eslint-disable-next-line no-control-regex -- the pattern looks for these characters
const notPlain = /<(?:!doctype|html|head|body|script|svg|iframe|object|embed|\?xml|\?php)\b|<!--|[\u0000-\u0008\u000e-\u001f\u007f]/i;
const notPlainLengthMax = 16;

async function isText(bytes: FileBytes): Promise<boolean> {
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });
    return bytes.size > 0 && !(await hasMatch(everything(bytes), decoder, notPlain, notPlainLengthMax));
  } catch {
    return false;
  }
}

/**
 * @param declared the format by the file's extension; plain text has no signature, so only the extension distinguishes txt from csv
 * @returns the format by content, or null
 */
export async function documentFormatOf(bytes: FileBytes, declared: string | null): Promise<DocumentFormat | null> {
  const head = await bytes.slice(0, 8);
  if (startsWith(head, [0x25, 0x50, 0x44, 0x46, 0x2d])) return 'pdf';
  const container = (await zipFormat(bytes, head)) ?? (await oldOfficeFormat(bytes, head));
  if (container !== null) return container;
  return (declared === 'txt' || declared === 'csv') && (await isText(bytes)) ? declared : null;
}
