import { env } from 'cloudflare:test';
import { beforeAll, expect, test } from 'vitest';
import { addContactUs, getMainMenuItems, home, news, newsByPath, staticPage } from '../../../contract/content/calls.ts';
import { dayMs, hourMs } from '../../../contract/limits.ts';
import { runScheduled } from '../../../api/jobs/scheduled-run.ts';
import { newId } from '../../../api/platform/ids.ts';
import { call, callLoosely, clock, data, testEnv } from '../../support/api/api-client.ts';
import { signUp } from '../../support/api/api-fixtures.ts';
import { fillCompanies, fillRequests, readAxes } from '../../support/api/search/catalogue-rows.ts';
import { opened, say, trader } from '../../support/api/chat/chat-fixtures.ts';
import { mailsTo } from '../../support/api/sent-mails.ts';
import { allRows, firstValue, runSql } from '../../support/api/database.ts';

beforeAll(async () => {
  const insert = env.DB.prepare(
    "INSERT INTO news(id, path, language, title, description, content, header_image, published_at) VALUES(?1,?2,?3,?4,'short','# long','h.webp',?5)",
  );
  const rows = [...Array.from({ length: 10 }, (_, index) => ['EN', index] as const), ['TR', 0] as const, ['EN', -5] as const];
  await env.DB.batch(
    rows.map(([language, age]) =>
      insert.bind(newId(), `${language}-${age}`.toLowerCase(), language, `Title ${age}`, clock.now() - age * hourMs),
    ),
  );
  await runSql(
    "INSERT INTO banner(id, language, image, title, position) VALUES('b1','EN','b.webp','Trade',1),('b2','TR','b.webp','Ticaret',1)",
  );
});

test('the home page has the banners of its language, statistics and the four latest news', async () => {
  await signUp();
  const page = await data(home, { query: { lang: 'en' } });
  expect(page.banners).toEqual([{ _id: 'b1', image: 'b.webp', topText: null, title: 'Trade', description: null, videoUrl: null }]);
  expect(page.news.map(({ title }) => title)).toEqual(['Title 0', 'Title 1', 'Title 2', 'Title 3']);
  expect(page.whatWeDo.length).toBeGreaterThan(0);
  expect(page.homeStats.users).toBeGreaterThanOrEqual(1);
});

test('news are paged from 1, by language or all, and not before their publication', async () => {
  const first = await data(news, { query: { lang: 'EN', limit: '8', page: '1' } });
  const second = await data(news, { query: { lang: 'EN', limit: '8', page: '2' } });
  expect([first.news.length, second.news.length, first.count]).toEqual([8, 2, 10]);
  expect((await data(news, { query: {} })).news.some(({ language }) => language === 'TR')).toBe(true);
  expect((await callLoosely(news, { query: { page: 0 } })).status).toBe(400);
  // The last page that an address may name (contract/wire/page-query.ts).
  expect(await data(news, { query: { lang: 'EN', page: '99999' } })).toEqual({ news: [], count: 10 });
  expect((await call(newsByPath, { query: { path: 'en--5' } })).status).toBe(404);
  expect(await data(newsByPath, { query: { path: 'tr-0' } })).toMatchObject({ title: 'Title 0', content: '# long' });
});

test('an info page is found by its path in any language and returned in the requested one', async () => {
  const turkish = await data(staticPage, { query: { path: 'about-us', lang: 'TR' } });
  expect(turkish.path).toBe('hakkimizda');
  expect((await data(staticPage, { query: { path: 'hakkimizda', lang: 'RU' } })).path).toBe('about-us');
  const missing = await call(staticPage, { query: { path: 'no-such-page', lang: 'EN' } });
  expect([missing.status, missing.envelope.success]).toEqual([404, false]);
});

test('the menu counts public requests and has every category', async () => {
  const menu = await data(getMainMenuItems);
  expect(menu.categories).toHaveLength(17);
  expect(menu).toMatchObject({ imports: 0, exports: 0, companies: 0 });
});

test('statistics count people, public requests by kind, public companies by category, and both sides of an opened chat', async () => {
  const axes = await readAxes();
  const counts = async () => {
    const { homeStats } = await data(home, { query: { lang: 'en' } });
    const { imports, exports, companies, categories } = await data(getMainMenuItems);
    const boxes = axes.categories.map(({ id }) => categories.find(({ categoryId }) => categoryId === id)?.count ?? 0);
    return [homeStats.requests, homeStats.users, homeStats.matchedUsers, imports, exports, companies, ...boxes];
  };
  const before = await counts();
  const [buyer, seller] = [await trader(), await trader()];
  // Three people own these rows.
  await fillRequests(axes, 9, 100);
  await fillCompanies(axes, 6, 100);
  // A room without a message is no match yet, and a second message no second one.
  await opened(buyer, seller, { text: '' });
  const chatId = await opened(buyer, seller, { chatNameForAll: 'Figs' });
  await say(buyer, chatId, 'Good evening');
  const more = [9, 5, 2, 3, 2, 6, 3, 4, 3, 2];
  expect(await counts()).toEqual(before.map((count, index) => count + (more[index] ?? 0)));
});

test('a contact message is stored for the moderators, and its writer gets one receipt a day in their language', async () => {
  const body = { name: 'Ayşe', email: 'ayse@example.test', message: 'Merhaba <b>world</b>' };
  const headers = { 'accept-language': 'de-DE,tr;q=0.8' };
  await data(addContactUs, { body, headers });
  await data(addContactUs, { body, headers });
  const results = await allRows('SELECT name, email, body FROM contact_message');
  expect(results).toEqual(Array.from({ length: 2 }, () => ({ name: 'Ayşe', email: 'ayse@example.test', body: 'Merhaba <b>world</b>' })));
  const mails = await env.DB.prepare('SELECT language FROM sent_mail WHERE recipient=?1').bind('ayse@example.test').all();
  expect(mails.results).toEqual([{ language: 'TR' }]);
});

test('the operator gets every contact message by mail, in English, with name, address and text as plain text', async () => {
  const body = { name: 'Nadia <i>H</i>', email: 'nadia@example.test', message: '<script>alert(1)</script>\nWhere is my invoice?' };
  const headers = { 'accept-language': 'ru', 'cf-connecting-ip': '192.0.2.5' };
  for (const message of [body.message, 'A second one']) await data(addContactUs, { body: { ...body, message }, headers });
  const id = await firstValue<string>('SELECT id FROM contact_message WHERE body=?1', body.message);
  const mails = (await mailsTo('info@kervan.example')).filter(({ text }) => text.includes(body.email));
  expect(mails.map(({ language, subject }) => [language, subject])).toEqual(
    Array.from({ length: 2 }, () => ['EN', 'Contact form: Nadia <i>H</i>']),
  );
  const [, first] = mails;
  expect(first?.text).toContain('Nadia <i>H</i> (nadia@example.test) wrote:\n\n> <script>alert(1)</script>\n> Where is my invoice?\n');
  expect(first?.text).toContain(`http://localhost:8787/moderation?kind=contact&id=${id}`);
  expect(first?.html).toContain('<bdi>&lt;script&gt;alert(1)&lt;/script&gt;\nWhere is my invoice?</bdi>');
  expect(first?.html).toContain('Nadia &lt;i&gt;H&lt;/i&gt;');
  expect(first?.html).not.toMatch(/<script|<i>/);
  expect((await mailsTo(body.email)).map(({ language }) => language)).toEqual(['RU']);
});

test('a settled contact message is deleted after half a year, a waiting one is not', async () => {
  const headers = { 'cf-connecting-ip': '192.0.2.6' };
  for (const message of ['Settled', 'Waiting'])
    await data(addContactUs, { body: { name: 'Sam', email: 'sam@example.test', message }, headers });
  await runSql("UPDATE contact_message SET handled_at=?1 WHERE body='Settled'", clock.now());
  const left = async () => (await allRows<{ body: string }>("SELECT body FROM contact_message WHERE name='Sam'")).map(({ body }) => body);
  clock.advance(180 * dayMs - (clock.now() % hourMs));
  await runScheduled(testEnv, clock);
  expect(await left()).toEqual(['Settled', 'Waiting']);
  clock.advance(hourMs);
  await runScheduled(testEnv, clock);
  expect(await left()).toEqual(['Waiting']);
  clock.restart();
});

test('the contact form refuses empty and long fields, and more than 20 messages an hour from one address', async () => {
  const body = { name: 'A', email: 'a@example.test', message: 'x' };
  const refused = await call(addContactUs, { body: { ...body, name: ' ', message: 'x'.repeat(2001) } });
  expect(refused.envelope.errors).toEqual({ name: 'REQUIRED', message: 'TOO_LONG' });
  const headers = { 'cf-connecting-ip': '192.0.2.7' };
  const statuses = [];
  for (let count = 0; count < 21; count += 1) statuses.push((await call(addContactUs, { body, headers })).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect((await mailsTo('info@kervan.example')).filter(({ text }) => text.includes('(a@example.test)'))).toHaveLength(20);
  const last = await call(addContactUs, { body, headers });
  expect([last.status, last.headers.get('retry-after')]).toEqual([429, '3600']);
  expect((await call(addContactUs, { body, headers: { 'cf-connecting-ip': '192.0.2.8' } })).status).toBe(200);
  clock.advance(hourMs + 1);
  expect((await call(addContactUs, { body, headers })).status).toBe(200);
});
