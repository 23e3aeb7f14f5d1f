/** Requests that no browser sends, which the front of the Workers checks. */
import { connect } from 'node:net';
import { expect, test } from '@playwright/test';

/** @returns everything that is received until the server closes the connection, or the time is over */
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

test.describe('a body whose length is ambiguous is refused', () => {
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

test('no header leads past the edge to the mails', async () => {
  const tries = [
    ['MF-Route-Override: kervan-api', 'Host: evil.example'],
    ['Host: evil.example', 'MF-Original-URL: http://localhost/dev/mail.json'],
    ['Host: evil.example'],
  ].flatMap((headers) => ['/dev/mail.json', '/api/dev/mail.json', '/dev/mail'].map((path) => [`GET ${path} HTTP/1.1`, ...headers, '', '']));
  const answers = await Promise.all(tries.map((lines) => exchange(lines.join('\r\n'), 3_000)));
  expect(answers.map(({ text }) => text.slice(0, 12))).toEqual(tries.map(() => 'HTTP/1.1 404'));
});

test('no header or path of the simulator leads past the edge to another Worker', async () => {
  // The edge's header of each answer, and its page for unknown addresses.
  const ofEdge = /^X-Frame-Options: DENY\r$/im;
  const notFound = /^HTTP\/1\.1 404 [\s\S]*<html/;
  const tries: [path: string, headers: string[], expected: RegExp][] = [
    ...['kervan-api', 'kervan-bank', 'kervan-front'].map((worker) => ['/api/health', [`MF-Route-Override: ${worker}`], ofEdge] as const),
    ...['https://api.internal/api/health', 'http://bank.localhost/', 'http://localhost/api/health'].map(
      (address) => ['/nothing-here', [`MF-Original-URL: ${address}`, 'MF-Route-Override: kervan-api'], notFound] as const,
    ),
    ...['platform-proxy', 'scheduled', 'email', 'explorer', 'r2/public/kervan-media/x', 'r2/s3/kervan-media'].map(
      (path) => [`/cdn-cgi/local/${path}`, [], notFound] as const,
    ),
  ].map(([path, headers, expected]) => [path, [...headers], expected]);
  await Promise.all(
    tries.map(async ([path, headers, expected]) => {
      const { text } = await exchange([`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n'), 8_000);
      expect(text, `${path} ${headers.join(' ')}`).toMatch(expected);
    }),
  );
});

test('half a body is answered after 30 s, and the connection closed', async () => {
  const begun = Date.now();
  const { text, isClosed } = await exchange(post('Content-Length: 100', '', '{"page":'), 45_000);
  expect(text).toMatch(/^HTTP\/1\.1 408 /);
  expect(text).toContain('"BODY_LATE"');
  expect(isClosed).toBe(true);
  expect(Date.now() - begun).toBeGreaterThanOrEqual(29_000);
});
