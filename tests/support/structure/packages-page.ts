/** docs/packages.md, written from the rules that tests/unit/structure/boundaries.test.ts checks. */
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { layers, owners } from './api-layers.ts';
import { packages, root } from './packages.ts';

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
const names = (folders: readonly string[]): string => folders.map((folder) => `\`${folder}\``).join(', ');

const packageLine = ({ folder, may, because }: (typeof packages)[number]): string =>
  `- **\`${folder}/\`** may import ${may.length === 0 ? 'no other package' : names(may)}. ${sentence(because)}`;

const layerLine = ({ folders, because }: (typeof layers)[number], index: number): string => {
  const tables = folders.flatMap((folder) => owners[folder] ?? []);
  return `${index + 1}. ${names(folders)}. ${sentence(because)}${tables.length === 0 ? '' : ` Tables: ${names(tables)}.`}`;
};

const page = `# The packages

Which package may import which, and why. This page is generated from the rules in \`tests/support/structure/packages.ts\` and
\`tests/support/structure/api-layers.ts\` and the tables that each subject names (\`api/<subject>/index.ts\`).
\`tests/unit/structure/boundaries.test.ts\` checks every import and every write of a table against them; after a change,
\`npx vitest run --project unit boundaries --update\` writes this page again.

[Architecture](architecture.md) says what each package does. The reasons in full:
[ADR 002](decisions/002-api-folders-in-layers-with-table-owners.md) (layers of the API),
[ADR 003](decisions/003-one-contract-and-site-map-for-both-sides.md) (contract, site map),
[ADR 019](decisions/019-one-form-engine-with-drafts-and-versions.md) (forms),
[ADR 001](decisions/001-plain-css-in-cascade-layers.md) (styles),
[ADR 004](decisions/004-one-client-build-and-a-library-for-each-state.md) (client build and state).
The tables: [data-model.md](data-model.md).

## Imports

${packages.map(packageLine).join('\n')}

## Layers of the API

Lowest first. A folder imports folders of lower layers only, so that there is no cycle. Only its folder writes a table;
others put the owner's statements into their batches.

${layers.map(layerLine).join('\n')}
`;

/** The whole page, as it has to be in the repository. */
export const packagesPage = async (): Promise<string> =>
  format(page, { ...(await resolveConfig(join(root, 'docs/packages.md'))), parser: 'markdown', plugins: [] });
