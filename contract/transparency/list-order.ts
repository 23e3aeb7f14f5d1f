/**
 * How public lists are sorted, the first criterion first, as /transparency states it (transparency.json, `lists` and `order`).
 * api/catalogue implements the order; tests/api/search/list-order.test.ts compares both.
 */
const orderCriteria = ['boost', 'ownWords', 'newest'] as const;
export type OrderCriterion = (typeof orderCriteria)[number];

export const listOrders = {
  /** Companies and requests without a typed text, whatever filters are chosen. */
  lists: ['boost', 'newest'],
  /** Companies and requests by a typed text. */
  search: ['boost', 'ownWords', 'newest'],
  /** Products of all companies by a typed text. */
  products: ['ownWords', 'newest'],
  /** The newest requests on the home page. */
  home: ['newest'],
} as const satisfies Record<string, readonly OrderCriterion[]>;
export type OrderedList = keyof typeof listOrders;
