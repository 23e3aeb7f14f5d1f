import { sha256 } from '../../contract/wire/ids.ts';

const fileHashes = new WeakMap<File, Promise<string>>();

/** A hash of the content. If the file cannot be read any more, its size and date are returned instead. */
export function hashOfFile(file: File): Promise<string> {
  const read = async (): Promise<string> => sha256(await file.arrayBuffer());
  const hash = fileHashes.get(file) ?? read().catch(() => `${file.size} ${file.lastModified}`);
  fileHashes.set(file, hash);
  return hash;
}
