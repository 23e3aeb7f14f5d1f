/**
 * Which modules of the browsers' build share a file: Rolldown's own groups (rolldown.rs/in-depth/manual-code-splitting). Without them each
 * set of parts that share a module has a file for it, and a page of the business area loads a hundred files.
 */
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { filesBelow } from '../support/files.ts';
import { root } from '../support/install.mjs';

type Context = Rolldown.ChunkingContext;
const TT = JSON.parse(process.env.TT ?? '{}');
const N = (k: string, d: number): number => TT[k] ?? d;

const source = join(root, 'src');
const shell = join(source, 'account/mount.tsx');
const islands = filesBelow(join(source, 'islands')).filter((file) => /\/(?!Styleguide)[A-Z]\w+\.tsx$/.test(file));
const pages = filesBelow(join(source, 'account')).filter((file) => file.endsWith('Page.tsx'));
/** The largest pages. What they share is not worth a file of its own elsewhere. */
const formPages = pages.filter((file) => /\/(?:(?:New|Edit|Add)\w+|Company|Settings|Staff|Payment)Page\.tsx$/.test(file));

/** Where people begin, and come back to most. */
const firstPages = pages.filter((file) => /\/(?:Profile|Messages|Notifications)Page\.tsx$/.test(file));

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

/** How many of these need the module before they run. */
const countOf = (files: readonly string[], id: string, context: Context): number =>
  files.filter((file) => (files !== islands || context.getModuleInfo(file)?.isEntry === true) && modulesOf(file, context).has(id)).length;

const isForm = (id: string, context: Context): boolean => [...modulesOf(id, context)].some((each) => each.includes('/node_modules/react-hook-form/'));

/** Of islands, and of another island or the business area. */
const isShared = (id: string, context: Context): boolean => {
  const count = countOf(islands, id, context);
  return count > 1 || (count === 1 && countOf(pages, id, context) > 0);
};

/** Of two groups that a module fits, the earlier one has it. */
const groups: { name: string; fits: (id: string, context: Context) => boolean; more?: Partial<Rolldown.CodeSplittingGroup> }[] = [
  { name: 'react', fits: (id) => /\/node_modules\/(?:react|react-dom|scheduler)\//.test(id) },
  // Whoever signs in has these from the public pages.
  {
    name: 'common',
    fits: (id, context) => countOf([shell], id, context) > 0 && countOf(islands, id, context) > 0,
    more: { entriesAware: true, entriesAwareMergeThreshold: N('common', 8000) },
  },
  { name: 'shell', fits: (id, context) => countOf([shell], id, context) > 0 },
  {
    name: 'parts',
    fits: (id, context) => countOf(firstPages, id, context) > 0 && countOf(islands, id, context) > 0,
    more: { entriesAware: true, entriesAwareMergeThreshold: N('parts', 8000) },
  },
  { name: 'first', fits: (id, context) => countOf(firstPages, id, context) > 0 && countOf(pages, id, context) >= N('first', 3) },
  { name: 'islands', fits: (id, context) => isShared(id, context) && !isForm(id, context), more: { entriesAware: true, entriesAwareMergeThreshold: N('islands', 8000) } },
  { name: 'engine', fits: (id, context) => isShared(id, context), more: { entriesAware: true, entriesAwareMergeThreshold: N('engine', 8000) } },
  { name: 'forms', fits: (id, context) => countOf(formPages, id, context) >= N('forms', 3) },
  { name: 'lists', fits: (id, context) => !isForm(id, context) && countOf(pages, id, context) >= N('lists', 4) },
  ...(['request', 'product', 'company'].slice(0, N('subj', 1)).map((subject) => ({ name: subject, fits: (id: string, context: Context) => countOf(pages.filter((file) => file.includes(`/account/${subject}/`)), id, context) >= 2 }))),
];

export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: groups.map(({ name, fits, more }, index) => ({
    name: (id, context) => (fits(id, context) ? name : null),
    priority: groups.length - index,
    ...more,
  })),
};
