/**
 * Which modules of the browsers' build share a file: Rolldown's own groups (rolldown.rs/in-depth/manual-code-splitting). Without them each
 * set of parts that share a module has a file for it, and a page of the business area loads a hundred files.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { root } from '../support/install.mjs';

type Context = Rolldown.ChunkingContext;

/** All that these import, themselves or by others; what is imported later does not count. */
function modulesOf(ids: readonly string[], context: Context): Set<string> {
  const modules = new Set<string>();
  const waiting = [...ids];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (modules.has(id)) continue;
    modules.add(id);
    waiting.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return modules;
}

/** @returns whether one of these files imports the module */
function importedBy(files: readonly string[]) {
  let found: Set<string> | undefined;
  const find = (context: Context) =>
    modulesOf(
      files.map((file) => join(root, 'src', file)),
      context,
    );
  return (id: string, context: Context): boolean => (found ??= find(context)).has(id);
}

const isOfIslands = importedBy(
  readdirSync(join(root, 'src/islands'))
    // The style guide shows everything there is.
    .filter((name) => name.endsWith('.tsx') && !name.startsWith('Styleguide'))
    .map((name) => `islands/${name}`),
);
const isOfShell = importedBy(['account/mount.tsx']);
/** Where people begin, and come back to most. */
const isOfFirstPages = importedBy([
  'account/user/ProfilePage.tsx',
  'account/chat/MessagesPage.tsx',
  'account/notification/NotificationsPage.tsx',
]);
const isOfForms = importedBy([
  'form/Form.tsx',
  'form/use-form.ts',
  ...readdirSync(join(root, 'src/form/fields')).map((name) => `form/fields/${name}`),
]);
/** The largest library: what imports it comes when it is reached for (src/ui/later.ts), and must not draw it into a file of others. */
const importsAria = (id: string, context: Context): boolean => [...modulesOf([id], context)].some((each) => each.includes('/react-aria'));

/** @returns the name of the file, or null for what belongs to another group */
const named =
  (name: string, isIn: (id: string, context: Context) => boolean): Rolldown.CodeSplittingNameFunction =>
  (id, context) =>
    isIn(id, context) ? name : null;

/** Of two groups that a module fits, the earlier one has it. */
const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
  // Whoever signs in has these from the public pages.
  {
    name: named('common', (id, context) => isOfShell(id, context) && isOfIslands(id, context)),
    entriesAware: true,
    entriesAwareMergeThreshold: 8000,
  },
  { name: named('shell', isOfShell) },
  { name: named('islands', isOfIslands), minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 4000 },
  { name: named('first', isOfFirstPages), minShareCount: 4 },
  { name: named('forms', isOfForms) },
  { name: named('shared', (id, context) => !id.includes('node_modules') && !importsAria(id, context)), minShareCount: 4 },
];

export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: groups.map((group, index) => ({ ...group, priority: groups.length - index })),
};
