/**
 * Which modules of the browsers' build share a file: Rolldown's own groups (rolldown.rs/in-depth/manual-code-splitting). Without them each
 * set of pages that share a module has a file for it, and a page of the business area loads a hundred files.
 */
import { basename, join } from 'node:path';
import type { Rolldown } from 'vite';
import { filesBelow } from '../support/files.ts';
import { root } from '../support/install.mjs';

type Context = Rolldown.ChunkingContext;

const source = join(root, 'src');
const account = join(source, 'account');
const shell = join(account, 'mount.tsx');
/** No pages by their address, but as large as one. */
const openChat = join(account, 'chat/OpenChat.tsx');
const queues = join(account, 'moderation/Queues.tsx');
/** The style guide shows everything there is. */
const islandFiles = filesBelow(join(source, 'islands')).filter((file) => !file.includes('/Styleguide'));

const known = new Map<string, ReadonlySet<string>>();

/** The module and all that it imports, itself or by others; what is imported later does not count. */
function modulesOf(id: string, context: Context): ReadonlySet<string> {
  const found = known.get(id);
  if (found !== undefined) return found;
  const modules = new Set<string>();
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (modules.has(next)) continue;
    modules.add(next);
    waiting.push(...(context.getModuleInfo(next)?.importedIds ?? []));
  }
  known.set(id, modules);
  return modules;
}

/** Who needs a module before they run: files without `Page.tsx` and the like. */
interface Use {
  isForm: boolean;
  isOfShell: boolean;
  islands: readonly string[];
  pages: readonly string[];
}

const nameOf = (file: string): string => basename(file, '.tsx').replace(/(?:Page|Form)$/, '');

function useOf(id: string, context: Context): Use {
  const users = (files: readonly string[]): string[] => files.filter((file) => modulesOf(file, context).has(id));
  const pages = [...(context.getModuleInfo(join(account, 'shell/pages.ts'))?.dynamicallyImportedIds ?? []), openChat, queues];
  return {
    isForm: [...modulesOf(id, context)].some((each) => each.includes('/node_modules/react-hook-form/')),
    isOfShell: users([shell]).length > 0,
    islands: users(islandFiles.filter((file) => context.getModuleInfo(file)?.isEntry === true)).map(nameOf),
    pages: users(pages).map(nameOf),
  };
}

/** On every public page, or on many. */
const siteIslands = ['Search', 'Slider', 'CookieBanner', 'Gallery'];
/** Opened by the links of mails. */
const linkIslands = ['Activation', 'Invitation', 'KeepAddress', 'ResetPassword'];
/** Where people begin, and come back to most. */
const firstPages = ['Start', 'Profile', 'ProfileTab', 'Messages'];
const company = ['Company', 'NewCompany'];
const product = ['AddProduct', 'EditProduct'];
const request = ['NewRequest', 'EditRequest'];
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
  { name: 'combos', members: [...product, 'Settings'] },
  { name: 'offers', members: [...product, 'Import'] },
  { name: 'colleagues', members: ['Staff', 'OpenChat'] },
  { name: 'orders', members: ['Membership', 'Payment', 'Success', 'Receipt'] },
  { name: 'products', members: [...product, 'Import', ...company] },
  { name: 'lists', members: ['Companies', 'Company', 'Requests', 'Notifications', 'Saved', 'Membership', 'Queues'] },
  { name: 'addresses', members: [...company, ...people] },
  { name: 'companies', members: ['Companies', ...company, 'Profile'] },
  { name: 'requests', members: ['Requests', ...request, 'OpenChat'] },
  { name: 'gates', members: ['NewCompany', 'AddProduct', 'NewRequest'] },
  { name: 'files', members: [...product, ...request, 'Import', 'Settings', 'OpenChat', 'Share'], least: 2 },
  { name: 'trade-forms', members: trade },
  { name: 'account-forms', members: forms, least: 6 },
  { name: 'trade', members: [...trade, 'Import', 'Companies', 'Quotes', 'ProForma', 'OpenChat', 'Queues'], least: 5 },
];

/** Of what islands need as well: these files import none of the shell's. */
const publicAudiences: readonly Audience[] = [
  { name: 'passwords', members: passwords },
  { name: 'choices', members: [...company, ...product, ...people, 'SignUp'] },
  { name: 'ticks', members: [...chat, 'Import', 'Staff', 'Membership', 'Settings', 'Queues', 'Contact', 'SignUp'] },
  { name: 'public-trade', members: [...trade, 'Import', 'Quotes', 'ProForma', 'OpenChat', 'Queues', 'Contact'], least: 5 },
  { name: 'entrance', members: ['Profile', ...people, 'OpenChat', 'Payment', 'ForgotPassword', 'SignUp', 'Contact', ...linkIslands] },
  { name: 'forms', members: forms },
];

/** @returns the first audience that has all who need the module; null for what only an island, or something that is loaded later, needs */
function audienceOf({ isForm, islands, pages }: Use): string | null {
  const users = [...pages, ...islands];
  if (pages.length === 0) return null;
  if (users.length === 1) return users[0] === 'Queues' ? null : `own-${users[0]}`;
  const found = (islands.length > 0 ? publicAudiences : audiences).find(
    ({ members, least = 2 }) =>
      users.length >= least && users.every((each) => members.includes(each)) && (!isForm || members.every((each) => forms.includes(each))),
  );
  if (found !== undefined) return found.name;
  if (islands.length > 0) return isForm ? 'forms' : 'public';
  if (isForm) return 'account-forms';
  return pages.length > 10 || pages.some((each) => firstPages.includes(each)) ? 'most' : 'rest';
}

interface Group {
  name: string;
  fits: (use: Use, id: string) => boolean;
  /** Modules that the same entries use stay together; sets of them smaller than so many bytes join others. */
  joinedBelow?: number;
}

/**
 * Of two groups that a module fits, the earlier one has it, together with what the module imports and no earlier one has. What a module
 * imports is needed by all who need the module: so what many need stands first, and no list loads the forms' library.
 */
const groups: readonly Group[] = [
  { name: 'react', fits: (_, id) => /\/node_modules\/(?:react|react-dom|scheduler)\//.test(id) },
  {
    name: 'site',
    fits: ({ islands, pages }) => islands.some((each) => siteIslands.includes(each)) && islands.length + pages.length > 1,
  },
  // Whoever signs in has these from the public pages, and the links of mails need no more.
  {
    name: 'common',
    fits: ({ islands, isOfShell, pages }) =>
      islands.length > 0 && (isOfShell || (pages.length > 9 && islands.some((each) => linkIslands.includes(each)))),
    joinedBelow: 20_000,
  },
  { name: 'shell', fits: ({ isOfShell }) => isOfShell },
  { name: 'signals', fits: (_, id) => /\/node_modules\/(?:@preact|use-sync-external-store)\//.test(id) },
  ...[
    'public',
    ...publicAudiences.map(({ name }) => name).toReversed(),
    'most',
    'rest',
    ...audiences.map(({ name }) => name).toReversed(),
  ].map((name): Group => ({ name, fits: (use) => audienceOf(use) === name })),
  { name: 'own', fits: (use) => audienceOf(use)?.startsWith('own-') === true },
  { name: 'islands', fits: ({ islands }) => islands.length > 1, joinedBelow: 8000 },
];

export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: groups.map(({ name, fits, joinedBelow }, index) => ({
    name: (id, context) => {
      const use = useOf(id, context);
      if (!fits(use, id)) return null;
      return name === 'own' ? audienceOf(use) : name;
    },
    priority: groups.length - index,
    ...(joinedBelow !== undefined && { entriesAware: true, entriesAwareMergeThreshold: joinedBelow }),
  })),
};
