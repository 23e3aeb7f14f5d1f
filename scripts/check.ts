/*
 * `npm run check`: the whole gate except the tests. All steps run, as many at a time as the machine has processors; then those that
 * failed are listed. The tools keep their caches in .cache.
 */
import { root } from './support/install.mjs';
import { rehearse } from './support/deploy/rehearse.ts';
import { runSteps, type Step } from './support/checks/steps.ts';
import { captureTool } from './support/tool.ts';
import { build } from './build.ts';
import { measureBudgets } from './budgets.ts';
import { checkCommits } from './commits.ts';
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
    const { code, output } = await captureTool(command, args);
    return { passed: code === 0, output };
  },
});

/**
 * Types by the runtime that they are written for, each in one program; `astro check` is that of browsers. The contract runs in all, so it is
 * checked without the globals of any. The types of Workers' tests would allow product code what only tests have, like `cloudflare:test`.
 */
const typesOf = (runtime: string, config: string): Step =>
  tool(`types for ${runtime}`, 'tsc', [
    '-p',
    config,
    '--pretty',
    'false',
    '--incremental',
    '--tsBuildInfoFile',
    `.cache/types/${runtime}.json`,
  ]);
const lint = tool('lint', 'oxlint', ['--quiet']);
const locales: Step = { name: 'locales', run: async () => ({ passed: checkLocales(root).length === 0, output: '' }) };

/** A step that fails with a line for each fault. */
const faultsStep = (name: string, find: () => readonly string[] | Promise<readonly string[]>, after?: string): Step => ({
  name,
  ...(after && { after }),
  run: async () => {
    const faults = await find();
    return { passed: faults.length === 0, output: faults.join('\n') };
  },
});
const sourceSteps: readonly Step[] = [
  lint,
  locales,
  faultsStep('dependencies', checkDependencies),
  faultsStep('permissions', checkPermissions),
  faultsStep('schema', checkSchema),
  faultsStep('references', checkReferences),
  {
    name: 'commits',
    run: async () => {
      const { faults, note } = checkCommits();
      return { passed: faults.length === 0, output: [...faults, note].join('\n') };
    },
  },
];
const types: readonly Step[] = [
  typesOf('Node', 'scripts/tsconfig.json'),
  typesOf('Workers', 'tsconfig.workers.json'),
  typesOf('Workers-tests', 'tests/api/tsconfig.json'),
  typesOf('contract', 'contract/tsconfig.json'),
];

/** Checks of the sources that take seconds, once the types are cached. */
export const quickSteps: readonly Step[] = [...types, ...sourceSteps];

/** Longest first, which keeps all processors busy to the end. */
const steps: readonly Step[] = [
  {
    name: 'build',
    run: async () => {
      await build({ ifNeeded: true });
      return { passed: true, output: '' };
    },
  },
  tool('format', 'oxfmt', ['--check']),
  // `.astro` is the only kind of file that oxfmt does not support.
  tool('format of pages', 'prettier', ['--check', '--log-level', 'warn', '**/*.astro']),
  faultsStep('sizes', measureBudgets, 'build'),
  faultsStep('deploy rehearsal', rehearse, 'build'),
  // After the build, because both write .astro.
  tool('types for browsers', 'astro', ['check', '--silent', '--minimumSeverity', 'error'], 'build'),
  ...types,
  tool('dead code', 'knip', ['--no-progress']),
  ...sourceSteps,
];

/** Runs steps after the generated code that they need is written. @returns those that failed */
export const runChecks = async (some: readonly Step[]): Promise<string[]> => {
  await prepareMails();
  return runSteps(some);
};

/** Runs the whole gate. @returns its steps and those that failed */
export const check = async (): Promise<[steps: readonly Step[], failed: string[]]> => [steps, await runChecks(steps)];

if (import.meta.main) {
  const [, failed] = await check();
  for (const name of failed) console.log(`✗ ${name}`);
  console.log(`${steps.length - failed.length} checks passed, ${failed.length} failed`);
  process.exit(failed.length > 0 ? 1 : 0);
}
