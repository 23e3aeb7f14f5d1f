/** docs/packages.md, written from what the tests of the borders hold the code to. */
import { layers, owners } from './api-layers.ts';
import { packages } from './packages.ts';

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
const names = (folders: readonly string[]): string => folders.map((folder) => `\`${folder}\``).join(', ');

const packageLine = ({ folder, may, because }: (typeof packages)[number]): string =>
  `- **\`${folder}/\`** may import ${may.length === 0 ? 'no other package' : names(may)}. ${sentence(because)}`;

const layerLine = ({ folders, because }: (typeof layers)[number], index: number): string => {
  const tables = folders.flatMap((folder) => owners[folder] ?? []);
  return `${index + 1}. ${names(folders)}. ${sentence(because)}${tables.length === 0 ? '' : ` Tables: ${names(tables)}.`}`;
};

/** The whole page, as it has to stand in the repository. */
export const packagesPage = (): string => `# The packages

Who may import whom, and why. This page is written from \`tests/support/api/packages.ts\` and \`tests/support/api/api-layers.ts\` and the tables that each subject names (\`api/<subject>/index.ts\`), by which
\`tests/unit/structure/boundaries.test.ts\` judges every import and every statement that writes; after a change there, \`npx vitest run --project unit boundaries --update\` writes it anew.
What each package holds is told by the table in the [README](../README.md), and why it became so by decisions
[ADR 002](decisions/002-api-folders-in-layers-with-table-owners.md) (the API's layers), [ADR 003](decisions/003-one-contract-and-site-map-for-both-sides.md) (wire, site map, edge),
[ADR 019](decisions/019-one-form-engine-with-drafts-and-versions.md) (forms), [ADR 001](decisions/001-plain-css-in-cascade-layers.md) (styles) and [ADR 005](decisions/005-query-nanostores-and-signals-for-state.md) (state).
The tables themselves: [data-model.md](data-model.md).

## Packages

${packages.map(packageLine).join('\n')}

## Layers of the API

From the ground up; a folder imports folders of the layers below its own only, and no circle closes. A table is written by its folder alone; others take the
owner's statements into their batches.

${layers.map(layerLine).join('\n')}
`;

/** The whole page, as it has to be in the repository. */
export const roomsPage = async (): Promise<string> =>
  format(page, { ...(await resolveConfig(join(root, 'docs/packages.md'))), parser: 'markdown', plugins: [] });
