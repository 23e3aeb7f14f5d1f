import { accountPages, type AccountPageName } from '../../../contract/site/account-pages.ts';
import { type PublicPageName, publicPages } from '../../../contract/site/public-pages.ts';

const addresses: Readonly<Record<string, { path: string } | undefined>> = { ...publicPages, ...accountPages } satisfies Record<
  PublicPageName | AccountPageName,
  { path: string }
>;

/** The address of a page by its name in the site map; the name itself for a page that no longer exists. */
export const addressOfPage = (name: string): string => addresses[name]?.path ?? name;
