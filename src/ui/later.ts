import { useSyncExternalStore } from 'react';

/** A part that is loaded when it is first needed, and is then available everywhere. */
export interface Later<Part> {
  /** Loads it once; after a failure the next attempt loads again. @throws when it cannot be loaded */
  load: () => Promise<void>;
  /** The part; null until it is loaded. */
  usePart: () => Part | null;
}

/** @param fetchPart returns null in the Worker (`import.meta.env.SSR`), whose size such parts would increase */
export function later<Part>(fetchPart: () => Promise<Part | null>): Later<Part> {
  let part: Part | null = null;
  let loading: Promise<void> | null = null;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const take = async (): Promise<void> => {
    part = await fetchPart();
    for (const listener of listeners) listener();
  };
  return {
    load: () => {
      loading ??= take().catch((error: unknown) => {
        loading = null;
        throw error;
      });
      return loading;
    },
    usePart: () =>
      useSyncExternalStore(
        subscribe,
        () => part,
        () => null,
      ),
  };
}
