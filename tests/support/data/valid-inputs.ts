/** Valid input for every call that needs any, for tests of access and ownership. Needs no database. */
import { lookupId } from '../../../lookups/lookup-id.ts';
import { unsetId } from '../../../contract/wire/ids.ts';

export interface LooseInput {
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  params?: Record<string, unknown>;
}

/** One of each object that an account can own. */
export interface Belongings {
  userId: string;
  companyId: string;
  productId: string;
  requestId: string;
  chatId: string;
  /** A quote of another account's company for the request. */
  quoteId: string;
  orderId: string;
  sessionId: string;
  staffId: string;
  staffEmail: string;
  invitationId: string;
  categoryId: string;
  subCategoryId: string;
  companyTypeId: string;
  certificateId: string;
  /** A saved search. */
  searchId: string;
}

const secret = 'Some-password-1';
const card = { cardNumber: '5528790000000008', fullName: 'MIRA OSMAN', expireDateMonth: '12', expireDateYear: '30', cvc: '123' };
const product = (its: Belongings) => ({
  CompanyId: its.companyId,
  'Product.Name': 'Rope',
  'Product.Description': 'Hemp',
  'Product.CategoryId': its.categoryId,
  'Product.SubCategoryId': its.subCategoryId,
  'Product.ProductKeywords': 'rope',
});
const request = (its: Belongings) => ({
  'Request.CompanyId': its.companyId,
  'Request.InServiceEnum': '1',
  'Request.CategoryId': its.categoryId,
  'Request.SubCategoryId': its.subCategoryId,
  'Request.Name': 'Rope',
  'Request.Description': 'Two tonnes',
  'Request.Keywords': 'rope',
  'Request.Facts': {
    hsCode: '560750',
    quantity: { amount: 2, unit: 'TNE', frequency: 'once' },
    price: 'onRequest',
    certificates: ['reach'],
  },
});
/** Terms of a quote that is binding for some months. */
export const quotedGoods = {
  price: { amount: 4.2, currency: 'USD', unit: 'KGM' },
  quantity: { amount: 2, unit: 'TNE', frequency: 'once' },
  delivery: { incoterm: 'FOB', place: { countryId: lookupId('country', 'TR'), detail: 'Mersin port' } },
  payment: { term: 'letterOfCredit' },
  leadTimeDays: 21,
  validUntil: new Date(Date.UTC(2026, 4, 4) + 60 * 86_400_000).toISOString().slice(0, 10),
  note: 'In new bags.',
} as const;
/** The same in stored form, with the place's name. */
export const storedGoods = {
  ...quotedGoods,
  delivery: { incoterm: 'FOB', place: { ...quotedGoods.delivery.place, country: 'tr' } },
} as const;
/** The fields of a new company. */
export const newCompanyFields = (its: Pick<Belongings, 'companyTypeId' | 'categoryId' | 'subCategoryId'>) => ({
  companyName: 'Rope and Sail',
  description: 'We make rope.',
  companyTypeId: its.companyTypeId,
  companyKeywords: ['rope'],
  companyEmail: 'rope@example.test',
  categoryIds: [its.categoryId],
  subCategoryIds: [its.subCategoryId],
});

/** An answer of a passkey in the form that browsers send; its signature is invalid. */
const passkeyAnswer = (rest: Record<string, string>) => ({
  id: 'AA',
  rawId: 'AA',
  type: 'public-key',
  response: { clientDataJSON: 'AA', ...rest },
});

/** Some days before the tests' clock. */
const period = { from: '2026-04-01', to: '2026-05-04', step: 'week' };

/** Call name → input; without calls that need no input. */
export const validInputs: Record<string, (its: Belongings) => LooseInput> = {
  GetAnalytics: () => ({ query: period }),
  GetSearchMisses: () => ({ query: { from: period.from, to: period.to } }),
  GetAnalyticsFile: () => ({ query: { ...period, sheet: 'series' } }),
  GetCompanyAnalytics: ({ companyId }) => ({ query: { ...period, companyId } }),
  GetCompanyAnalyticsFile: ({ companyId }) => ({ query: { ...period, companyId, sheet: 'series' } }),
  GetRequestAnalytics: ({ requestId }) => ({ query: { ...period, requestId } }),
  GetRequestAnalyticsFile: ({ requestId }) => ({ query: { ...period, requestId, sheet: 'parts' } }),
  EditPassword: () => ({ body: { oldPW: secret, newPW: secret } }),
  DeleteUser: (its) => ({ query: { UserId: its.userId } }),
  UpdateFcmToken: () => ({ query: { fcmToken: 'x' } }),
  UpdateLanguage: () => ({ query: { language: 'EN' } }),
  DeleteSession: (its) => ({ query: { id: its.sessionId } }),
  AddPasskey: () => ({ body: { response: passkeyAnswer({ attestationObject: 'AA' }) } }),
  RenamePasskey: (its) => ({ body: { id: its.sessionId, name: 'Laptop' } }),
  DeletePasskey: (its) => ({ query: { id: its.sessionId } }),
  LoginWithPasskey: () => ({
    body: { response: passkeyAnswer({ authenticatorData: 'AA', signature: 'AA', userHandle: 'AA' }), source: 1 },
  }),
  BeginIdentity: () => ({ body: { provider: 'google', returnTo: '/' } }),
  BeginConnection: () => ({ body: { provider: 'google', returnTo: '/' } }),
  FinishIdentity: () => ({ body: { provider: 'google', code: 'x', state: 'x' } }),
  LoginWithIdentity: () => ({ body: { ticket: 'x', source: 1 } }),
  RegisterWithIdentity: () => ({
    body: {
      ticket: 'x',
      fullname: 'Mira',
      phone: null,
      countryId: unsetId,
      language: 'EN',
      mailMessageApproval: false,
      source: 1,
    },
  }),
  ConnectIdentity: () => ({ body: { ticket: 'x' } }),
  DisconnectIdentity: (its) => ({ query: { id: its.sessionId } }),
  ConfirmSecondFactor: () => ({ body: { code: '123456' } }),
  GiveSecondFactor: () => ({ body: { code: '123456' } }),
  RemoveSecondFactor: () => ({ body: { code: '123456' } }),
  RenewRecoveryCodes: () => ({ body: { code: '123456' } }),
  DeleteTrustedBrowser: () => ({ query: { id: 'all' } }),
  SetSecondFactorRule: () => ({ body: { from: null } }),
  StartFactorRecovery: () => ({ body: { email: 'nobody@example.test', password: secret } }),
  GetFactorRecovery: () => ({ query: { token: 'x' } }),
  StopFactorRecovery: () => ({ body: { token: 'x' } }),
  EditUserProfile: (its) => ({ body: { UserID: its.userId, FullName: 'Mira', 'Address.stDescription': 'Quay 4' } }),
  GetUserTransActions: () => ({ body: {} }),
  GetUsageLimits: () => ({ query: { names: 'CreateCompany' } }),
  AddSubUser: () => ({ body: { stFullname: 'Nour', stEmail: 'nour@example.test', stPassword: secret, stPhone: '90-5321112233' } }),
  EditSubUser: (its) => ({ body: { email: its.staffEmail, permissions: { createChat: true } } }),
  DeleteSubUser: (its) => ({ query: { id: its.staffId } }),
  GetStaffActivity: (its) => ({ query: { id: its.staffId } }),
  InviteSubUser: () => ({ body: { stEmail: 'nour-invited@example.test' } }),
  ResendInvitation: (its) => ({ body: { id: its.invitationId } }),
  WithdrawInvitation: (its) => ({ query: { id: its.invitationId } }),
  UndoStaffEmail: (its) => ({ body: { id: its.staffId } }),
  ConfirmStaffEmail: (its) => ({ body: { id: its.staffId } }),
  GetAddressChange: () => ({ query: { guid: 'x' } }),
  KeepAddress: () => ({ body: { guid: 'x' } }),
  GetSignInAlert: () => ({ query: { guid: 'x' } }),
  DenySignIn: () => ({ body: { guid: 'x' } }),
  GetInvitation: () => ({ query: { guid: 'x' } }),
  AcceptInvitation: () => ({ body: { guid: 'x', stFullname: 'Nour Aziz', newPwd: secret, language: 'EN' } }),
  ReadNotifications: () => ({ body: {} }),
  AddPushSubscription: () => ({
    body: {
      endpoint: 'https://push.services.mozilla.com/wpush/v2/abc',
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
  }),
  RemovePushSubscription: () => ({ body: { endpoint: 'https://push.services.mozilla.com/wpush/v2/abc' } }),
  GetFavourites: () => ({ query: { kind: 'company' } }),
  AddFavourite: (its) => ({ body: { kind: 'request', key: its.requestId } }),
  RemoveFavourite: (its) => ({ body: { kind: 'request', key: its.requestId } }),
  SaveSearch: () => ({ body: { path: '/imports?value=rope', name: 'Rope' } }),
  EditSavedSearch: (its) => ({ body: { id: its.searchId, name: 'Ropes', level: 'now' } }),
  ReadSavedSearch: (its) => ({ body: { id: its.searchId } }),
  DeleteSavedSearch: (its) => ({ body: { id: its.searchId } }),
  StopSearchMails: () => ({ body: { token: 'x' } }),
  PayFromIyzico: (its) => ({ body: { data: { creditId: its.orderId, creditCardDTO: card } } }),
  PayFromSandbox: (its) => ({ body: { data: { creditId: its.orderId, creditCardDTO: card } } }),
  GetPaymentQuote: (its) => ({ query: { type: 'credit', id: its.orderId } }),
  GetPaymentLog: (its) => ({ query: { Id: its.orderId } }),
  GetReceipt: (its) => ({ query: { Id: its.orderId } }),
  GetOrders: () => ({ body: {} }),
  RecordChargeback: (its) => ({ body: { id: its.orderId, note: 'CB-1: not as described' } }),
  RefundOrder: (its) => ({ body: { id: its.orderId, note: 'Asked for by the buyer' } }),
  GetCompanyById: (its) => ({ body: { id: its.companyId } }),
  AddCompany: (its) => ({ body: { data: newCompanyFields(its) } }),
  EditCompany: (its) => ({
    body: { CompanyId: its.companyId, Name: 'Rope', Email: 'rope@example.test', Description: 'Rope', CompanyKeywords: 'rope' },
  }),
  AddAndEditCertificate: (its) => ({
    body: { CompanyId: its.companyId, Kind: 'iso9001', Number: 'QM-4711', Issuer: 'Quay Register', ValidUntil: '2028-05-01' },
  }),
  DeleteCertificate: (its) => ({ query: { id: its.certificateId } }),
  DeleteCompany: (its) => ({ query: { id: its.companyId } }),
  SendToApproveOfCompany: (its) => ({ query: { companyId: its.companyId } }),
  BoostCompany: (its) => ({ body: { companyId: its.companyId, boostType: 1 } }),
  GetUserProducts: (its) => ({ body: { companyId: its.companyId } }),
  AddAndEditProduct: (its) => ({ body: product(its) }),
  UploadFile: () => ({ query: { field: 'AddAndEditProduct.ImageList', name: 'rope.jpg' } }),
  GetUploads: () => ({ query: { keys: 'p/0123456789ab.jpg' } }),
  DeleteProduct: (its) => ({ query: { id: its.productId } }),
  GetUserRequestById: (its) => ({ query: { id: its.requestId } }),
  AddAndEditRequest: (its) => ({ body: request(its) }),
  SendToApproveOfRequest: (its) => ({ query: { requestId: its.requestId } }),
  SetRequestPause: (its) => ({ body: { id: its.requestId, isPaused: true } }),
  DeleteRequest: (its) => ({ query: { id: its.requestId } }),
  CreateChat: (its) => ({
    body: { fromCompanyId: its.companyId, toCompanyId: its.companyId, chatNameForAll: 'Rope', text: 'Hello', createdFor: 0 },
  }),
  GetChat: (its) => ({ body: { chatId: its.chatId } }),
  SendMessage: (its) => ({
    body: { 'Data.Message.ChatId': its.chatId, 'Data.Message.CompanyId': its.companyId, 'Data.Message.Text': 'Hello' },
  }),
  DeleteMessage: (its) => ({ query: { id: its.chatId, chatId: its.chatId } }),
  DeleteChat: (its) => ({ query: { chatId: its.chatId } }),
  GetChatFile: (its) => ({ query: { id: its.chatId, chatId: its.chatId } }),
  GetContactTerms: (its) => ({ query: { toCompanyId: its.companyId, createdFor: '0' } }),
  AssignChat: (its) => ({ body: { chatId: its.chatId, userId: its.userId } }),
  MuteChat: (its) => ({ body: { chatId: its.chatId, isMuted: true } }),
  BlockCompany: (its) => ({ body: { companyId: its.companyId, isBlocked: true } }),
  ReportChat: (its) => ({ body: { chatId: its.chatId, reason: 'SPAM' } }),
  TranslateMessage: (its) => ({ body: { chatId: its.chatId, id: its.chatId, language: 'TR' } }),
  Connect: (its) => ({ query: { chatId: its.chatId } }),
  SendQuote: (its) => ({ body: { chatId: its.chatId, goods: quotedGoods } }),
  AskForQuote: (its) => ({ body: { chatId: its.chatId, inquiry: { goods: { quantity: quotedGoods.quantity } } } }),
  WithdrawQuote: (its) => ({ body: { id: its.quoteId } }),
  DeclineQuote: (its) => ({ body: { id: its.quoteId, reason: 'price' } }),
  AcceptQuote: (its) => ({ body: { id: its.quoteId } }),
  GetQuotesOfRequest: (its) => ({ query: { requestId: its.requestId } }),
  GetQuotesOfChat: (its) => ({ query: { chatId: its.chatId } }),
  GetProForma: (its) => ({ query: { id: its.quoteId } }),
  SetConsoleRole: () => ({ body: { email: 'nobody@example.test', role: 'editor' } }),
  StartPersonRecovery: (its) => ({ body: { userId: its.userId } }),
  GetPerson: (its) => ({ query: { id: its.userId } }),
  GetConsoleCompany: (its) => ({ query: { id: its.companyId } }),
  // The id belongs to nobody, because a suspended person could make no further call.
  SetPersonSuspension: (its) => ({ body: { id: its.orderId, isSuspended: true, reason: 'SPAM', note: 'Reported' } }),
  SetCompanySuspension: (its) => ({ body: { id: its.orderId, isSuspended: true, reason: 'SPAM', note: 'Reported' } }),
  EndPersonSessions: (its) => ({ body: { id: its.orderId, note: 'Asked for' } }),
  AdjustCredits: (its) => ({ body: { id: its.orderId, amount: 5, kind: 'COMPENSATION', note: 'Asked for' } }),
  GetLedger: (its) => ({ body: { id: its.userId } }),
  GetContents: () => ({ query: { kind: 'news' } }),
  GetContent: (its) => ({ query: { id: its.companyId } }),
  SaveContent: () => ({ body: { kind: 'news', version: 0, EN: '{"title":"Rope"}' } }),
  PublishContent: (its) => ({ body: { id: its.companyId, version: 1 } }),
  RestoreContent: (its) => ({ body: { id: its.companyId, version: 1, from: 1 } }),
  WithdrawContent: (its) => ({ body: { id: its.companyId, version: 1, what: 'public' } }),
  GetQueue: () => ({ query: { kind: 'company' } }),
  GetItem: (its) => ({ query: { kind: 'company', id: its.companyId } }),
  ClaimItem: (its) => ({ body: { kind: 'company', id: its.companyId, isClaimed: true } }),
  Decide: (its) => ({ body: { kind: 'company', id: its.companyId, version: 0, approve: true } }),
};

/** Valid input of guests, beside that of members. */
export const guestInputs: Readonly<Record<string, LooseInput>> = {
  Register: {
    body: {
      fullname: 'Mira Osman',
      email: 'guest@example.test',
      password: 'Some-password-1',
      phone: null,
      countryId: unsetId,
      language: 'EN',
      mailMessageApproval: false,
    },
  },
  Login: { body: { email: 'guest@example.test', password: 'Some-password-1', source: 1 } },
  ForgotPassword: { query: { eMail: 'guest@example.test' } },
  ResendActivation: { query: { eMail: 'guest@example.test' } },
  AddContactUs: { body: { name: 'Mira Osman', email: 'guest@example.test', message: 'Good morning', phone: '' } },
  GetNoticeTarget: { query: { kind: 'company', id: 'a'.repeat(24) } },
  GetDecision: { query: { guid: 'a'.repeat(24) } },
  LiftDecision: { body: { id: 'a'.repeat(24), note: 'It was mistaken.' } },
  AddAppeal: { body: { guid: 'a'.repeat(24), text: 'It is mistaken.' } },
  AddNotice: {
    body: {
      kind: 'company',
      id: 'a'.repeat(24),
      reason: 'SPAM',
      text: 'The same text three times',
      name: 'Mira Osman',
      email: 'guest@example.test',
      isTrue: true,
    },
  },
  VerifyProForma: { query: { number: 'PF-2026-0000000000', code: 'X' } },
  GetRequestCards: { body: { page: 0, size: 10, text: 'rope', filters: {}, withFacets: true } },
  GetCompanyCards: { body: { page: 0, size: 10, text: 'rope', filters: {}, withFacets: true } },
  TranslateText: { body: { target: 'request', id: 'a'.repeat(24), language: 'TR' } },
  CountResults: { body: { text: 'rope' } },
  SearchProducts: { body: { page: 0, size: 10, text: 'rope', filters: {}, withFacets: true } },
};

/** A stranger's call with one id of the owner. Without calls on the own user's data or without an owned id. */
export const foreignInputs: Record<string, (theirs: Belongings, own: Belongings) => LooseInput> = {
  GetCompanyAnalytics: (theirs) => validInputs['GetCompanyAnalytics']?.(theirs) ?? {},
  GetCompanyAnalyticsFile: (theirs) => validInputs['GetCompanyAnalyticsFile']?.(theirs) ?? {},
  GetRequestAnalytics: (theirs) => validInputs['GetRequestAnalytics']?.(theirs) ?? {},
  GetRequestAnalyticsFile: (theirs) => validInputs['GetRequestAnalyticsFile']?.(theirs) ?? {},
  DeleteSession: (theirs) => ({ query: { id: theirs.sessionId } }),
  EditUserProfile: (theirs) => validInputs['EditUserProfile']?.(theirs) ?? {},
  DeleteSubUser: (theirs) => ({ query: { id: theirs.staffId } }),
  ResendInvitation: (theirs) => validInputs['ResendInvitation']?.(theirs) ?? {},
  GetStaffActivity: (theirs) => ({ query: { id: theirs.staffId } }),
  UndoStaffEmail: (theirs) => validInputs['UndoStaffEmail']?.(theirs) ?? {},
  ConfirmStaffEmail: (theirs) => validInputs['ConfirmStaffEmail']?.(theirs) ?? {},
  WithdrawInvitation: (theirs) => ({ query: { id: theirs.invitationId } }),
  EditSubUser: (theirs) => validInputs['EditSubUser']?.(theirs) ?? {},
  DeleteUser: (theirs) => ({ query: { UserId: theirs.userId } }),
  GetPaymentLog: (theirs) => ({ query: { Id: theirs.orderId } }),
  GetReceipt: (theirs) => ({ query: { Id: theirs.orderId } }),
  GetCompanyById: (theirs) => ({ body: { id: theirs.companyId } }),
  EditCompany: (theirs) => validInputs['EditCompany']?.(theirs) ?? {},
  AddAndEditCertificate: (theirs, own) => ({ body: { ...validInputs['AddAndEditCertificate']?.(own).body, Id: theirs.certificateId } }),
  DeleteCertificate: (theirs) => ({ query: { id: theirs.certificateId } }),
  DeleteCompany: (theirs) => ({ query: { id: theirs.companyId } }),
  SendToApproveOfCompany: (theirs) => ({ query: { companyId: theirs.companyId } }),
  BoostCompany: (theirs) => ({ body: { companyId: theirs.companyId, boostType: 1 } }),
  GetUserProducts: (theirs) => ({ body: { companyId: theirs.companyId } }),
  AddAndEditProduct: (theirs, own) => ({ body: { ...validInputs['AddAndEditProduct']?.(own).body, 'Product.Id': theirs.productId } }),
  DeleteProduct: (theirs) => ({ query: { id: theirs.productId } }),
  GetUserRequestById: (theirs) => ({ query: { id: theirs.requestId } }),
  AddAndEditRequest: (theirs, own) => ({ body: { ...validInputs['AddAndEditRequest']?.(own).body, 'Request.Id': theirs.requestId } }),
  SendToApproveOfRequest: (theirs) => ({ query: { requestId: theirs.requestId } }),
  SetRequestPause: (theirs) => ({ body: { id: theirs.requestId, isPaused: true } }),
  DeleteRequest: (theirs) => ({ query: { id: theirs.requestId } }),
  CreateChat: (theirs, own) => ({
    body: { fromCompanyId: theirs.companyId, toCompanyId: own.companyId, chatNameForAll: 'Rope', text: 'Hello', createdFor: 0 },
  }),
  GetChat: (theirs) => ({ body: { chatId: theirs.chatId } }),
  SendMessage: (theirs) => validInputs['SendMessage']?.(theirs) ?? {},
  DeleteMessage: (theirs) => ({ query: { id: theirs.chatId, chatId: theirs.chatId } }),
  DeleteChat: (theirs) => ({ query: { chatId: theirs.chatId } }),
  Connect: (theirs) => ({ query: { chatId: theirs.chatId } }),
  GetChatFile: (theirs) => validInputs['GetChatFile']?.(theirs) ?? {},
  MuteChat: (theirs) => validInputs['MuteChat']?.(theirs) ?? {},
  ReportChat: (theirs) => validInputs['ReportChat']?.(theirs) ?? {},
  SendQuote: (theirs) => validInputs['SendQuote']?.(theirs) ?? {},
  AskForQuote: (theirs) => validInputs['AskForQuote']?.(theirs) ?? {},
  DeclineQuote: (theirs) => validInputs['DeclineQuote']?.(theirs) ?? {},
  WithdrawQuote: (theirs) => validInputs['WithdrawQuote']?.(theirs) ?? {},
  AcceptQuote: (theirs) => validInputs['AcceptQuote']?.(theirs) ?? {},
  GetQuotesOfRequest: (theirs) => validInputs['GetQuotesOfRequest']?.(theirs) ?? {},
  GetQuotesOfChat: (theirs) => validInputs['GetQuotesOfChat']?.(theirs) ?? {},
  GetProForma: (theirs) => validInputs['GetProForma']?.(theirs) ?? {},
  TranslateMessage: (theirs) => validInputs['TranslateMessage']?.(theirs) ?? {},
  AssignChat: (theirs) => validInputs['AssignChat']?.(theirs) ?? {},
  EditSavedSearch: (theirs) => validInputs['EditSavedSearch']?.(theirs) ?? {},
  ReadSavedSearch: (theirs) => validInputs['ReadSavedSearch']?.(theirs) ?? {},
};
/** Calls whose ids belong to everybody, to the caller alone, or to what a moderator may see. */
export const ownsNothing: readonly string[] = [
  'EditPassword',
  'AddPasskey',
  'RenamePasskey',
  'DeletePasskey',
  'BeginConnection',
  'ConnectIdentity',
  'DisconnectIdentity',
  'UploadFile',
  'GetUploads',
  'UpdateFcmToken',
  'UpdateLanguage',
  'GetUserTransActions',
  'GetUsageLimits',
  'ReadNotifications',
  'AddPushSubscription',
  'RemovePushSubscription',
  'GetFavourites',
  'AddFavourite',
  'RemoveFavourite',
  'SaveSearch',
  'DeleteSavedSearch',
  'PayFromIyzico',
  'PayFromSandbox',
  'GetPaymentQuote',
  'GetOrders',
  'RefundOrder',
  'RecordChargeback',
  'AddCompany',
  'AddSubUser',
  'InviteSubUser',
  'GetContactTerms',
  'BlockCompany',
  'ConfirmSecondFactor',
  'GiveSecondFactor',
  'RemoveSecondFactor',
  'RenewRecoveryCodes',
  'DeleteTrustedBrowser',
  'SetSecondFactorRule',
  'SetConsoleRole',
  'StartPersonRecovery',
  'GetPerson',
  'GetConsoleCompany',
  'SetPersonSuspension',
  'SetCompanySuspension',
  'EndPersonSessions',
  'AdjustCredits',
  'GetLedger',
  'GetContents',
  'GetContent',
  'SaveContent',
  'PublishContent',
  'RestoreContent',
  'WithdrawContent',
  'GetAnalytics',
  'GetSearchMisses',
  'GetAnalyticsFile',
  'GetQueue',
  'GetItem',
  'ClaimItem',
  'Decide',
  'LiftDecision',
];
