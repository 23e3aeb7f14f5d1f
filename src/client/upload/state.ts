/** State of uploads in a form, for the pages that show it; small, since the code that sends them is loaded later (queue.ts). */
import { atom, map, type WritableAtom } from 'nanostores';
import type { Failure } from '../call.ts';

export type UploadState =
  /** 0 to 99. */
  | { kind: 'going'; percent: number }
  /** The API accepts files only together with their form, so the file waits. */
  | { kind: 'held' }
  | { kind: 'failed'; failure: Failure };

/** The state of an entry; null when its file has arrived. */
export type StateOf = (id: string) => WritableAtom<UploadState | null>;

/** Creates the states of uploads, by the ids of a form's entries. */
export function createStates(): StateOf {
  const states = new Map<string, WritableAtom<UploadState | null>>();
  return (id) => {
    const state = states.get(id) ?? atom<UploadState | null>(null);
    states.set(id, state);
    return state;
  };
}

const ownFiles = new Map<string, File>();
/** Remembers a file that this page has uploaded, so that it is shown without being fetched. */
export const keepOwnFile = (key: string, file: File): void => void ownFiles.set(key, file);
export const ownFileOf = (key: string): File | undefined => ownFiles.get(key);
/** Addresses of files that an earlier page has uploaded, by key. */
export const $uploadAddresses = map<Readonly<Record<string, string>>>({});
