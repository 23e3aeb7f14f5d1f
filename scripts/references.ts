/*
 * `node scripts/references.ts`, part of the gate: every decision, document, anchor and file that code and documents name exists in the
 * repository, and lines of Markdown are short enough to be readable in a diff.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { filesBelow } from './support/files.ts';
import { root } from './support/install.mjs';
import { longLines, outsideReferences } from './support/checks/document-rules.ts';
import { deadReferences, type Finding, type Tree, treeOf } from './support/checks/reference-rules.ts';

const isText = (file: string): boolean => /\.(?:astro|css|jsx?|md|mjs|sh|sql|toml|tsx?)$/.test(file);
/** Whether a file is the output of a tool or build. */
const isGenerated = (file: string): boolean => /(?:^|\/)(?:node_modules|generated|dist)(?:\/|$)/.test(file);
/** Files that are not checked: pages of the site, code of another package, migrations, which never change, and the test of this check. */
const isForeign = (file: string): boolean =>
  /^content\/|^bench\/peer\/|\/migrations\/|^tests\/unit\/structure\/references\.test\.ts$/.test(file);
const isChecked = (file: string): boolean => isText(file) && !isForeign(file);

function readTree(): Tree {
  const files = readdirSync(root, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !isGenerated(name))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(root, entry.name)) : [join(root, entry.name)]))
    .map((file) => relative(root, file).replaceAll(sep, '/'))
    .filter((file) => !isGenerated(file));
  return treeOf(new Map(files.map((file) => [file, isText(file) ? readFileSync(join(root, file), 'utf8') : ''])));
}

const lineOf = ({ file, line, text }: Finding): string => `${file}:${line}: ${text}`;

/** For `npm run check`. @returns a line for each fault */
export function checkReferences(): string[] {
  const tree = readTree();
  const files = [...tree.texts.keys()].filter(isChecked);
  return [deadReferences, outsideReferences, longLines].flatMap((faultsIn) => faultsIn(tree, files)).map(lineOf);
}

if (import.meta.main) {
  const faults = checkReferences();
  for (const fault of faults) console.log(fault);
  console.log(`${faults.length} faults in references and lines of Markdown`);
  process.exit(faults.length > 0 ? 1 : 0);
}
