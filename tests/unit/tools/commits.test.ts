/** scripts/commits.ts reports subjects of commits that break CONTRIBUTING.md. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkCommits, subjectsOf } from '../../../scripts/commits.ts';
import { subjectFaults } from '../../../scripts/support/checks/commit-rules.ts';
import { root } from '../../../scripts/support/install.mjs';

test.each([
  ['Load React once for islands and business area', []],
  ['Bring the texts of four languages in line', []],
  ['Embed the picture that a page shows first', []],
  ['fix two flaky tests', ['begins with a small letter']],
  ['Fixed two flaky tests', ['"Fixed" is not imperative']],
  ['Fixes two flaky tests', ['"Fixes" is not imperative']],
  ['Dropping the second copy', ['"Dropping" is not imperative']],
  ['Made pages faster', ['"Made" is not imperative']],
  ['Fix two flaky tests.', ['ends with a full stop']],
  [`Fix ${'x'.repeat(69)}`, ['has 73 characters']],
])('%s', (subject, faults) => {
  expect(subjectFaults(subject)).toEqual(faults);
});

test('a folder without git and a history without the first commit pass with a note', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kervan-commits-'));
  try {
    expect(checkCommits(folder)).toEqual({ faults: [], note: expect.stringContaining('not checked') });
  } finally {
    rmSync(folder, { recursive: true });
  }
  expect(subjectsOf(root, '0'.repeat(40))).toBeNull();
});
