/**
 * Matches newly published rows with saved searches (ADR 015). A row's words and filters lead to candidate searches; the expression of the
 * list's query decides whether one matches. A step reads a bounded number of rows, however many searches there are.
 */
import { loadLookups, type Lookups } from '../lookup/lookups.ts';
import type { Env } from '../platform/env.ts';
import { runGuarded } from '../platform/db/guard.ts';
import { Refusal } from '../platform/http/refusal.ts';
import {
  type Arrival,
  type Arrived,
  type Candidate,
  leftStatement,
  matchesStatement,
  proceedStatements,
  readArrival,
  readArrived,
  readCandidates,
  readNotifiedBefore,
} from './arrival-store.ts';
import { type Expression, finds, parseExpression } from './expression.ts';
import { itemKeys } from './keys.ts';
import { readList } from './list.ts';
import { notifyStatements } from './notify.ts';

/** Searches per step. */
export const candidatesMax = 200;
/** Steps after a call, and per scheduled run. */
const stepsSoon = 10;
export const stepsPerMinute = 60;

interface Words {
  facets: ReadonlySet<string>;
  texts: ReadonlySet<string>;
}
const wordsOf = ({ facets, search_text }: Pick<Arrived, 'facets' | 'search_text'>): Words => {
  const split = (text: string): Set<string> => new Set(text.split(/\s+/u).filter((word) => word !== ''));
  return { facets: split(facets), texts: split(search_text) };
};

/** Matches searches of one step; many have the same words. */
function matcherOf({ facets, texts }: Words, kind: Arrival['kind'], lookups: Lookups, now: number): (address: string) => boolean {
  const asked = new Map<string, Expression>();
  const expressionOf = (text: string): Expression => {
    const known = asked.get(text) ?? parseExpression(text);
    asked.set(text, known);
    return known;
  };
  return (address) => {
    const list = readList(address, lookups, now);
    if (list?.kind !== kind) return false;
    if (!list.groups.every((group) => group.some((word) => facets.has(word)))) return false;
    return list.text === null || finds(expressionOf(list.text.all), texts);
  };
}

const urgency = { now: 0, day: 1, none: 2 };

/** Matching searches, each once, those with immediate notifications first. */
function foundBy(candidates: readonly Candidate[], arrival: Arrival, { owner_user_id }: Arrived, isMatch: (address: string) => boolean) {
  const bySeq = new Map(candidates.map((candidate) => [candidate.seq, candidate]));
  return [...bySeq.values()]
    .filter(({ master_user_id, created_at }) => master_user_id !== owner_user_id && created_at <= arrival.arrived_at)
    .filter(({ address }) => isMatch(address))
    .toSorted((a, b) => urgency[a.level] - urgency[b.level] || a.seq - b.seq);
}

/** One step for the row that has waited longest. @returns false if none waits */
async function step(env: Env, db: D1DatabaseSession, now: number): Promise<boolean> {
  const arrival = await readArrival(db);
  if (arrival === null) return false;
  const item = await readArrived(db, arrival, now);
  if (item === null) {
    await leftStatement(db, arrival).run();
    return true;
  }
  const words = wordsOf(item);
  const keys = itemKeys(arrival.kind, words.facets, words.texts).filter((key) => key >= arrival.done_key);
  const candidates = await readCandidates(db, keys, arrival, candidatesMax);
  const found = foundBy(candidates, arrival, item, matcherOf(words, arrival.kind, await loadLookups(db, now), now));
  const notified =
    found.length === 0
      ? new Set<string>()
      : await readNotifiedBefore(db, arrival.target_id, [...new Set(found.map(({ user_id }) => user_id))]);
  const mailed: Candidate[] = [];
  const matches = found.map((search) => {
    const isFirst = !notified.has(search.user_id);
    notified.add(search.user_id);
    if (isFirst) mailed.push(search);
    return { seq: search.seq, level: isFirst ? search.level : ('before' as const) };
  });
  const last = candidates.length < candidatesMax ? undefined : candidates.at(-1);
  await runGuarded(
    db,
    [
      ...proceedStatements(db, arrival, last ?? null),
      ...(matches.length === 0 ? [] : [matchesStatement(db, arrival.target_id, matches, now)]),
      ...(await notifyStatements(env, db, { arrival, item, searches: mailed }, now)),
    ],
    'STALE_VERSION',
  );
  return true;
}

/**
 * Some steps. Safe to run simultaneously: only one run writes at each position.
 * @returns whether any row waited
 */
export async function matchArrivals(env: Env, db: D1DatabaseSession, now: number, steps = stepsSoon): Promise<boolean> {
  for (let count = 0; count < steps; count += 1)
    try {
      if (!(await step(env, db, now))) return count > 0;
    } catch (error) {
      // Another run has done this step; continues after it.
      if (!(error instanceof Refusal) || error.code !== 'STALE_VERSION') throw error;
      return true;
    }
  return true;
}
