import { addContactUs, getMainMenuItems, home, news, newsByPath, staticPage } from '../../contract/content/calls.ts';
import { homeNewsCount, hourMs, newsPageSize } from '../../contract/limits.ts';
import { loadLookups } from '../lookup/lookups.ts';
import { on, type Route } from '../platform/handler.ts';
import { keyedHash } from '../platform/keyed-hash.ts';
import { outboxStatement } from '../platform/outbox.ts';
import { Refusal } from '../platform/refusal.ts';
import { limitTries } from '../platform/throttle-store.ts';
import {
  contactMessageStatement,
  readBanners,
  readCategoryCounts,
  readModeratorAddresses,
  readNews,
  readNewsByPath,
  readStaticPage,
  readTotals,
  readWhatWeDo,
  runBatch,
} from './store.ts';

/** An office behind one address may write often; a script may not (D-83). */
const contactMessagesPerHour = 20;

export const contentRoutes: readonly Route[] = [
  on(home, async ({ query, deps: { db, clock } }) => {
    const [banners, whatWeDo, latest, totals] = await Promise.all([
      readBanners(db, query.lang),
      readWhatWeDo(db, query.lang),
      readNews(db, query.lang, 0, homeNewsCount, clock.now()),
      readTotals(db, [['request', ''], ['users', ''], ['matched', '']]),
    ]);
    const [requests = 0, users = 0, matchedUsers = 0] = totals;
    return { banners, whatWeDo, homeStats: { requests, users, matchedUsers }, news: latest };
  }),
  on(staticPage, async ({ query, deps }) => {
    const page = await readStaticPage(deps.db, query.path, query.lang);
    if (page === null) throw new Refusal('NOT_FOUND');
    return page;
  }),
  on(news, async ({ query, deps: { db, clock } }) => {
    const language = query.lang ?? null;
    const [items, [count = 0]] = await Promise.all([
      readNews(db, language, (query.page ?? 1) - 1, query.limit ?? newsPageSize, clock.now()),
      readTotals(db, [['news', language ?? '']]),
    ]);
    return { news: items, count };
  }),
  on(newsByPath, async ({ query, deps }) => {
    const article = await readNewsByPath(deps.db, query.path, deps.clock.now());
    if (article === null) throw new Refusal('NOT_FOUND');
    return article;
  }),
  on(getMainMenuItems, async ({ deps: { db, clock } }) => {
    const [lookups, counts, totals] = await Promise.all([
      loadLookups(db, clock.now()),
      readCategoryCounts(db),
      readTotals(db, [['request', 't1'], ['request', 't2'], ['request', 't3'], ['request', 't4'], ['company', '']]),
    ]);
    const [imports = 0, exports = 0, logisticNeeds = 0, logisticServices = 0, companies = 0] = totals;
    const categories = lookups.categories.map(({ id, icon, description }) => ({ categoryId: id, icon, description, count: counts.get(id) ?? 0 }));
    return { imports, exports, logisticNeeds, logisticServices, companies, categories };
  }),
  on(addContactUs, async ({ body, deps: { env, db, clock, address } }) => {
    const now = clock.now();
    await limitTries(db, `contact:${await keyedHash(env, 'contact', address)}`, contactMessagesPerHour, hourMs, now);
    const { id, statement } = contactMessageStatement(db, body, now);
    const mails = (await readModeratorAddresses(db)).map(({ email, language }) =>
      outboxStatement(db, `contact:${id}:${email}`, { topic: 'mail', payload: { to: email, language, template: 'contact', values: { name: body.name, email: body.email, message: body.message } } }, now),
    );
    await runBatch(db, [statement, ...mails]);
    return {};
  }),
];
