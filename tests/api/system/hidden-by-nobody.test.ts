/**
 * No program hides public content: without a decision by a person it stays public after years of scheduled runs, however often it was
 * reported. Only requests and certificates end, by their own date (docs/behaviour.md#decisions-and-appeals).
 * @module-tag sweep
 */
import { expect, test, vi } from 'vitest';
import { runScheduled } from '../../../api/jobs/scheduled-run.ts';
import { getCompanyByPath } from '../../../contract/company/calls.ts';
import { newsByPath } from '../../../contract/content/calls.ts';
import { dayMs, hourMs } from '../../../contract/limits.ts';
import { type NoticeKind, noticeKinds } from '../../../contract/notice/fields.ts';
import { getProductDetailById } from '../../../contract/product/calls.ts';
import { getRequestDetailById } from '../../../contract/request/calls.ts';
import { call, clock, data, statusOf, testEnv } from '../../support/api/api-client.ts';
import { liveArticle, reportedCase, verifiedCertificate } from '../../support/api/decisions.ts';
import { firstValue, runSql } from '../../support/api/database.ts';
import { type Published, published } from '../../support/api/published.ts';
import { answersToGuests, answersWith, type Sought, soughtOf } from '../../support/api/public-sight.ts';

// Two years of runs.
vi.setConfig({ testTimeout: 60_000 });

const yearsMs = 2 * 365 * dayMs;

/** Where guests find each of them, except for answers about requests; pictures and documents are served as they are shown. */
async function sight(its: Published, sought: Sought, articleId: string) {
  const answers = await answersToGuests(sought);
  const answersAbout = (trace: string) => answersWith(answers, [trace]).filter((question) => !question.includes('Request'));
  const { company } = await data(getCompanyByPath, { body: { path: its.company.path } });
  const { product } = await data(getProductDetailById, { query: { id: its.productId } });
  return {
    company: answersAbout(its.company.path),
    product: answersAbout(its.productId),
    article: (await call(newsByPath, { query: { path: `article-${articleId}` } })).status,
    files: await Promise.all([company.logoURL, ...product.imageURLs].map(statusOf)),
    certificates: (company.certificates ?? []).map(({ id }) => id),
    request: (await call(getRequestDetailById, { query: { id: its.requestId } })).status,
  };
}

/** Twenty people report it. */
async function reported(kind: NoticeKind, id: string): Promise<void> {
  for (let reporter = 0; reporter < 20; reporter += 1) {
    await reportedCase(kind, id);
    // All reports come from one network, which is limited by the hour.
    if (reporter % 5 === 4) clock.advance(hourMs);
  }
}

test('years of scheduled runs hide nothing that is public, however often it was reported, but requests and certificates that have ended', async () => {
  const alarms = vi.spyOn(console, 'error').mockImplementation(() => {});
  const its = await published('Perennial Ropes');
  const sought = await soughtOf(its, ['Perennial', 'Hemp rope']);
  const [article, certificate] = [await liveArticle(), await verifiedCertificate(its)];
  await runSql('UPDATE company SET is_boosted=1, boost_expires_at=?2 WHERE id=?1', its.company.id, clock.now() + dayMs);
  const { company, productId: product, requestId: request } = its;
  const targets = { company: company.id, product, request, article, certificate } satisfies Record<NoticeKind, string>;
  for (const [kind, id] of Object.entries(targets)) await reported(kind as NoticeKind, id);

  const before = await sight(its, sought, article);
  expect(before).toMatchObject({ article: 200, files: [200, 200], certificates: [certificate], request: 200 });
  const until = clock.now() + yearsMs;
  // At full hours, so that the hourly sweeps run, too.
  for (clock.advance(hourMs - (clock.now() % hourMs)); clock.now() < until; clock.advance(14 * dayMs)) {
    await runScheduled(testEnv, clock);
    expect(await firstValue('SELECT succeeded_at FROM scheduled_run')).toBe(clock.now());
  }

  const after = await sight(its, sought, article);
  expect(after).toMatchObject({ article: 200, files: [200, 200], certificates: [], request: 410 });
  for (const kind of ['company', 'product'] as const) expect(after[kind]).toEqual(expect.arrayContaining(before[kind]));
  expect(await firstValue('SELECT COUNT(*) FROM decision')).toBe(0);
  expect(await firstValue('SELECT COUNT(*) FROM notice_case WHERE handled_at IS NULL')).toBe(noticeKinds.length);
  expect(alarms.mock.calls.join()).not.toContain('"job"');
});
