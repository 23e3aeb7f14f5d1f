import { expect, test } from 'vitest';
import { failurePage } from '../../../src/server/failure-page.ts';
import { visitorOf } from '../../../src/server/visitor.ts';

const visitor = visitorOf(new Request('https://a.example/', { headers: { 'x-kervan-language': 'ar', 'x-kervan-prefix': '/ar' } }));

test('an outage gives a 503 in the visitor’s language, with a link to retry the same page', async () => {
  const answer = failurePage(visitor, '/imports?page=2&x="><b>', 'UPSTREAM_UNREACHABLE');
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([503, '10', 'no-store']);
  const html = await answer.text();
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('href="/ar/imports?page=2&amp;x=&quot;&gt;&lt;b&gt;"');
  expect(html).toContain(visitor.t('errors.UPSTREAM_UNREACHABLE'));
});

test('a fault of ours gives a 500', async () => {
  const answer = failurePage(visitor, '/', 'UNEXPECTED');
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([500, null, 'no-store']);
  const html = await answer.text();
  expect(html).toContain(visitor.t('errors.UNEXPECTED'));
});
