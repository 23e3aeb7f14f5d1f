/** The files of an import: the table, read with the letters that fit, and the zip with the pictures. */
import { useMemo, useState } from 'react';
import type { Language } from '../../../i18n/languages.ts';
import type { Archive, ArchiveFault } from './archive.ts';
import { archiveBytesMax, tableBytesMax } from './bounds.ts';
import type { Column } from './columns.ts';
import { decode, type Encoding, encodingOf } from './encoding.ts';
import { printOf } from './journal.ts';
import type { readTable, Table, TableFault } from './table.ts';

export interface SourceFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  encoding: Encoding;
  /** Of its bytes. */
  print: string;
}

export interface Source {
  file: SourceFile | null;
  /** Null while none is chosen. */
  table: Table | TableFault | { code: 'tableLarge' | 'unreadable' } | null;
  zip: { name: string; archive: Archive } | { name: string; fault: ArchiveFault | 'unreadable' } | null;
  /** @returns the file, null when it can not be read */
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
    // It was moved or changed since it was chosen.
    return null;
  }
};

export function useSource(language: Language, labels: Readonly<Record<Column, string>>): Source {
  const [file, setFile] = useState<SourceFile | null>(null);
  const [fault, setFault] = useState<{ code: 'tableLarge' | 'unreadable' } | null>(null);
  const [zip, setZip] = useState<Source['zip']>(null);
  const [read, setRead] = useState<typeof readTable | null>(null);
  const table = useMemo(
    () => (file === null || read === null ? null : read(decode(file.bytes, file.encoding), labels)),
    [file, labels, read],
  );

  const chooseTable = async (chosen: File): Promise<SourceFile | null> => {
    setFile(null);
    setFault(null);
    const bytes = chosen.size > tableBytesMax ? null : await bytesOf(chosen);
    // Only who has a table needs what reads it.
    const reader = await import('./table.ts').catch(() => null);
    if (bytes === null || reader === null) {
      setFault({ code: chosen.size > tableBytesMax ? 'tableLarge' : 'unreadable' });
      return null;
    }
    const taken = { name: chosen.name, bytes, encoding: encodingOf(bytes, language), print: await printOf(bytes) };
    setRead(() => reader.readTable);
    setFile(taken);
    return taken;
  };

  const chooseZip = async (chosen: File): Promise<void> => {
    const { name } = chosen;
    if (chosen.size > archiveBytesMax) return setZip({ name, fault: 'zipLarge' });
    const bytes = await bytesOf(chosen);
    if (bytes === null) return setZip({ name, fault: 'unreadable' });
    // Only who has a zip needs what opens it.
    const { openArchive } = await import('./archive.ts');
    const opened = openArchive(bytes);
    setZip(typeof opened === 'string' ? { name, fault: opened } : { name, archive: opened });
  };

  return {
    file,
    table: fault ?? table,
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
