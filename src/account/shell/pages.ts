/** Which page answers which address, who may see it, and which texts it brings. */
import { lazy, type ComponentType } from 'react';
import type { Flag } from '../../../contract/permissions.ts';
import type { RouteName } from '../shared/paths.ts';
import { addSubjects } from '../shared/texts.tsx';

export interface PageProps {
  params: Readonly<Record<string, string>>;
  search: Readonly<Record<string, string>>;
}
type Page = ComponentType<PageProps>;

export interface PageEntry {
  Page: Page;
  /** Fetches the page's script and texts ahead of showing it. */
  load: () => Promise<unknown>;
  /** The flag that staff need. */
  flag?: Flag;
  moderatorsOnly?: true;
  /** The entry of the tab band that is "here". */
  tab?: string;
}

interface Entry extends Omit<PageEntry, 'Page' | 'load'> {
  subjects?: readonly string[];
  page: () => Promise<Page>;
}

function entry({ subjects = [], page, ...rest }: Entry): PageEntry {
  let loading: Promise<{ default: Page }> | null = null;
  const load = (): Promise<{ default: Page }> => {
    loading ??= Promise.all([page(), addSubjects(subjects)]).then(([Component]) => ({ default: Component }));
    return loading;
  };
  return { ...rest, load, Page: lazy(load) };
}

const notBuilt = async (): Promise<Page> => (await import('./NotAvailablePage.tsx')).NotAvailablePage;

export const pages: Record<RouteName, PageEntry> = {
  profile: entry({
    tab: 'profile',
    subjects: ['profile', 'company'],
    page: async () => (await import('../profile/ProfilePage.tsx')).ProfilePage,
  }),
  profileTab: entry({ tab: 'profile', page: async () => (await import('./ProfileTabPage.tsx')).ProfileTabPage }),
  // Staff without editUserProfile still change their password here: the page refuses its form alone.
  profileSettings: entry({
    tab: 'profile',
    subjects: ['profile', 'profileSettings'],
    page: async () => (await import('../profile/SettingsPage.tsx')).SettingsPage,
  }),
  companies: entry({
    tab: 'companies',
    subjects: ['company', 'moderation'],
    page: async () => (await import('../company/CompaniesPage.tsx')).CompaniesPage,
  }),
  // Staff who work with its products alone see these only: the page refuses its forms alone.
  company: entry({
    tab: 'companies',
    subjects: ['company', 'moderation', 'product'],
    page: async () => (await import('../company/CompanyPage.tsx')).CompanyPage,
  }),
  addCompany: entry({
    tab: 'companies',
    flag: 'addCompany',
    subjects: ['company'],
    page: async () => (await import('../company/NewCompanyPage.tsx')).NewCompanyPage,
  }),
  addProduct: entry({
    tab: 'companies',
    flag: 'productsAccess',
    subjects: ['product'],
    page: async () => (await import('../product/AddProductPage.tsx')).AddProductPage,
  }),
  editProduct: entry({
    tab: 'companies',
    flag: 'productsAccess',
    subjects: ['product'],
    page: async () => (await import('../product/EditProductPage.tsx')).EditProductPage,
  }),
  requests: entry({
    tab: 'requests',
    flag: 'requestsAccess',
    subjects: ['requestForm', 'moderation'],
    page: async () => (await import('../request/RequestsPage.tsx')).RequestsPage,
  }),
  addRequest: entry({
    tab: 'requests',
    flag: 'requestsAccess',
    subjects: ['requestForm'],
    page: async () => (await import('../request/NewRequestPage.tsx')).NewRequestPage,
  }),
  editRequest: entry({
    tab: 'requests',
    flag: 'requestsAccess',
    subjects: ['requestForm', 'moderation'],
    page: async () => (await import('../request/EditRequestPage.tsx')).EditRequestPage,
  }),
  messages: entry({
    tab: 'messages',
    flag: 'getAccesibleChatCards',
    subjects: ['chat'],
    page: async () => (await import('../chat/MessagesPage.tsx')).MessagesPage,
  }),
  membership: entry({
    tab: 'membership',
    flag: 'viewUserTransactions',
    subjects: ['membership'],
    page: async () => (await import('../plan/MembershipPage.tsx')).MembershipPage,
  }),
  notifications: entry({
    subjects: ['notification', 'moderation'],
    page: async () => (await import('../notification/NotificationsPage.tsx')).NotificationsPage,
  }),
  staff: entry({
    tab: 'staff',
    flag: 'addAndEditSubUser',
    subjects: ['staff', 'profileSettings'],
    page: async () => (await import('../staff/StaffPage.tsx')).StaffPage,
  }),
  moderation: entry({
    tab: 'moderation',
    moderatorsOnly: true,
    subjects: ['moderation', 'company', 'requestForm'],
    page: async () => (await import('../moderation/ModerationPage.tsx')).ModerationPage,
  }),
  payment: entry({ tab: 'membership', page: notBuilt }),
  paymentSuccess: entry({ tab: 'membership', page: notBuilt }),
};
