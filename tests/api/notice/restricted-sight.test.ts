/**
 * Content that was taken down is in no public call and in no match of a saved search until the decision is lifted
 * (docs/behaviour.md#reports-of-public-content).
 * @module-tag sweep
 */
import { expect, test, vi } from 'vitest';
import { liftDecision } from '../../../contract/decision/calls.ts';
import { home, news, newsByPath, sitemapPart } from '../../../contract/content/calls.ts';
import { getDashboard } from '../../../contract/dashboard/calls.ts';
import { dayMs } from '../../../contract/limits.ts';
import { getNoticeTarget } from '../../../contract/notice/calls.ts';
import { call, clock, data } from '../../support/api/api-client.ts';
import { member, moderator, signIn, staffOf } from '../../support/api/api-fixtures.ts';
import { trader } from '../../support/api/chat/chat-fixtures.ts';
import { runSql } from '../../support/api/database.ts';
import { type Published, published } from '../../support/api/published.ts';
import { saved, scheduledRun } from '../../support/api/search/saved-searches.ts';
import { liveArticle, takenDown } from '../../support/api/decisions.ts';
import { mailsTo } from '../../support/api/sent-mails.ts';
import { answersToReader, answersWith, soughtOf } from '../../support/api/public-sight.ts';

// The time limit is long, because every public call is made several times for each reader.
vi.setConfig({ testTimeout: 60_000 });

type Kind = 'company' | 'product' | 'request';
const idOf = (its: Published): Record<Kind, string> => ({ company: its.company.id, product: its.productId, request: its.requestId });

/** Somebody without an account, a stranger, and staff of another company. */
async function readers(): Promise<Record<string, string | undefined>> {
  const employer = await trader();
  return { guest: undefined, stranger: (await member()).token, staff: (await staffOf(employer)).token };
}

test.each(['company', 'product', 'request'] as const)('a %s that was taken down is read by no guest, stranger or staff', async (kind) => {
  const word = { company: 'Yarrow', product: 'Bluestem', request: 'Fescue' }[kind];
  const its = await published(`${word} Rope Works`);
  const id = idOf(its)[kind];
  const sought = await soughtOf(its, [word, 'Hemp rope']);
  const traces = kind === 'company' ? [word, ...Object.values(idOf(its)), its.company.path] : [id];
  for (const [reader, token] of Object.entries(await readers())) {
    const shown = await answersToReader(sought, token);
    expect(answersWith(shown, traces).length, reader).toBeGreaterThan(0);
    const decision = await takenDown(kind, id);
    expect(answersWith(await answersToReader(sought, token), traces), reader).toEqual([]);
    await data(liftDecision, { token: (await moderator()).token, body: { id: decision, note: 'It was mistaken.' } });
    expect(answersWith(await answersToReader(sought, token), traces), reader).toEqual(answersWith(shown, traces));
    clock.advance(dayMs);
  }
});

test('an article that was taken down is in no feed, sitemap, list or address, in none of its languages', async () => {
  const id = await liveArticle();
  const languages = ['EN', 'TR'] as const;
  const seen = async () =>
    Promise.all(
      languages.map(async (lang) => ({
        // The feed is made of this list (src/pages/rss.xml.ts).
        listed: JSON.stringify(await data(news, { query: { lang, limit: 30, page: 1 } })).includes(id),
        sitemap: JSON.stringify(await data(sitemapPart, { query: { kind: 'news', part: 0, lang } })).includes(id),
        home: JSON.stringify(await data(home, { query: { lang } })).includes(id),
        page: (await call(newsByPath, { query: { path: lang === 'EN' ? `article-${id}` : `makale-${id}` } })).status,
        reportable: (await call(getNoticeTarget, { query: { kind: 'article', id, lang } })).status,
      })),
    );
  const shown = { listed: true, sitemap: true, home: true, page: 200, reportable: 200 };
  expect(await seen()).toEqual([shown, shown]);
  await takenDown('article', id);
  const hidden = { listed: false, sitemap: false, home: false, page: 404, reportable: 404 };
  expect(await seen()).toEqual([hidden, hidden]);
});

const searches = { product: '/search?selected=3&value=hemp', request: '/requests?value=hemp' };
test.each([
  ['product', 'product'],
  ['product', 'company'],
  ['request', 'request'],
  ['request', 'company'],
] as const)('news of a saved search name no %s after the %s was taken down', async (sought, kind) => {
  const reader = await trader();
  await saved(reader, searches[sought]);
  clock.advance(1000);
  const [hidden, shown] = [await published('Sorrel Ropes', 'Hemp for Sorrel'), await published('Tansy Ropes', 'Hemp for Tansy')];
  await runSql("UPDATE product SET name='Hemp of Sorrel' WHERE id=?1", hidden.productId);
  await runSql("UPDATE product SET name='Hemp of Tansy' WHERE id=?1", shown.productId);
  await takenDown(kind, idOf(hidden)[kind]);
  await scheduledRun();
  clock.advance(dayMs);
  await scheduledRun();
  const names = ((await data(getDashboard, { token: await signIn(reader) })).matches ?? []).map(({ name }) => name).join();
  const mails = (await mailsTo(reader.email)).map(({ text }) => text).join();
  for (const text of [names, mails]) expect([text.includes('Tansy'), text.includes('Sorrel')]).toEqual([true, false]);
});
