import { expect, test } from 'vitest';
import { browserResult } from '../../../scripts/support/checks/browser-result.ts';

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

test('a test that passes only at the second attempt fails, and is named', () => {
  expect(browserResult(report(1))).toEqual({
    passed: 10,
    failed: 1,
    failures: ['chat.test.ts:7 told 0 (passed at the second attempt)'],
  });
});

test('a test that failed twice fails', () => {
  const { suites, ...rest } = report(1, 1);
  const failed = { title: 'other', specs: [spec('at last', 'unexpected')] };
  expect(browserResult({ ...rest, suites: [...suites, failed] })).toMatchObject({
    passed: 10,
    failed: 2,
    failures: ['chat.test.ts:7 at last', 'chat.test.ts:7 told 0 (passed at the second attempt)'],
  });
});
