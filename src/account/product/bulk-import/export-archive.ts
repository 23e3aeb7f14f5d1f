/** Table and pictures of a company's products as one zip, which can be imported again. */
import { Zip, ZipPassThrough } from 'fflate';
import { plainAddress } from '../../../../contract/media-size.ts';
import { archiveBytesMax } from './bounds.ts';

/** `/media/p/x.jpg` → `x.jpg`: names of stored pictures are unique. */
const nameOf = (url: string): string => plainAddress(url).split('/').at(-1) ?? url;

export interface ArchiveWork {
  urls: readonly string[];
  table: { name: string; text: string };
  /** @returns the content of a stored picture, null when it cannot be read */
  read: (url: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  onRead: (done: number) => void;
}

/** @returns the file, or the obstacle: too large for an import, or a picture that cannot be read */
export async function archiveOf({ urls, table, read, onRead }: ArchiveWork): Promise<Blob | 'large' | 'unread'> {
  const parts: BlobPart[] = [];
  let bytes = 0;
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    parts.push(chunk as BlobPart);
    bytes += chunk.byteLength;
  });
  const add = (name: string, content: Uint8Array): void => {
    // Pictures cannot be compressed further.
    const file = new ZipPassThrough(name);
    zip.add(file);
    file.push(content, true);
  };
  add(table.name, new TextEncoder().encode(table.text));
  for (const [index, url] of urls.entries()) {
    const content = await read(url);
    if (content === null) return 'unread';
    add(nameOf(url), content);
    if (bytes > archiveBytesMax) return 'large';
    onRead(index + 1);
  }
  zip.end();
  return bytes > archiveBytesMax ? 'large' : new Blob(parts, { type: 'application/zip' });
}
