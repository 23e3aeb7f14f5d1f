/** Which small pieces of an app are sent as one file: a file more costs a request, and a piece that is not needed costs its bytes. */

export interface Piece {
  id: string;
  /** Bytes. */
  size: number;
  /** Pieces without which it can not run. */
  needs: ReadonlySet<string>;
  /** What loads it, itself or by way of others: pages and parts of the app, by any name. */
  usedBy: ReadonlySet<string>;
}

export interface Prices {
  /** So many bytes are rather loaded for nothing than one file more. */
  file: number;
  /** How much a user counts; 1 is one that counts whole. */
  weightOf: (user: string) => number;
}

interface Group extends Piece {
  members: readonly string[];
}
type Groups = ReadonlyMap<string, Group>;

const onlyIn = (one: ReadonlySet<string>, other: ReadonlySet<string>): string[] => [...one].filter((each) => !other.has(each));

/** All that a group needs, directly or not. */
function allNeeds(groups: Groups, { needs }: Group): Set<string> {
  const all = new Set<string>();
  const waiting = [...needs];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (all.has(id)) continue;
    all.add(id);
    waiting.push(...(groups.get(id)?.needs ?? []));
  }
  return all;
}

/** Bytes that users of `one` alone would load for nothing, with `other` and all it needs. */
function wasteOf(groups: Groups, one: Group, other: Group, needed: ReadonlySet<string>, { weightOf }: Prices): number {
  let waste = 0;
  for (const user of onlyIn(one.usedBy, other.usedBy)) {
    let bytes = other.size;
    for (const id of needed) {
      const group = groups.get(id);
      if (group !== undefined && id !== one.id && !group.usedBy.has(user)) bytes += group.size;
    }
    waste += weightOf(user) * bytes;
  }
  return waste;
}

interface Pair {
  one: Group;
  other: Group;
  gain: number;
}

/** The two that are best sent as one, or null when no two are. */
function bestPair(groups: Groups, prices: Prices): Pair | null {
  const all = [...groups.values()];
  const needed = new Map(all.map((group) => [group.id, allNeeds(groups, group)]));
  let best: Pair | null = null;
  for (const [index, one] of all.entries())
    for (const other of all.slice(index + 1)) {
      const both = [...one.usedBy].filter((user) => other.usedBy.has(user));
      const saved = both.reduce((sum, user) => sum + prices.weightOf(user) * prices.file, 0);
      if (saved <= (best?.gain ?? 0)) continue;
      const waste =
        wasteOf(groups, one, other, needed.get(other.id) ?? new Set(), prices) +
        wasteOf(groups, other, one, needed.get(one.id) ?? new Set(), prices);
      if (saved - waste > (best?.gain ?? 0)) best = { one, other, gain: saved - waste };
    }
  return best;
}

/** The two as one; whoever loads it loads what either needs. */
function joined(groups: Groups, { one, other }: Pair): Map<string, Group> {
  const renamed = (ids: ReadonlySet<string>): Set<string> => new Set([...ids].map((id) => (id === other.id ? one.id : id)));
  const needs = renamed(new Set([...one.needs, ...other.needs]));
  needs.delete(one.id);
  const whole: Group = {
    id: one.id,
    size: one.size + other.size,
    needs,
    usedBy: new Set([...one.usedBy, ...other.usedBy]),
    members: [...one.members, ...other.members],
  };
  const needed = allNeeds(groups, whole);
  return new Map(
    [...groups.values()]
      .filter(({ id }) => id !== other.id)
      .map((group) => {
        if (group.id === one.id) return [one.id, whole];
        const usedBy = needed.has(group.id) ? new Set([...group.usedBy, ...whole.usedBy]) : group.usedBy;
        return [group.id, { ...group, needs: renamed(group.needs), usedBy }];
      }),
  );
}

/**
 * Puts pieces together for as long as that is cheaper, what gains most first. Two that need each other by turns have the same users: as
 * one they gain, so that none are left in a ring.
 * @returns the ids that are sent as one file, for each file
 */
export function gatherChunks(pieces: readonly Piece[], prices: Prices): string[][] {
  let groups: Groups = new Map(pieces.map((piece) => [piece.id, { ...piece, members: [piece.id] }]));
  for (let pair = bestPair(groups, prices); pair !== null; pair = bestPair(groups, prices)) groups = joined(groups, pair);
  return [...groups.values()].map(({ members }) => [...members]);
}
