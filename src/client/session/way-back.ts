/**
 * Returning after a detour for a plan, credits or an address (docs/behaviour.md#after-a-refusal): this tab stores a stack of
 * addresses, each with the input typed there, without data of a payment; expired ones are dropped.
 */
import { tabInputLifeMs } from '../../../contract/limits.ts';
import { safePath } from '../../../contract/safe-path.ts';
import { inTab, readValue, storedUser, writeText } from '../store/stored.ts';

const key = 'way-back';
/** Maximum depth, because detours nest: from a request to a payment, from the payment to the address. */
const depthMax = 4;

const personHere = (): string => storedUser()?.userID ?? '';

interface Place {
  /** With language prefix, of our own origin. */
  path: string;
  until: number;
  /** The person who left the page. Another person who signs in in this tab is not sent there and does not see the input. */
  person: string;
  /** Input as JSON; null without any. */
  typed: unknown;
}

function placeOf(stored: Partial<Place> | null): Place[] {
  const path = safePath(stored?.path);
  const until = Number(stored?.until);
  const person = personHere();
  return path !== '/' && until > Date.now() && stored?.person === person ? [{ path, until, person, typed: stored.typed ?? null }] : [];
}

function read(): Place[] {
  const stored = readValue(key, inTab);
  return Array.isArray(stored) ? stored.flatMap((each: Partial<Place> | null) => placeOf(each)) : [];
}

const write = (places: readonly Place[]): void =>
  writeText(key, places.length === 0 ? null : JSON.stringify(places.slice(-depthMax)), inTab);

const here = (): string => location.pathname + location.search;

/** Whether this page is on the stack. */
export const isBackHere = (): boolean => read().some(({ path }) => path === here());

/**
 * Pushes this page before a detour.
 * @param typed input that JSON can express; without it, earlier input is kept
 */
export function keepWayBack(typed?: unknown): void {
  const path = here();
  const places = read();
  const before = places.find((place) => place.path === path)?.typed ?? null;
  write([
    ...places.filter((place) => place.path !== path),
    { path, typed: typed ?? before, person: personHere(), until: Date.now() + tabInputLifeMs },
  ]);
}

/** The top of the stack, and whether it has input; null if it is empty or this page. */
export function wayBack(): { path: string; hasTyped: boolean } | null {
  const place = read().findLast(({ path }) => path !== here());
  return place === undefined ? null : { path: place.path, hasTyped: place.typed !== null };
}

/**
 * The person is back at a page: removes it with all above.
 * @returns its input, or null
 */
export function arriveBack(path = here()): unknown {
  const places = read();
  const index = places.findIndex((place) => place.path === path);
  if (index < 0) return null;
  write(places.slice(0, index));
  return places[index]?.typed ?? null;
}
