/**
 * Uploads files before their form is submitted (ADR 036). Each file has its own progress, is checked on arrival, and can be cancelled or
 * retried alone. Without React.
 */
import type { Upload } from '../../../contract/upload/schemas.ts';
import type { UploadField } from '../../../contract/upload/upload-fields.ts';
import { failureOf } from '../../../contract/wire/wire-call.ts';
import { getUploads } from '../../../contract/upload/calls.ts';
import { call, type Failure } from '../call.ts';
import { sendFile } from './send-file.ts';
import { $uploadAddresses, createStates, keepOwnFile, type StateOf } from './state.ts';

/** The uploads of one field of a form, by ids of entries. */
export interface Uploads {
  begin: (id: string, file: File) => void;
  /** Registers a file whose upload could not be started; `whenDone` tries again. */
  know: (id: string, file: File) => void;
  retry: (id: string) => void;
  /** Cancels an upload that is still under way. */
  forget: (id: string) => void;
  /** Retries uploads that the network interrupted, and waits for all. @returns whether each file has arrived or is sent with its form */
  whenDone: (ids: readonly string[]) => Promise<boolean>;
  /** Requests the addresses of files that an earlier page has uploaded; a deleted one has failed. */
  find: (files: readonly { id: string; key: string }[]) => Promise<void>;
  /** Cancels all uploads. Called when the page of the form is left. */
  end: () => void;
}

/** A retry may succeed without a change. */
export const isTemporary = ({ status }: Failure): boolean => [0, 401, 408, 429].includes(status) || status >= 500;

interface Entry {
  file?: File;
  /** Identifies the upload, so that a repetition has no further effect. */
  idempotencyKey: string;
  stop: AbortController;
  work: Promise<void>;
}

/**
 * @param onDone called with each file that has arrived, before `whenDone` resolves
 * @param stateOf stores the progress of each file
 */
export function createUploads(
  field: UploadField,
  onDone: (id: string, upload: Upload) => void,
  stateOf: StateOf = createStates(),
): Uploads {
  const entries = new Map<string, Entry>();
  const entryOf = (id: string): Entry => {
    const entry = entries.get(id) ?? {
      idempotencyKey: crypto.randomUUID(),
      stop: new AbortController(),
      work: Promise.resolve(),
    };
    entries.set(id, entry);
    return entry;
  };

  async function send(id: string, entry: Entry, file: File): Promise<void> {
    const { idempotencyKey, stop } = entry;
    const $state = stateOf(id);
    $state.set({ kind: 'going', percent: 0 });
    const onPercent = (percent: number | null): void => {
      if (percent !== null) $state.set({ kind: 'going', percent });
    };
    const answer = await sendFile(field, file, { idempotencyKey, signal: stop.signal, onPercent });
    if (stop.signal.aborted) return;
    if (answer?.ok !== true) {
      $state.set(answer === null ? { kind: 'held' } : { kind: 'failed', failure: answer });
      return;
    }
    const { upload } = answer.data;
    keepOwnFile(upload.key, file);
    $state.set(null);
    onDone(id, upload);
  }

  const retry = (id: string): void => {
    const entry = entryOf(id);
    if (entry.file !== undefined && stateOf(id).get()?.kind !== 'going') entry.work = send(id, entry, entry.file);
  };
  const failureAt = (id: string): Failure | null => {
    const state = stateOf(id).get();
    return state?.kind === 'failed' ? state.failure : null;
  };

  return {
    begin: (id, file) => {
      entryOf(id).file = file;
      retry(id);
    },
    know: (id, file) => {
      entryOf(id).file = file;
    },
    retry,
    forget: (id) => {
      entries.get(id)?.stop.abort();
      entries.delete(id);
    },
    whenDone: async (ids) => {
      for (const id of ids) {
        const failure = failureAt(id);
        if (failure !== null && isTemporary(failure)) retry(id);
      }
      await Promise.all(ids.map((id) => entries.get(id)?.work));
      // After `end`, a save that waited is not continued.
      return ids.every((id) => failureAt(id) === null && entries.get(id)?.stop.signal.aborted !== true);
    },
    find: async (files) => {
      const answer = await call(getUploads, { query: { keys: files.map(({ key }) => key).join(',') } });
      if (!answer.ok) return;
      const found = new Map(answer.data.uploads.map(({ key, url }) => [key, url]));
      for (const { id, key } of files) {
        const url = found.get(key);
        if (url === undefined) stateOf(id).set({ kind: 'failed', failure: failureOf(409, 'UPLOAD_GONE') });
        else $uploadAddresses.setKey(key, url);
      }
    },
    end: () => {
      for (const { stop } of entries.values()) stop.abort();
    },
  };
}
