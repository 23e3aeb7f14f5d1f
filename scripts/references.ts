/*
 * `node scripts/references.ts`, part of the gate: every decision, document, anchor and file that code and documents name exists.
 * `--all` also lists what is not wrong yet: references to lists outside of the repository, and long lines of Markdown.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { filesBelow } from './support/files.ts';
import { root } from './support/install.mjs';
import { deadReferences, type Finding, type Tree, treeOf } from './support/checks/reference-rules.ts';
import { longLines, outsideReferences } from './support/checks/reference-warnings.ts';

const isText = (file: string): boolean => /\.(?:astro|css|jsx?|md|mjs|sh|sql|toml|tsx?)$/.test(file);
/** Made by tools and builds. */
const isMade = (file: string): boolean => /(?:^|\/)(?:node_modules|generated|dist)(?:\/|$)/.test(file);
/** Links of the site and of other packages, migrations, which never change, and references that are made up to be found. */
const isForeign = (file: string): boolean =>
  /^content\/|^bench\/peer\/|\/migrations\/|^tests\/unit\/structure\/references\.test\.ts$/.test(file);
const isJudged = (file: string): boolean => isText(file) && !isForeign(file);

function readTree(): Tree {
  const files = readdirSync(root, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !isMade(name))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(root, entry.name)) : [join(root, entry.name)]))
    .map((file) => relative(root, file).replaceAll(sep, '/'))
    .filter((file) => !isMade(file));
  return treeOf(new Map(files.map((file) => [file, isText(file) ? readFileSync(join(root, file), 'utf8') : ''])));
}

const judgedOf = (tree: Tree): string[] => [...tree.texts.keys()].filter(isJudged);
const lineOf = ({ file, line, text }: Finding): string => `${file}:${line}: ${text}`;

/** What `npm run check` finds. @returns a line for each reference that leads nowhere */
export function checkReferences(): string[] {
  const tree = readTree();
  return deadReferences(tree, judgedOf(tree)).map(lineOf);
}

if (import.meta.main) {
  const faults = checkReferences();
  for (const fault of faults) console.log(fault);
  if (process.argv.includes('--all')) {
    const tree = readTree();
    for (const warning of [...outsideReferences(tree, judgedOf(tree)), ...longLines(tree, judgedOf(tree))])
      console.log(`warning: ${lineOf(warning)}`);
  }
  console.log(`${faults.length} references lead nowhere`);
  process.exit(faults.length > 0 ? 1 : 0);
}
