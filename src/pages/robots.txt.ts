/** What crawlers may read: everything except the business area, calls, and filters by typed words. */
import type { APIRoute } from 'astro';
import { pageKeys } from '../../contract/content/page-paths.ts';
import { site } from '../../contract/site/index.ts';
import { languages } from '../../contract/text/languages.ts';
import { absolute } from '../server/settings.ts';

/** The path up to its first parameter, because rules of robots.txt are prefixes. */
const beginningOf = (path: string): string => path.replace(/\/:.*$/, '');
const all = Object.values(site);
const open = [...all.filter(({ isClosed }) => isClosed !== true).map(({ path }) => path), ...pageKeys.map((key) => `/${key}`)];

/** Pages that crawlers may not read. They also have noindex, but each visit would cost a rendering. */
const closed = [...new Set(all.filter(({ isClosed }) => isClosed === true).map(({ path }) => beginningOf(path)))]
  // A prefix covers longer paths; one that is a prefix of an open page ends with `$`.
  .filter((path, _, paths) => !paths.some((other) => other !== path && path.startsWith(other)))
  .map((path) => (open.some((other) => other.startsWith(path)) ? `${path}$` : path));
/** Typed searches, and addresses with a return target. */
const searched = ['/*?*value=', '/*?*redirect='];

export const GET: APIRoute = () => {
  const rooms = closed.flatMap((path) => [path, ...languages.map((language) => `/${language}${path}`)]);
  const lines = ['/api/', '/dev/', '/language?', ...rooms, ...searched].map((path) => `Disallow: ${path}`);
  const text = ['User-agent: *', ...lines, '', `Sitemap: ${absolute('/sitemap.xml')}`, ''].join('\n');
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' } });
};
