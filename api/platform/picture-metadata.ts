/**
 * Removes from a picture what its author did not intend to publish: time and place, device, thumbnails, comments
 * (docs/behaviour.md#upload-limits). Pixels are unchanged, and so are the data for displaying them: colour profile, transparency, and
 * orientation.
 */
import { ascii, viewOf } from './bytes.ts';

const encoder = new TextEncoder();

const exifMark = 'Exif\0\0';
const orientationTag = 0x0112;

/** Orientation of the camera, 1 to 8, from the body of an EXIF segment; 1, upright, if it is not given; null for another segment. */
export function orientationOf(body: Uint8Array): number | null {
  if (ascii(body, 0, exifMark.length) !== exifMark) return null;
  const tiff = body.subarray(exifMark.length);
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

/** A complete EXIF segment that contains only the orientation. */
export const orientationSegment = (orientation: number): Uint8Array =>
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
export const isApplication = (marker: number): boolean => marker >= 0xe0 && marker <= 0xef;

/** JFIF contains the density, ICC and Adobe the colours; other segments are metadata. */
export const staysInJpg = (marker: number, body: Uint8Array): boolean =>
  isApplication(marker)
    ? (marker === 0xe0 && ascii(body, 0, 5) === 'JFIF\0') ||
      (marker === 0xe2 && ascii(body, 0, 12) === 'ICC_PROFILE\0') ||
      (marker === 0xee && ascii(body, 0, 5) === 'Adobe')
    : marker !== comment;

/** Chunks for pixels, colours and animation; a name with a capital first letter is required by the format itself. */
const pngChunks = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT', 'pHYs', 'bKGD', 'acTL', 'fcTL', 'fdAT']);
export const staysInPng = (type: string): boolean => /^[A-Z]/.test(type) || pngChunks.has(type);

const webpChunks = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
export const staysInWebp = (type: string): boolean => webpChunks.has(type);
/** Bits of VP8X for EXIF and XMP. */
export const announcedInWebp = 0x0c;
