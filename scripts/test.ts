/*
 * `npm test` is the gate: the checks (with the sizes of the built product), then the tests, the fast ones first. `npm run test:sweep` runs
 * tests that repeat a proof for every page, language, mode, form or fault: vitest files with the tag `sweep`, and Playwright tests without
 * `@gate`. Everything runs even after a failure, so that one run reports all of them; the last lines name what failed. `npm test -- unit
 * api` runs the named parts only, `npm test -- slider` the test files with that word in their path, or else the tests with it in their
 * title, whatever their tag. `npm run test:quick` is for use while working: types, lint, texts and the unit tests.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { secondMs } from '../contract/limits.ts';
import { check, quickSteps, runChecks } from './check.ts';
import { build } from './build.ts';
import { type BrowserReport, browserResult, type Result } from './support/checks/browser-result.ts';
import { type Choice, chooseTests, sweepFiles, testFiles } from './support/checks/choose-tests.ts';
import { root } from './support/install.mjs';
import { memoryFolder } from './support/server/memory-folder.ts';
import type { Step } from './support/checks/steps.ts';
import { runTool } from './support/tool.ts';

const reportFolder = join(root, '.cache/reports');

const readReport = <T>(name: string): T | undefined => {
  try {
    return JSON.parse(readFileSync(join(reportFolder, name), 'utf8')) as T;
  } catch {
    return undefined;
  }
};

/** A run that fails without naming a failed test (a file that does not load) is a failure too. */
const withExitCode = (result: Result, code: number): Result => (code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result);

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The parts of vitest's JSON report that are read. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: readonly { name: string; status: string; assertionResults: readonly { fullName: string; status: string }[] }[];
}

type Tagged = 'gate' | 'sweep';
const vitestTags: Readonly<Record<Tagged, string[]>> = { gate: ['--tagsFilter=!sweep'], sweep: ['--tagsFilter=sweep'] };
const playwrightTags: Readonly<Record<Tagged, string[]>> = { gate: ['--grep', '@gate'], sweep: ['--grep-invert', '@gate'] };

const vitest = async (project: string, { files, title, tagged }: Partial<Choice> & { tagged?: Tagged } = {}): Promise<Result> => {
  const report = `${project}.json`;
  const code = await runTool('vitest', [
    'run',
    '--project',
    project,
    ...(files ?? []),
    ...(tagged === undefined ? [] : vitestTags[tagged]),
    ...(title === undefined ? [] : ['--testNamePattern', escaped(title)]),
    '--passWithNoTests=false',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(reportFolder, report)}`,
  ]);
  const counts = readReport<VitestReport>(report);
  const failures = counts?.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName);
    return (failed.length === 0 && status === 'failed' ? ['does not run'] : failed).map((title) => `${relative(root, name)} ${title}`);
  });
  return withExitCode({ passed: counts?.numPassedTests ?? 0, failed: counts?.numFailedTests ?? 0, failures: failures ?? [] }, code);
};

const playwright = async ({ files, title, tagged }: Partial<Choice> & { tagged?: Tagged } = {}): Promise<Result> => {
  await build({ ifNeeded: true });
  const only = [...(files ?? []).map((file) => `${escaped(file)}$`), ...(title === undefined ? [] : ['--grep', escaped(title)])];
  if (tagged !== undefined) only.push(...playwrightTags[tagged]);
  const code = await runTool('playwright', ['test', ...only], {
    KERVAN_SUMMARY: join(reportFolder, 'e2e.json'),
    // Reuses compiled test files in the next run.
    PWTEST_CACHE_DIR: join(root, '.cache/playwright'),
  });
  const report = readReport<BrowserReport>('e2e.json');
  return withExitCode(report === undefined ? { passed: 0, failed: 0, failures: [] } : browserResult(report), code);
};

const ofNames = (steps: readonly Step[], failures: readonly string[]): Result => ({
  passed: steps.length - failures.length,
  failed: failures.length,
  failures,
});

type Parts = Readonly<Record<string, () => Promise<Result>>>;

const unit = (): Promise<Result> => vitest('unit', { tagged: 'gate' });

const gate: Parts = {
  check: async () => ofNames(...(await check())),
  unit,
  worker: () => vitest('worker'),
  component: () => vitest('component'),
  api: () => vitest('api', { tagged: 'gate' }),
  build: async () => {
    await build({ ifNeeded: true });
    return { passed: 1, failed: 0, failures: [] };
  },
  e2e: () => playwright({ tagged: 'gate' }),
};
/** Parts that run together with the one before, because they mostly wait: for a Worker or a browser to start, and for its answers. */
const waiting: readonly string[] = ['worker', 'component'];

const vitestSweep = (project: 'unit' | 'api'): Promise<Result> =>
  vitest(project, { tagged: 'sweep', files: sweepFiles(project, testFiles(root)) });

const sweep: Parts = {
  unit: () => vitestSweep('unit'),
  api: () => vitestSweep('api'),
  e2e: () => playwright({ tagged: 'sweep' }),
};
const quick: Parts = { check: async () => ofNames(quickSteps, await runChecks(quickSteps)), unit };

/** The requested tests, by part of the gate. */
const chosen = (args: readonly string[]): Parts => {
  if (args[0] === '--quick') return quick;
  const [parts, asked] = args[0] === '--sweep' ? [sweep, args.slice(1)] : [gate, args];
  if (asked.length === 0) return parts;
  const files = testFiles(root);
  return Object.fromEntries(
    asked.flatMap((name): [string, () => Promise<Result>][] => {
      const part = parts[name];
      if (part !== undefined) return [[name, part]];
      const choices = chooseTests(name, files);
      if (choices.length > 0)
        return choices.map((choice) => [
          `${choice.runner}: ${name}`,
          () => (choice.runner === 'e2e' ? playwright(choice) : vitest(choice.runner, choice)),
        ]);
      console.error(`nothing is named ${name}: no part (${Object.keys(parts).join(', ')}), no test file, no title of a test`);
      return process.exit(2);
    }),
  );
};

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));

// Inherited by every process that the tests start. The folder is deleted at the end, including files that a killed server has left.
const temporary = mkdtempSync(join(process.env.TMPDIR ?? memoryFolder(), 'kervan-test-'));
process.env.TMPDIR = temporary;
process.once('exit', () => rmSync(temporary, { recursive: true, force: true }));
rmSync(reportFolder, { recursive: true, force: true });
mkdirSync(reportFolder, { recursive: true });
const total = { passed: 0, failed: 0 };
/** In the order of the parts, which can end in another one. */
const lines = new Map<string, string>();
const allFailures: string[] = [];

const runPart = async (name: string, run: () => Promise<Result>): Promise<void> => {
  console.log(`\n=== ${name}`);
  lines.set(name, '');
  const startedAt = Date.now();
  const result = await run().catch((error: unknown): Result => {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(reason);
    return { passed: 0, failed: 1, failures: [reason] };
  });
  total.passed += result.passed;
  total.failed += result.failed;
  allFailures.push(...result.failures.map((failure) => `✗ ${name}: ${failure}`));
  lines.set(name, `${name}: ${result.passed} passed, ${result.failed} failed, ${Math.round((Date.now() - startedAt) / secondMs)} s`);
};

const running: Promise<void>[] = [];
for (const [name, run] of Object.entries(chosen(process.argv.slice(2)))) {
  if (!waiting.includes(name)) await Promise.all(running.splice(0));
  running.push(runPart(name, run));
}
await Promise.all(running);
console.log(`\n${[...lines.values(), ...allFailures].join('\n')}\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
