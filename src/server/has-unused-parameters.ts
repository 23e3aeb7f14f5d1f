const sorted = (params: URLSearchParams): string =>
  String(new URLSearchParams([...params].sort(([a, b], [c, d]) => (a + b < c + d ? -1 : 1))));

/**
 * Whether an address has parameters that the page does not use. Such a page is not cached.
 * @param understood path and query of the parameters that the page uses
 */
export const hasUnusedParameters = (asked: URLSearchParams, understood: string): boolean =>
  sorted(asked) !== sorted(new URLSearchParams(understood.split('?')[1]));
