/** Forms that need script, as browsers submit them without it. */
import { expect, test } from 'vitest';
import { ownOrigin, startEdge } from '../edge.ts';

test.each(['/sign-in', '/tr/sign-up?redirect=%2Fmessages', '/ar/forgot-password'])(
  'a form that is submitted to %s without script leads back to its page, which says so',
  async (path) => {
    const edge = startEdge();
    const body = new URLSearchParams({ email: 'nour@example.com', password: 'Secret-word-1' }).toString();
    const headers = { ...ownOrigin, 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await edge.ask(path, { method: 'POST', headers, body });
    expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([303, path, 'no-store']);
    expect([await answer.text(), edge.apiCalls.length, edge.pageRequests.length]).toEqual(['', 0, 0]);
  },
);
