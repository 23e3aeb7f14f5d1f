/** Reads the headers of JPG, PNG and WebP by content: format, pixels, and where the picture really ends. */
import type { ImageFormat } from '../../contract/upload.ts';

export interface Picture {
  format: ImageFormat;
  width: number;
  height: number;
  /** Length of the picture itself: what follows is not part of it and is cut off. */
  length: number;
}

const startsWith = (bytes: Uint8Array, signature: readonly number[], offset = 0): boolean =>
  signature.every((byte, index) => bytes[offset + index] === byte);
const ascii = (bytes: Uint8Array, offset: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(offset, offset + length));

function readPng(bytes: Uint8Array, view: DataView): Picture | null {
  if (!startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) || bytes.length < 33 || ascii(bytes, 12, 4) !== 'IHDR')
    return null;
  const size = { width: view.getUint32(16), height: view.getUint32(20) };
  let hasData = false;
  for (let offset = 8; offset + 12 <= bytes.length;) {
    const length = view.getUint32(offset);
    const type = ascii(bytes, offset + 4, 4);
    offset += 12 + length;
    if (type === 'IDAT') hasData = true;
    if (type === 'IEND') return hasData && offset <= bytes.length ? { format: 'png', ...size, length: offset } : null;
  }
  return null;
}

/** Start-of-frame markers; C4, C8 and CC in their midst are something else. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** @returns the offset of the first marker after compressed data (FF that is followed by neither 00 nor a restart mark), or -1 */
export function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return -1;
}

function readJpg(bytes: Uint8Array, view: DataView): Picture | null {
  if (!startsWith(bytes, [0xff, 0xd8, 0xff])) return null;
  let size: { width: number; height: number } | null = null;
  let hasScan = false;
  for (let offset = 2; offset + 4 <= bytes.length || (offset + 2 <= bytes.length && bytes[offset + 1] === 0xd9);) {
    if (bytes[offset] !== 0xff) return null;
    const marker = bytes[offset + 1] ?? 0;
    if (marker === 0xff) {
      offset += 1;
      continue;
    }
    if (marker === 0xd9) return size !== null && hasScan ? { format: 'jpg', ...size, length: offset + 2 } : null;
    const length = view.getUint16(offset + 2);
    if (length < 2) return null;
    if (isFrame(marker) && offset + 9 <= bytes.length) size = { height: view.getUint16(offset + 5), width: view.getUint16(offset + 7) };
    offset += 2 + length;
    if (marker === 0xda) {
      hasScan = true;
      offset = endOfScan(bytes, offset);
      if (offset === -1) return null;
    }
  }
  return null;
}

function readWebp(bytes: Uint8Array, view: DataView): Picture | null {
  if (bytes.length < 30 || ascii(bytes, 0, 4) !== 'RIFF' || ascii(bytes, 8, 4) !== 'WEBP') return null;
  const length = view.getUint32(4, true) + 8;
  if (length > bytes.length) return null;
  const at = (offset: number): number => bytes[offset] ?? 0;
  switch (ascii(bytes, 12, 4)) {
    case 'VP8 ':
      return startsWith(bytes, [0x9d, 0x01, 0x2a], 23)
        ? { format: 'webp', width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff, length }
        : null;
    case 'VP8L': {
      if (at(20) !== 0x2f) return null;
      const bits = view.getUint32(21, true);
      return { format: 'webp', width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1, length };
    }
    case 'VP8X':
      return {
        format: 'webp',
        width: 1 + (at(24) | (at(25) << 8) | (at(26) << 16)),
        height: 1 + (at(27) | (at(28) << 8) | (at(29) << 16)),
        length,
      };
    default:
      return null;
  }
}

/** @returns null when the bytes are not a whole JPG, PNG or WebP picture */
export function readPicture(bytes: Uint8Array): Picture | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const picture = readPng(bytes, view) ?? readJpg(bytes, view) ?? readWebp(bytes, view);
  return picture !== null && picture.width > 0 && picture.height > 0 ? picture : null;
}
