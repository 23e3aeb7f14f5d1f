import { createHash } from 'node:crypto';
import { closeSync, existsSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';

/** All files in a folder and its subfolders; empty if it does not exist. */
export const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [];

const pieceBytes = 1_048_576;

/** A file's SHA-256 in hexadecimal, and its size. It is streamed, since a database may be larger than Node reads at once. */
export const fingerprintOf = (file: string): { bytes: number; sha256: string } => {
  const hash = createHash('sha256');
  const piece = Buffer.allocUnsafe(pieceBytes);
  const opened = openSync(file, 'r');
  let bytes = 0;
  try {
    for (let read = readSync(opened, piece); read > 0; read = readSync(opened, piece)) {
      hash.update(piece.subarray(0, read));
      bytes += read;
    }
  } finally {
    closeSync(opened);
  }
  return { bytes, sha256: hash.digest('hex') };
};
