/**
 * Which modules of the browsers' build share a file: Rolldown's own groups (rolldown.rs/in-depth/manual-code-splitting). Without them each
 * set of parts that share a module has a file for it, and a page of the business area loads a hundred files.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { filesBelow } from '../support/files.ts';
import { root } from '../support/install.mjs';

type Context = Rolldown.ChunkingContext;

const source = join(root, 'src');
const shell = join(source, 'account/mount.tsx');
/** The business area's list of its pages. */
const listOfPages = readFileSync(join(source, 'account/shell/pages.ts'), 'utf8');
const pages = [...new Set([...listOfPages.matchAll(/import\('\.\.\/([^']+)'\)/g)].map(([, path = '']) => join(source, 'account', path)))];
/** Where people begin, and come back to most. */
const firstPages = pages.filter((file) => /\/(?:Profile|Messages|Notifications)Page\.tsx$/.test(file));
const tradePages = pages.filter((file) => file.endsWith('form-pages.ts'));
const formPages = [...tradePages, ...pages.filter((file) => /\/(?:Settings|Staff|Payment|Import)Page\.tsx$/.test(file))];
/** The style guide shows everything there is. */
const islandFiles = filesBelow(join(source, 'islands')).filter((file) => !file.includes('/Styleguide'));
/** Those that pages name. */
const islandsOf = (context: Context): string[] => islandFiles.filter((file) => context.getModuleInfo(file)?.isEntry === true);
/** On every page, or on many. */
const isOfSite = (file: string): boolean => /\/(?:Search|Slider|CookieBanner|Gallery)\.tsx$/.test(file);

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

interface Group {
  name: string;
  /** @param usedBy how many of these need the module before they run */
  fits: (id: string, usedBy: (files: readonly string[]) => number, context: Context) => boolean;
  /** Modules that the same parts use stay together; sets of them smaller than so many bytes join others. */
  joinedBelow?: number;
}

const isForm = (id: string, context: Context): boolean =>
  [...modulesOf(id, context)].some((each) => each.includes('/node_modules/react-hook-form/'));

/** Of two groups that a module fits, the earlier one has it. */
const groups: readonly Group[] = [
  { name: 'react', fits: (id) => /\/node_modules\/(?:react|react-dom|scheduler)\//.test(id) },
  {
    name: 'site',
    fits: (_, usedBy, context) => {
      const islands = islandsOf(context);
      return usedBy(islands.filter(isOfSite)) > 0 && usedBy([...islands, shell, ...pages]) > 1;
    },
  },
  // Whoever signs in has these from the public pages.
  { name: 'common', fits: (_, usedBy, context) => usedBy([shell]) > 0 && usedBy(islandsOf(context)) > 0, joinedBelow: 20_000 },
  { name: 'shell', fits: (_, usedBy) => usedBy([shell]) > 0 },
  { name: 'parts', fits: (_, usedBy, context) => usedBy(firstPages) > 0 && usedBy(islandsOf(context)) > 0, joinedBelow: 12_000 },
  { name: 'upload', fits: (id) => /\/node_modules\/(?:@preact|use-sync-external-store)\/|\/src\/client\/upload\.ts$/.test(id) },
  { name: 'first', fits: (_, usedBy) => usedBy(firstPages) > 0 && usedBy(pages) > 2 },
  ...[false, true].map((isOfForm): Group => {
    return {
      name: isOfForm ? 'island-forms' : 'islands',
      fits: (id, usedBy, context) => {
        const count = usedBy(islandsOf(context));
        return isForm(id, context) === isOfForm && (count > 1 || (count === 1 && usedBy(pages) > 0));
      },
      joinedBelow: 8000,
    };
  }),
  { name: 'forms', fits: (id, usedBy) => usedBy(formPages) > (id.includes('/src/form/') ? 1 : 2) },
  { name: 'trade', fits: (_, usedBy) => usedBy(tradePages) > 1 },
  { name: 'lists', fits: (id, usedBy, context) => !isForm(id, context) && usedBy(pages) > 2 },
];

export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: groups.map(({ name, fits, joinedBelow }, index) => ({
    name: (id, context) => {
      const usedBy = (files: readonly string[]): number => files.filter((file) => modulesOf(file, context).has(id)).length;
      return fits(id, usedBy, context) ? name : null;
    },
    priority: groups.length - index,
    ...(joinedBelow !== undefined && { entriesAware: true, entriesAwareMergeThreshold: joinedBelow }),
  })),
};
