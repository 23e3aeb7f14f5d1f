/** What the app's bar says beside a page's own heading (public site, section 2, "Mobile-app shell"). */
import type { Visitor } from '../../server/visitor.ts';

/** Pages whose heading people wrote, or that have none of their own, and the section they belong to. */
const sections = [
  [/^\/imports\/./, 'request.title.1'],
  [/^\/exports\/./, 'request.title.2'],
  [/^\/logistic-needs\/./, 'request.title.3'],
  [/^\/logistic-services\/./, 'request.title.4'],
  [/^\/companies\/[^/]+\/products/, 'directory.products'],
  [/^\/companies\/./, 'directory.title'],
  [/^\/blogs\/./, 'news.title'],
  [/^\/404$/, 'common.brand'],
] as const;

/** @returns undefined where the page's title fits the bar */
export function sectionOf({ t }: Visitor, path: string): string | undefined {
  const key = sections.find(([pattern]) => pattern.test(path))?.[1];
  return key && t(key);
}

/** As the pages themselves call them (src/account/shared/PageHead.tsx): the bar does not change its words while the page loads. */
const accountTitles = {
  '/profile-tab': 'nav.app.profile',
  '/messages': 'nav.business.messages',
  '/my-companies': 'nav.business.companies',
  '/my-requests': 'nav.business.requests',
  '/add-request': 'nav.postRequest',
  '/membership': 'nav.business.membership',
  '/notifications': 'common.notifications',
  '/profile-settings': 'profile.settings',
  '/moderation': 'nav.business.moderation',
} as const;

/** Empty where only the browser knows it: a company's name, a greeting. */
export function accountTitle({ t }: Visitor, path: string): string {
  const key = (accountTitles as Partial<Record<string, (typeof accountTitles)[keyof typeof accountTitles]>>)[path];
  return key === undefined ? '' : t(key);
}
