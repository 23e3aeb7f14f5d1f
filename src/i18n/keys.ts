/** The type of all text keys: `en` defines them, so a missing text is a type error. A new file of texts is added here. */
import type { ParseKeys } from 'i18next';
import type account from '../../locales/en/account.json';
import type activation from '../../locales/en/activation.json';
import type auth from '../../locales/en/auth.json';
import type chat from '../../locales/en/chat.json';
import type common from '../../locales/en/common.json';
import type company from '../../locales/en/company.json';
import type consoleTexts from '../../locales/en/console.json';
import type connection from '../../locales/en/connection.json';
import type contact from '../../locales/en/contact.json';
import type denySignIn from '../../locales/en/denySignIn.json';
import type directory from '../../locales/en/directory.json';
import type errors from '../../locales/en/errors.json';
import type footer from '../../locales/en/footer.json';
import type form from '../../locales/en/form.json';
import type home from '../../locales/en/home.json';
import type hsChapters from '../../locales/en/hsChapters.json';
import type identity from '../../locales/en/identity.json';
import type invitation from '../../locales/en/invitation.json';
import type keepAddress from '../../locales/en/keepAddress.json';
import type moderation from '../../locales/en/moderation.json';
import type nav from '../../locales/en/nav.json';
import type news from '../../locales/en/news.json';
import type decision from '../../locales/en/decision.json';
import type notice from '../../locales/en/notice.json';
import type notification from '../../locales/en/notification.json';
import type page from '../../locales/en/page.json';
import type passkey from '../../locales/en/passkey.json';
import type password from '../../locales/en/password.json';
import type payment from '../../locales/en/payment.json';
import type people from '../../locales/en/people.json';
import type plan from '../../locales/en/plan.json';
import type product from '../../locales/en/product.json';
import type bulkImport from '../../locales/en/bulkImport.json';
import type proof from '../../locales/en/proof.json';
import type publishing from '../../locales/en/publishing.json';
import type quote from '../../locales/en/quote.json';
import type request from '../../locales/en/request.json';
import type root from '../../locales/en/root.json';
import type analytics from '../../locales/en/analytics.json';
import type favourite from '../../locales/en/favourite.json';
import type search from '../../locales/en/search.json';
import type secondFactor from '../../locales/en/secondFactor.json';
import type signIn from '../../locales/en/signIn.json';
import type signUp from '../../locales/en/signUp.json';
import type staff from '../../locales/en/staff.json';
import type dashboard from '../../locales/en/dashboard.json';
import type trade from '../../locales/en/trade.json';
import type transparency from '../../locales/en/transparency.json';
import type stopRecovery from '../../locales/en/stopRecovery.json';
import type tradeForm from '../../locales/en/tradeForm.json';
import type unsubscribe from '../../locales/en/unsubscribe.json';
import type user from '../../locales/en/user.json';
import type verify from '../../locales/en/verify.json';

/** Every file of texts for pages and islands; without those of mails. */
interface TextFiles {
  account: typeof account;
  activation: typeof activation;
  auth: typeof auth;
  chat: typeof chat;
  common: typeof common;
  company: typeof company;
  console: typeof consoleTexts;
  connection: typeof connection;
  contact: typeof contact;
  denySignIn: typeof denySignIn;
  directory: typeof directory;
  footer: typeof footer;
  errors: typeof errors;
  form: typeof form;
  home: typeof home;
  hsChapters: typeof hsChapters;
  identity: typeof identity;
  invitation: typeof invitation;
  keepAddress: typeof keepAddress;
  moderation: typeof moderation;
  nav: typeof nav;
  news: typeof news;
  decision: typeof decision;
  notice: typeof notice;
  notification: typeof notification;
  page: typeof page;
  passkey: typeof passkey;
  password: typeof password;
  payment: typeof payment;
  people: typeof people;
  plan: typeof plan;
  product: typeof product;
  bulkImport: typeof bulkImport;
  proof: typeof proof;
  publishing: typeof publishing;
  quote: typeof quote;
  request: typeof request;
  root: typeof root;
  analytics: typeof analytics;
  favourite: typeof favourite;
  search: typeof search;
  secondFactor: typeof secondFactor;
  signIn: typeof signIn;
  signUp: typeof signUp;
  staff: typeof staff;
  stopRecovery: typeof stopRecovery;
  dashboard: typeof dashboard;
  trade: typeof trade;
  tradeForm: typeof tradeForm;
  transparency: typeof transparency;
  unsubscribe: typeof unsubscribe;
  user: typeof user;
  verify: typeof verify;
}
export type Subject = keyof TextFiles;

/** The keys of `root.json` are at the top. */
export type Texts = TextFiles['root'] & Omit<TextFiles, 'root'>;

type KeyOf<S extends Subject> = S extends 'root' ? keyof TextFiles['root'] : Extract<ParseKeys, `${S}.${string}`>;
/** A text function for some subjects only: any other key is a type error, because it would be shown raw. */
export type TextsOf<S extends Subject = Subject> = (key: KeyOf<S>, options?: Readonly<Record<string, unknown>>) => string;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: Texts };
    returnNull: false;
  }
}
