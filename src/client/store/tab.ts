/** Texts that this tab stores: a reload keeps them, and another tab does not see them. Without storage there are none. */
import { quietly, valueOf } from './stored.ts';

export const readTabText = (key: string): string | null => quietly(() => sessionStorage.getItem(key), null);

export const writeTabText = (key: string, value: string | null): void =>
  quietly(() => (value === null ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, value)), undefined);

/** @returns the value of a text in JSON, which the caller validates */
export const readTabValue = (key: string): unknown => valueOf(readTabText(key));

/** Reads a text for the last time. */
export function takeTabText(key: string): string | null {
  const text = readTabText(key);
  writeTabText(key, null);
  return text;
}
