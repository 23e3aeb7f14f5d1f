/**
 * Rules for staff that a call's `access` cannot express: calls open to all staff, and calls whose handler requires a flag that depends on
 * the input. A member's call with neither flag nor `mainOnly` has to be listed here, or `npm run check` fails.
 */
import type { Flag } from '../../../contract/permissions.ts';

/** Calls open to all staff, and why. */
export const openToStaff: Readonly<Record<string, string>> = {
  EditPassword: 'their own password',
  SendVerificationEmail: 'their own address',
  UpdateFcmToken: 'their own telephone',
  UpdateLanguage: 'their own language',
  DeleteSession: 'their own sign-ins',
  GetHandoffToken: 'their own sign-in',
  GetSessions: 'their own sign-ins',
  GetUsageLimits: 'forms of all kinds say what the plan still holds',
  GetCreditBudget: 'their own budget',
  GetDashboard: 'their own dashboard; what needs a flag is left out of it',
  GetFavourites: 'what they saved themselves',
  GetFavouriteKeys: 'what they saved themselves',
  AddFavourite: 'what they saved themselves',
  RemoveFavourite: 'what they saved themselves',
  SaveSearch: 'what they saved themselves',
  GetSavedSearches: 'what they saved themselves',
  EditSavedSearch: 'what they saved themselves',
  ReadSavedSearch: 'what they saved themselves',
  DeleteSavedSearch: 'what they saved themselves',
  GetNotifications: 'their own bell',
  ReadNotifications: 'their own bell',
  GetPushKey: 'the same for all',
  AddPushSubscription: 'their own browser',
  RemovePushSubscription: 'their own browser',
  GetPaymentOrder: 'the price list is public',
  GetServicePrices: 'the price list is public',
  GetReviewTimes: 'the same for all',
  GetPaymentLog: 'the state of one payment, by an id that its buyer was told',
  GetCompanyById:
    'companies are the account’s face; changing them needs a flag, and so do their tax fields and documents (`editAndDeleteCompany`)',
  GetUserCompanies: 'companies are the account’s face; changing them needs a flag',
  GetUserProducts: 'products are on the company’s public page; changing them needs a flag',
  GetUploads: 'what they uploaded, by keys that only they were told',
  Connect: 'the account’s own line, which says only what is to be read again; that of a chat needs `getChat`',
  GetContactTerms: 'says what a contact would be refused for, a missing flag included',
};

/** Calls that require one of several flags, depending on the input. */
export const checkedByHandler: Readonly<Record<string, { readonly flags: readonly Flag[]; readonly how: string }>> = {
  GetPaymentQuote: { flags: ['addCredits', 'changeCreditPlan'], how: 'by what is bought' },
  PayFromIyzico: { flags: ['addCredits', 'changeCreditPlan'], how: 'by what is bought' },
  PayFromSandbox: { flags: ['addCredits', 'changeCreditPlan'], how: 'by what is bought' },
  UploadFile: {
    flags: ['productsAccess', 'requestsAccess', 'editAndDeleteCompany', 'editUserProfile', 'sendMessage'],
    how: 'by the call that the file is for',
  },
  GetPurchases: {
    flags: ['viewUserTransactions', 'addCredits', 'changeCreditPlan'],
    how: 'all with the first; with one of the others what it buys',
  },
};
