/** What a run of Playwright says, from its JSON report (`stats` and the suites below each other). */
export interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: readonly BrowserSuite[];
}

interface BrowserSuite {
  title: string;
  suites?: readonly BrowserSuite[];
  specs: readonly { title: string; file: string; line: number; tests: readonly { status: string }[] }[];
}

/** So many tests may need their second try before the run has failed (ADR 039). */
export const secondTries = 2;

const specsOf = (suite: BrowserSuite): BrowserSuite['specs'] => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];

/** How many passed and failed, and which passed at the second try only: `file:line title`. More of those than allowed have failed. */
export const browserResult = ({ stats, suites }: BrowserReport): { passed: number; failed: number; again: readonly string[] } => {
  const again = suites
    .flatMap(specsOf)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line, title }) => `${file}:${line} ${title}`);
  const forgiven = stats.flaky <= secondTries ? stats.flaky : 0;
  return { passed: stats.expected + forgiven, failed: stats.unexpected + stats.flaky - forgiven, again };
};
