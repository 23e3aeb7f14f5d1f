/** Tells office documents apart by content: the signature, and what stands inside the container. */
import type { DocumentFormat } from '../../contract/upload.ts';

const latin = new TextDecoder('latin1');
const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean => signature.every((byte, index) => bytes[index] === byte);

/** No office document of 6,000,000 bytes is honestly larger than this when it is unpacked; what is would fill the memory of whoever opens it. */
const unpackedBytesMax = 100_000_000;

interface ZipEntry {
  name: string;
  headerOffset: number;
  unpackedBytes: number;
}

/** The entries of a zip file, from its central directory; null when it is not a whole zip file. */
function zipEntries(bytes: Uint8Array): ZipEntry[] | null {
  if (!startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // The end record is 22 bytes long; a comment behind it would be a place to hide another file.
  const end = bytes.length - 22;
  if (end < 0 || view.getUint32(end, true) !== 0x06054b50) return null;
  const count = view.getUint16(end + 10, true);
  let offset = view.getUint32(end + 16, true);
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (offset + 46 > bytes.length || view.getUint32(offset, true) !== 0x02014b50) return null;
    const nameLength = view.getUint16(offset + 28, true);
    entries.push({
      name: latin.decode(bytes.subarray(offset + 46, offset + 46 + nameLength)),
      headerOffset: view.getUint32(offset + 42, true),
      unpackedBytes: view.getUint32(offset + 24, true),
    });
    offset += 46 + nameLength + view.getUint16(offset + 30, true) + view.getUint16(offset + 32, true);
  }
  return entries;
}

const openDocuments: Record<string, DocumentFormat> = {
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.presentation': 'odp',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
};

function zipFormat(bytes: Uint8Array): DocumentFormat | null {
  const entries = zipEntries(bytes);
  const first = entries?.[0];
  if (entries === null || first === undefined) return null;
  if (entries.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0) > unpackedBytesMax) return null;
  const names = entries.map(({ name }) => name);
  // A macro runs where it is opened: none of the accepted formats has one.
  if (names.some((name) => /vbaProject\.bin$/i.test(name))) return null;
  if (first.name === 'mimetype' && first.headerOffset === 0) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const from = 30 + view.getUint16(26, true) + view.getUint16(28, true);
    return openDocuments[latin.decode(bytes.subarray(from, from + view.getUint32(18, true))).trim()] ?? null;
  }
  if (!names.includes('[Content_Types].xml')) return null;
  if (names.includes('word/document.xml')) return 'docx';
  if (names.includes('xl/workbook.xml')) return 'xlsx';
  return names.includes('ppt/presentation.xml') ? 'pptx' : null;
}

const utf16 = (name: string): string => Array.from(name, (letter) => `${letter}\0`).join('');

/** The old office formats are one container; the name of their main stream stands in its directory. */
function oldOfficeFormat(bytes: Uint8Array): DocumentFormat | null {
  if (!startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return null;
  const text = latin.decode(bytes);
  if (text.includes(utf16('WordDocument'))) return 'doc';
  if (text.includes(utf16('PowerPoint Document'))) return 'ppt';
  return text.includes(utf16('Workbook')) || text.includes(utf16('Book')) ? 'xls' : null;
}

/** Mark-up that a browser would run; text that carries it is not plain text to us. */
const markUp = /<(?:!doctype|html|head|body|script|svg|iframe|object|embed|\?xml|\?php)\b|<!--/i;

function isText(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
    // eslint-disable-next-line no-control-regex -- control characters are what makes it a binary file
    return text !== '' && !/[\u0000-\u0008\u000e-\u001f\u007f]/u.test(text) && !markUp.test(text);
  } catch {
    return false;
  }
}

/**
 * @param promised the format that the file's name promises; plain text has no signature, so its name tells txt from csv
 * @returns the format by content, or null
 */
export function documentFormatOf(bytes: Uint8Array, promised: string | null): DocumentFormat | null {
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46, 0x2d])) return 'pdf';
  const container = zipFormat(bytes) ?? oldOfficeFormat(bytes);
  if (container !== null) return container;
  return (promised === 'txt' || promised === 'csv') && isText(bytes) ? promised : null;
}
