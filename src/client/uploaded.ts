/** What is known of uploaded files while their form stands: of the pages that show them, light; who sends them comes later (uploads.ts). */
import { atom, map, type WritableAtom } from 'nanostores';
import type { Failure } from './call.ts';

export type UploadState =
  /** 0 to 99. */
  | { kind: 'going'; percent: number }
  /** This API takes files with their form only. */
  | { kind: 'held' }
  | { kind: 'failed'; failure: Failure };

/** Null once it has arrived. */
export type StateOf = (id: string) => WritableAtom<UploadState | null>;

/** By the ids of entries of a form. */
export function createStates(): StateOf {
  const states = new Map<string, WritableAtom<UploadState | null>>();
  return (id) => {
    const state = states.get(id) ?? atom<UploadState | null>(null);
    states.set(id, state);
    return state;
  };
}

const ownFiles = new Map<string, File>();
/** What this page has uploaded is shown without being fetched. */
export const keepOwnFile = (key: string, file: File): void => void ownFiles.set(key, file);
export const ownFileOf = (key: string): File | undefined => ownFiles.get(key);
/** Of files that an earlier page has uploaded, by key. */
export const $uploadAddresses = map<Readonly<Record<string, string>>>({});
