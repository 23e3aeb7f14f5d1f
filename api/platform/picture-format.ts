/**
 * Reads JPG, PNG and WebP by content: format, pixels, and the parts of the file that are stored (without those of
 * picture-metadata.ts).
 */
import type { ImageFormat } from '../../contract/upload/rules.ts';
import { ascii, startsWith, viewOf } from './bytes.ts';
import type { FileBytes } from './file-bytes.ts';
import {
  announcedInWebp,
  isApplication,
  orientationOf,
  orientationSegment,
  staysInJpg,
  staysInPng,
  staysInWebp,
} from './picture-metadata.ts';

/** A part of a file, or bytes that replace one. */
export type Piece = readonly [from: number, to: number] | Uint8Array;

export const sizeOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, piece) => sum + (piece instanceof Uint8Array ? piece.byteLength : piece[1] - piece[0]), 0);

export interface Picture {
  format: ImageFormat;
  /** Pixels as browsers show the picture: upright. */
  width: number;
  height: number;
  /** The parts that are stored, in order: without metadata, and without data after the end of the picture. */
  pieces: Piece[];
}

/** More parts than any encoder writes. A file with more would take too long to read. */
const partsMax = 10_000;

/** Adds a range; joins it with the last one if they are adjacent. */
function keep(pieces: Piece[], from: number, to: number): void {
  const last = pieces.at(-1);
  if (last !== undefined && !(last instanceof Uint8Array) && last[1] === from) pieces[pieces.length - 1] = [last[0], to];
  else pieces.push([from, to]);
}

async function readPng(bytes: FileBytes, head: Uint8Array): Promise<Picture | null> {
  if (!startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) || bytes.size < 33 || ascii(head, 12, 4) !== 'IHDR') return null;
  const size = { width: viewOf(head).getUint32(16), height: viewOf(head).getUint32(20) };
  const pieces: Piece[] = [[0, 8]];
  let hasData = false;
  let offset = 8;
  for (let parts = 0; parts < partsMax && offset + 12 <= bytes.size; parts += 1) {
    const chunk = await bytes.slice(offset, 8);
    const end = offset + 12 + viewOf(chunk).getUint32(0);
    const type = ascii(chunk, 4, 4);
    if (end > bytes.size) return null;
    if (staysInPng(type)) keep(pieces, offset, end);
    if (type === 'IDAT') hasData = true;
    if (type === 'IEND') return hasData ? { format: 'png', ...size, pieces } : null;
    offset = end;
  }
  return null;
}

/** Start-of-frame markers; C4, C8 and CC among them are others. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
const startOfScan = 0xda;
const endOfImage = 0xd9;
const jfif = 0xe0;
/** In compressed data FF is followed by 00 or a restart marker. */
const isMarker = (next: number): boolean => next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7);

/** @returns the offset of the first marker after compressed data, or -1 */
async function endOfScan(bytes: FileBytes, from: number): Promise<number> {
  for (let at = from; at + 1 < bytes.size;) {
    const view = await bytes.view(at);
    let index = view.indexOf(0xff);
    while (index !== -1 && index + 1 < view.byteLength) {
      if (isMarker(view[index + 1] ?? 0)) return at + index;
      index = view.indexOf(0xff, index + 1);
    }
    // The byte after the last one of a window is in the next window.
    if (index !== -1 && isMarker((await bytes.view(at + view.byteLength))[0] ?? 0)) return at + index;
    at += view.byteLength;
  }
  return -1;
}

/** From the fifth orientation on, the camera was held on its side. */
const upright = ({ width, height }: { width: number; height: number }, orientation: number) =>
  orientation < 5 ? { width, height } : { width: height, height: width };

async function readJpg(bytes: FileBytes, head: Uint8Array): Promise<Picture | null> {
  if (!startsWith(head, [0xff, 0xd8, 0xff])) return null;
  // The orientation follows JFIF, since some programs find JFIF only at the beginning.
  const before: Piece[] = [[0, 2]];
  const rest: Piece[] = [];
  let size: { width: number; height: number } | null = null;
  let hasScan = false;
  let orientation = 1;
  let offset = 2;
  for (let parts = 0; parts < partsMax && offset + 2 <= bytes.size; parts += 1) {
    const segment = await bytes.slice(offset, 4);
    const marker = segment[1] ?? 0;
    if (segment[0] !== 0xff) return null;
    if (marker === 0xff) {
      offset += 1;
      continue;
    }
    if (marker === endOfImage) {
      keep(rest, offset, offset + 2);
      const turned = orientation === 1 ? [] : [orientationSegment(orientation)];
      return size !== null && hasScan ? { format: 'jpg', ...upright(size, orientation), pieces: [...before, ...turned, ...rest] } : null;
    }
    const length = segment.byteLength < 4 ? 0 : viewOf(segment).getUint16(2);
    if (length < 2) return null;
    const body = isApplication(marker) || isFrame(marker) ? await bytes.slice(offset + 4, length - 2) : new Uint8Array();
    if (isFrame(marker) && body.byteLength >= 5) size = { height: viewOf(body).getUint16(1), width: viewOf(body).getUint16(3) };
    if (marker === 0xe1) orientation = orientationOf(body) ?? orientation;
    hasScan ||= marker === startOfScan;
    const end = marker === startOfScan ? await endOfScan(bytes, offset + 2 + length) : offset + 2 + length;
    if (end === -1) return null;
    if (staysInJpg(marker, body)) keep(marker === jfif && rest.length === 0 && sizeOf(before) === 2 ? before : rest, offset, end);
    offset = end;
  }
  return null;
}

/** @returns the pixels in the first chunk of a WebP file, or null */
function webpPixels(head: Uint8Array): { width: number; height: number } | null {
  const at = (offset: number): number => head[offset] ?? 0;
  switch (ascii(head, 12, 4)) {
    case 'VP8 ':
      return startsWith(head, [0x9d, 0x01, 0x2a], 23)
        ? { width: viewOf(head).getUint16(26, true) & 0x3fff, height: viewOf(head).getUint16(28, true) & 0x3fff }
        : null;
    case 'VP8L': {
      if (at(20) !== 0x2f) return null;
      const bits = viewOf(head).getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: 1 + (at(24) | (at(25) << 8) | (at(26) << 16)), height: 1 + (at(27) | (at(28) << 8) | (at(29) << 16)) };
    default:
      return null;
  }
}

const webpHeadBytes = 12;
const webpFlagsOffset = 20;

async function readWebp(bytes: FileBytes, head: Uint8Array): Promise<Picture | null> {
  if (bytes.size < 30 || ascii(head, 0, 4) !== 'RIFF' || ascii(head, 8, 4) !== 'WEBP') return null;
  const length = viewOf(head).getUint32(4, true) + 8;
  const size = length > bytes.size ? null : webpPixels(head);
  if (size === null) return null;
  // The length of the file is written again, and so are the flags of an extended file.
  const isExtended = ascii(head, webpHeadBytes, 4) === 'VP8X';
  const begin = Uint8Array.from(head.subarray(0, isExtended ? webpFlagsOffset + 1 : webpHeadBytes));
  if (isExtended) begin[webpFlagsOffset] = (begin[webpFlagsOffset] ?? 0) & ~announcedInWebp;
  const pieces: Piece[] = [begin];
  let offset = webpHeadBytes;
  for (let parts = 0; offset + 8 <= length; parts += 1) {
    if (parts === partsMax) return null;
    const chunk = await bytes.slice(offset, 8);
    const content = viewOf(chunk).getUint32(4, true);
    const end = Math.min(length, offset + 8 + content + (content % 2));
    if (staysInWebp(ascii(chunk, 0, 4))) keep(pieces, Math.max(offset, begin.byteLength), end);
    offset = end;
  }
  viewOf(begin).setUint32(4, sizeOf(pieces) - 8, true);
  return { format: 'webp', ...size, pieces };
}

/** @returns null unless the bytes are a complete JPG, PNG or WebP picture */
export async function readPicture(bytes: FileBytes): Promise<Picture | null> {
  const head = await bytes.slice(0, 33);
  const picture = (await readPng(bytes, head)) ?? (await readJpg(bytes, head)) ?? (await readWebp(bytes, head));
  return picture !== null && picture.width > 0 && picture.height > 0 ? picture : null;
}
