/** Pages and calls whose CPU time is measured. */
import { pathOf } from '../../contract/wire/call.ts';
import { sendMessage } from '../../contract/chat/calls.ts';
import { getCompanyCards } from '../../contract/company/calls.ts';
import { asciiLowerCase } from '../../contract/text/letter-case.ts';
import { searchProducts } from '../../contract/product/calls.ts';
import { getRequestCards } from '../../contract/request/calls.ts';
import { navigationSearch } from '../../contract/search/calls.ts';
import { login, refreshToken } from '../../contract/session/calls.ts';
import { ownHeader } from '../../contract/wire/wire-call.ts';
import { apiLanguages as languages } from '../../contract/text/languages.ts';
import type { Lookups } from '../catalogue.ts';
import { benchId } from '../random.ts';
import { messageOf, password, post, sideOf, signIn } from '../chat-load.ts';
import { goods } from '../vocabulary.ts';

/** The cases are run in turn, so that other load affects all alike. The first round warms up. */
export const rounds = 8;
/** Per round: requests of a cached page, rendered pages, and calls. */
const cachedRequests = 100;
const renderedRequests = 12;
const requestsPerCall = 40;
/** Each rendered page needs an address that is not cached yet. The home page has fewer addresses. */
const addresses = renderedRequests * (rounds + 1);

export interface CpuCase {
  name: string;
  kind: 'page' | 'call';
  requestCount: number;
  /** Maximum of CPU time relative to the constant answer: one and a half times the value measured on 2026-11-25 (ADR 010). */
  ofConstantMax: number;
  /** @returns bytes of the answer */
  ask(index: number): Promise<number>;
}

/** Requests a page that must have been cached or rendered as stated. */
async function page(origin: string, path: string, expected: 'cached' | 'fresh' | 'uncached'): Promise<number> {
  const response = await fetch(origin + path, { headers: { accept: 'text/html', 'accept-language': 'en' } });
  const { byteLength } = await response.arrayBuffer();
  const shown = response.headers.get('x-page');
  if (response.status !== 200 || shown !== expected) throw new Error(`${path}: ${response.status}, ${shown} instead of ${expected}`);
  return byteLength;
}

/** Two cases for a kind of page: rendered, with a new address for each request, and cached, with the first address again. */
function pageCases(origin: string, name: string, paths: readonly string[], [cachedMax, renderedMax]: [number, number]): CpuCase[] {
  const requestCount = Math.min(renderedRequests, Math.floor(paths.length / (rounds + 1)));
  const pathAt = (index: number): string => paths[index] ?? '';
  return [
    {
      name: `${name}, rendered`,
      kind: 'page',
      requestCount,
      ofConstantMax: renderedMax,
      ask: (index) => page(origin, pathAt(index), 'fresh'),
    },
    {
      name: `${name}, cached`,
      kind: 'page',
      requestCount: cachedRequests,
      ofConstantMax: cachedMax,
      ask: (index) => page(origin, pathAt(Math.floor(index / cachedRequests) * requestCount), 'cached'),
    },
  ];
}

/** A list's addresses with each combination of two values. */
const combined = <First, Second>(
  firsts: readonly First[],
  seconds: readonly Second[],
  path: (first: First, second: Second) => string,
): string[] => firsts.flatMap((first) => seconds.map((second) => path(first, second))).slice(0, addresses);

/** Reads as many entries of a list as addresses are needed. */
async function entries<Entry>(origin: string, path: string, name: string, filters: object): Promise<Entry[]> {
  const found: Entry[] = [];
  for (let number = 0; found.length < addresses; number += 1) {
    const { data } = await post(origin, path, { page: number, size: 50, filters });
    const more = (data as Record<string, Entry[]>)[name] ?? [];
    if (more.length === 0) throw new Error(`${path}: the catalogue is too small`);
    found.push(...more);
  }
  return found;
}

/** A function that refreshes a browser's session; each refresh rotates the cookie. */
async function refresher(origin: string, user: number): Promise<() => Promise<number>> {
  const signedIn = await fetch(origin + pathOf(login), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `bench-${user}@example.test`, password, source: 1 }),
  });
  const cookieOf = (response: Response): string => response.headers.get('set-cookie')?.split(';')[0] ?? '';
  let cookie = cookieOf(signedIn);
  return async () => {
    const response = await fetch(origin + pathOf(refreshToken), { headers: { cookie, [ownHeader]: '1' } });
    const { byteLength } = await response.arrayBuffer();
    if (!response.ok) throw new Error(`refresh: ${response.status}`);
    cookie = cookieOf(response);
    return byteLength;
  };
}

/**
 * The constant answer: the refusal of a call that needs a socket. The edge alone answers it, through the same routes and headers as other
 * calls.
 */
export async function constant(origin: string): Promise<number> {
  const response = await fetch(`${origin}/api/Tools/Connect`);
  const { byteLength } = await response.arrayBuffer();
  if (response.status !== 400) throw new Error(`constant: ${response.status}`);
  return byteLength;
}

export async function cpuCases(origin: string, { categories, countries }: Lookups): Promise<CpuCase[]> {
  const sender = sideOf(0);
  const { token } = await signIn(origin, sender.user);
  // A round begins with the most frequent country, whose list is not empty; its page is the cached one.
  const codes = countries.slice(0, renderedRequests).map(({ code }) => asciiLowerCase(code));
  const someCategories = categories.slice(0, rounds + 1).map(({ id }) => id);
  const prefixes = ['', ...languages.map((language) => `/${asciiLowerCase(language)}`)];
  const requests = await entries<{ id: string }>(origin, pathOf(getRequestCards), 'requests', { serviceType: 1 });
  const companies = await entries<{ path: string }>(origin, pathOf(getCompanyCards), 'companies', {});
  const products = await entries<{ id: string; company: { path: string } }>(origin, pathOf(searchProducts), 'products', {});
  const words = goods.slice(0, addresses).map(({ AR }) => encodeURIComponent(AR));
  const refresh = await refresher(origin, sideOf(1).user);
  const call = (name: string, ofConstantMax: number, ask: CpuCase['ask']): CpuCase => ({
    name,
    kind: 'call',
    requestCount: requestsPerCall,
    ofConstantMax,
    ask,
  });
  const asked = (name: string, ofConstantMax: number, path: string, body: (index: number) => object): CpuCase =>
    call(name, ofConstantMax, async (index) => (await post(origin, path, body(index))).bytes);
  return [
    ...pageCases(
      origin,
      'home',
      combined(prefixes, ['', '?type=2', '?app=1', '?type=2&app=1'], (prefix, query) => `${prefix}/${query}`),
      [4, 120],
    ),
    ...pageCases(
      origin,
      'list with filters, Arabic',
      combined(someCategories, codes, (id, code) => `/ar/imports?category=${id}&country=${code}`),
      [4, 60],
    ),
    ...pageCases(
      origin,
      'request',
      requests.map(({ id }) => `/imports/${id}`),
      [4, 55],
    ),
    {
      name: 'search, Arabic (never cached)',
      kind: 'page',
      requestCount: renderedRequests,
      ofConstantMax: 55,
      ask: (index) => page(origin, `/ar/requests?value=${words[index % words.length]}`, 'uncached'),
    },
    ...pageCases(
      origin,
      'company',
      companies.map(({ path }) => `/companies/${path}`),
      [10, 75],
    ),
    ...pageCases(
      origin,
      'product',
      products.map(({ id, company }) => `/companies/${company.path}/products/${id}`),
      [4, 55],
    ),
    asked('GetRequestCards with filters', 20, pathOf(getRequestCards), (index) => ({
      filters: { serviceType: 1, categoryId: someCategories[index % 8], countryIds: [countries[index % 8]?.id] },
      withFacets: true,
    })),
    asked('NavigationSearch', 50, pathOf(navigationSearch), (index) => ({ text: goods[index % goods.length]?.AR, searchTypeEnum: 5 })),
    call('RefreshToken', 20, refresh),
    call('SendMessage', 60, async (index) => {
      const message = messageOf(benchId('chat', 0), sender.company, `Message ${index}: the papers follow.`);
      return (await post(origin, pathOf(sendMessage), message, token)).bytes;
    }),
  ];
}
