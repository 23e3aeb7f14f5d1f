/**
 * How far an import has come, kept on this device: a file that is chosen again after the window was closed or the line broke goes on where
 * it stopped. Each row has one key for all its tries, so that what was stored without an answer is not stored twice.
 */
import { hexOf } from '../../../../contract/wire/ids.ts';
import { hourMs } from '../../../../contract/limits.ts';
import { readText, writeText } from '../../../client/store/stored.ts';

export interface Journal {
  /** Of this import: the first part of the keys. */
  run: string;
  /** The print of the file's bytes. */
  file: string;
  /** When it was last written, ms. */
  at: number;
  /** Row → id of the product that was added or changed. */
  done: Readonly<Record<number, string>>;
  /** The row whose answer has not come. */
  sending: number | null;
}

const nameOf = (companyId: string): string => `product-import:${companyId}`;

/** The API knows a key for an hour (ADR 018). */
const keyKnownMs = hourMs;
/** After this it is another import, though of the same file. */
const keptMs = 24 * hourMs;

export const printOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));

const isJournal = (value: unknown): value is Journal =>
  typeof value === 'object' &&
  value !== null &&
  'run' in value &&
  'file' in value &&
  'at' in value &&
  'done' in value &&
  'sending' in value;

/** @returns what was begun with this file, null when nothing was */
export function readJournal(companyId: string, file: string, now: number): Journal | null {
  try {
    const journal: unknown = JSON.parse(readText(nameOf(companyId)) ?? 'null');
    return isJournal(journal) && journal.file === file && journal.at > now - keptMs ? journal : null;
  } catch {
    return null;
  }
}

export const newJournal = (file: string, now: number): Journal => ({ run: crypto.randomUUID(), file, at: now, done: {}, sending: null });

export const keepJournal = (companyId: string, journal: Journal): void => writeText(nameOf(companyId), JSON.stringify(journal));

export const forgetJournal = (companyId: string): void => writeText(nameOf(companyId), null);

export const keyOfRow = ({ run }: Journal, row: number): string => `${run}-${row}`;

/** The row of which nobody knows any more whether it was stored: its key is forgotten. */
export const uncertainRow = ({ sending, at }: Journal, now: number): number | null => (at < now - keyKnownMs ? sending : null);
