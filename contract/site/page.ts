import type { PageQuery } from '../wire/page-query.ts';
import type { Flag } from '../permissions.ts';

/** Tabs of the native app (docs/requirements.md#shell-of-the-native-app-p-27). */
export type AppTab = 'home' | 'search' | 'messages' | 'profile';

/** What is known of a page before anyone renders it. */
export interface SitePage {
  /** Without language prefix; `:name` stands for any one part. */
  readonly path: string;
  /** Below src/pages, where the path does not name it. */
  readonly file?: string;
  /** Further addresses of the same page. */
  readonly alias?: string;
  /**
   * What stands around it: header and footer; those and one form; the account app. `none` is what is not opened by people:
   * feeds, fragments, and pages that stand in for another one.
   */
  readonly shell: 'page' | 'form' | 'account' | 'none';
  /** The parameters it reads; without them it reads none. */
  readonly query?: PageQuery;
  /** Home unless said otherwise. */
  readonly tab?: AppTab;
  /** Where "back" leads when the app opened this page first, if not to the address above it or to the tab. */
  readonly above?: string;
  /** Crawlers are kept out, and it is not indexed. */
  readonly isClosed?: true;
  /** Stands in the sitemap, once with each of these queries. */
  readonly inSitemap?: readonly string[];
  /** Whose frames it shows: films of companies and banners, banks while paying (docs/behaviour.md#payment-success). */
  readonly frames?: 'films' | 'banks';
  /** Shown within pages of the business area. */
  readonly isFramed?: true;
}

/** A page of the account app; its tab is the profile unless said otherwise. */
export interface AccountPage extends Omit<SitePage, 'shell'> {
  /** Entry of the business area's band that is "here". */
  readonly band?: string;
  /** The flag that staff need. */
  readonly flag?: Flag;
  readonly moderatorsOnly?: true;
  /** Text files that it needs besides those of the shell. */
  readonly texts?: readonly string[];
}
