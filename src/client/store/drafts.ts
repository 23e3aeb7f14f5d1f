/**
 * Unsent input of forms, kept over reloads and navigation. It is in local storage under the person's id, so that others at this
 * computer do not see it, and is deleted at sign-out (forget-personal-things.ts). Each tab has a draft of its own: a lock marks it as used, and the
 * next tab that opens the form takes over an unused one.
 */
import { draftLifeMs } from '../../../contract/limits.ts';
import type { Language } from '../../../contract/text/languages.ts';
import { $isLeaving, $session } from '../session/session.ts';
import { readText, readValue, storedNames, storedUser, writeText } from './stored.ts';
import { draftNames } from './unsent.ts';

export interface StoredDraft {
  /** Milliseconds since the epoch. */
  at: number;
  /** A hash of the values that the form started with. */
  base: string;
  /** By field, as JSON. */
  values: Readonly<Record<string, unknown>>;
  /** Of the form, in whose notation numbers are typed. */
  language?: Language | undefined;
  /** There were also files that were not uploaded, which a draft cannot store. */
  lacksFiles: boolean;
}

/** Drafts of one form in one tab. */
export interface DraftPlace {
  /** The newest draft of this form that no other tab uses; this tab then uses it. */
  find: () => Promise<StoredDraft | null>;
  /** Later input replaces the draft that was found. */
  adopt: () => void;
  /** @returns whether it was stored: a browser may refuse, and drafts are limited */
  keep: (draft: Omit<StoredDraft, 'at'>) => boolean;
  /** Deletes this tab's draft. */
  forget: () => void;
  /** Deletes a draft that was found and not adopted. */
  forgetFound: () => void;
  /** Leaves the draft to the next tab that opens the form. */
  close: () => void;
}

export const draftsMax = 20;
/** Characters; five times the longest form. */
export const draftLengthMax = 100_000;

/** Others can write to the storage, so drafts are validated each time. */
function draftOf(stored: unknown): StoredDraft | null {
  const { at, base, values, language, lacksFiles } = (stored ?? {}) as Partial<StoredDraft>;
  if (typeof at !== 'number' || typeof base !== 'string' || typeof values !== 'object' || values === null) return null;
  return { at, base, values, language, lacksFiles: lacksFiles === true };
}

/** All drafts of a person, newest first; deletes old and invalid ones. */
function draftsOf(person: string): { name: string; draft: StoredDraft }[] {
  const now = Date.now();
  return storedNames(draftNames(person))
    .flatMap((name) => {
      const draft = draftOf(readValue(name));
      // A time in the future is that of a clock that was set back since; one far in the future would never expire.
      if (draft !== null && Math.abs(now - draft.at) < draftLifeMs) return [{ name, draft }];
      writeText(name, null);
      return [];
    })
    .sort((one, other) => other.draft.at - one.draft.at);
}

type Release = () => void;

/** Without Web Locks every draft is free. @returns null if another tab uses it */
function hold(name: string): Promise<Release | null> {
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    navigator.locks
      .request(name, { ifAvailable: true }, async (lock) => {
        if (lock === null) resolve(null);
        else await new Promise<void>((release) => resolve(release));
      })
      .catch(() => resolve(() => undefined));
  });
}

/** A sign-out, here or elsewhere, leaves no drafts; an ended session keeps them. */
const mayKeep = (person: string): boolean =>
  !$isLeaving.get() && (storedUser()?.userID === person || (storedUser() === null && $session.get().user === null));

/** @param form name of the form and id of the edited object */
export function openDrafts(person: string, form: string): DraftPlace {
  const start = `${draftNames(person)}${form}/`;
  let own: string | null = null;
  let found: string | null = null;
  let isClosed = false;
  const releases = new Map<string, Release>();
  const release = (name: string): void => {
    releases.get(name)?.();
    releases.delete(name);
  };
  const drop = (name: string | null): void => {
    if (name === null) return;
    writeText(name, null);
    release(name);
  };
  const begin = (): string => {
    const name = start + crypto.randomUUID();
    void hold(name).then((free) => free && (own === name && !isClosed ? releases.set(name, free) : free()));
    for (const { name: oldest } of draftsOf(person).slice(draftsMax - 1)) writeText(oldest, null);
    return name;
  };
  return {
    find: async () => {
      isClosed = false;
      // Waits a moment, because a form that was just left may still hold its draft.
      await new Promise((resolve) => setTimeout(resolve));
      for (const { name, draft } of draftsOf(person)) {
        if (!name.startsWith(start) || name === own) continue;
        const free = await hold(name);
        if (free === null) continue;
        releases.set(name, free);
        found = name;
        return draft;
      }
      return null;
    },
    adopt: () => {
      if (found === null) return;
      drop(own);
      own = found;
      found = null;
    },
    keep: (draft) => {
      const text = JSON.stringify({ ...draft, at: Date.now() } satisfies StoredDraft);
      if (text.length > draftLengthMax || !mayKeep(person)) return false;
      own ??= begin();
      writeText(own, text);
      return readText(own) === text;
    },
    forget: () => {
      drop(own);
      own = null;
    },
    forgetFound: () => {
      drop(found);
      found = null;
    },
    close: () => {
      isClosed = true;
      for (const free of releases.values()) free();
      releases.clear();
    },
  };
}
