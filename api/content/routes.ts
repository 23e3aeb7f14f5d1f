import {
  addContactUs,
  getMainMenuItems,
  home,
  infoPages,
  news,
  newsByPath,
  sitemapPart,
  sitemapParts,
  staticPage,
} from '../../contract/content/calls.ts';
import { normalEmail } from '../../contract/email.ts';
import { homeNewsCount, hourMs, newsPageSize } from '../../contract/limits.ts';
import { acceptedLanguage, apiLanguage } from '../../contract/text/languages.ts';
import { readCategories } from '../lookup/store.ts';
import { mailStatement } from '../mail/mail.ts';
import { done, on, type Route } from '../platform/http/handler.ts';
import { newId } from '../platform/ids.ts';
import { keyedHash } from '../platform/security/keyed-hash.ts';
import { deliverSoon } from '../platform/subject/jobs.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { limitTries } from '../platform/security/throttle-store.ts';
import { showPage } from './page.ts';
import { readPageTimes, readSitemapPart, readSitemapParts } from './sitemap-store.ts';
import {
  contactMessageStatement,
  countComingNews,
  readBanners,
  readCategoryCounts,
  readNews,
  readNewsByPath,
  readTotals,
  readWhatWeDo,
} from './store.ts';
import { dayOf } from '../platform/clock.ts';

/** An office behind one IP address may write often; a script may not (docs/behaviour.md#limits-per-address). */
const contactUsPerHour = 20;

export const contentRoutes: readonly Route[] = [
  on(home, async ({ query, deps: { db, clock } }) => {
    const [banners, whatWeDo, latest, totals] = await Promise.all([
      readBanners(db, query.lang),
      readWhatWeDo(db, query.lang),
      readNews(db, query.lang, 0, homeNewsCount, clock.now()),
      readTotals(db, [
        ['request', ''],
        ['users', ''],
        ['matched', ''],
      ]),
    ]);
    const [requests = 0, users = 0, matchedUsers = 0] = totals;
    return { banners, whatWeDo, homeStats: { requests, users, matchedUsers }, news: latest };
  }),
  on(staticPage, showPage),
  on(news, async ({ query, deps: { db, clock } }) => {
    const language = query.lang ?? null;
    const [items, [count = 0], coming] = await Promise.all([
      readNews(db, language, (query.page ?? 1) - 1, query.limit ?? newsPageSize, clock.now()),
      readTotals(db, [['news', language ?? '']]),
      countComingNews(db, language, clock.now()),
    ]);
    return { news: items, count: count - coming };
  }),
  on(sitemapParts, ({ query, deps: { db } }) => readSitemapParts(db, query.lang)),
  on(infoPages, async ({ query, deps: { db } }) => ({ pages: await readPageTimes(db, query.lang) })),
  on(sitemapPart, async ({ query, deps: { db, clock } }) => ({ items: await readSitemapPart(db, query, clock.now()) })),
  on(newsByPath, async ({ query, deps }) => {
    const article = await readNewsByPath(deps.db, query.path, deps.clock.now());
    if (article === null) throw new Refusal('NOT_FOUND');
    return article;
  }),
  on(getMainMenuItems, async ({ deps: { db } }) => {
    // This module caches only lookups; the answer itself is cached by the edge, within the minute in which changes become visible.
    const [lists, counts, totals] = await Promise.all([
      readCategories(db),
      readCategoryCounts(db),
      readTotals(db, [
        ['request', 't1'],
        ['request', 't2'],
        ['request', 't3'],
        ['request', 't4'],
        ['company', ''],
      ]),
    ]);
    const [imports = 0, exports = 0, logisticNeeds = 0, logisticServices = 0, companies = 0] = totals;
    const categories = lists.map(({ id, icon, description }) => ({
      categoryId: id,
      icon,
      description,
      count: counts.get(id) ?? 0,
    }));
    return { imports, exports, logisticNeeds, logisticServices, companies, categories };
  }),
  on(addContactUs, async ({ body, caller, request, deps }) => {
    const { commit, env, db, clock, address } = deps;
    const now = clock.now();
    await limitTries(db, `contact:${await keyedHash(env, 'contact', address)}`, contactUsPerHour, hourMs, now);
    // At most one receipt per day and address, so that the form cannot flood somebody else's mailbox.
    const receiptKey = `contact:${await keyedHash(env, 'contact', normalEmail(body.email))}:${dayOf(now)}`;
    const language = caller?.language ?? apiLanguage(acceptedLanguage(request.headers.get('accept-language')));
    const receipt = { to: body.email, language, template: 'contact' as const, values: {} };
    const id = newId();
    const { name, email, message } = body;
    const values = { name, email, message, href: `/moderation?kind=contact&id=${id}` };
    const notice = { to: env.OPERATOR_MAIL, language: 'EN' as const, template: 'contact-operator' as const, values };
    const sent = await commit(
      [
        contactMessageStatement(db, id, body, now),
        mailStatement(db, receiptKey, receipt, now),
        mailStatement(db, `contact-operator:${id}`, notice, now),
      ],
      done('OK', 'OK', {}),
    );
    deliverSoon(deps);
    return sent;
  }),
];
