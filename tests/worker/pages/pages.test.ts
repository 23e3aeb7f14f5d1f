import { beforeEach, describe, expect, test } from 'vitest';
import { type EdgeUnderTest, pathOfCall, startEdge } from '../edge.ts';

// The cache of the data centre is shared by all tests, so each uses its own addresses.
let unique = 0;
let edge: EdgeUnderTest;
let id: string;
const html = (text: string): Response =>
  new Response(text, { headers: { 'content-type': 'text/html', 'cdn-cache-control': 'max-age=35' } });

beforeEach(() => {
  edge = startEdge();
  id = `c${++unique}`;
  let round = 0;
  edge.page = (request) => html(`${request.headers.get('x-kervan-language')} ${++round}`);
});

const text = async (path: string, headers: Record<string, string> = {}): Promise<string> => (await edge.ask(path, { headers })).text();
const rendered = (): string[] => edge.pageRequests.map(pathOfCall);

describe('the request to a page', () => {
  test('has a clean address and headers that only the edge writes', async () => {
    await edge.ask(`/ar/companies/${id}?utm_source=x&page=2`, {
      headers: {
        'x-kervan-language': 'tr',
        'x-kervan-prefix': '/tr',
        'x-kervan-shell': 'app',
        'x-kervan-user': 'admin',
        cookie: 'kervan=secret; language-imp=TR',
        authorization: 'Bearer t',
      },
    });
    expect(rendered()).toEqual([`/companies/${id}`]);
    expect(Object.fromEntries(edge.pageRequests[0]?.headers ?? [])).toEqual({
      accept: 'text/html',
      'accept-language': 'ar',
      'x-kervan-language': 'ar',
      'x-kervan-prefix': '/ar',
      'x-kervan-shell': 'web',
    });
  });

  test.each([
    ['', {}, 'en'],
    ['/tr', { cookie: 'language-imp=AR', 'accept-language': 'ru' }, 'tr'],
    ['', { cookie: 'a=b; language-imp=AR', 'accept-language': 'ru' }, 'ar'],
    ['', { cookie: 'language-imp=xx', 'accept-language': 'ru' }, 'ru'],
    ['', { 'accept-language': 'de-DE,de;q=0.9,tr-TR;q=0.8,ar;q=0.7' }, 'tr'],
  ] as [string, Record<string, string>, string][])(
    'prefix %j with %j is read in %s (docs/behaviour.md#language-choice)',
    async (prefix, headers, language) => {
      expect(await text(`${prefix}/companies/${id}`, headers)).toBe(`${language} 1`);
    },
  );

  test('a path that only begins like a language has no language', async () => {
    await edge.ask(`/trade-${id}`);
    expect(rendered()).toEqual([`/trade-${id}`]);
  });

  test('the shell is chosen by ?app=1 and stored in a cookie', async () => {
    const first = await edge.ask(`/companies/${id}?app=1`);
    expect(first.headers.get('set-cookie')).toBe('kervan-shell=app; Path=/; Max-Age=31536000; SameSite=Lax');
    expect(edge.pageRequests[0]?.headers.get('x-kervan-shell')).toBe('app');
    const foreign = await edge.ask(`/companies/${id}?app=1`, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(foreign.headers.get('set-cookie')).toBeNull();
    const later = await edge.ask(`/companies/${id}`, { headers: { cookie: 'kervan-shell=app' } });
    expect([await later.text(), later.headers.get('set-cookie'), edge.pageRequests.length]).toEqual(['en 1', null, 1]);
    await edge.ask(`/companies/${id}`);
    expect(edge.pageRequests[1]?.headers.get('x-kervan-shell')).toBe('web');
    const left = await edge.ask(`/companies/${id}?app=0`, { headers: { cookie: 'kervan-shell=app' } });
    expect(left.headers.get('set-cookie')).toContain('Max-Age=0');
  });
});
