import { createHash } from 'node:crypto';
import { closeSync, existsSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';

/** The files in a folder and in those below it; none where there is no folder. */
export const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [];

const pieceBytes = 1_048_576;

/** A file's SHA-256 as hex and its size. It is read piece by piece: a database may be larger than what Node reads at once. */
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
