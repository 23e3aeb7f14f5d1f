/**
 * Which modules of the browsers' build share a file: Rolldown's own groups (rolldown.rs/in-depth/manual-code-splitting). Without them each
 * set of pages that share a module has a file for it, and a page of the business area loads a hundred files.
 */
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { filesBelow } from '../support/files.ts';
import { root } from '../support/install.mjs';

type Context = Rolldown.ChunkingContext;

const source = join(root, 'src');
const account = join(source, 'account');
const shell = join(account, 'mount.tsx');
/** Not a page by its address, but as large as one. */
const openChat = join(account, 'chat/OpenChat.tsx');
/** The style guide shows everything there is. */
const islandFiles = filesBelow(join(source, 'islands')).filter((file) => !file.includes('/Styleguide'));
/** On every public page, or on many. */
/** Small forms: those that the links of mails open, and the way in. */
const isSmall = (file: string): boolean => /\/(?:Activation|InvitationForm|KeepAddress|ResetPasswordForm)\.tsx$/.test(file);
const isOfSite = (file: string): boolean => /\/(?:Search|Slider|CookieBanner|Gallery)\.tsx$/.test(file);
/** Where people begin, and come back to most. */
const isFirst = (file: string): boolean => /\/(?:Profile|Messages)Page\.tsx$/.test(file);

/** A folder of the business area; its lists are apart from its forms. */
const subjectOf = (file: string): string =>
  file.slice(account.length).replace(/\/[^/]+$/, /(?:Companies|Requests)Page/.test(file) ? '/list' : '');
const tradeSubjects = ['/company', '/product', '/request'];
/** Those whose pages are forms. */
const formSubjects = [...tradeSubjects, '/product/many', '/user', '/staff', '/payment'];

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

/** How many of each kind need a module before they run. */
interface Use {
  isForm: boolean;
  islands: number;
  siteIslands: number;
  smallIslands: number;
  shell: number;
  pages: number;
  firstPages: number;
  /** Of the pages. */
  subjects: readonly string[];
}

function useOf(id: string, context: Context): Use {
  const users = (files: readonly string[]): string[] => files.filter((file) => modulesOf(file, context).has(id));
  const islands = users(islandFiles.filter((file) => context.getModuleInfo(file)?.isEntry === true));
  const pages = users([...(context.getModuleInfo(join(account, 'shell/pages.ts'))?.dynamicallyImportedIds ?? []), openChat]);
  return {
    isForm: [...modulesOf(id, context)].some((each) => each.includes('/node_modules/react-hook-form/')),
    islands: islands.length,
    siteIslands: islands.filter(isOfSite).length,
    smallIslands: islands.filter(isSmall).length,
    shell: users([shell]).length,
    pages: pages.length,
    firstPages: pages.filter(isFirst).length,
    subjects: [...new Set(pages.map(subjectOf))],
  };
}

interface Group {
  /** Of the files, or of the file of each module. */
  name: string | ((use: Use) => string);
  fits: (use: Use, id: string) => boolean;
  /** Modules that the same entries use stay together; sets of them smaller than so many bytes join others. */
  joinedBelow?: number;
}

const isOfTrade = ({ subjects }: Use): boolean => subjects.filter((each) => tradeSubjects.includes(each)).length > 1;

/**
 * Of two groups that a module fits, the earlier one has it, together with what the module imports and no earlier one has. So what more
 * entries use stands first, and what needs the form library after what does not: else a list would load forms.
 */
const groups: readonly Group[] = [
  { name: 'react', fits: (_, id) => /\/node_modules\/(?:react|react-dom|scheduler)\//.test(id) },
  { name: 'site', fits: (use) => use.siteIslands > 0 && use.islands + use.shell + use.pages > 1 },
  // Whoever signs in has these from the public pages.
  { name: 'common', fits: (use) => use.shell > 0 && use.islands > 0, joinedBelow: 20_000 },
  { name: 'shell', fits: (use) => use.shell > 0 },
  { name: 'signals', fits: (_, id) => /\/node_modules\/(?:@preact|use-sync-external-store)\/|\/src\/client\/upload\.ts$/.test(id) },
  { name: 'small', fits: (use) => !use.isForm && use.islands > 0 && use.pages > 0 && use.smallIslands + use.firstPages > 0 },
  { name: 'fields', fits: (use) => !use.isForm && use.islands > 0 && use.pages > 0 },
  { name: 'first', fits: (use) => !use.isForm && use.firstPages > 0 && use.subjects.length > 1 },
  { name: 'lists', fits: (use) => !use.isForm && use.subjects.length > 3 && use.subjects.some((each) => !formSubjects.includes(each)) },
  { name: 'trade', fits: (use) => !use.isForm && isOfTrade(use) },
  { name: 'form', fits: (use) => use.isForm && use.pages > 0 && use.islands > 0 },
  { name: 'account-form', fits: (use) => use.isForm && use.subjects.length > 3 },
  { name: 'trade-forms', fits: (use) => use.isForm && isOfTrade(use) },
  { name: 'parts', fits: (use) => !use.isForm && use.subjects.length > 1, joinedBelow: 200 },
  { name: 'forms', fits: (use) => use.subjects.length > 1 },
  { name: ({ subjects: [subject = ''] }) => subject.slice(1).replaceAll('/', '-'), fits: (use) => use.pages > 1 },
  { name: 'islands', fits: (use) => !use.isForm && use.islands > 1, joinedBelow: 8000 },
];

export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: groups.map(({ name, fits, joinedBelow }, index) => ({
    name: (id, context) => {
      const use = useOf(id, context);
      if (!fits(use, id)) return null;
      return typeof name === 'string' ? name : name(use);
    },
    priority: groups.length - index,
    ...(joinedBelow !== undefined && { entriesAware: true, entriesAwareMergeThreshold: joinedBelow }),
  })),
};
