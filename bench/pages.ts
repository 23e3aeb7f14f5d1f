/** Pages per second from the edge's cache and rendered anew, beside answers of the same Worker that cost it nothing. */
import { Agent, request } from 'node:http';
import { getCompanyCards } from '../contract/company/calls.ts';
import { asciiLowerCase } from '../contract/letter-case.ts';
import { listPageSize } from '../contract/limits.ts';
import { getRequestCards, getRequestFacets } from '../contract/request/calls.ts';
import { type DataOf, pathOf } from '../contract/call.ts';
import { apiLanguages as languages } from '../contract/languages.ts';
import { percentile } from './table.ts';
import { goods } from './vocabulary.ts';

const concurrency = 20;
const warmUps = 100;
const requestsMax = 6000;
const msMax = 3000;
/** Each address is new, so the number of rendered pages is the number of addresses. */
const renderedMax = 400;
/** Of the constant answer; two thirds of what was measured where they had come to twice the rate of before (docs/decisions/105). */
const renderedMin = 0.03;

export interface PageResult {
  name: string;
  perSecond: number;
  p50: number;
  p99: number;
  bytes: number;
  requests: number;
  /** Pages per second as a part of the constant answer's. */
  ofConstant: number;
  /** The least that it may be. */
  ofConstantMin?: number;
}

/** Answers of the size that was read; an unexpected status is an error, not a fast page. */
function get(agent: Agent, origin: string, path: string, status: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(origin + path, { agent, headers: { 'accept-language': 'en', accept: 'text/html' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => (bytes += part.length));
      answer.on('error', reject);
      answer.on('end', () => (answer.statusCode === status ? resolve(bytes) : reject(new Error(`${path}: ${answer.statusCode}`))));
    });
    asked.on('error', reject);
    asked.end();
  });
}

interface Ask {
  name: string;
  /** The n-th address, or undefined when there are no more. */
  path(index: number): string | undefined;
  status?: number;
  ofConstantMin?: number;
}

/** Twenty clients ask over kept connections until the addresses, the count or the time is used up. */
async function measure(origin: string, { name, path, status = 200, ofConstantMin }: Ask): Promise<Omit<PageResult, 'ofConstant'>> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const times: number[] = [];
  let next = 0;
  let bytes = 0;
  const begun = performance.now();
  const client = async (): Promise<void> => {
    for (;;) {
      const address = next < requestsMax && performance.now() - begun < msMax ? path(next) : undefined;
      if (address === undefined) return;
      next += 1;
      const sent = performance.now();
      bytes = await get(agent, origin, address, status);
      times.push(performance.now() - sent);
    }
  };
  try {
    await Promise.all(Array.from({ length: concurrency }, client));
  } finally {
    agent.destroy();
  }
  const seconds = (performance.now() - begun) / 1000;
  return {
    name,
    perSecond: times.length / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    bytes,
    requests: times.length,
    ...(ofConstantMin !== undefined && { ofConstantMin }),
  };
}

/** How many pages a list has; behind the last one the site leads back. */
async function pagesOf(origin: string, path: string, body: object): Promise<number> {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { data } = (await response.json()) as { data?: { count: number } };
  return Math.ceil((data?.count ?? 0) / listPageSize);
}

/** Lists of a category in a country, each its own address. */
async function filteredLists(origin: string): Promise<string[]> {
  const response = await fetch(`${origin}${pathOf(getRequestFacets)}?serviceType=1`);
  const { data } = (await response.json()) as { data?: DataOf<typeof getRequestFacets> };
  const { categories = [], countries = [] } = data ?? {};
  const lists = countries.flatMap(({ code }) => categories.map(({ id }) => `/imports?category=${id}&country=${asciiLowerCase(code)}`));
  return lists.slice(0, renderedMax);
}

/** The first pages of searches for goods. */
const searchPages = [1, 2, 3, 4, 5];
const searches = searchPages.flatMap((page) =>
  goods
    .slice(0, renderedMax / searchPages.length / languages.length)
    .flatMap((names) =>
      languages.map((language) => `/requests?value=${encodeURIComponent(names[language])}${page === 1 ? '' : `&page=${page}`}`),
    ),
);

/** Addresses of live imports, up to a number. */
export async function detailsOf(origin: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 0; ids.length < count; page += 1) {
    const response = await fetch(origin + pathOf(getRequestCards), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ page, size: 50, filters: { serviceType: 1 } }),
    });
    const { data } = (await response.json()) as { data?: { requests: { id: string }[] } };
    if (data === undefined || data.requests.length === 0) break;
    ids.push(...data.requests.map(({ id }) => `/imports/${id}`));
  }
  return ids.slice(0, count);
}

/** The refusal of a call that needs a socket: made by the edge alone, through the same list of routes and headers. */
const constant: Ask = { name: 'constant: a refusal by the edge', path: () => '/api/Tools/Connect', status: 400 };

/** Measures the constant answers first, then each kind of page, kept and rendered. */
export async function measurePages(origin: string): Promise<PageResult[]> {
  const details = await detailsOf(origin, renderedMax + 1);
  const [detail, ...otherDetails] = details;
  if (detail === undefined) throw new Error('no live import to show');
  const imports = await pagesOf(origin, pathOf(getRequestCards), { filters: { serviceType: 1 } });
  const companies = await pagesOf(origin, pathOf(getCompanyCards), {});
  const lists = await filteredLists(origin);
  const pages =
    (address: string, count: number) =>
    (index: number): string | undefined =>
      index < count ? `${address}?page=${index + 2}` : undefined;
  const kept = (name: string, address: string): Ask => ({ name: `${name}, kept`, path: () => address });
  const asks: Ask[] = [
    { name: 'constant: a file', path: () => '/icons.svg' },
    { name: 'constant: health, through the API', path: () => '/api/health' },
    kept('home', '/'),
    kept('imports', '/imports'),
    kept('detail', detail),
    kept('companies', '/companies'),
    { name: 'imports of a category and a country, rendered', path: (index) => lists[index], ofConstantMin: renderedMin },
    { name: 'requests with words, rendered', path: (index) => searches[index], ofConstantMin: renderedMin },
    { name: 'imports, rendered', path: pages('/imports', Math.min(renderedMax, imports - 1)) },
    { name: 'detail, rendered', path: (index) => otherDetails[index] },
    { name: 'companies, rendered', path: pages('/companies', Math.min(renderedMax / 4, companies - 1)) },
  ];
  // Code that has run often is faster, and what is to be measured as kept must be kept.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (const { path, status } of [constant, ...asks.filter(({ name }) => !name.endsWith('rendered'))])
    for (let index = 0; index < warmUps; index += 1) await get(agent, origin, path(0) ?? '', status ?? 200);
  agent.destroy();
  const floor = await measure(origin, constant);
  const results: PageResult[] = [{ ...floor, ofConstant: 1 }];
  for (const ask of asks) {
    const result = await measure(origin, ask);
    results.push({ ...result, ofConstant: result.perSecond / floor.perSecond });
  }
  return results;
}
