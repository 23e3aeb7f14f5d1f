/**
 * Writes of this tab that add or spend and were never answered: a reload must not make them again beside what is sent next. Kept in
 * session storage, because another tab's write may still be under way; the API knows their keys as long.
 */
import { keyLifeMs } from '../../../contract/limits.ts';
import { insteadMax } from '../../../contract/wire/wire-call.ts';

interface Unanswered {
  key: string;
  /** Of what was sent. */
  print: string;
  /** Another write was sent in its place: its key is good for nothing but being withdrawn. */
  isReplaced: boolean;
  /** Milliseconds since the epoch. */
  at: number;
}

export interface UnansweredWrites {
  /** The key under which the same was sent before. */
  keyOf: (print: string) => string | undefined;
  /** A write goes out. @returns the keys that it replaces */
  begin: (key: string, print: string) => string[];
  /** It has been answered. @param isSettled what it replaced is settled with it */
  end: (key: string, isSettled: boolean) => void;
}

const isUnanswered = (one: unknown): one is Unanswered => {
  const { key, print, at } = (one ?? {}) as Partial<Record<keyof Unanswered, unknown>>;
  return typeof key === 'string' && typeof print === 'string' && typeof at === 'number' && at > Date.now() - keyLifeMs;
};

/** Where the browser forbids storage, of this page alone. */
const memory = new Map<string, readonly Unanswered[]>();

/** @param call whose writes */
export function unansweredWrites(call: string): UnansweredWrites {
  const name = `unanswered:${call}`;
  const read = (): Unanswered[] => {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isUnanswered) : [];
    } catch {
      return [...(memory.get(name) ?? [])];
    }
  };
  const keep = (all: readonly Unanswered[]): void => {
    const writes = all.slice(-insteadMax);
    try {
      sessionStorage.setItem(name, JSON.stringify(writes));
    } catch {
      memory.set(name, writes);
    }
  };
  return {
    keyOf: (print) => read().find((one) => one.print === print && !one.isReplaced)?.key,
    begin: (key, print) => {
      const others = read().filter((one) => one.key !== key);
      keep([...others.map((one) => ({ ...one, isReplaced: true })), { key, print, isReplaced: false, at: Date.now() }]);
      return others.map((one) => one.key);
    },
    end: (key, isSettled) => keep(isSettled ? [] : read().filter((one) => one.key !== key)),
  };
}
