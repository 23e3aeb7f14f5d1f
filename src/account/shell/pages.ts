/** The component of each page in the site map. */
import { createElement, lazy, useState, type ComponentType } from 'react';
import { type AccountPageName, accountPages } from '../../../contract/site/account-pages.ts';
import type { AccountPage } from '../../../contract/site/page.ts';
import type { FetchedSubject } from '../../i18n/subjects.ts';
import { addSubjects } from '../shared/texts.tsx';

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

const scripts: Record<AccountPageName, () => Promise<Page>> = {
  start: async () => (await import('../dashboard/DashboardPage.tsx')).DashboardPage,
  profile: async () => (await import('../user/ProfilePage.tsx')).ProfilePage,
  profileTab: async () => (await import('./ProfileTabPage.tsx')).ProfileTabPage,
  profileSettings: async () => (await import('../user/SettingsPage.tsx')).SettingsPage,
  companies: async () => (await import('../company/CompaniesPage.tsx')).CompaniesPage,
  company: async () => (await import('../company/CompanyPage.tsx')).CompanyPage,
  addCompany: async () => (await import('../company/form/NewCompanyPage.tsx')).NewCompanyPage,
  addProduct: async () => (await import('../product/AddProductPage.tsx')).AddProductPage,
  editProduct: async () => (await import('../product/EditProductPage.tsx')).EditProductPage,
  importProducts: async () => (await import('../product/bulk-import/ImportPage.tsx')).ImportPage,
  requests: async () => (await import('../request/list/RequestsPage.tsx')).RequestsPage,
  addRequest: async () => (await import('../request/NewRequestPage.tsx')).NewRequestPage,
  editRequest: async () => (await import('../request/EditRequestPage.tsx')).EditRequestPage,
  quotes: async () => (await import('../quote/QuotesPage.tsx')).QuotesPage,
  proForma: async () => (await import('../quote/document/ProFormaPage.tsx')).ProFormaPage,
  messages: async () => (await import('../chat/list/MessagesPage.tsx')).MessagesPage,
  share: async () => (await import('../chat/composer/SharePage.tsx')).SharePage,
  saved: async () => (await import('../favourite/SavedPage.tsx')).SavedPage,
  membership: async () => (await import('../plan/MembershipPage.tsx')).MembershipPage,
  notifications: async () => (await import('../notification/NotificationsPage.tsx')).NotificationsPage,
  decisions: async () => (await import('../decision/DecisionsPage.tsx')).DecisionsPage,
  staff: async () => (await import('../staff/StaffPage.tsx')).StaffPage,
  moderation: async () => (await import('../moderation/ModerationPage.tsx')).ModerationPage,
  payment: async () => (await import('../payment/PaymentPage.tsx')).PaymentPage,
  paymentSuccess: async () => (await import('../payment/SuccessPage.tsx')).SuccessPage,
  receipt: async () => (await import('../payment/ReceiptPage.tsx')).ReceiptPage,
};

// The contract cannot import texts, so this checks that the subjects of a page are files of texts.
const known: Readonly<Record<AccountPageName, AccountPage & { readonly texts?: readonly FetchedSubject[] }>> = accountPages;

function entryOf(name: AccountPageName): PageEntry {
  let loading: Promise<{ default: Page }> | null = null;
  let loaded: Page | null = null;
  const fetchPage = async (): Promise<{ default: Page }> => {
    [loaded] = await Promise.all([scripts[name](), addSubjects(known[name].texts ?? [])]);
    return { default: loaded };
  };
  const load = (): Promise<{ default: Page }> => {
    loading ??= fetchPage().catch((error: unknown) => {
      loading = null;
      throw error;
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
