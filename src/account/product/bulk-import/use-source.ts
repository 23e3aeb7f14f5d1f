/** The files of an import: the table, a workbook or a text with its encoding, and the zip of pictures. */
import { useMemo, useState } from 'react';
import type { Language } from '../../../../contract/text/languages.ts';
import type { Archive, ArchiveFault } from './archive.ts';
import { archiveBytesMax, tableBytesMax } from './bounds.ts';
import { sha256 } from '../../../../contract/wire/ids.ts';
import { type Encoding, encodingOf } from './sheet/encoding.ts';
import { type FileReader, fileKindOf, fileReader } from './sheet/read-file.ts';
import type { Table, TableFault } from './sheet/grid.ts';
import type { Words } from './sheet/words.ts';

export interface SourceFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** Null for a workbook, which has a fixed encoding. */
  encoding: Encoding | null;
  /** Hash of its bytes. */
  hash: string;
}

type Read = Table | TableFault | { code: 'tableLarge' | 'unreadable' };

export interface Source {
  file: SourceFile | null;
  /** Null while no file is chosen. */
  table: Read | null;
  /** Null before a table is read. */
  words: Words | null;
  zip: { name: string; archive: Archive } | { name: string; fault: ArchiveFault | 'unreadable' } | null;
  /** @returns the file, null when it cannot be read */
  chooseTable: (file: File) => Promise<SourceFile | null>;
  chooseZip: (file: File) => Promise<void>;
  setEncoding: (encoding: Encoding) => void;
  removeTable: () => void;
  removeZip: () => void;
}

const bytesOf = async (file: File): Promise<Uint8Array<ArrayBuffer> | null> => {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    // The file was moved or changed after it was chosen.
    return null;
  }
};

/** Loaded for people with a table: its reader, and the words of all languages. @throws when they cannot be loaded */
async function readerOf(bytes: Uint8Array<ArrayBuffer>, language: Language): Promise<{ words: Words; read: FileReader }> {
  const { loadWords } = await import('./sheet/load-words.ts');
  const words = await loadWords();
  return { words, read: await fileReader(bytes, words, language) };
}

export function useSource(language: Language): Source {
  const [file, setFile] = useState<SourceFile | null>(null);
  const [fault, setFault] = useState<{ code: 'tableLarge' | 'unreadable' } | null>(null);
  const [zip, setZip] = useState<Source['zip']>(null);
  const [reader, setReader] = useState<{ words: Words; read: FileReader } | null>(null);
  const table = useMemo(() => (file === null || reader === null ? null : reader.read(file.encoding)), [file, reader]);

  const chooseTable = async (chosen: File): Promise<SourceFile | null> => {
    setFile(null);
    setFault(null);
    const bytes = chosen.size > tableBytesMax ? null : await bytesOf(chosen);
    const found = bytes === null ? null : await readerOf(bytes, language).catch(() => null);
    if (bytes === null || found === null) {
      setFault({ code: chosen.size > tableBytesMax ? 'tableLarge' : 'unreadable' });
      return null;
    }
    const encoding = fileKindOf(bytes) === 'text' ? encodingOf(bytes, language) : null;
    const taken = { name: chosen.name, bytes, encoding, hash: await sha256(bytes) };
    setReader(found);
    setFile(taken);
    return taken;
  };

  const chooseZip = async (chosen: File): Promise<void> => {
    const { name } = chosen;
    if (chosen.size > archiveBytesMax) return setZip({ name, fault: 'zipLarge' });
    const bytes = await bytesOf(chosen);
    if (bytes === null) return setZip({ name, fault: 'unreadable' });
    try {
      // Loaded for people with a zip.
      const { openArchive } = await import('./archive.ts');
      const opened = openArchive(bytes);
      setZip(typeof opened === 'string' ? { name, fault: opened } : { name, archive: opened });
    } catch {
      setZip({ name, fault: 'unreadable' });
    }
  };

  return {
    file,
    table: fault ?? table,
    words: reader?.words ?? null,
    zip,
    chooseTable,
    chooseZip,
    setEncoding: (encoding) => setFile((before) => before && { ...before, encoding }),
    removeTable: () => {
      setFile(null);
      setFault(null);
    },
    removeZip: () => setZip(null),
  };
}
