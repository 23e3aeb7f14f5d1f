/** A zip of pictures: its directory is checked before anything is unpacked, and pictures are unpacked one at a time. */
import { unzipSync, type UnzipFileInfo } from 'fflate';
import { caseless } from '../../../../contract/text/letter-case.ts';
import { uploadBytesMax } from '../../../../contract/limits.ts';
import { formatOfName, mimeTypes, uploadFault, uploadRules } from '../../../../contract/upload/rules.ts';

const entriesMax = 5000;
/** Total size after unpacking. */
const unpackedBytesMax = 1_000_000_000;
/** Pictures hardly shrink in a zip; a higher ratio is a zip bomb. */
const ratioMax = 100;

export type ArchiveFault = 'zipBroken' | 'zipMany' | 'zipLarge' | 'zipBomb';

/** The result of looking up a picture's name. */
export type Found = { entry: string } | { fault: 'pictureMissing' | 'pictureTwice' | 'pictureFormat' | 'pictureEmpty' | 'pictureLarge' };

export interface Archive {
  /** The number of pictures. */
  count: number;
  /** @param name a path in the zip, or a file name that is unique there; case does not matter */
  find: (name: string) => Found;
  /** Unpacks a picture. @param entry from {@link Archive.find}. @returns null when it is damaged */
  read: (entry: string) => File | null;
}

const baseOf = (path: string): string => path.split(/[\\/]/).at(-1) ?? '';
/** macOS decomposes accents, and people do not keep to upper and lower case. */
const alike = (name: string): string => caseless(name.trim().replaceAll('\\', '/').normalize('NFC'));
/** Folders, and the metadata files of macOS and Windows. */
const isNoPicture = ({ name }: UnzipFileInfo): boolean =>
  name.endsWith('/') || /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$)/i.test(name);

function faultOfList(list: readonly UnzipFileInfo[]): ArchiveFault | null {
  const packed = list.reduce((sum, { size }) => sum + size, 0);
  const unpacked = list.reduce((sum, { originalSize }) => sum + originalSize, 0);
  if (list.some(({ size, originalSize }) => originalSize > size * ratioMax + 1000) || unpacked > packed * ratioMax + 1_000_000)
    return 'zipBomb';
  return unpacked > unpackedBytesMax ? 'zipLarge' : null;
}

/** @returns the archive, or why it is refused */
export function openArchive(bytes: Uint8Array<ArrayBuffer>): Archive | ArchiveFault {
  const list: UnzipFileInfo[] = [];
  try {
    // Reads the directory only, and no more of it than is allowed.
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

  const checked = (file: UnzipFileInfo): Found => {
    const code = uploadFault(uploadRules.picture, {
      format: formatOfName(file.name),
      bytes: file.originalSize,
      width: null,
      height: null,
    })?.code;
    if (code === undefined) return { entry: file.name };
    return { fault: code === 'TOO_LARGE' ? 'pictureLarge' : code === 'EMPTY_FILE' ? 'pictureEmpty' : 'pictureFormat' };
  };
  return {
    count: pictures.filter((file) => 'entry' in checked(file)).length,
    find: (name) => {
      const exact = byPath.get(alike(name));
      if (exact !== undefined) return checked(exact);
      const [first, ...more] = byName.get(alike(baseOf(name))) ?? [];
      if (first === undefined) return { fault: 'pictureMissing' };
      return more.length > 0 ? { fault: 'pictureTwice' } : checked(first);
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
