/** Files that can be sent in a chat. */
import type { ChatFile } from '../../../../contract/chat/shapes.ts';
import { asciiUpperCase } from '../../../../contract/text/letter-case.ts';
import { formatOfName, imageFormats } from '../../../../contract/upload/rules.ts';

export const isPictureName = (name: string): boolean => imageFormats.some((format) => format === formatOfName(name));

/** The type shown for a file name, such as "PDF". */
export const kindOf = (name: string): string => asciiUpperCase(formatOfName(name) ?? '');

/** Pictures pasted from the clipboard share one name, so the time is added. @param now milliseconds since the epoch */
export function namedFile(file: File, now: number): File {
  if (formatOfName(file.name) !== null && file.name !== 'image.png') return file;
  const ending = /^image\/(png|jpeg|webp)$/.exec(file.type)?.[1];
  if (ending === undefined) return file;
  const stamp = new Date(now).toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
  return new File([file], `${stamp}.${ending === 'jpeg' ? 'jpg' : ending}`, { type: file.type });
}

/** The longer side of a preview, in CSS pixels. */
const previewPx = 240;

/** The space reserved for a picture in its bubble, so that the layout does not shift when it loads. */
export function previewSize({ width, height }: Pick<ChatFile, 'width' | 'height'>): { width: number; height: number } {
  if (width === null || height === null || width <= 0 || height <= 0) return { width: previewPx, height: (previewPx * 3) / 4 };
  const scale = Math.min(1, previewPx / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
