/* `npm run check`: the whole gate besides the tests, the sizes of the built product included. Everything runs, then everything that failed is listed. */
import { runTool } from './support/tool.ts';
import { root } from './support/install.mjs';
import { build } from './build.ts';
import { measureBudgets } from './budgets.ts';
import { checkLocales } from './locales.ts';

interface Step {
  name: string;
  run(): Promise<number>;
}

const rooms = ['contract', 'api', 'worker', 'scripts', 'tests/api', 'tests/worker'];

const tool = (name: string, command: string, args: string[]): Step => ({
  name,
  run: () => runTool(command, args),
});

const steps: Step[] = [
  ...rooms.map((room) => tool(`types of ${room}`, 'tsc', ['-p', `${room}/tsconfig.json`, '--pretty', 'false'])),
  tool('types of src', 'astro', ['check', '--silent', '--minimumSeverity', 'error']),
  tool('lint', 'oxlint', ['--quiet']),
  tool('format', 'prettier', ['--check', '--log-level', 'warn', '.']),
  tool('dead code', 'knip', ['--no-progress']),
  tool('borders of the rooms', 'vitest', ['run', '--project', 'unit', 'tests/unit/boundaries.test.ts', '--reporter', 'dot']),
  { name: 'locales', run: async () => (checkLocales(root).length > 0 ? 1 : 0) },
  {
    name: 'sizes',
    run: async () => {
      await build({ ifNeeded: true });
      return (await measureBudgets()).failed;
    },
  },
];

/** Runs every step and answers with the names of those that failed. */
export const check = async (): Promise<{ passed: number; failed: string[] }> => {
  const failed: string[] = [];
  for (const step of steps) {
    console.log(`— ${step.name}`);
    if ((await step.run()) !== 0) failed.push(step.name);
  }
  return { passed: steps.length - failed.length, failed };
};

if (import.meta.main) {
  const { passed, failed } = await check();
  for (const name of failed) console.log(`✗ ${name}`);
  console.log(`${passed} checks passed, ${failed.length} failed`);
  process.exit(failed.length > 0 ? 1 : 0);
}
