/** Every page of the business area. All of them are rendered by one app (docs/requirements.md#routes-of-the-business-area-b-21). */
import type { AccountPage, SitePage } from './page.ts';

export const accountPages = {
  start: { path: '/start', band: 'start', texts: ['dashboard'] },
  profile: { path: '/profile', band: 'profile', texts: ['user'] },
  // The app's profile menu.
  profileTab: { path: '/profile-tab', band: 'profile' },
  // Staff without editUserProfile can still change their password here, so the page has no flag; it refuses its form of personal data
  // itself.
  profileSettings: { path: '/profile-settings', band: 'profile', texts: ['form', 'user'] },
  companies: { path: '/my-companies', band: 'companies', texts: ['company', 'moderation'] },
  // Staff with access to products see only these, so the page has no flag; it refuses its other forms itself.
  company: {
    path: '/my-companies/:id',
    band: 'companies',
    texts: ['form', 'company', 'directory', 'moderation', 'analytics', 'product', 'trade'],
  },
  addCompany: {
    path: '/add-new-company',

    band: 'companies',
    above: '/my-companies',
    flag: 'addCompany',
    texts: ['form', 'company'],
  },
  addProduct: {
    path: '/add-product/:companyId',

    band: 'companies',
    above: '/my-companies',
    flag: 'productsAccess',
    texts: ['form', 'product', 'trade'],
  },
  editProduct: {
    path: '/edit-product/:companyId/:productId',

    band: 'companies',
    above: '/my-companies',
    flag: 'productsAccess',
    texts: ['form', 'product', 'trade', 'moderation'],
  },
  importProducts: {
    path: '/import-products/:companyId',

    band: 'companies',
    above: '/my-companies',
    flag: 'productsAccess',
    texts: ['form', 'product', 'bulkImport', 'trade'],
  },
  requests: { path: '/my-requests', band: 'requests', flag: 'requestsAccess', texts: ['request', 'moderation', 'analytics'] },
  addRequest: {
    path: '/add-request',

    band: 'requests',
    above: '/my-requests',
    flag: 'requestsAccess',
    texts: ['form', 'hsChapters', 'request', 'trade', 'tradeForm'],
  },
  editRequest: {
    path: '/edit-request/:id',

    band: 'requests',
    above: '/my-requests',
    flag: 'requestsAccess',
    texts: ['form', 'hsChapters', 'request', 'moderation', 'trade', 'tradeForm'],
  },
  // The quotes for one of the account's requests.
  quotes: { path: '/quotes/:id', band: 'requests', above: '/my-requests', flag: 'getChat', texts: ['quote', 'trade'] },
  proForma: { path: '/pro-forma/:id', band: 'messages', above: '/messages', flag: 'getChat', texts: ['quote', 'trade'] },
  messages: { path: '/messages', band: 'messages', tab: 'messages', flag: 'getAccesibleChatCards', texts: ['form', 'chat'] },
  // Content shared by another app: the person chooses its target.
  share: { path: '/share', texts: ['form', 'chat'] },
  saved: { path: '/saved', band: 'saved', texts: ['form', 'favourite'] },
  membership: { path: '/membership', band: 'membership', flag: 'viewUserTransactions', texts: ['plan'] },
  notifications: { path: '/notifications', texts: ['notification', 'moderation'] },
  decisions: { path: '/decisions', above: '/notifications', texts: ['decision'] },
  staff: { path: '/my-staff', band: 'staff', flag: 'addAndEditSubUser', texts: ['form', 'staff', 'user', 'secondFactor'] },
  moderation: {
    path: '/moderation',

    band: 'moderation',
    moderatorsOnly: true,
    texts: [
      'console',
      'decision',
      'form',
      'moderation',
      'notice',
      'publishing',
      'secondFactor',
      'company',
      'hsChapters',
      'request',
      'product',
      'directory',
      'trade',
      'people',
      'plan',
      'staff',
      'analytics',
    ],
  },
  payment: { path: '/payment/:type/:id', band: 'membership', above: '/membership', frames: 'banks', texts: ['form', 'payment'] },
  paymentSuccess: { path: '/payment/success/:type/:id', band: 'membership', above: '/membership', texts: ['payment'] },
  receipt: { path: '/receipt/:id', band: 'membership', above: '/membership', flag: 'viewUserTransactions', texts: ['payment'] },
} as const satisfies Record<string, AccountPage>;

export type AccountPageName = keyof typeof accountPages;

/** A page of the business area with the values that all its pages share. */
export const accountPage = (name: AccountPageName): AccountPage & SitePage => ({
  tab: 'profile',
  ...accountPages[name],
  shell: 'account',
  isClosed: true,
});
