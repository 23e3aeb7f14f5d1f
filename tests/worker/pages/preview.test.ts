/** The page of a company before it is public, requested with a token. */
import { describe, expect, test } from 'vitest';
import { tokenHeader } from '../../../contract/wire/internal-headers.ts';
import { ownOrigin, startEdge } from '../edge.ts';

const path = `/my-companies/${'a'.repeat(24)}/preview`;
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const post = (token: string, headers: Record<string, string> = ownOrigin) => ({
  method: 'POST',
  headers: { ...form, ...headers },
  body: String(new URLSearchParams({ token })),
});

describe('a preview', () => {
  test('is rendered for the sender of a token, in the language of the address, and not cached', async () => {
    const edge = startEdge();
    for (const token of ['abc.def-1_2', 'ghi.jkl']) {
      const answer = await edge.ask(`/ar${path}`, post(token));
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(edge.pageRequests.at(-1)?.headers.get(tokenHeader)).toBe(token);
      expect(edge.pageRequests.at(-1)?.headers.get('accept-language')).toBe('ar');
    }
    expect(edge.pageRequests).toHaveLength(2);
  });
  test('passes on no invalid token, and none from a header or a foreign page', async () => {
    const edge = startEdge();
    await edge.ask(path, post('a b\r\nx: y'));
    await edge.ask(path, { headers: { [tokenHeader]: 'abc' } });
    expect(edge.pageRequests.map(({ headers }) => headers.get(tokenHeader))).toEqual([null, null]);
    expect((await edge.ask(path, post('abc', { origin: 'https://evil.example' }))).status).toBe(403);
    expect(edge.pageRequests).toHaveLength(2);
  });
  test('may be framed by our own pages, as no other page may, and has a bounded size', async () => {
    const edge = startEdge();
    const framing = async (at: string, init?: RequestInit) => {
      const { headers } = await edge.ask(at, init);
      return [/frame-ancestors ([^;]+)/.exec(headers.get('content-security-policy') ?? '')?.[1], headers.get('x-frame-options')];
    };
    expect(await framing(path, post('abc'))).toEqual(["'self'", 'SAMEORIGIN']);
    for (const at of ['/companies/acme', `/my-companies/${'a'.repeat(24)}`, '/'])
      expect([at, await framing(at)]).toEqual([at, ["'none'", 'DENY']]);
    expect((await edge.ask(path, post('a'.repeat(3_000_000)))).status).toBe(413);
  });
});
