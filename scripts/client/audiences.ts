/**
 * Who loads which file of the business area and of the islands with forms: sets of pages and islands. A module is in the file of the first set
 * that has all who need it. A new page belongs into the sets of what it shows; what forgets it is loaded by all (scripts/budgets.ts says so).
 */

/** Who needs a module before they run, by the names of their files without `Page.tsx` and the like. */
export interface Use {
  /** It needs the forms' library. */
  isForm: boolean;
  isOfShell: boolean;
  islands: readonly string[];
  pages: readonly string[];
}

/** On every public page, or on many. */
export const siteIslands = ['Search', 'Slider', 'CookieBanner', 'Gallery'];
/** Opened by the links of mails. */
export const linkIslands = ['Activation', 'Invitation', 'KeepAddress', 'ResetPassword'];
/** Where people begin, and come back to most. */
const firstPages = ['Dashboard', 'Profile', 'ProfileTab', 'Messages'];
const company = ['Company', 'NewCompany'];
const product = ['AddProduct', 'EditProduct'];
const request = ['NewRequest', 'EditRequest', 'TradeFacts'];
const chat = ['Messages', 'OpenChat', 'Share'];
const trade = [...company, ...product, ...request];
const people = ['Settings', 'Staff'];
const passwords = [...people, 'SignIn', 'SignUp'];
/** All that load the forms' library. */
const forms = [...trade, ...passwords, 'Saved', 'Payment', 'Contact', 'ContactUs', 'ForgotPassword'];

interface Audience {
  name: string;
  members: readonly string[];
  /** Fewer of them do not make the others load it. */
  least?: number;
}

/** Of what pages of the business area alone need, from few members to many. */
const audiences: readonly Audience[] = [
  { name: 'company', members: company },
  { name: 'product', members: product },
  { name: 'request', members: request },
  { name: 'chat', members: chat },
  { name: 'quotes', members: ['Quotes', 'ProForma', 'OpenChat'] },
  { name: 'people', members: [...people, 'Saved'] },
  { name: 'combos', members: [...product, 'TradeFacts', 'Settings'] },
  { name: 'offers', members: [...product, 'Import'] },
  { name: 'colleagues', members: ['Staff', 'OpenChat'] },
  { name: 'orders', members: ['Membership', 'Payment', 'Success', 'Receipt'] },
  { name: 'products', members: [...product, 'Import', ...company] },
  { name: 'lists', members: ['Companies', 'Company', 'Requests', 'Notifications', 'Saved', 'Membership', 'Queues'] },
  { name: 'addresses', members: [...company, ...people] },
  { name: 'companies', members: ['Companies', ...company, 'Profile'] },
  { name: 'requests', members: ['Requests', ...request, 'OpenChat'] },
  // Before what chats load as well: it needs what forms need.
  { name: 'uploads', members: [...trade, 'Settings'] },
  { name: 'files', members: [...product, ...request, 'Import', 'Settings', 'OpenChat', 'Share'] },
  { name: 'trade-forms', members: trade },
  { name: 'account-forms', members: forms, least: 6 },
  { name: 'trade', members: [...trade, 'Import', 'Companies', 'Quotes', 'ProForma', 'OpenChat', 'Queues'], least: 5 },
];

/** Of what islands need as well: these files import none of the shell's. */
const publicAudiences: readonly Audience[] = [
  { name: 'passwords', members: passwords },
  { name: 'choices', members: [...company, ...product, 'TradeFacts', ...people, 'SignUp'] },
  { name: 'ticks', members: [...chat, 'Import', 'Staff', 'Membership', 'Settings', 'Queues', 'Contact', 'SignUp'] },
  { name: 'public-trade', members: [...trade, 'Import', 'Quotes', 'ProForma', 'OpenChat', 'Queues', 'Contact'], least: 5 },
  { name: 'entrance', members: ['Profile', ...people, 'OpenChat', 'Payment', 'ForgotPassword', 'SignUp', 'Contact', ...linkIslands] },
  { name: 'forms', members: forms },
];

/** From those that many need to those that few need. */
export const audienceNames: readonly string[] = [
  'public',
  ...publicAudiences.map(({ name }) => name).toReversed(),
  'most',
  'rest',
  ...audiences.map(({ name }) => name).toReversed(),
];

/** @returns the first audience that has all who need the module; null for what only an island, or something that is loaded later, needs */
export function audienceOf({ isForm, islands, pages }: Use): string | null {
  const users = [...pages, ...islands];
  if (pages.length === 0) return null;
  if (users.length === 1) return `own-${users[0]}`;
  const found = (islands.length > 0 ? publicAudiences : audiences).find(
    ({ members, least = 2 }) =>
      users.length >= least && users.every((each) => members.includes(each)) && (!isForm || members.every((each) => forms.includes(each))),
  );
  if (found !== undefined) return found.name;
  if (islands.length > 0) return isForm ? 'forms' : 'public';
  if (isForm) return 'account-forms';
  return pages.some((each) => firstPages.includes(each)) ? 'most' : 'rest';
}
