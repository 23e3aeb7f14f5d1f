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

/** The result of a part of the gate: numbers of tests, and the names of failed ones if the part reports them. */
export interface Result {
  passed: number;
  failed: number;
  failures: readonly string[];
}

const specsOf = (suite: BrowserSuite): BrowserSuite['specs'] => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];

/**
 * Numbers of passed and failed tests, and the failed ones as `file:line title`. A test that passed only at the second attempt failed: the
 * attempt exists to record it (ADR 039).
 */
export const browserResult = ({ stats, suites }: BrowserReport): Result => {
  const withStatus = (wanted: string): string[] =>
    suites
      .flatMap(specsOf)
      .filter(({ tests }) => tests.some(({ status }) => status === wanted))
      .map(({ file, line, title }) => `${file}:${line} ${title}`);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: [...withStatus('unexpected'), ...withStatus('flaky').map((name) => `${name} (passed at the second attempt)`)],
  };
};
