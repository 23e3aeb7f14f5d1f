/** A zip of pictures: its list is judged before anything is unpacked, and one picture is unpacked at a time. */
import { unzipSync, type UnzipFileInfo } from 'fflate';
import { caseless } from '../../../../contract/text/letter-case.ts';
import { uploadBytesMax } from '../../../../contract/limits.ts';
import { formatOfName, mimeTypes, uploadFault, uploadRules } from '../../../../contract/upload.ts';

const entriesMax = 5000;
/** Unpacked, all together. */
const unpackedBytesMax = 1_000_000_000;
/** Pictures hardly become smaller in a zip; what shrinks this much was made to burst. */
const ratioMax = 100;

export type ArchiveFault = 'zipBroken' | 'zipMany' | 'zipLarge' | 'zipBomb';

/** What a name of a picture leads to. */
export type Found = { entry: string } | { fault: 'pictureMissing' | 'pictureTwice' | 'pictureFormat' | 'pictureLarge' };

export interface Archive {
  /** How many pictures it holds. */
  count: number;
  /** @param name a path in the zip, or a name that stands there once; capitals do not matter */
  find: (name: string) => Found;
  /** Unpacks one. @param entry from {@link Archive.find}. @returns null when it is damaged */
  read: (entry: string) => File | null;
}

const baseOf = (path: string): string => path.split(/[\\/]/).at(-1) ?? '';
/** macOS writes accents apart, and people write capitals as they like. */
const alike = (name: string): string => caseless(name.trim().replaceAll('\\', '/').normalize('NFC'));
/** Folders, and what macOS and Windows put beside. */
const isNoPicture = ({ name }: UnzipFileInfo): boolean =>
  name.endsWith('/') || /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$)/i.test(name);

function faultOfList(list: readonly UnzipFileInfo[]): ArchiveFault | null {
  const packed = list.reduce((sum, { size }) => sum + size, 0);
  const unpacked = list.reduce((sum, { originalSize }) => sum + originalSize, 0);
  if (list.some(({ size, originalSize }) => originalSize > size * ratioMax + 1000) || unpacked > packed * ratioMax + 1_000_000)
    return 'zipBomb';
  return unpacked > unpackedBytesMax ? 'zipLarge' : null;
}

/** @returns the archive, or why it is not opened */
export function openArchive(bytes: Uint8Array<ArrayBuffer>): Archive | ArchiveFault {
  const list: UnzipFileInfo[] = [];
  try {
    // Only its list is read, and no more of it than may be there.
    unzipSync(bytes, {
      filter: (file) => {
        if (list.push(file) > entriesMax) throw new Error('too many');
        return false;
      },
    });
  } catch {
    return list.length > entriesMax ? 'zipMany' : 'zipBroken';
  }
  const fault = faultOfList(list);
  if (fault !== null) return fault;
  const pictures = list.filter((file) => !isNoPicture(file));
  const byPath = new Map(pictures.map((file) => [alike(file.name), file]));
  const byName = Map.groupBy(pictures, ({ name }) => alike(baseOf(name)));

  const judged = (file: UnzipFileInfo): Found => {
    const code = uploadFault(uploadRules.picture, {
      format: formatOfName(file.name),
      bytes: file.originalSize,
      width: null,
      height: null,
    })?.code;
    if (code === undefined) return { entry: file.name };
    return { fault: code === 'TOO_LARGE' ? 'pictureLarge' : 'pictureFormat' };
  };
  return {
    count: pictures.filter((file) => 'entry' in judged(file)).length,
    find: (name) => {
      const exact = byPath.get(alike(name));
      if (exact !== undefined) return judged(exact);
      const [first, ...more] = byName.get(alike(baseOf(name))) ?? [];
      if (first === undefined) return { fault: 'pictureMissing' };
      return more.length > 0 ? { fault: 'pictureTwice' } : judged(first);
    },
    read: (entry) => {
      try {
        const content = unzipSync(bytes, { filter: ({ name, originalSize }) => name === entry && originalSize <= uploadBytesMax })[entry];
        const format = formatOfName(entry);
        return content === undefined || format === null
          ? null
          : new File([content as BlobPart], baseOf(entry), { type: mimeTypes[format] });
      } catch {
        return null;
      }
    },
  };
}
