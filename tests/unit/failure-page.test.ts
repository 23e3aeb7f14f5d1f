import { expect, test } from 'vitest';
import { ApiFailure } from '../../worker/api/api-failure.ts';
import { failurePage } from '../../src/server/failure-page.ts';
import { visitorOf } from '../../src/server/visitor.ts';

const visitor = visitorOf(new Request('https://a.example/', { headers: { 'x-kervan-language': 'ar', 'x-kervan-prefix': '/ar' } }));

test('an outage is a 503 in the visitor’s language, with a way to try the same page again', async () => {
  const answer = failurePage(visitor, '/imports?page=2&x="><b>', new ApiFailure(504, 'UPSTREAM_SLOW'));
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([503, '10', 'no-store']);
  const html = await answer.text();
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('href="/ar/imports?page=2&amp;x=&quot;>&lt;b>"');
  expect(html).toContain(visitor.t('errors.UPSTREAM_UNREACHABLE'));
});

test('our own fault is a 500 that says nothing of its cause', async () => {
  const answer = failurePage(visitor, '/', new Error('secret: no such table'));
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([500, null, 'no-store']);
  const html = await answer.text();
  expect(html).toContain(visitor.t('errors.UNEXPECTED'));
  expect(html).not.toContain('secret');
});
