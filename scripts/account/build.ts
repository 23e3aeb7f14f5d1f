/**
 * The script of the business area: a build of its own, apart from what visitors load (docs/decisions/080). A first pass says which pieces
 * which pages use, a second one sends pieces that are used together as one file.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { gatherChunks, type Piece, type Prices } from './gather-chunks.ts';
import { root } from '../support/install.mjs';
import { noPreloadOfTheLoaded } from '../support/no-preload-of-the-loaded.ts';
import { shortTokensInScripts } from '../support/short-tokens.ts';
import { withoutSchemas } from './without-schemas.ts';

type Chunk = Rolldown.OutputChunk;
type Chunks = ReadonlyMap<string, Chunk>;

/** Starts the app on a page of the business area. */
export const accountEntry = join(root, 'src/account/mount.tsx');
const registry = join(root, 'src/account/shell/pages.ts');

export interface AccountScripts {
  files: readonly { fileName: string; source: string | Uint8Array }[];
  /** The file that starts the app. */
  entry: string;
  /** Page of the map → the other files that it runs with. */
  neededBy: Readonly<Record<string, readonly string[]>>;
}

/**
 * The pages of the largest forms count most: their budget has no byte to spare. A part that is loaded later counts less: not every visit needs
 * it; those of the console least: few people work there.
 */
const weights = { full: 4, page: 1, part: 0.3, console: 0.03 } as const;
type UserKind = keyof typeof weights;
const fullPages = /\/(?:CompanyPage|EditRequestPage)\.tsx$/;
/** They are some two kilobytes when they are sent. */
const prices: Prices = { file: 7500, weightOf: (user) => weights[user.slice(0, user.indexOf(' ')) as UserKind] };

/** Page of the map → the module that shows it, as the app's own list says. */
const pageModules = (): Map<string, string> =>
  new Map(
    [...readFileSync(registry, 'utf8').matchAll(/^ {2}(\w+): async \(\) => \(await import\('([^']+)'\)\)/gm)].map(
      ([, page = '', path = '']) => [page, join(dirname(registry), path)],
    ),
  );

async function chunksOf(define: Record<string, string>, codeSplitting: Rolldown.CodeSplittingOptions | true) {
  const config: InlineConfig = {
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    define,
    plugins: [shortTokensInScripts, withoutSchemas, noPreloadOfTheLoaded('_astro/[hash].js')],
    build: {
      write: false,
      assetsDir: '_astro',
      rolldownOptions: { input: accountEntry, output: { codeSplitting, entryFileNames: '_astro/[hash].js' } },
    },
  };
  const { output } = (await build(config)) as Rolldown.RolldownOutput;
  const chunks: Chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
  return { output, chunks };
}

/** A file and all that it can not run without. */
function needsOf(chunks: Chunks, fileName: string, seen = new Set<string>()): Set<string> {
  if (seen.has(fileName)) return seen;
  seen.add(fileName);
  for (const needed of chunks.get(fileName)?.imports ?? []) needsOf(chunks, needed, seen);
  return seen;
}

const entryOf = (chunks: Chunks): string => {
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry);
  if (entry === undefined) throw new Error('the business area has no script');
  return entry.fileName;
};

/** Module → name of the file that it goes into; what is loaded by its own name stays where it is. */
function filesOf(chunks: Chunks): Map<string, string> {
  const shell = needsOf(chunks, entryOf(chunks));
  const parts = [...chunks.values()].filter(({ isDynamicEntry }) => isDynamicEntry);
  const pages = new Set(pageModules().values());
  const kindOf = (module: string): UserKind =>
    fullPages.test(module) ? 'full' : pages.has(module) ? 'page' : module.includes('/moderation/') ? 'console' : 'part';
  const usedBy = new Map<string, Set<string>>();
  for (const part of parts)
    for (const fileName of needsOf(chunks, part.fileName))
      usedBy.set(fileName, (usedBy.get(fileName) ?? new Set()).add(`${kindOf(part.facadeModuleId ?? '')} ${part.fileName}`));
  const pieces = [...usedBy]
    .filter(([fileName]) => !shell.has(fileName) && chunks.get(fileName)?.isDynamicEntry !== true)
    .map(([fileName, users]): Piece => {
      const chunk = chunks.get(fileName);
      const needs = new Set(chunk?.imports.filter((needed) => !shell.has(needed)));
      return { id: fileName, size: chunk?.code.length ?? 0, needs, usedBy: users };
    });
  const files = new Map<string, string>();
  for (const [index, group] of gatherChunks(pieces, prices).entries())
    for (const fileName of group) for (const id of chunks.get(fileName)?.moduleIds ?? []) files.set(id, `part${index}`);
  // Libraries change seldom: browsers keep them over many versions.
  for (const fileName of shell)
    for (const id of chunks.get(fileName)?.moduleIds ?? [])
      if (id !== accountEntry) files.set(id, id.includes('/node_modules/') ? 'libraries' : 'shell');
  return files;
}

/** Builds it in memory. @param define what the build says of itself (import.meta.env) */
export async function buildAccount(define: Record<string, string>): Promise<AccountScripts> {
  const files = filesOf((await chunksOf(define, true)).chunks);
  const { output, chunks } = await chunksOf(define, {
    includeDependenciesRecursively: false,
    groups: [{ name: (id) => files.get(id) ?? null }],
  });
  const entry = entryOf(chunks);
  const fileWith = (module: string): string => {
    const chunk = [...chunks.values()].find(({ facadeModuleId, moduleIds }) => facadeModuleId === module || moduleIds.includes(module));
    if (chunk === undefined) throw new Error(`${module} is in no script of the business area`);
    return chunk.fileName;
  };
  const neededBy = [...pageModules()].map(([page, module]) => {
    const needed = [entry, fileWith(module)].flatMap((fileName) => [...needsOf(chunks, fileName)]);
    return [page, [...new Set(needed)].filter((fileName) => fileName !== entry)] as const;
  });
  return {
    files: output.map((file) => ({ fileName: file.fileName, source: file.type === 'chunk' ? file.code : file.source })),
    entry,
    neededBy: Object.fromEntries(neededBy),
  };
}
