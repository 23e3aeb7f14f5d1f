import type { PageQuery } from '../wire/page-query.ts';
import type { Flag } from '../permissions.ts';

/** Tabs of the native app (docs/requirements.md#shell-of-the-native-app-p-27). */
export type AppTab = 'home' | 'search' | 'messages' | 'profile';

/** Properties of a page that are known without rendering it. */
export interface SitePage {
  /** Without language prefix; `:name` matches one part. */
  readonly path: string;
  /** File of the page, relative to src/pages, if it does not follow from the path. */
  readonly file?: string;
  /** Further addresses of the same page. */
  readonly alias?: string;
  /**
   * The frame of the page: header and footer; those and one form; the business area. `none` is for what people do not open: feeds,
   * fragments, and pages that are rendered in place of another one.
   */
  readonly shell: 'page' | 'form' | 'account' | 'none';
  /** The parameters that it reads; none by default. */
  readonly query?: PageQuery;
  /** The tab of the native app to which the page belongs; home by default. */
  readonly tab?: AppTab;
  /** The target of "back" if the app was opened with this page; by default the parent address or the tab. */
  readonly above?: string;
  /** Whether crawlers are excluded. */
  readonly isClosed?: true;
  /** Listed in the sitemap, once with each of these queries. */
  readonly inSitemap?: readonly string[];
  /**
   * The frames that the page contains: videos of companies and banners, or the bank during a payment (docs/behaviour.md#payment-success).
   */
  readonly frames?: 'films' | 'banks';
  /** Shown in a frame of the business area. */
  readonly isFramed?: true;
}

/** A page of the business area; its tab is the profile by default. */
export interface AccountPage extends Omit<SitePage, 'shell'> {
  /** The active entry of the business area's navigation. */
  readonly band?: string;
  /** The permission flag that staff need. */
  readonly flag?: Flag;
  readonly moderatorsOnly?: true;
  /** Text files that it needs in addition to those of the shell. */
  readonly texts?: readonly string[];
}
