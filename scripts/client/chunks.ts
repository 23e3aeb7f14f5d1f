/**
 * Groups the modules of the browser build into files (rolldown.rs/in-depth/manual-code-splitting). Without groups, each set of pages that
 * shares a module has a file of its own, and a page of the business area loads a hundred files.
 */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Rolldown } from 'vite';
import { closure } from '../support/closure.ts';
import { filesBelow } from '../support/files.ts';
import { root } from '../support/install.mjs';
import { audienceNames, audienceOf, isShared, linkIslands, namedUsers, siteIslands, type Use } from './audiences.ts';

type Context = Rolldown.ChunkingContext;

const source = join(root, 'src');
const account = join(source, 'account');
const shell = join(account, 'mount.tsx');
/** Modules that are imported later and have no address of their own, but are as large as a page. */
const [openChat, queues, tradeFacts] = ['chat/OpenChat.tsx', 'moderation/queue/Queues.tsx', 'request/trade/TradeFacts.tsx'].map((path) => {
  const file = join(account, path);
  if (!existsSync(file)) throw new Error(`scripts/client/chunks.ts names ${file}, which does not exist`);
  return file;
}) as [string, string, string];
/** Without the style guide, which imports everything. */
const islandFiles = filesBelow(join(source, 'islands')).filter((file) => !file.includes('/Styleguide'));

type Imports = (id: string, context: Context) => readonly string[];

/** Kept for each module. @returns a function to the module and all that it imports */
function closureOf(importsOf: Imports): (id: string, context: Context) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>();
  return (id, context) => {
    const modules = known.get(id) ?? closure(id, (each) => importsOf(each, context));
    known.set(id, modules);
    return modules;
  };
}

const staticImports: Imports = (id, context) => context.getModuleInfo(id)?.importedIds ?? [];
const pageFiles = (context: Context): string[] => [
  ...(context.getModuleInfo(join(account, 'shell/pages.ts'))?.dynamicallyImportedIds ?? []),
  openChat,
  queues,
  tradeFacts,
];

/** What is loaded with the module. */
const modulesOf = closureOf(staticImports);
/** What is loaded with the module, or later by a part of it that is no page. */
const modulesOfParts = closureOf((id, context) => {
  const pages = pageFiles(context);
  return [
    ...staticImports(id, context),
    ...(context.getModuleInfo(id)?.dynamicallyImportedIds ?? []).filter((each) => !pages.includes(each)),
  ];
});

const uses = new Map<string, Use>();
const nameOf = (file: string): string => basename(file, '.tsx').replace(/(?:Page|Form)$/, '');

const names = new Set([...filesBelow(account), ...islandFiles].map(nameOf));
for (const name of namedUsers) if (!names.has(name)) throw new Error(`scripts/client/audiences.ts names ${name}, which does not exist`);

function useOf(id: string, context: Context): Use {
  const found = uses.get(id);
  if (found !== undefined) return found;
  const usersOf = (each: string, files: readonly string[]): string[] => files.filter((file) => modulesOf(file, context).has(each));
  const pages = pageFiles(context);
  const islands = islandFiles.filter((file) => context.getModuleInfo(file)?.isEntry === true);
  const laterUsers = (files: readonly string[]): string[] =>
    files.filter((file) => modulesOfParts(file, context).has(id) && !modulesOf(file, context).has(id));
  const needed = [...modulesOf(id, context)];
  const isOfShell = (each: string): boolean => usersOf(each, [shell]).length > 0;
  const use = {
    isForm: needed.some((each) => each.includes('/node_modules/react-hook-form/')),
    isOfShell: isOfShell(id),
    needsShell: needed.some((each) => isOfShell(each) && usersOf(each, islands).length === 0),
    islands: usersOf(id, islands).map(nameOf),
    pages: usersOf(id, pages).map(nameOf),
    laterPages: laterUsers(pages).map(nameOf),
    laterIslands: laterUsers(islands).map(nameOf),
  };
  uses.set(id, use);
  return use;
}

interface Group {
  name: string;
  fits: (use: Use, id: string) => boolean;
  /** Modules with the same entries form one file; files below this size in bytes are joined with others. */
  joinedBelow?: number;
}

/**
 * The first group that a module fits contains it, with those of its imports that no earlier group contains. Every user of a module loads
 * its imports, so groups of widely used modules come first. Otherwise a list would load the form library.
 */
const groups: readonly Group[] = [
  { name: 'react', fits: (_, id) => /\/node_modules\/(?:react|react-dom|scheduler)\//.test(id) },
  {
    name: 'site',
    fits: ({ islands, pages }) => islands.some((each) => siteIslands.includes(each)) && islands.length + pages.length > 1,
  },
  // Modules that browsers of signed-in members have cached from public pages: calls, which link pages need too, and the header.
  { name: 'texts', fits: (_, id) => id.includes('/node_modules/i18next/') },
  {
    name: 'calls',
    fits: ({ islands, isOfShell, pages }) => (isOfShell || pages.length > 6) && islands.some((each) => linkIslands.includes(each)),
  },
  { name: 'common', fits: ({ islands, isOfShell }) => isOfShell && islands.length > 0 },
  { name: 'signals', fits: (_, id) => /\/node_modules\/(?:@preact|use-sync-external-store)\//.test(id) },
  ...audienceNames.map((name): Group => ({ name, fits: (use) => audienceOf(use) === name })),
  // Precedes `own`, which would take them along.
  { name: 'parts', fits: isShared, joinedBelow: 3000 },
  { name: 'own', fits: (use) => audienceOf(use)?.startsWith('own-') === true },
  // A link page loads nothing of other islands.
  { name: 'links', fits: ({ islands }) => islands.length > 1 && islands.every((each) => linkIslands.includes(each)) },
  // A group of its own, so that these modules are not joined with a file that islands without forms load.
  { name: 'island-forms', fits: ({ islands, isForm }) => isForm && islands.length > 1, joinedBelow: 3000 },
  { name: 'islands', fits: ({ islands }) => islands.length > 1, joinedBelow: 3000 },
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
