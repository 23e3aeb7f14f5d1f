/**
 * Unanswered writes of this tab that add or spend: after a reload they must not happen in addition to the next one. In session
 * storage, because another tab's write may still be under way; the API knows their keys as long.
 */
import { keyLifeMs } from '../../../contract/limits.ts';
import { insteadMax } from '../../../contract/wire/wire-call.ts';

interface Unanswered {
  key: string;
  /** Hash of the content. */
  print: string;
  /** Another write replaced it: its key is only used to withdraw it. */
  isReplaced: boolean;
  /** Milliseconds since the epoch. */
  at: number;
}

export interface UnansweredWrites {
  /** The key of an earlier submission of the same content. */
  keyOf: (print: string) => string | undefined;
  /** A write starts. @returns the keys that it replaces */
  begin: (key: string, print: string) => string[];
  /** It was answered. @param isSettled the replaced ones are settled too */
  end: (key: string, isSettled: boolean) => void;
}

const isUnanswered = (one: unknown): one is Unanswered => {
  const { key, print, at } = (one ?? {}) as Partial<Record<keyof Unanswered, unknown>>;
  return typeof key === 'string' && typeof print === 'string' && typeof at === 'number' && at > Date.now() - keyLifeMs;
};

/** For this page only, where the browser forbids storage. */
const memory = new Map<string, readonly Unanswered[]>();

/** @param call name of the call */
export function unansweredWrites(call: string): UnansweredWrites {
  const name = `unanswered:${call}`;
  const read = (): Unanswered[] => {
    try {
      const stored: unknown = JSON.parse(sessionStorage.getItem(name) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isUnanswered) : [];
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
