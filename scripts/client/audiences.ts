/**
 * Audiences: sets of pages and islands that share files of the browser build. A module is in the file of the first set that contains all
 * its users. Add a new page to the sets whose modules it shows; a module whose users are in no common set is loaded by all pages
 * (scripts/budgets.ts reports it).
 */

/** The pages and islands that load a module before the first interaction, by file name without suffixes such as `Page.tsx`. */
export interface Use {
  /** Whether the module needs the form library. */
  isForm: boolean;
  isOfShell: boolean;
  /** Whether the module imports, directly or indirectly, modules that only the business area's shell loads. */
  needsShell: boolean;
  islands: readonly string[];
  pages: readonly string[];
  /** Pages and islands that load it with a part that they import later. */
  laterPages: readonly string[];
  laterIslands: readonly string[];
}

/** Islands on every public page, or on many. */
export const siteIslands = ['Search', 'Slider', 'CookieBanner', 'Gallery'];
/** Islands of pages that are opened from links in mails. */
export const linkIslands = ['Activation', 'Decision', 'DenySignIn', 'Invitation', 'KeepAddress', 'ResetPassword', 'StopRecovery'];
/** Pages on which members start and which they open most. */
const firstPages = ['Dashboard', 'Profile', 'ProfileTab', 'Messages'];
const company = ['Company', 'NewCompany'];
const product = ['AddProduct', 'EditProduct'];
const request = ['NewRequest', 'EditRequest', 'TradeFacts'];
const chat = ['Messages', 'OpenChat', 'Share'];
const trade = [...company, ...product, ...request];
const offers = [...product, ...request];
const people = ['Settings', 'Staff'];
const passwords = [...people, 'SignIn', 'SignUp'];
/** All pages that load the form library. */
const forms = [...trade, ...passwords, 'Saved', 'Payment', 'Contact', 'ContactUs', 'Notice', 'ForgotPassword'];

/** Pages with a list that is searched by typing. */
const choices = [...company, ...product, 'TradeFacts', ...people, 'SignUp'];
/** All pages with fields, also without the form library; not `Messages` and `Profile`, which need few of them and are opened often. */
const fields = [...forms, 'Import', 'ProForma', 'Quotes', 'Queues', 'Requests', 'Share', 'OpenChat', 'Membership'];
/** Pages that send or show files. */
const files = ['Notice', ...offers, 'Import', 'Settings', 'OpenChat', 'Share', 'Queues'];

interface Audience {
  name: string;
  members: readonly string[];
  /** Minimum number of users: with fewer, the module is not in this file, so that the other members do not load it. */
  least?: number;
}

/** Audiences for modules that only the business area uses, from small to large sets. */
const audiences: readonly Audience[] = [
  { name: 'console', members: ['Moderation', 'Queues'] },
  { name: 'company', members: company },
  { name: 'product', members: product },
  { name: 'request', members: request },
  { name: 'chat', members: chat },
  // A choice with texts of the shell, beside the islands' in `choices`.
  { name: 'labelled-choices', members: ['Settings', ...product, 'TradeFacts'], least: 4 },
  { name: 'picks', members: [...product, 'TradeFacts'] },
  { name: 'sending', members: [...chat, 'Import'] },
  { name: 'filters', members: ['Requests', 'Queues'] },
  { name: 'quotes', members: ['Quotes', 'ProForma', 'OpenChat'] },
  { name: 'people', members: [...people, 'Saved'] },
  { name: 'imports', members: [...product, 'Import'] },
  { name: 'address-changes', members: ['Staff', 'OpenChat'] },
  { name: 'orders', members: ['Dashboard', 'Membership', 'Payment', 'Success', 'Receipt'] },
  { name: 'products', members: [...product, 'Import', ...company] },
  { name: 'lists', members: ['Companies', 'Company', 'Requests', 'Notifications', 'Saved', 'Membership', 'Queues'] },
  { name: 'addresses', members: [...company, ...people] },
  { name: 'companies', members: ['Companies', ...company, 'ProForma', 'Profile', 'Queues'] },
  { name: 'spending', members: ['NewRequest', 'OpenChat'] },
  { name: 'requests', members: ['Requests', ...request, 'OpenChat'] },
  // Precedes `files`, since its modules need the form library.
  { name: 'file-forms', members: [...request, 'Settings'] },
  { name: 'gates', members: ['AddProduct', 'NewCompany', 'NewRequest'] },
  {
    name: 'titles',
    members: ['Dashboard', 'Membership', ...chat, 'Notifications', 'ProForma', 'Queues', 'Quotes', 'Saved', 'Staff'],
    least: 4,
  },
  { name: 'rejections', members: ['Companies', 'Company', 'EditProduct', 'EditRequest', 'Notifications', 'Queues', 'Requests'] },
  { name: 'trade-forms', members: trade },
  { name: 'files', members: files },
  { name: 'account-forms', members: forms, least: 6 },
  { name: 'fields', members: fields, least: 12 },
  { name: 'trade', members: [...trade, 'Import', 'Companies', 'Quotes', 'ProForma', 'OpenChat', 'Queues'], least: 5 },
];

/** Audiences for modules that islands use too, and for others with the same users; these files import nothing of the shell. */
const publicAudiences: readonly Audience[] = [
  { name: 'recovery', members: ['Settings', 'StopRecovery', 'DenySignIn'] },
  { name: 'ways-in', members: ['Settings', 'SignIn', 'FinishIdentity', 'Activation'] },
  { name: 'passwords', members: passwords },
  { name: 'choices', members: choices },
  { name: 'invitations', members: ['Staff', 'OpenChat', 'Invitation'] },
  { name: 'address-changes', members: ['Staff', 'OpenChat', 'KeepAddress'] },
  { name: 'waits', members: ['Profile', 'SignUp', 'ForgotPassword'] },
  {
    name: 'entrance',
    members: ['Profile', ...people, 'OpenChat', 'Payment', 'ForgotPassword', 'SignUp', 'FinishIdentity', 'Contact', ...linkIslands],
  },
  { name: 'files', members: files },
  { name: 'forms', members: forms },
  { name: 'fields', members: fields },
];

/** All names above. */
export const namedUsers: readonly string[] = [
  ...siteIslands,
  ...linkIslands,
  ...firstPages,
  ...[...audiences, ...publicAudiences].flatMap(({ members }) => members),
];

const publicNames = publicAudiences.map(({ name }) => name);

/** From large to small sets. A name in both lists is one file. */
export const audienceNames: readonly string[] = [
  'public',
  ...publicNames.toReversed(),
  'shell',
  'rest',
  ...audiences
    .map(({ name }) => name)
    .filter((name) => !publicNames.includes(name))
    .toReversed(),
];

/** Parts as large as a page that other pages do not load. */
const largeParts = ['OpenChat', 'Queues'];

/** The shell's file contains the modules that more pages than this use. */
const ofMostPages = 11;

/**
 * Whether another page would later load a large part for this module alone. The console's other sections load the queues anyway.
 */
export const isShared = ({ pages, laterPages }: Use): boolean =>
  pages.length === 1 && largeParts.includes(pages[0] ?? '') && laterPages.some((each) => each !== 'Moderation');

/** @returns the first audience that contains all users, or the shell; null if only an island, or a later import, needs the module, or `isShared` */
export function audienceOf(use: Use): string | null {
  const { isForm, isOfShell, laterIslands, needsShell, pages } = use;
  if (isOfShell) return 'shell';
  if (pages.length === 0) return null;
  const islands = use.islands.length > 0 || needsShell ? use.islands : laterIslands;
  const users = [...pages, ...islands];
  if (isShared(use)) return null;
  if (users.length === 1) return `own-${users[0]}`;
  const found = (islands.length > 0 ? publicAudiences : audiences).find(
    ({ members, least = 2 }) =>
      users.length >= least && users.every((each) => members.includes(each)) && (!isForm || members.every((each) => forms.includes(each))),
  );
  // Islands must not load the shell for a module of the business area that has the users of an island's module.
  if (found !== undefined) return needsShell && publicNames.includes(found.name) ? 'rest' : found.name;
  if (islands.length > 0) return isForm ? 'forms' : 'public';
  if (isForm) return 'account-forms';
  return pages.some((each) => firstPages.includes(each)) || pages.length > ofMostPages ? 'shell' : 'rest';
}
