/**
 * The site map: the name and properties of each page. The edge's rules, robots, sitemap, the app's bars, the business area's routes, byte
 * budgets and the list of tested pages derive from it; tests/unit/structure/site.test.ts compares it with the files of src/pages.
 */
import { accountPage, type AccountPageName, accountPages } from './account-pages.ts';
import type { SitePage } from './page.ts';
import { type PublicPageName, publicPages } from './public-pages.ts';

export type PageName = PublicPageName | AccountPageName;

const account = Object.keys(accountPages).map((name) => [name, accountPage(name as AccountPageName)]);
export const site = { ...publicPages, ...Object.fromEntries(account) } as Readonly<Record<PageName, SitePage>>;

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`);

/** The first match is the page: exact addresses come before those with parameters. */
const patterns = (Object.entries(site) as [PageName, SitePage][])
  .flatMap(([name, { path, alias }]) => [path, ...(alias === undefined ? [] : [alias])].map((address) => ({ name, address })))
  .sort((a, b) => Number(a.address.includes(':')) - Number(b.address.includes(':')))
  .map(({ name, address }) => ({ name, pattern: patternOf(address) }));

/** @param path without language prefix, with or without query; undefined if no page matches */
export function pageNameOf(path: string): PageName | undefined {
  const only = path.replace(/\?.*$/, '');
  return patterns.find(({ pattern }) => pattern.test(only))?.name;
}

export const pageOf = (path: string): SitePage | undefined => {
  const name = pageNameOf(path);
  return name === undefined ? undefined : site[name];
};
