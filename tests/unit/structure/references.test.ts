/** scripts/references.ts reports each fault, and nothing else. */
import { describe, expect, test } from 'vitest';
import { anchorsOf, deadReferences, treeOf } from '../../../scripts/support/checks/reference-rules.ts';
import { longLines, outsideReferences } from '../../../scripts/support/checks/document-rules.ts';

const behaviour = '# Behaviour\n\n### Page cache\n';
const requirements = '- <a id="P-2.3.21"></a>**P-2.3.21** Text.\n';
const treeWith = (file: string, text: string) =>
  treeOf(
    new Map([
      ['docs/behaviour.md', behaviour],
      ['docs/requirements.md', requirements],
      ['docs/decisions/031-freshness.md', '# Freshness\n'],
      ['api/chat/room/room.ts', ''],
      [file, text],
    ]),
  );
const faultsIn = (file: string, text: string) => deadReferences(treeWith(file, text), [file]).map((each) => each.text);

describe('a link of a document', () => {
  test.each([
    ['[a](behaviour.md)', []],
    ['[a](behaviour.md#page-cache)', []],
    ['[a](decisions/031-freshness.md "Why")', []],
    ['[a](../api/chat/room/room.ts) and [b](../api/chat/)', []],
    ['[a](#here)\n\n## Here', []],
    ['[a](https://example.test/behaviour.md#none), [b](/imports), [c](mailto:a@b.test)', []],
    ['`[a](none.md)`', []],
    ['```\n[a](none.md)\n```', []],
    ['```mermaid\nparticipant A as api/none.ts\n```', ['api/none.ts does not exist']],
    ['[a](none.md)', ['docs/none.md does not exist']],
    ['[a](behaviour.md#none)', ['docs/behaviour.md has no anchor #none']],
    ['[a](#there)\n\n## Here', ['docs/a.md has no anchor #there']],
    ['[a](../api/none/)', ['api/none/ does not exist']],
  ])('%j', (text, faults) => {
    expect(faultsIn('docs/a.md', text)).toEqual(faults);
  });
});

describe('a line of code', () => {
  test.each([
    ['/** As docs/behaviour.md#page-cache and behaviour.md#page-cache say. */', []],
    ['// docs/requirements.md#P-2.3.21.', []],
    [' * Why: ADR 031, ADR 031, docs/decisions/031-freshness.md', []],
    ['-- told by api/chat/room/room.ts', []],
    ["import { a } from '../api/chat/none.ts';", []],
    ["expect(choose('api/chat/none.ts'))", []],
    ["test('one page for all (docs/behaviour.md#page-cache)')", []],
    ["test('one page for all (docs/behaviour.md#none)')", ['docs/behaviour.md has no anchor #none']],
    ['// read by api/generated/mails.ts', []],
    ['/** As docs/behaviour.md#none says. */', ['docs/behaviour.md has no anchor #none']],
    ['/** As behaviour.md#none says. */', ['docs/behaviour.md has no anchor #none']],
    ['// docs/requirements.md#P-2.3.99', ['docs/requirements.md has no anchor #P-2.3.99']],
    [' * Why: ADR 032', ['ADR 032 does not exist']],
    [' * Why: docs/decisions/031', ['write ADR 031']],
    [' * Why: decision 031', ['write ADR 031']],
    [' * Why: docs/decisions/031-other.md', ['docs/decisions/031-other.md does not exist']],
    ['const a = 1; // as api/chat/none.ts does', ['api/chat/none.ts does not exist']],
    ['{/* as docs/none.md says */}', ['docs/none.md does not exist']],
  ])('%j', (text, faults) => {
    expect(faultsIn('api/a.ts', text)).toEqual(faults);
  });
});

test('a decision may name a file that does not exist among its alternatives only, and a missing decision nowhere', () => {
  const alternatives = '## Alternatives\n\n- `api/chat/none.ts`, as in [031](031-none.md), decision 033';
  expect(faultsIn('docs/decisions/032-a.md', `## Decision\n\n\`api/chat/none.ts\`\n\n${alternatives}`)).toEqual([
    'api/chat/none.ts does not exist',
    'docs/decisions/031-none.md does not exist',
    'write ADR 033',
  ]);
});

test.each([
  ['`api/*/room/*.ts` and `api/**/room.ts`', []],
  ['`api/*/room.ts`', ['api/*/room.ts matches no file']],
  ['`api/chat/room/*.json`', ['api/chat/room/*.json matches no file']],
])('a path with asterisks matches a file: %s', (text, faults) => {
  expect(faultsIn('docs/a.md', text)).toEqual(faults);
});

test('anchors are those of GitHub: without punctuation, and numbered where a heading repeats', () => {
  expect([...anchorsOf('# Unverified e-mail\n## Why?\n## Why?\n## [A `b`](c.md) & d\n<a id="P-1.1.01"></a>')]).toEqual([
    'unverified-e-mail',
    'why',
    'why-1',
    'a-b--d',
    'P-1.1.01',
  ]);
});

test('references to documents elsewhere, and long lines outside of tables, code and links, are faults', () => {
  const outside = '/** Ids (D-5; public site, section 4; house.md; issue 3). */';
  expect(outsideReferences(treeWith('api/a.ts', outside), ['api/a.ts']).map(({ text }) => text)).toEqual([
    'D-5 is not in the repository',
    'public site, section 4 is not in the repository',
    'house.md is not in the repository',
    'issue 3 is not in the repository',
  ]);
  const long = 'x'.repeat(121);
  const lines = [long, `| ${long} |`, `[a](${long})`, 'short', '```', long, '```'].join('\n');
  expect(longLines(treeWith('docs/a.md', lines), ['docs/a.md'])).toEqual([{ file: 'docs/a.md', line: 1, text: '121 characters' }]);
});
