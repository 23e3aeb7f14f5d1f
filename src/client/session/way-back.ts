/**
 * Who was sent away for want of a plan, of credits or of an address comes back to where they were (docs/behaviour.md#after-a-refusal): the addresses wait in this tab,
 * the last one on top, each with what was typed there. Nothing of a payment is among it.
 */
import { hourMs } from '../../../contract/limits.ts';
import { safePath } from '../../../contract/safe-path.ts';
import { storedUser } from '../store/stored.ts';

const key = 'way-back';
/** After that nobody remembers what it was for. */
const lifeMs = hourMs;
/** One way leads over another: a request, its payment, the address for that. */
const depthMax = 4;

const personHere = (): string => storedUser()?.userID ?? '';

interface Place {
  /** With language prefix, of our own origin. */
  path: string;
  until: number;
  /** Whose it is: somebody else who signs in in this tab is led nowhere, and sees nothing of it. */
  person: string;
  /** What was typed there, as JSON; null when nothing was. */
  typed: unknown;
}

function placeOf(stored: Partial<Place> | null): Place[] {
  const path = safePath(stored?.path);
  const until = Number(stored?.until);
  const person = personHere();
  return path !== '/' && until > Date.now() && stored?.person === person ? [{ path, until, person, typed: stored.typed ?? null }] : [];
}

/** Storage is the person's own, but not ours alone: what stands there is judged each time. */
function read(): Place[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.flatMap((each: Partial<Place> | null) => placeOf(each)) : [];
  } catch {
    return [];
  }
}

function write(places: readonly Place[]): void {
  try {
    if (places.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(places.slice(-depthMax)));
  } catch {
    // Without storage there is no way back but the browser's.
  }
}

const here = (): string => location.pathname + location.search;

/** Whether the person was sent away from this page before, and something of it still waits. */
export const isBackHere = (): boolean => read().some(({ path }) => path === here());

/**
 * Remembers this page before the person is sent elsewhere.
 * @param typed what can be said as JSON; without it, what waits here from before stays
 */
export function keepWayBack(typed?: unknown): void {
  const path = here();
  const places = read();
  const before = places.find((place) => place.path === path)?.typed ?? null;
  write([
    ...places.filter((place) => place.path !== path),
    { path, typed: typed ?? before, person: personHere(), until: Date.now() + lifeMs },
  ]);
}

/** Where this tab's person was sent away from last, and whether something waits there; null when nobody was, or it is here. */
export function wayBack(): { path: string; hasTyped: boolean } | null {
  const place = read().findLast(({ path }) => path !== here());
  return place === undefined ? null : { path: place.path, hasTyped: place.typed !== null };
}

/**
 * The person is back at a place: it is forgotten, with all that was on top of it.
 * @returns what was typed there; null when there is nothing
 */
export function arriveBack(path = here()): unknown {
  const places = read();
  const index = places.findIndex((place) => place.path === path);
  if (index < 0) return null;
  write(places.slice(0, index));
  return places[index]?.typed ?? null;
}
