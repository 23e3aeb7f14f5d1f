/**
 * The progress of an import, stored on this device: after a closed window or a lost connection, choosing the same file again continues
 * where it stopped. The idempotency key of a row is derived from its contents, so that a row whose answer was lost is not stored twice; an
 * attempt with other contents withdraws the earlier ones.
 */
import { hourMs } from '../../../../contract/limits.ts';
import { readValue, writeText } from '../../../client/store/stored.ts';

export interface Journal {
  /** Id of this import: the first part of the keys. */
  run: string;
  /** Hash of the file's bytes. */
  file: string;
  /** Time of the last change, ms. */
  at: number;
  /** Row → id of the product that was added or changed. */
  done: Readonly<Record<number, string>>;
  /** The row whose answer has not arrived. */
  sending: number | null;
  /** Row that is not stored yet → what was sent of it, the last one last. Journals of earlier versions have none. */
  attempts?: Readonly<Record<number, readonly Attempt[]>>;
}

export interface Attempt {
  /** Idempotency key. */
  key: string;
  /** Hash of the contents. */
  contents: string;
}

const nameOf = (companyId: string): string => `product-import:${companyId}`;

/** The API stores a key for an hour (ADR 018). */
const keyKnownMs = hourMs;
/** Later, the same file starts a new import. */
const retentionMs = 24 * hourMs;

const isJournal = (value: unknown): value is Journal =>
  typeof value === 'object' &&
  value !== null &&
  'run' in value &&
  'file' in value &&
  'at' in value &&
  'done' in value &&
  'sending' in value;

/** @returns the unfinished import of this file, null if there is none */
export function readJournal(companyId: string, file: string, now: number): Journal | null {
  const journal = readValue(nameOf(companyId));
  return isJournal(journal) && journal.file === file && journal.at > now - retentionMs ? journal : null;
}

export const newJournal = (file: string, now: number): Journal => ({ run: crypto.randomUUID(), file, at: now, done: {}, sending: null });

export const keepJournal = (companyId: string, journal: Journal): void => writeText(nameOf(companyId), JSON.stringify(journal));

export const forgetJournal = (companyId: string): void => writeText(nameOf(companyId), null);

/** The first part of the keys of a row and of its pictures. */
export const keyOfRow = ({ run }: Journal, row: number): string => `${run}-${row}`;

/**
 * The attempts of a row that is sent now: the last one is this one, the others are withdrawn by it. A refused one stays, because an earlier
 * submission with its key may be stored.
 */
export function attemptsOf(journal: Journal, row: number, contents: string): readonly [...Attempt[], Attempt] {
  const key = keyOfRow(journal, row);
  const before = journal.attempts?.[row] ?? (journal.attempts === undefined && journal.sending === row ? [{ key, contents: '' }] : []);
  const last = before.at(-1);
  if (last?.contents === contents) return [...before.slice(0, -1), last];
  const own = `${key}-${contents.slice(0, 16)}`;
  // A withdrawn key cannot be used again.
  const isWithdrawn = before.some((attempt) => attempt.key === own);
  return [...before, { key: isWithdrawn ? `${own}-${before.length}` : own, contents }];
}

/** The row whose result is unknown, because its key expired before the answer arrived. */
export const uncertainRow = ({ sending, at }: Journal, now: number): number | null => (at < now - keyKnownMs ? sending : null);
