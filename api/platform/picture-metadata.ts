/**
 * Takes out of a picture what its maker did not mean to publish: where and when it was taken, with which device, thumbnails, comments.
 * The pixels are not touched. What a viewer needs to show them right stays: colour profile, transparency, and how a photograph is turned.
 */
import type { ImageFormat } from '../../contract/upload.ts';
import { endOfScan } from './picture-format.ts';

const latin = new TextDecoder('latin1');
const encoder = new TextEncoder();

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const ascii = (bytes: Uint8Array, offset: number, length: number): string => latin.decode(bytes.subarray(offset, offset + length));

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.byteLength;
  }
  return whole;
}

const exifMark = 'Exif\0\0';
const orientationTag = 0x0112;

/** How the camera was held, 1 to 8, of the body of an EXIF segment; 1, upright, when it does not say. */
function orientationOf(exif: Uint8Array): number {
  const tiff = exif.subarray(exifMark.length);
  const view = viewOf(tiff);
  if (tiff.byteLength < 8) return 1;
  const isLittle = ascii(tiff, 0, 2) === 'II';
  const directory = view.getUint32(4, isLittle);
  if (directory + 2 > tiff.byteLength) return 1;
  const count = view.getUint16(directory, isLittle);
  for (let entry = directory + 2; entry + 12 <= tiff.byteLength && entry < directory + 2 + count * 12; entry += 12) {
    if (view.getUint16(entry, isLittle) !== orientationTag) continue;
    const orientation = view.getUint16(entry + 8, isLittle);
    return orientation >= 1 && orientation <= 8 ? orientation : 1;
  }
  return 1;
}

/** A big-endian TIFF with one directory of one entry, which is one SHORT. */
const tiffHead = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1];
const oneShort = [0, 3, 0, 0, 0, 1];
const tiffEnd = [0, 0, 0, 0, 0, 0];

/** A whole EXIF segment that says nothing but how the picture is turned. */
const orientationSegment = (orientation: number): Uint8Array =>
  Uint8Array.from([
    0xff,
    0xe1,
    0,
    34,
    ...encoder.encode(exifMark),
    ...tiffHead,
    orientationTag >> 8,
    orientationTag & 255,
    ...oneShort,
    0,
    orientation,
    ...tiffEnd,
  ]);

const comment = 0xfe;
const startOfScan = 0xda;
const isApplication = (marker: number): boolean => marker >= 0xe0 && marker <= 0xef;
/** JFIF says the density, ICC and Adobe the colours; all else in these segments is about the picture. */
const isNeeded = (marker: number, body: Uint8Array): boolean =>
  (marker === 0xe0 && ascii(body, 0, 5) === 'JFIF\0') ||
  (marker === 0xe2 && ascii(body, 0, 12) === 'ICC_PROFILE\0') ||
  (marker === 0xee && ascii(body, 0, 5) === 'Adobe');

function cleanJpg(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = viewOf(bytes);
  const head: Uint8Array[] = [bytes.subarray(0, 2)];
  const rest: Uint8Array[] = [];
  let orientation = 1;
  let offset = 2;
  while (offset + 4 <= bytes.byteLength) {
    const marker = bytes[offset + 1] ?? 0;
    if (marker === 0xff) {
      offset += 1;
      continue;
    }
    if (marker === 0xd9) break;
    let end = offset + 2 + view.getUint16(offset + 2);
    const body = bytes.subarray(offset + 4, end);
    if (marker === startOfScan) end = endOfScan(bytes, end);
    if (marker === 0xe1 && ascii(body, 0, 6) === exifMark) orientation = orientationOf(body);
    if (marker !== comment && (!isApplication(marker) || isNeeded(marker, body))) rest.push(bytes.subarray(offset, end));
    offset = end;
  }
  rest.push(bytes.subarray(offset));
  // Some readers look for JFIF at the very beginning only.
  const [first] = rest;
  if (first?.[1] === 0xe0) head.push(...rest.splice(0, 1));
  return joined([...head, ...(orientation === 1 ? [] : [orientationSegment(orientation)]), ...rest]);
}

/** Chunks that pixels, colours and animation need; a name with a capital letter first is needed by the format itself. */
const pngChunks = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT', 'pHYs', 'bKGD', 'acTL', 'fcTL', 'fdAT']);

function cleanPng(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = viewOf(bytes);
  const parts: Uint8Array[] = [bytes.subarray(0, 8)];
  for (let offset = 8; offset + 12 <= bytes.byteLength;) {
    const end = offset + 12 + view.getUint32(offset);
    const type = ascii(bytes, offset + 4, 4);
    if (/^[A-Z]/.test(type) || pngChunks.has(type)) parts.push(bytes.subarray(offset, end));
    offset = end;
  }
  return joined(parts);
}

const webpChunks = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** Bits of VP8X that announce EXIF and XMP. */
const announcedMetadata = 0x0c;
const flagsOffset = 20;

function cleanWebp(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = viewOf(bytes);
  const parts: Uint8Array[] = [bytes.subarray(0, 12)];
  for (let offset = 12; offset + 8 <= bytes.byteLength;) {
    const length = view.getUint32(offset + 4, true);
    const end = Math.min(bytes.byteLength, offset + 8 + length + (length % 2));
    if (webpChunks.has(ascii(bytes, offset, 4))) parts.push(bytes.subarray(offset, end));
    offset = end;
  }
  const whole = joined(parts);
  viewOf(whole).setUint32(4, whole.byteLength - 8, true);
  if (ascii(whole, 12, 4) === 'VP8X') whole[flagsOffset] = (whole[flagsOffset] ?? 0) & ~announcedMetadata;
  return whole;
}

const cleaners: Readonly<Record<ImageFormat, (bytes: Uint8Array) => Uint8Array<ArrayBuffer>>> = {
  jpg: cleanJpg,
  png: cleanPng,
  webp: cleanWebp,
};

/**
 * @param bytes a whole picture, as `readPicture` judged it
 * @returns a copy without EXIF, GPS, XMP, IPTC, thumbnails and comments (D-46)
 */
export const withoutMetadata = (bytes: Uint8Array, format: ImageFormat): Uint8Array<ArrayBuffer> => cleaners[format](bytes);
