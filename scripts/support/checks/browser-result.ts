/** The result of a Playwright run, from its JSON report (`stats` and nested suites). */
export interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: readonly BrowserSuite[];
}

interface BrowserSuite {
  title: string;
  suites?: readonly BrowserSuite[];
  specs: readonly { title: string; file: string; line: number; tests: readonly { status: string }[] }[];
}

/** Tests that may need a second attempt before the run fails (ADR 039). */
export const secondTries = 2;

const specsOf = (suite: BrowserSuite): BrowserSuite['specs'] => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];

/**
 * Numbers of passed and failed tests, and those that passed at the second attempt: `file:line title`. More of these than allowed count
 * as failed.
 */
export const browserResult = ({ stats, suites }: BrowserReport): { passed: number; failed: number; again: readonly string[] } => {
  const again = suites
    .flatMap(specsOf)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line, title }) => `${file}:${line} ${title}`);
  const forgiven = stats.flaky <= secondTries ? stats.flaky : 0;
  return { passed: stats.expected + forgiven, failed: stats.unexpected + stats.flaky - forgiven, again };
};
