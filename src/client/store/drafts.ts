/**
 * What was typed into forms and not sent, over reloads and ways back. It lies in local storage under the person's id, so that the next
 * one at this computer does not see it, and goes when they sign out (stored.ts). Each tab has a draft of its own: a lock says which ones
 * are in use, and one that nobody uses is taken over by the next tab that opens the form.
 */
import { dayMs } from '../../../contract/limits.ts';
import { $isLeaving, $session } from '../session/session.ts';
import { readText, storedUser, writeText } from './stored.ts';

export interface StoredDraft {
  /** Milliseconds since the epoch. */
  at: number;
  /** A print of what the form was filled from. */
  base: string;
  /** By field, as JSON. */
  values: Readonly<Record<string, unknown>>;
  /** Files were chosen too that had not been uploaded, which no draft holds. */
  lacksFiles: boolean;
}

/** What one form of one tab keeps. */
export interface DraftPlace {
  /** The newest draft of this form that no other tab uses; it stays this tab's. */
  find: () => Promise<StoredDraft | null>;
  /** What is kept from now on takes the place of what was found. */
  adopt: () => void;
  /** @returns whether it is kept: a browser may forbid it, and a draft has its bounds */
  keep: (draft: Omit<StoredDraft, 'at'>) => boolean;
  /** What this tab has kept. */
  forget: () => void;
  /** What was found and not adopted. */
  forgetFound: () => void;
  /** Leaves what is kept to the next one who opens the form. */
  close: () => void;
}

const prefix = 'draft:';
export const draftLifeMs = 30 * dayMs;
export const draftsMax = 20;
/** Letters; the longest form is filled with a fifth of it. */
export const draftLengthMax = 100_000;

/** Storage is the person's own, but not ours alone: what stands there is judged each time. */
function draftOf(text: string | null): StoredDraft | null {
  try {
    const { at, base, values, lacksFiles } = (JSON.parse(text ?? 'null') ?? {}) as Partial<Record<keyof StoredDraft, unknown>>;
    if (typeof at !== 'number' || typeof base !== 'string' || typeof values !== 'object' || values === null) return null;
    return { at, base, values: values as StoredDraft['values'], lacksFiles: lacksFiles === true };
  } catch {
    return null;
  }
}

const namesOf = (start: string): string[] => {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(start));
  } catch {
    return [];
  }
};

/** All of a person, newest first; what is too old, or none of ours, goes. */
function draftsOf(person: string): { name: string; draft: StoredDraft }[] {
  const now = Date.now();
  return namesOf(`${prefix}${person}:`)
    .flatMap((name) => {
      const draft = draftOf(readText(name));
      if (draft !== null && draft.at <= now && now - draft.at < draftLifeMs) return [{ name, draft }];
      writeText(name, null);
      return [];
    })
    .sort((one, other) => other.draft.at - one.draft.at);
}

type Release = () => void;

/** Browsers without Web Locks take each draft for free. @returns null when another tab uses it */
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

/** Who has signed out, here or elsewhere, leaves nothing behind; whose session was ended comes back to what was typed. */
const mayKeep = (person: string): boolean =>
  !$isLeaving.get() && (storedUser()?.userID === person || (storedUser() === null && $session.get().user === null));

/** @param form names the form, and the thing that it is about */
export function openDrafts(person: string, form: string): DraftPlace {
  const start = `${prefix}${person}:${form}/`;
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
      // The same form may have just been left: it gives its draft back first.
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
