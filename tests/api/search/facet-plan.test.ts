import { expect, test } from 'vitest';
import { type FacetQuery, planFacets } from '../../../api/catalogue/facet-plan.ts';
import { queryTextOf, type FacetGroup } from '../../../api/catalogue/match.ts';

const valuesPerFilter = 20;
/** Twenty values in each of six groups are read a few times for each of the four kinds; their combinations are 64 million. */
const readsMax = 10_000;

/** A group that counts how often its words are read, and ends a plan that reads too many. */
function countedGroup(kind: string, count: (word: string) => void): FacetGroup {
  const words = Array.from({ length: valuesPerFilter }, (_, index) => `${kind}${index}`);
  return new Proxy(words, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value === 'string') count(value);
      return value;
    },
  });
}

const searched = queryTextOf('steel');
test.each<[string, Pick<FacetQuery, 'catalogue' | 'text'>, kinds: string]>([
  ['requests', { catalogue: 'request', text: null }, 'koidqh'],
  ['a search of requests', { catalogue: 'request', text: searched }, 'koidqh'],
  ['companies', { catalogue: 'company', text: null }, 'acskxy'],
  ['products', { catalogue: 'product', text: null }, 'cskhxy'],
])('the combinations of many values per filter are never listed: %s', (_, ask, kinds) => {
  let reads = 0;
  const count = (): void => {
    reads += 1;
    if (reads > readsMax) throw new Error(`more than ${readsMax} words were read`);
  };
  const groups = Array.from(kinds, (kind) => countedGroup(kind, count));
  const plan = planFacets({ ...ask, groups, values: { c: ['1'], s: ['1'], k: ['1'], l: ['1'] } });
  // Each kind is counted from hits.
  expect([plan.keys.size, plan.starts.size, [...plan.hits.values()].flat().toSorted()]).toEqual([0, 0, ['c', 'k', 'l', 's']]);
});

test('up to four combinations of alternatives add stored totals, more are counted from hits', () => {
  const planned = (types: readonly string[], loads: readonly string[]) =>
    planFacets({ catalogue: 'request', text: null, groups: [types, loads], values: { k: ['7'] } });
  expect([...planned(['t3', 't4'], ['l1', 'l2']).keys.keys()]).toEqual(['t3|k7|l1', 't3|k7|l2', 't4|k7|l1', 't4|k7|l2']);
  expect(planned(['t3', 't4'], ['l1', 'l2', 'l3'])).toMatchObject({ keys: new Map(), hits: { size: 1 } });
});
