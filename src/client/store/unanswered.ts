/**
 * Unanswered writes of this tab that add or spend. The next write names them, so that never both take effect, also after a reload. They are
 * in session storage, because a write of another tab may still be under way, and stay as long as the API stores their keys.
 */
import { keyLifeMs } from '../../../contract/limits.ts';
import { insteadMax } from '../../../contract/wire/wire-call.ts';
import { inTab, readValue } from './stored.ts';

interface Unanswered {
  key: string;
  /** Hash of the content. */
  fingerprint: string;
  /** Whether another write has replaced it. Its key is then used only to withdraw it. */
  isReplaced: boolean;
  /** Milliseconds since the epoch. */
  at: number;
}

export interface UnansweredWrites {
  /** The key of an earlier, unanswered submission of the same content. */
  keyOf: (fingerprint: string) => string | undefined;
  /** Called when a write starts. @returns the keys of the writes that it replaces */
  begin: (key: string, fingerprint: string) => string[];
  /** Called when the write was answered. @param isSettled whether the replaced writes are settled too */
  end: (key: string, isSettled: boolean) => void;
}

const isUnanswered = (one: unknown): one is Unanswered => {
  const { key, fingerprint, at } = (one ?? {}) as Partial<Record<keyof Unanswered, unknown>>;
  return typeof key === 'string' && typeof fingerprint === 'string' && typeof at === 'number' && at > Date.now() - keyLifeMs;
};

/** Used instead while the browser forbids storage or has no room; lost with the page. */
const memory = new Map<string, readonly Unanswered[]>();

/** @param call name of the call */
export function unansweredWrites(call: string): UnansweredWrites {
  const name = `unanswered:${call}`;
  const read = (): Unanswered[] => {
    const stored: unknown = memory.get(name) ?? readValue(name, inTab);
    return Array.isArray(stored) ? stored.filter(isUnanswered) : [];
  };
  const keep = (all: readonly Unanswered[]): void => {
    const writes = all.slice(-insteadMax);
    try {
      sessionStorage.setItem(name, JSON.stringify(writes));
      memory.delete(name);
    } catch {
      memory.set(name, writes);
    }
  };
  return {
    keyOf: (fingerprint) => read().find((one) => one.fingerprint === fingerprint && !one.isReplaced)?.key,
    begin: (key, fingerprint) => {
      const others = read().filter((one) => one.key !== key);
      keep([...others.map((one) => ({ ...one, isReplaced: true })), { key, fingerprint, isReplaced: false, at: Date.now() }]);
      return others.map((one) => one.key);
    },
    end: (key, isSettled) => keep(isSettled ? [] : read().filter((one) => one.key !== key)),
  };
}
