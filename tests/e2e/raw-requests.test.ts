/** Requests that no browser sends: what stands before the Workers judges them. */
import { connect } from 'node:net';
import { expect, test } from '@playwright/test';

/** @returns all that comes back until the server ends the connection, or so much time has gone by */
const exchange = (request: string, waitMs: number): Promise<{ text: string; isClosed: boolean }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(process.env.KERVAN_ORIGIN ?? '');
    let text = '';
    const socket = connect(Number(port), hostname, () => socket.write(request));
    const timer = setTimeout(() => {
      resolve({ text, isClosed: false });
      socket.destroy();
    }, waitMs);
    socket.on('data', (chunk) => (text += String(chunk)));
    socket.on('error', reject);
    socket.on('close', () => {
      clearTimeout(timer);
      resolve({ text, isClosed: true });
    });
  });

const post = (...lines: string[]): string =>
  ['POST /api/Company/GetRequestCards HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', ...lines].join('\r\n');
const hidden = 'GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n';

test.describe('a body whose length can be read in two ways is refused', () => {
  for (const [name, request] of [
    ['two lengths', post('Content-Length: 2', `Content-Length: ${2 + hidden.length}`, '', `{}${hidden}`)],
    ['a length and chunks', post('Content-Length: 2', 'Transfer-Encoding: chunked', '', `2\r\n{}\r\n0\r\n\r\n${hidden}`)],
    ['chunks and a length', post('Transfer-Encoding: chunked', 'Content-Length: 5', '', `0\r\n\r\n${hidden}`)],
    ['chunks of another name', post('Transfer-Encoding: xchunked', 'Content-Length: 2', '', `{}${hidden}`)],
    ['a length with a sign', post('Content-Length: +2', '', `{}${hidden}`)],
    ['a length in two numbers', post(`Content-Length: 2, ${2 + hidden.length}`, '', `{}${hidden}`)],
  ] as const)
    test(name, async () => {
      const { text, isClosed } = await exchange(request, 5_000);
      // workerd's own refusal is a 500.
      expect(text).toMatch(/^HTTP\/1\.1 (?:400 |500 Internal Server Error\r\nConnection: close\r\n)/);
      expect(text).not.toContain('HEALTHY');
      expect([text.match(/^HTTP\/1\.1 /gm)?.length, isClosed]).toEqual([1, true]);
    });
});

test('nobody gets past the edge to the mails, by whatever header', async () => {
  const tries = [
    ['MF-Route-Override: kervan-api', 'Host: evil.example'],
    ['Host: evil.example', 'MF-Original-URL: http://localhost/dev/mail.json'],
    ['Host: evil.example'],
  ].flatMap((headers) => ['/dev/mail.json', '/api/dev/mail.json', '/dev/mail'].map((path) => [`GET ${path} HTTP/1.1`, ...headers, '', '']));
  const answers = await Promise.all(tries.map((lines) => exchange(lines.join('\r\n'), 3_000)));
  expect(answers.map(({ text }) => text.slice(0, 12))).toEqual(tries.map(() => 'HTTP/1.1 404'));
});

test('half a body is answered after 30 s, and the connection closed', async () => {
  const begun = Date.now();
  const { text, isClosed } = await exchange(post('Content-Length: 100', '', '{"page":'), 45_000);
  expect(text).toMatch(/^HTTP\/1\.1 408 /);
  expect(text).toContain('"BODY_LATE"');
  expect(isClosed).toBe(true);
  expect(Date.now() - begun).toBeGreaterThanOrEqual(29_000);
});
