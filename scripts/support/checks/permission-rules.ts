/**
 * Rules for staff that a call's `access` cannot express: calls open to all staff, and calls whose handler requires a flag that depends on
 * the input. A member's call with neither flag nor `mainOnly` has to be listed here, or `npm run check` fails.
 */
import type { Flag } from '../../../contract/permissions.ts';

/** Calls open to all staff, and why. */
export const openToStaff: Readonly<Record<string, string>> = {
  EditPassword: 'their own password',
  Prove: 'their own proof',
  SendVerificationEmail: 'their own address',
  UpdateFcmToken: 'their own phone',
  UpdateLanguage: 'their own language',
  DeleteSession: 'their own sign-ins',
  GetPasskeys: 'their own passkeys',
  GetPasskeyCreation: 'their own passkeys',
  AddPasskey: 'their own passkeys',
  RenamePasskey: 'their own passkeys',
  DeletePasskey: 'their own passkeys',
  DeclinePasskeyOffer: 'their own answer',
  BeginConnection: 'their own accounts at providers',
  GetIdentities: 'their own accounts at providers',
  ConnectIdentity: 'their own accounts at providers',
  DisconnectIdentity: 'their own accounts at providers',
  GetSecondFactor: 'their own second factor',
  EnrolSecondFactor: 'their own second factor',
  ConfirmSecondFactor: 'their own second factor',
  GiveSecondFactor: 'their own second factor',
  RemoveSecondFactor: 'their own second factor',
  RenewRecoveryCodes: 'their own second factor',
  GetTrustedBrowsers: 'their own browsers',
  DeleteTrustedBrowser: 'their own browsers',
  GetHandoffToken: 'their own sign-in',
  GetSessions: 'their own sign-ins',
  DownloadMyData: 'what is their own',
  GetUsageLimits: 'every form shows what the plan still permits',
  GetCreditBudget: 'their own budget',
  GetDashboard: 'their own dashboard, without the parts that need a flag they lack',
  GetFavourites: 'their own saved items and searches',
  GetFavouriteKeys: 'their own saved items and searches',
  AddFavourite: 'their own saved items and searches',
  RemoveFavourite: 'their own saved items and searches',
  SaveSearch: 'their own saved items and searches',
  GetSavedSearches: 'their own saved items and searches',
  EditSavedSearch: 'their own saved items and searches',
  ReadSavedSearch: 'their own saved items and searches',
  DeleteSavedSearch: 'their own saved items and searches',
  GetNotifications: 'their own notifications',
  GetDecisions: 'decisions about their own account',
  ReadNotifications: 'their own notifications',
  GetPushKey: 'the same for all',
  AddPushSubscription: 'their own browser',
  RemovePushSubscription: 'their own browser',
  GetPaymentOrder: 'the price list is public',
  GetServicePrices: 'the price list is public',
  GetReviewTimes: 'the same for all',
  GetPaymentLog: 'the state of one payment, by an id that only its buyer knows',
  GetCompanyById: 'companies are public; their tax fields, documents and changes need a flag (`editAndDeleteCompany`)',
  GetUserCompanies: 'companies are public; changing them needs a flag',
  GetUserProducts: 'products are on the company’s public page; changing them needs a flag',
  GetUploads: 'their own uploads, by keys that only they know',
  Connect: 'the account’s live connection reports only what to refetch; that of a chat needs `getChat`',
  GetContactTerms: 'returns why a contact would be refused, including a missing flag',
};

/** Calls that require one of several flags, depending on the input. */
export const checkedByHandler: Readonly<Record<string, { readonly flags: readonly Flag[]; readonly how: string }>> = {
  GetPaymentQuote: { flags: ['addCredits', 'changeCreditPlan'], how: 'depending on the item' },
  PayFromIyzico: { flags: ['addCredits', 'changeCreditPlan'], how: 'depending on the item' },
  PayFromSandbox: { flags: ['addCredits', 'changeCreditPlan'], how: 'depending on the item' },
  UploadFile: {
    flags: ['productsAccess', 'requestsAccess', 'editAndDeleteCompany', 'editUserProfile', 'sendMessage'],
    how: 'depending on the call that takes the file',
  },
  GetPurchases: {
    flags: ['viewUserTransactions', 'addCredits', 'changeCreditPlan'],
    how: 'all purchases with the first flag; with another one those that it permits',
  },
};
