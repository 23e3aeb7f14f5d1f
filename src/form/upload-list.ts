/**
 * A field of a form whose files are uploaded when they are chosen; without React. The code that sends them is loaded with the first
 * one.
 */
import type { UploadField } from '../../contract/upload/upload-fields.ts';
import { failureOf } from '../../contract/wire/wire-call.ts';
import { createStates, type StateOf } from '../client/upload/state.ts';
import type { Uploads } from '../client/upload/queue.ts';
import { type ChosenEntry, isChosen, isUploaded, type UploadedEntry } from './files.ts';

export interface UploadList {
  /** State of an entry's upload; null when the file has arrived. */
  stateOf: StateOf;
  retry: (id: string) => void;
  add: (files: readonly File[]) => void;
  /** The same for files that are checked or shrunk first. A submission meanwhile waits for them. */
  addLater: (files: Promise<readonly File[]>) => Promise<void>;
  /** Removes an entry and cancels its upload. */
  remove: (id: string) => void;
  /** Waits for all uploads. @returns whether none has failed */
  whenDone: () => Promise<boolean>;
}

interface Entry {
  id: string;
}
/** The entries in a field's value. */
export const entriesOf = (value: unknown): Entry[] =>
  [value].flat().filter((each): each is Entry => typeof each === 'object' && each !== null && 'id' in each);

/** Access to the entries of a field. */
export interface Entries {
  now: () => Entry[];
  set: (entries: readonly Entry[]) => void;
  /** Whether the field holds one file, which a new file replaces. */
  isOne: () => boolean;
}

export interface UploadListOf {
  list: UploadList;
  /** Requests the addresses of files that an earlier page has uploaded. */
  find: (entries: readonly UploadedEntry[]) => Promise<void>;
  /** Cancels all uploads. Called when the page of the form is left. */
  end: () => void;
}

export function createUploadList(field: UploadField, { now, set, isOne }: Entries): UploadListOf {
  const stateOf = createStates();
  let uploads: Uploads | undefined;
  const load = async (): Promise<Uploads> => {
    const { createUploads } = await import('../client/upload/queue.ts');
    return (uploads ??= createUploads(
      field,
      (id, { key, name, bytes }) => set(now().map((entry) => (entry.id === id ? { id, key, name, bytes } : entry))),
      stateOf,
    ));
  };
  /** Uploads that wait until the code for sending is loaded, by entry. */
  const begins = new Map<string, Promise<void>>();
  const begin = async ({ id, file }: ChosenEntry): Promise<void> => {
    stateOf(id).set({ kind: 'going', percent: 0 });
    try {
      const made = await load();
      // The entry was removed while the code was loaded.
      if (now().every((entry) => entry.id !== id)) return;
      stateOf(id).set(null);
      made.begin(id, file);
    } catch {
      stateOf(id).set({ kind: 'failed', failure: failureOf(0, 'NETWORK') });
    }
  };
  const choosing = new Set<Promise<void>>();
  const list: UploadList = {
    stateOf,
    retry: (id) => {
      const entry = now().find((each) => each.id === id);
      if (entry !== undefined && isChosen(entry)) begins.set(id, begin(entry));
    },
    add: (files) => {
      const added = files.map((file): ChosenEntry => ({ id: crypto.randomUUID(), file }));
      if (added.length === 0) return;
      if (isOne()) for (const { id } of now()) uploads?.forget(id);
      set(isOne() ? added : [...now(), ...added]);
      for (const entry of added) begins.set(entry.id, begin(entry));
    },
    addLater: async (files) => {
      const adding = files.then((ready) => list.add(ready));
      choosing.add(adding);
      await adding.finally(() => choosing.delete(adding));
    },
    remove: (id) => {
      uploads?.forget(id);
      set(now().filter((entry) => entry.id !== id));
    },
    whenDone: async () => {
      const chosen = await Promise.allSettled(choosing);
      if (chosen.some(({ status }) => status === 'rejected')) return false;
      const ids = now().flatMap((entry) => (isChosen(entry) || isUploaded(entry) ? [entry.id] : []));
      if (ids.length === 0) return true;
      await Promise.all(ids.map((id) => begins.get(id)));
      const made = await load().catch(() => null);
      for (const { id, file } of now().filter(isChosen)) made?.know(id, file);
      return made !== null && made.whenDone(ids);
    },
  };
  return {
    list,
    find: async (entries) => (await load()).find(entries).catch(() => undefined),
    end: () => uploads?.end(),
  };
}
