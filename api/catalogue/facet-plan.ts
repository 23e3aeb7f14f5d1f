/**
 * Plans how facet counts are read. The count of a value is the size of the list with the query, the other filters and this value (ADR 013).
 * Stored totals are used if there are any; otherwise the newest hits are counted.
 */
import { type QueryText, type Catalogue, type FacetGroup, inOrder, kindOf, matchOf } from './match.ts';
import { productMatchOf } from './product-list-store.ts';
import { isTotalStored } from './total-store.ts';

export interface FacetQuery {
  catalogue: Catalogue | 'product';
  groups: readonly FacetGroup[];
  text: QueryText | null;
  /** Facet kind → the values that may be offered. */
  values: Readonly<Record<string, readonly string[]>>;
}

export interface FacetPlan {
  /** Keys of stored totals → the values that they count; one total may count values of several kinds. */
  keys: Map<string, { kind: string; id: string }[]>;
  /** Prefixes of the keys of all totals of a kind, before the id → the kind. */
  starts: Map<string, string>;
  /** Expressions whose newest hits are counted → the kinds that they count. */
  hits: Map<string, string[]>;
}

/** Maximum number of combinations of alternatives for which stored totals are added up. */
const combinationsMax = 4;
/** For kinds with more values (countries), all existing totals are scanned; for others, the total of each value is looked up. */
const lookedUpMax = 60;

/** The groups without a kind. Since a sub-category implies its category, the two are left out together. */
const withoutKind = (groups: readonly FacetGroup[], kind: string): FacetGroup[] => {
  const left = ['c', 's'].includes(kind) ? 'cs' : kind;
  return groups.filter((group) => !left.includes(kindOf(group)));
};

/** Every alternative of each group, as one word each. */
const combinationsOf = (groups: readonly FacetGroup[]): string[][] =>
  groups.reduce<string[][]>((all, group) => all.flatMap((words) => group.map((word) => [...words, word])), [[]]);
/** Their number, without building them. */
const countCombinations = (groups: readonly FacetGroup[]): number => groups.reduce((count, group) => count * group.length, 1);

/** Prefix and suffix of the id in the keys of stored totals, for each combination of the other filters; null if none are stored. */
function keyPartsOf(
  { catalogue, text }: FacetQuery,
  others: readonly FacetGroup[],
  kind: string,
): [before: string, behind: string][] | null {
  // Tested before anything is built: a few filters with many values each have millions of combinations.
  if (catalogue === 'product' || text !== null || countCombinations(others) > combinationsMax) return null;
  if (!isTotalStored({ catalogue, groups: [...others, [kind]], text: null })) return null;
  return combinationsOf(others).map((words) => {
    const ordered = inOrder(
      catalogue,
      [...words, kind].map((word) => [word]),
    ).flat();
    const place = ordered.indexOf(kind) + 1;
    return [
      ordered.slice(0, place).join('|'),
      ordered
        .slice(place)
        .map((word) => `|${word}`)
        .join(''),
    ];
  });
}

const matching = (catalogue: FacetQuery['catalogue'], groups: readonly FacetGroup[], text: string | null): string =>
  catalogue === 'product' ? productMatchOf(groups, text) : matchOf(inOrder(catalogue, groups), text);

/** @returns what has to be read for the counts */
export function planFacets(ask: FacetQuery): FacetPlan {
  const plan: FacetPlan = { keys: new Map(), starts: new Map(), hits: new Map() };
  for (const [kind, ids] of Object.entries(ask.values)) {
    const others = withoutKind(ask.groups, kind);
    const parts = keyPartsOf(ask, others, kind);
    if (parts === null) {
      const match = matching(ask.catalogue, others, ask.text?.all ?? null);
      // If no value is offered, hits are not read for this kind alone.
      if (ids.length > 0 || plan.hits.has(match)) plan.hits.set(match, [...(plan.hits.get(match) ?? []), kind]);
    } else if (ids.length > lookedUpMax && parts.every(([, behind]) => behind === ''))
      for (const [before] of parts) plan.starts.set(before, kind);
    else
      for (const id of ids)
        for (const [before, behind] of parts) {
          const key = before + id + behind;
          plan.keys.set(key, [...(plan.keys.get(key) ?? []), { kind, id }]);
        }
  }
  return plan;
}
