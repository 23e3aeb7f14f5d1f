/*
 * `npm run check`: the whole gate besides the tests, the sizes of the built product included. Everything runs, as much at a time
 * as the machine has processors; then everything that failed is listed. What the tools remember from the last time is in .cache.
 */
import { root } from './support/install.mjs';
import { rehearse } from './support/deploy/rehearse.ts';
import { runSteps, type Step } from './support/checks/steps.ts';
import { runToolAside } from './support/tool.ts';
import { build } from './build.ts';
import { measureBudgets } from './budgets.ts';
import { checkDependencies } from './dependencies.ts';
import { checkLocales } from './locales.ts';
import { checkPermissions } from './permissions.ts';
import { prepare as prepareMails } from './prepare/mails.ts';
import { checkReferences } from './references.ts';
import { checkSchema } from './schema.ts';

const tool = (name: string, command: string, args: string[], after?: string): Step => ({
  name,
  ...(after && { after }),
  run: async () => {
    const { code, output } = await runToolAside(command, args);
    return { passed: code === 0, output };
  },
});

const typesOf = (room: string): Step => {
  const memory = `.cache/types/${room.replace('/', '-')}.json`;
  return tool(`types of ${room}`, 'tsc', [
    '-p',
    `${room}/tsconfig.json`,
    '--pretty',
    'false',
    '--incremental',
    '--tsBuildInfoFile',
    memory,
  ]);
};
const lint = tool('lint', 'oxlint', ['--quiet']);
const locales: Step = { name: 'locales', run: async () => ({ passed: checkLocales(root).length === 0, output: '' }) };
const dependencies: Step = {
  name: 'dependencies',
  run: async () => {
    const faults = checkDependencies();
    return { passed: faults.length === 0, output: faults.join('\n') };
  },
};
const permissions: Step = {
  name: 'permissions',
  run: async () => {
    const faults = await checkPermissions();
    return { passed: faults.length === 0, output: faults.join('\n') };
  },
};
const schema: Step = {
  name: 'schema',
  run: async () => {
    const faults = await checkSchema();
    return { passed: faults.length === 0, output: faults.join('\n') };
  },
};
const references: Step = {
  name: 'references',
  run: async () => {
    const faults = checkReferences();
    return { passed: faults.length === 0, output: faults.join('\n') };
  },
};
const typesOfRooms = ['scripts', 'tests/api', 'api', 'tests/worker', 'worker', 'bank', 'contract'].map(typesOf);

/** What can be said of the sources in seconds, once the types of the rooms are remembered. */
export const quickSteps: readonly Step[] = [...typesOfRooms, lint, locales, dependencies, permissions, schema, references];

/** The longest first, so that nothing long is left for the end. */
const steps: readonly Step[] = [
  {
    name: 'build',
    run: async () => {
      await build({ ifNeeded: true });
      return { passed: true, output: '' };
    },
  },
  tool('format', 'oxfmt', ['--check']),
  // The one kind of file that oxfmt does not know.
  tool('format of pages', 'prettier', ['--check', '--log-level', 'warn', '**/*.astro']),
  {
    name: 'sizes',
    after: 'build',
    run: async () => ({ passed: (await measureBudgets()).failed === 0, output: '' }),
  },
  {
    name: 'deploy rehearsal',
    after: 'build',
    run: async () => {
      const faults = await rehearse();
      return { passed: faults.length === 0, output: faults.join('\n') };
    },
  },
  // Both write what Astro knows of the pages into .astro.
  tool('types of src', 'astro', ['check', '--silent', '--minimumSeverity', 'error'], 'build'),
  ...typesOfRooms,
  tool('dead code', 'knip', ['--no-progress']),
  lint,
  locales,
  dependencies,
  permissions,
  schema,
  references,
];

/** Runs steps, once what they read of generated code is there. @returns the names of those that failed */
export const runChecks = async (some: readonly Step[]): Promise<string[]> => {
  await prepareMails();
  return runSteps(some);
};

/** Runs the whole gate. @returns its steps and the names of those that failed */
export const check = async (): Promise<[steps: readonly Step[], failed: string[]]> => [steps, await runChecks(steps)];

if (import.meta.main) {
  const [, failed] = await check();
  for (const name of failed) console.log(`✗ ${name}`);
  console.log(`${steps.length - failed.length} checks passed, ${failed.length} failed`);
  process.exit(failed.length > 0 ? 1 : 0);
}
