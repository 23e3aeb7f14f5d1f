import { hexOf } from '../../contract/wire/ids.ts';

const filePrints = new WeakMap<File, Promise<string>>();

/** The same for the same content; a file that can not be read any more is told apart by what is known of it. */
export function printOfFile(file: File): Promise<string> {
  const read = async (): Promise<string> => hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer())));
  const print = filePrints.get(file) ?? read().catch(() => `${file.size} ${file.lastModified}`);
  filePrints.set(file, print);
  return print;
}
