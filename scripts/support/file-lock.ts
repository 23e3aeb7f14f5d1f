import { DatabaseSync } from 'node:sqlite';

/** SQLite's code for a file that somebody else has locked. */
const busy = 5;

/**
 * Locks a file for one process. It is SQLite's lock, so the system releases it with the process, also if that is killed: no lock is left
 * behind, and none is mistaken for that of another process with the same id.
 * @param file is created if it does not exist
 * @returns what releases the lock; null if somebody else holds it
 * @throws if the file cannot be written
 */
export const lockFile = (file: string): (() => void) | null => {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file);
    // Nothing is written, so there is no journal that a killed process could leave behind.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return () => database?.isOpen && database.close();
  } catch (error) {
    database?.close();
    const { errcode, message } = error as { errcode?: number; message: string };
    if (errcode === busy) return null;
    throw new Error(`${file} cannot be written: ${message}`, { cause: error });
  }
};
