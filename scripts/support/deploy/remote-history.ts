/** Checks the migrations of the deployed databases before a deployment (history.ts). */
import { unknownMigrationOf } from './history.ts';
import { migrationNames } from './migrations.ts';
import type { Wrangler } from '../server/unset.ts';
import { wranglerError } from '../server/wrangler-error.ts';

const bindings = { DB: 'marketplace', ARCHIVE: 'archive' } as const;

const appliedIn = async (binding: string, wrangler: Wrangler): Promise<string[]> => {
  const query = ['--command', 'SELECT name FROM d1_migrations'];
  const { code, output } = await wrangler(['d1', 'execute', binding, '--remote', '--json', ...query, '--config', 'api/wrangler.toml']);
  if (code !== 0) {
    // It has no migrations yet.
    if (output.includes('no such table')) return [];
    throw wranglerError(output);
  }
  const [answer] = JSON.parse(output.slice(output.search(/^\[/m), output.lastIndexOf(']') + 1)) as [{ results: { name: string }[] }];
  return answer.results.map(({ name }) => name);
};

/** @returns a line for each database with unknown migrations @throws wrangler's message if it fails */
export const remoteStrangers = async (wrangler: Wrangler): Promise<string[]> => {
  const lines = [];
  for (const [binding, which] of Object.entries(bindings)) {
    const stranger = unknownMigrationOf(await appliedIn(binding, wrangler), migrationNames(which));
    if (stranger !== undefined)
      lines.push(`the database ${binding} has the migration ${stranger}, which is not in api/: it is of another version`);
  }
  return lines;
};
