/** The component of each page in the site map. */
import { createElement, lazy, useState, type ComponentType } from 'react';
import { type AccountPageName, accountPages } from '../../../contract/site/account-pages.ts';
import type { AccountPage } from '../../../contract/site/page.ts';
import type { FetchedSubject } from '../../i18n/subjects.ts';
import { addSubjects } from '../shared/texts.tsx';
import { MissingPage } from './PageError.tsx';

export interface PageProps {
  params: Readonly<Record<string, string>>;
  search: Readonly<Record<string, string>>;
}
type Page = ComponentType<PageProps>;

export interface PageEntry {
  Page: Page;
  /** Prefetches script and texts of the page. */
  load: () => Promise<unknown>;
}

const scripts: Record<AccountPageName, () => Promise<{ default: Page }>> = {
  start: () => import('../dashboard/DashboardPage.tsx'),
  profile: () => import('../user/ProfilePage.tsx'),
  profileTab: () => import('./ProfileTabPage.tsx'),
  profileSettings: () => import('../user/SettingsPage.tsx'),
  companies: () => import('../company/CompaniesPage.tsx'),
  company: () => import('../company/CompanyPage.tsx'),
  addCompany: () => import('../company/form/NewCompanyPage.tsx'),
  addProduct: () => import('../product/AddProductPage.tsx'),
  editProduct: () => import('../product/EditProductPage.tsx'),
  importProducts: () => import('../product/bulk-import/ImportPage.tsx'),
  requests: () => import('../request/list/RequestsPage.tsx'),
  addRequest: () => import('../request/NewRequestPage.tsx'),
  editRequest: () => import('../request/EditRequestPage.tsx'),
  quotes: () => import('../quote/QuotesPage.tsx'),
  proForma: () => import('../quote/document/ProFormaPage.tsx'),
  messages: () => import('../chat/list/MessagesPage.tsx'),
  share: () => import('../chat/composer/SharePage.tsx'),
  saved: () => import('../favourite/SavedPage.tsx'),
  membership: () => import('../plan/MembershipPage.tsx'),
  notifications: () => import('../notification/NotificationsPage.tsx'),
  decisions: () => import('../decision/DecisionsPage.tsx'),
  staff: () => import('../staff/StaffPage.tsx'),
  moderation: () => import('../moderation/ModerationPage.tsx'),
  payment: () => import('../payment/PaymentPage.tsx'),
  paymentSuccess: () => import('../payment/SuccessPage.tsx'),
  receipt: () => import('../payment/ReceiptPage.tsx'),
};

// The contract cannot import texts, so this checks that the subjects of a page are files of texts.
const known: Readonly<Record<AccountPageName, AccountPage & { readonly texts?: readonly FetchedSubject[] }>> = accountPages;

function entryOf(name: AccountPageName): PageEntry {
  let loading: Promise<{ default: Page }> | null = null;
  let loaded: Page | null = null;
  const fetchPage = async (): Promise<{ default: Page }> => {
    const [module] = await Promise.all([scripts[name](), addSubjects(known[name].texts ?? [])]);
    loaded = module.default;
    return module;
  };
  const load = (): Promise<{ default: Page }> => {
    loading ??= fetchPage().catch((error: unknown) => {
      loading = null;
      throw new MissingPage(name, { cause: error });
    });
    return loading;
  };
  const Waiting = lazy(load);
  // A loaded page is rendered at once: a lazy component would suspend, and React delays content that has suspended.
  const Page: Page = (props) => {
    const [Shown] = useState<Page>(() => loaded ?? Waiting);
    return createElement(Shown, props);
  };
  return { load, Page };
}

export const pages = Object.fromEntries((Object.keys(scripts) as AccountPageName[]).map((name) => [name, entryOf(name)])) as Readonly<
  Record<AccountPageName, PageEntry>
>;
