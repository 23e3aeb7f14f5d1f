import { describe, expect, test } from 'vitest';
import { chooseTests, sweepFiles, testFiles } from '../../../scripts/support/checks/choose-tests.ts';
import { root } from '../../../scripts/support/install.mjs';

const file = (path: string, text = '') => ({ path, read: () => text });
const files = [
  file('tests/unit/client/call.test.ts', "test('a lost connection is told', …)"),
  file('tests/api/chat/chat.test.ts', "test('a message is charged once', …)"),
  file('tests/e2e/home.test.ts', "test.describe('the slider', …)"),
  file('tests/e2e/pages/chat.test.ts', "test('a message arrives', …)"),
];

describe('npm test -- words', () => {
  test('select the files with the words in their path, each with its runner', () => {
    expect(chooseTests('chat', files)).toEqual([
      { runner: 'api', files: ['tests/api/chat/chat.test.ts'] },
      { runner: 'e2e', files: ['tests/e2e/pages/chat.test.ts'] },
    ]);
    expect(chooseTests('e2e/pages', files)).toEqual([{ runner: 'e2e', files: ['tests/e2e/pages/chat.test.ts'] }]);
  });

  test('select titles when no path has them, in any letter case', () => {
    expect(chooseTests('A message', files)).toEqual([
      { runner: 'api', files: ['tests/api/chat/chat.test.ts'], title: 'A message' },
      { runner: 'e2e', files: ['tests/e2e/pages/chat.test.ts'], title: 'A message' },
    ]);
  });

  test('select nothing when nothing matches', () => {
    expect(chooseTests('zebra crossing', files)).toEqual([]);
  });

  test('every test file of the project has a runner', () => {
    const paths = testFiles(root).map(({ path }) => path);
    expect(paths).toContain('tests/unit/tools/choose-tests.test.ts');
    expect(paths).toContain('tests/e2e/pages/every-page.test.ts');
    expect(paths.length).toBeGreaterThan(100);
  });
});

test('the sweep runs the files of a runner that name its tag', () => {
  const tagged = [
    file('tests/api/chat/histories.test.ts', '/** @module-tag sweep */'),
    file('tests/api/chat/sockets.test.ts', "test('signing out', { tags: isFirst ? [] : ['sweep'] }, …)"),
    file('tests/unit/tools/attack.test.ts', '/** @module-tag sweep */'),
  ];
  expect(sweepFiles('api', [...files, ...tagged])).toEqual(['tests/api/chat/histories.test.ts', 'tests/api/chat/sockets.test.ts']);
});
