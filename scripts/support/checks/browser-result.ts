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

/** Number of tests that may pass only at the second attempt; with more, the run fails (ADR 039). */
export const secondAttemptsMax = 2;

/** The result of a part of the gate: numbers of tests, and the names of failed ones if the part reports them. */
export interface Result {
  passed: number;
  failed: number;
  failures: readonly string[];
}

const specsOf = (suite: BrowserSuite): BrowserSuite['specs'] => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];

/**
 * Numbers of passed and failed tests, the failed ones and those that passed at the second attempt as `file:line title`. More of the
 * latter than allowed count as failed.
 */
export const browserResult = ({ stats, suites }: BrowserReport): Result & { again: readonly string[] } => {
  const withStatus = (wanted: string): string[] =>
    suites
      .flatMap(specsOf)
      .filter(({ tests }) => tests.some(({ status }) => status === wanted))
      .map(({ file, line, title }) => `${file}:${line} ${title}`);
  const again = withStatus('flaky');
  const isForgiven = stats.flaky <= secondAttemptsMax;
  return {
    passed: stats.expected + (isForgiven ? stats.flaky : 0),
    failed: stats.unexpected + (isForgiven ? 0 : stats.flaky),
    failures: [...withStatus('unexpected'), ...(isForgiven ? [] : again)],
    again,
  };
};
