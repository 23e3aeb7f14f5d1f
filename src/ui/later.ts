import { createContext, use, useEffect, useSyncExternalStore } from 'react';

/** A part that is loaded when it is first needed, and is then available everywhere. */
export interface Later<Part> {
  /** Loads it once. @throws when it cannot be loaded; most browsers repeat a failed import only after a reload (whatwg/html#6768) */
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

/** Called when a needed part cannot be loaded. The components of this folder have no texts, so the app says it. */
export const LoadFailure = createContext<() => void>(() => undefined);

/**
 * Loads a part when it is needed. If that fails, the app asks for a reload, and `onMissing` is called.
 * @returns the part; null until it is loaded
 */
export function useNeededPart<Part>(part: Later<Part>, isNeeded: boolean, onMissing: () => void): Part | null {
  const loaded = part.usePart();
  const sayFailure = use(LoadFailure);
  const isMissing = isNeeded && loaded === null;
  useEffect(() => {
    if (!isMissing) return;
    part.load().catch(() => {
      sayFailure();
      onMissing();
    });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each need
  }, [isMissing]);
  return loaded;
}
