import { accountPages, type AccountPageName } from '../../../contract/site/account-pages.ts';
import { type PublicPageName, publicPages } from '../../../contract/site/public-pages.ts';

const addresses: Readonly<Record<string, { path: string } | undefined>> = { ...publicPages, ...accountPages } satisfies Record<
  PublicPageName | AccountPageName,
  { path: string }
>;

/** The address of a page of the site by its name on the map; of a page that is there no longer, its name. */
export const addressOfPage = (name: string): string => addresses[name]?.path ?? name;
