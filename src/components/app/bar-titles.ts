/** Titles of the app's bar that differ from the page's heading (docs/requirements.md#shell-of-the-native-app-p-27). */
import { type PageName, pageNameOf } from '../../../contract/site/index.ts';
import type { Visitor } from '../../server/visitor.ts';

type Key = Parameters<Visitor['t']>[0];

/** Sections of pages whose heading a member wrote, or that have no heading. */
const sections: Partial<Record<PageName, Key>> = {
  importRequest: 'request.title.1',
  exportRequest: 'request.title.2',
  logisticNeed: 'request.title.3',
  logisticService: 'request.title.4',
  publicCompany: 'directory.title',
  publicProducts: 'directory.products',
  publicRequests: 'directory.requests',
  publicProduct: 'directory.products',
  article: 'news.title',
  notFound: 'common.brand',
};

/** The headings of the account's pages (src/account/shared/PageHead.tsx), so that the bar does not change while the page loads. */
const accountTitles: Partial<Record<PageName, Key>> = {
  profileTab: 'nav.app.profile',
  start: 'nav.business.start',
  saved: 'nav.business.saved',
  messages: 'nav.business.messages',
  companies: 'nav.business.companies',
  requests: 'nav.business.requests',
  addRequest: 'nav.postRequest',
  membership: 'nav.business.membership',
  notifications: 'common.notifications',
  profileSettings: 'nav.business.profileSettings',
  moderation: 'nav.business.moderation',
};

function titleIn(titles: Partial<Record<PageName, Key>>, { t }: Visitor, path: string): string | undefined {
  const name = pageNameOf(path);
  const key = name === undefined ? undefined : titles[name];
  return key === undefined ? undefined : t(key);
}

/** @returns undefined if the page's title fits the bar */
export const sectionOf = (visitor: Visitor, path: string): string | undefined => titleIn(sections, visitor, path);

/** Empty if only the browser knows the title, such as a company's name or a greeting. */
export const accountTitle = (visitor: Visitor, path: string): string => titleIn(accountTitles, visitor, path) ?? '';
