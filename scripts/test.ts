/*
 * The gate (with the sizes of the built product), then the tests: fast ones first, then those in the browser.
 * All of it runs even after a failure, so that one run tells everything; the last line sums up.
 * `npm test -- unit api` runs the named parts only.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { check } from './check.ts';
import { build } from './build.ts';
import { root } from './support/install.mjs';
import { runTool } from './support/tool.ts';

interface Result {
  passed: number;
  failed: number;
}

const reportFolder = join(root, '.cache/reports');

const readReport = <T>(name: string): T | undefined => {
  try {
    return JSON.parse(readFileSync(join(reportFolder, name), 'utf8')) as T;
  } catch {
    return undefined;
  }
};

/** A run that ends badly without naming a failed test (a file that does not load) is a failure all the same. */
const withExitCode = (result: Result, code: number): Result => (code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result);

const vitest = async (project: string): Promise<Result> => {
  const report = `${project}.json`;
  const code = await runTool('vitest', [
    'run',
    '--project',
    project,
    '--passWithNoTests=false',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(reportFolder, report)}`,
  ]);
  const counts = readReport<{ numPassedTests: number; numFailedTests: number }>(report);
  return withExitCode({ passed: counts?.numPassedTests ?? 0, failed: counts?.numFailedTests ?? 0 }, code);
};

const playwright = async (): Promise<Result> => {
  const code = await runTool('playwright', ['test'], { KERVAN_SUMMARY: join(reportFolder, 'e2e.json') });
  const counts = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>('e2e.json')?.stats;
  return withExitCode({ passed: counts?.expected ?? 0, failed: (counts?.unexpected ?? 0) + (counts?.flaky ?? 0) }, code);
};

const parts: Record<string, () => Promise<Result>> = {
  check: async () => {
    const { passed, failed } = await check();
    for (const name of failed) console.log(`✗ ${name}`);
    return { passed, failed: failed.length };
  },
  unit: () => vitest('unit'),
  api: () => vitest('api'),
  worker: () => vitest('worker'),
  build: async () => {
    await build({ ifNeeded: true });
    return { passed: 1, failed: 0 };
  },
  e2e: playwright,
};

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));

rmSync(reportFolder, { recursive: true, force: true });
mkdirSync(reportFolder, { recursive: true });
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`unknown part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`);
  process.exit(2);
}
const total: Result = { passed: 0, failed: 0 };
const lines: string[] = [];
for (const [name, run] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n=== ${name}`);
  const result = await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  total.passed += result.passed;
  total.failed += result.failed;
  lines.push(`${name}: ${result.passed} passed, ${result.failed} failed`);
}
console.log(`\n${lines.join('\n')}\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
