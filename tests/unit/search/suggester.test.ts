/** Suggestions while typing (src/client/suggester.ts), and where they lead (src/islands/suggestion-groups.ts). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Found, suggester } from '../../../src/client/suggester.ts';
import { groupsOf, kindOf, listPathOf } from '../../../src/islands/suggestion-groups.ts';
import { stepped } from '../../../src/islands/use-suggestions.ts';

const nothing: Found = { companies: [], requests: [], categories: [] };

describe('the suggester', () => {
  interface Asked {
    text: string;
    signal: AbortSignal;
    answer: (found: Found | null) => void;
  }
  const asked: Asked[] = [];
  const show = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal(
      'fetch',
      (_: string, { body, signal }: { body: string; signal: AbortSignal }) =>
        new Promise<Response>((resolve, reject) => {
          signal.addEventListener('abort', () => reject(new DOMException('left', 'AbortError')));
          const answer = (data: Found | null): void => resolve(Response.json(data === null ? { success: false } : { success: true, data }));
          asked.push({ text: (JSON.parse(body) as { text: string }).text, signal, answer });
        }),
    );
  });
  afterEach(() => {
    asked.length = 0;
    show.mockReset();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('calls once for typing without a pause, trimmed, and not for fewer than three letters', async () => {
    const { consider } = suggester(show);
    for (const text of ['ق', 'قط', ' قطن', 'قطن', 'قطن ']) consider('all', text, 'ar');
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked.map(({ text }) => text)).toEqual(['قطن']);
    asked[0]?.answer(nothing);
    await vi.advanceTimersByTimeAsync(0);
    expect(show).toHaveBeenLastCalledWith(nothing, 'all');
    consider('all', 'قط', 'ar');
    expect(show).toHaveBeenLastCalledWith(null, 'all');
  });

  test('never shows suggestions for an earlier input', async () => {
    const { consider } = suggester(show);
    consider('all', 'cement', 'en');
    await vi.advanceTimersByTimeAsync(1000);
    consider('all', 'yarn', 'en');
    expect(asked[0]?.signal.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    asked[1]?.answer({ ...nothing, requests: [] });
    await vi.advanceTimersByTimeAsync(0);
    expect(show).toHaveBeenCalledTimes(1);
  });

  test('calls again for another kind, and after it was stopped', async () => {
    const { consider, stop } = suggester(show);
    consider('all', 'yarn', 'en');
    await vi.advanceTimersByTimeAsync(1000);
    consider('companies', 'yarn', 'en');
    await vi.advanceTimersByTimeAsync(1000);
    stop();
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, true]);
    consider('companies', 'yarn', 'en');
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toHaveLength(3);
    asked[2]?.answer(null);
    await vi.advanceTimersByTimeAsync(0);
    expect(show).toHaveBeenLastCalledWith(null, 'companies');
  });
});

describe('a search form', () => {
  const fields = (values: Record<string, string>): FormData => {
    const form = new FormData();
    for (const [name, value] of Object.entries(values)) form.set(name, value);
    return form;
  };
  test.each([
    [{}, 'requests'],
    [{ type: 'all' }, 'all'],
    [{ type: '2' }, '2'],
    [{ type: '4' }, 'other'],
    [{ type: 'companies' }, 'companies'],
    [{ selected: '2', type: '1' }, 'companies'],
    [{ selected: '3' }, 'products'],
  ] as const)('with %o asks for %s', (values, kind) => expect(kindOf(fields(values))).toBe(kind));

  test.each([
    ['all', false, '/requests?category=c&subCategory=s'],
    ['1', false, '/imports?category=c&subCategory=s'],
    ['other', false, '/requests?type=other&category=c&subCategory=s'],
    ['companies', false, '/companies?category=c&subCategory=s'],
    ['requests', true, '/search?category=c&subCategory=s'],
    ['2', true, '/search?type=2&category=c&subCategory=s'],
    ['companies', true, '/search?selected=2&category=c&subCategory=s'],
    ['products', true, '/search?selected=3&category=c&subCategory=s'],
  ] as const)('of %s (of /search: %s) leads to %s', (kind, isOfSearch, path) =>
    expect(listPathOf({ id: 's', categoryId: 'c', description: { en: '', tr: '', ru: '', ar: '' } }, kind, isOfSearch)).toBe(path),
  );

  test('shows results in groups, in the reader’s language, without empty ones', () => {
    const description = { en: 'Textiles', tr: 'Tekstil', ru: 'Текстиль', ar: 'المنسوجات' };
    const found: Found = {
      ...nothing,
      categories: [{ id: 'c', categoryId: 'c', description }],
      requests: [{ id: 'r', name: 'غزل', country: 'tr', inServiceEnum: 1 }],
      products: [{ id: 'p', name: 'قماش', country: 'ru', companyPath: 'x' }],
    };
    const texts = { categories: 'الفئات', requests: 'الطلبات', companies: 'الشركات', products: 'المنتجات', here: 'هنا' };
    const groups = groupsOf(found, { kind: 'all', isOfSearch: false, language: 'ar' }, texts);
    expect(groups.map(({ label, suggestions }) => [label, suggestions[0]?.name, suggestions[0]?.path])).toEqual([
      ['الفئات', 'المنسوجات', '/requests?category=c'],
      ['الطلبات', 'غزل', '/imports/r'],
      ['المنتجات', 'قماش', '/companies/x/products/p'],
    ]);
    expect(groupsOf(found, { kind: '1', isOfSearch: false, language: 'ar' }, texts)[1]?.label).toBe('هنا');
  });

  test('is navigated in a cycle that includes the field', () => {
    expect([stepped(-1, 1, 3), stepped(2, 1, 3), stepped(-1, -1, 3), stepped(0, -1, 3), stepped(0, 1, 3)]).toEqual([0, -1, 2, -1, 1]);
  });
});
