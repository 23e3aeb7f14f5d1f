const sorted = (params: URLSearchParams): string =>
  String(new URLSearchParams([...params].sort(([a, b], [c, d]) => (a + b < c + d ? -1 : 1))));

/** Whether an address contains more than the page understood: such a page is not cached. @param understood path and query */
export const asksMore = (asked: URLSearchParams, understood: string): boolean =>
  sorted(asked) !== sorted(new URLSearchParams(understood.split('?')[1]));
