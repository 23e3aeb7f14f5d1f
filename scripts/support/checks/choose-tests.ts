/** Finds the tests for the words of `npm test -- <words>`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { caseless } from '../../../contract/text/letter-case.ts';

/** The runner of a test file, by its folder under tests/. */
export const runners = ['unit', 'api', 'worker', 'component', 'e2e'] as const;
export type Runner = (typeof runners)[number];

/** The work of one runner: whole files, or the tests of these files with a title. */
export interface Choice {
  runner: Runner;
  /** Paths from the root, with slashes. */
  files: string[];
  /** Words in the title. */
  title?: string;
}

interface TestFile {
  path: string;
  read(): string;
}

/** All test files below tests/. @param root of the project */
export const testFiles = (root: string): TestFile[] =>
  runners.flatMap((runner) =>
    readdirSync(join(root, 'tests', runner), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
      .sort()
      .map((name) => ({
        path: `tests/${runner}/${name.replaceAll('\\', '/')}`,
        read: () => readFileSync(join(root, 'tests', runner, name), 'utf8'),
      })),
  );

const pathsOf = (runner: Runner, files: readonly TestFile[]): string[] =>
  files.map(({ path }) => path).filter((path) => path.startsWith(`tests/${runner}/`));

const byRunner = (files: readonly TestFile[], title?: string): Choice[] =>
  runners.flatMap((runner) => {
    const own = pathsOf(runner, files);
    return own.length === 0 ? [] : [{ runner, files: own, ...(title !== undefined && { title }) }];
  });

/** Files of a vitest runner that name the tag `sweep`. Vitest would load all others to find that they have no such test. */
export const sweepFiles = (runner: Runner, files: readonly TestFile[]): string[] =>
  pathsOf(
    runner,
    files.filter((file) => /@module-tag sweep|'sweep'/.test(file.read())),
  );

/**
 * The files with the words in their path, otherwise the tests with the words in their literal title.
 * @returns an empty list if nothing matches
 */
export const chooseTests = (words: string, files: readonly TestFile[]): Choice[] => {
  const wanted = caseless(words);
  const named = files.filter(({ path }) => caseless(path).includes(wanted));
  if (named.length > 0) return byRunner(named);
  return byRunner(
    files.filter((file) => caseless(file.read()).includes(wanted)),
    words,
  );
};
