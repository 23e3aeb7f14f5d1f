import { expect, test } from 'vitest';
import { browserResult, secondAttemptsMax } from '../../../scripts/support/checks/browser-result.ts';

const spec = (title: string, status: string) => ({ title, file: 'chat.test.ts', line: 7, tests: [{ status }] });
const report = (flaky: number, unexpected = 0) => ({
  stats: { expected: 10, unexpected, flaky },
  suites: [
    {
      title: 'chat.test.ts',
      specs: [],
      suites: [{ title: 'of two', specs: Array.from({ length: flaky }, (_, n) => spec(`told ${n}`, 'flaky')) }],
    },
    { title: 'other', specs: [spec('at once', 'expected')] },
  ],
});

test('tests that pass at the second attempt are named, and pass up to a limit', () => {
  expect(browserResult(report(1))).toEqual({ passed: 11, failed: 0, failures: [], again: ['chat.test.ts:7 told 0'] });
  expect(browserResult(report(secondAttemptsMax))).toMatchObject({ passed: 10 + secondAttemptsMax, failed: 0 });
});

test('beyond the limit all of them fail', () => {
  expect(browserResult(report(secondAttemptsMax + 1))).toMatchObject({
    passed: 10,
    failed: secondAttemptsMax + 1,
    failures: { length: secondAttemptsMax + 1 },
  });
});

test('a test that failed twice fails', () => {
  const { suites, ...rest } = report(1, 1);
  const failed = { title: 'other', specs: [spec('at last', 'unexpected')] };
  expect(browserResult({ ...rest, suites: [...suites, failed] })).toMatchObject({
    passed: 11,
    failed: 1,
    failures: ['chat.test.ts:7 at last'],
  });
});
