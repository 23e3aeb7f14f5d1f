/** The latest news of a language: `/tr/rss.xml`. */
import type { APIRoute } from 'astro';
import { news } from '../../contract/content/calls.ts';
import { apiLanguage } from '../../contract/text/languages.ts';
import { callApi } from '../server/call-api.ts';
import { newsFeed } from '../server/news-feed.ts';
import { absolute } from '../server/settings.ts';
import { visitorOf } from '../server/visitor.ts';
import { xmlAnswer } from '../server/xml.ts';

const newsInFeed = 30;

export const GET: APIRoute = async ({ request }) => {
  const { t, language } = visitorOf(request);
  const { news: items } = await callApi(news, { query: { lang: apiLanguage(language), limit: newsInFeed, page: 1 } });
  const feed = { title: `Kervan · ${t('news.title')}`, description: t('news.lead'), language, items };
  return xmlAnswer(newsFeed(feed, absolute), 'application/rss+xml');
};
