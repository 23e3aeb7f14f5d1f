import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readPage } from '../../../worker/cache/page-cache.ts';
import { ownPolicy } from '../../../worker/cache/own-policy.ts';

const bytesOf = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer as ArrayBuffer;
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const style = 'a > b { color: red } /* < */';
const script = 'if (1 < 2) import("/x.js");\n';
const other = '.other{}';
const policy = `default-src 'self'; script-src 'self' ${hashOf(other)} ${hashOf(script)}; style-src 'self' ${hashOf(style)} ${hashOf(`${other} `)}; frame-src 'none'`;
const own = `default-src 'self'; script-src 'self' ${hashOf(script)}; style-src 'self' ${hashOf(style)}; frame-src 'none'`;
const page = `<!doctype html><style>${style}</style><script src="/boot.js"></script><script type="module">${script}</script><p>قطن`;

test('a policy has the hashes of its page only', async () => {
  expect(await ownPolicy(policy, bytesOf(page))).toBe(own);
  expect(await ownPolicy(policy, bytesOf(page))).toBe(own);
});

test('scripts with letters of all languages are hashed by their bytes', async () => {
  const greeting = 'say("مرحبا, привет, günaydın")';
  const named = `script-src 'self' ${hashOf(greeting)}`;
  expect(await ownPolicy(named, bytesOf(`<p>اهلا<script>${greeting}</script>`))).toBe(named);
});

test('text that only begins like a tag is ignored', async () => {
  const named = `script-src 'self' ${hashOf('x')}`;
  expect(await ownPolicy(named, bytesOf('<section><styled>x</styled><scripts>x</scripts></section>'))).toBe("script-src 'self'");
});

test('a script that the site did not write stays refused', async () => {
  expect(await ownPolicy(policy, bytesOf(`${page}<script>steal()</script>`))).toBe(own);
  expect(await ownPolicy("script-src 'self'", bytesOf('<script>steal()</script>'))).toBe("script-src 'self'");
});

test('data for search engines is no script', async () => {
  const data = '{"@type":"Product"}';
  expect(await ownPolicy(`script-src 'self' ${hashOf(data)}`, bytesOf(`<script type="application/ld+json">${data}</script>`))).toBe(
    "script-src 'self'",
  );
});

test('a page is cached with its own policy, and one without a policy gets none', async () => {
  const cached = await readPage(new Response(page, { headers: { 'content-security-policy': policy } }), 1);
  expect(new Headers(cached.headers.map(([name, value]) => [name, value])).get('content-security-policy')).toBe(own);
  expect((await readPage(new Response(page), 1)).headers.some(([name]) => name === 'content-security-policy')).toBe(false);
});
