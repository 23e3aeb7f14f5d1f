import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { home } from '../../contract/content/calls.ts';
import { getCities, getCountries } from '../../contract/lookup/calls.ts';
import { getRequestCards, getRequestDetailById } from '../../contract/request/calls.ts';
import { ApiFailure } from '../../worker/api/api-fetch.ts';
import { callApi } from '../../src/server/call-api.ts';
import { forgetLookups } from '../../worker/cache/lookup-cache.ts';
import { ok, pathOfCall } from './edge.ts';

const asked: Request[] = [];
let answer: (request: Request) => Response | Promise<Response>;

beforeEach(async () => {
  forgetLookups();
  for (const { name } of (await env.LOOKUPS.list()).keys) await env.LOOKUPS.delete(name);
  asked.length = 0;
  Object.assign(env, {
    API: {
      fetch: async (address: string, init: RequestInit) => {
        const request = new Request(address, init);
        asked.push(request);
        return answer(request);
      },
    },
  });
});

describe('calls of a page', () => {
  test('have their body and return the data', async () => {
    let body: unknown;
    answer = async (request) => {
      body = await request.json();
      return ok({ requests: [], count: 0, totalIsCapped: false });
    };
    const data = await callApi(getRequestCards, { body: { page: 1, filters: { serviceType: 'other' } } });
    expect(data).toEqual({ requests: [], count: 0, totalIsCapped: false });
    expect(body).toEqual({ page: 1, filters: { serviceType: 'other' } });
    expect(asked.map((request) => [request.method, pathOfCall(request), request.headers.get('authorization')])).toEqual([
      ['POST', '/api/Company/GetRequestCards', null],
    ]);
  });

  test('fetch and parse a lookup once', async () => {
    answer = () => ok([{ id: '1' }]);
    const first = await callApi(getCountries);
    expect(await callApi(getCountries)).toBe(first);
    expect(asked).toHaveLength(1);
  });

  test('put path parameters and query into the address; a content call returns the plain answer', async () => {
    answer = () => Response.json({ banners: [] });
    expect(await callApi(home, { query: { lang: 'tr' } })).toEqual({ banners: [] });
    answer = () => ok([]);
    await callApi(getCities, { params: { countryId: 'a'.repeat(24) } });
    expect(asked.map(pathOfCall)).toEqual(['/api/public/common/home?lang=TR', `/api/CMSLocations/GetCities/${'a'.repeat(24)}`]);
  });

  const failureOf = async (give: typeof answer): Promise<ApiFailure> => {
    answer = give;
    const failure: unknown = await callApi(getRequestDetailById, { query: { id: 'a'.repeat(24) } }).catch((error: unknown) => error);
    if (!(failure instanceof ApiFailure)) throw new Error('no ApiFailure');
    return failure;
  };

  test('a refusal has its status and code and is no outage', async () => {
    const failure = await failureOf(() =>
      Response.json({ success: false, code: 'NOT_FOUND', message: 'It was not found.' }, { status: 404 }),
    );
    expect([failure.status, failure.code, failure.isOutage]).toEqual([404, 'NOT_FOUND', false]);
  });

  test.each([
    ['throws', (): Promise<Response> => Promise.reject(new Error('down')), 502],
    ['answers a page', (): Response => new Response('<h1>Bad gateway</h1>', { status: 503 }), 503],
    ['answers nonsense', (): Response => new Response('<h1>Hello</h1>'), 502],
  ] as const)('an API that %s is an outage', async (_, give, status) => {
    const failure = await failureOf(give);
    expect([failure.status, failure.isOutage]).toEqual([status, true]);
  });
});
