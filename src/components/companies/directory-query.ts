/** What the directory shows, as its address says it. */
export interface DirectoryQuery {
  category: string;
  /** Two-letter codes. */
  countries: readonly string[];
  /** Activity area: 0 any, 1 import, 2 export. */
  activity: 0 | 1 | 2;
  value: string;
  page: number;
}

export function readDirectoryQuery(params: URLSearchParams): DirectoryQuery {
  const category = params.get('category') ?? '';
  const activity = params.get('serviceType');
  const page = Number(params.get('page') ?? '1');
  return {
    category: /^[0-9a-f]{24}$/.test(category) ? category : '',
    countries: [...new Set(params.getAll('country'))].filter((code) => /^[a-z]{2}$/.test(code)),
    activity: activity === '1' ? 1 : activity === '2' ? 2 : 0,
    value: (params.get('value') ?? '').trim(),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The directory's address; a change of a filter begins at its first page. */
export function directoryAddress(query: DirectoryQuery, change: Partial<DirectoryQuery> = {}): string {
  const next = { ...query, page: 1, ...change };
  const params = new URLSearchParams();
  if (next.value !== '') params.set('value', next.value);
  if (next.category !== '') params.set('category', next.category);
  if (next.activity !== 0) params.set('serviceType', String(next.activity));
  for (const code of next.countries) params.append('country', code);
  if (next.page > 1) params.set('page', String(next.page));
  return params.size === 0 ? '/companies' : `/companies?${params}`;
}
