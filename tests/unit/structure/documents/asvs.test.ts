/** docs/asvs.md has each requirement of two chapters of ASVS 5.0.0 once; tests/unit/structure/references.test.ts checks its links. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../../scripts/support/install.mjs';

/** Sections with the number of their requirements. */
const sections = [
  ['6.1', 3],
  ['6.2', 12],
  ['6.3', 8],
  ['6.4', 6],
  ['6.5', 8],
  ['6.6', 4],
  ['6.7', 2],
  ['6.8', 4],
  ['7.1', 3],
  ['7.2', 4],
  ['7.3', 2],
  ['7.4', 5],
  ['7.5', 3],
  ['7.6', 2],
] as const;

const page = readFileSync(join(root, 'docs/asvs.md'), 'utf8');
const [intro = '', ...parts] = page.split(/^## V/m);
const rows = parts.flatMap((part) =>
  [...part.matchAll(/^\| +(\d.*?) +\|$/gm)].map(([, cells = '']) => {
    const [id = '', level = '', requirement = '', holds = '', how = '', shownBy = '', ...others] = cells.split(/ +\| +/);
    return { section: part.split(' ', 1)[0] ?? '', id, level, requirement, holds, how, shownBy, others };
  }),
);
const gapsOf = (level: string): string[] => rows.filter((row) => row.level === level && row.holds === 'no').map(({ id }) => id);

test('each requirement is in the table of its section once, in order', () => {
  const wanted = sections.map(([section, count]) => [section, Array.from({ length: count }, (_, index) => `${section}.${index + 1}`)]);
  const found = parts.map((part) => part.split(' ', 1)[0]);
  expect(found.map((section) => [section, rows.filter((row) => row.section === section).map(({ id }) => id)])).toEqual(wanted);
});

test.each(rows)('$id has a level, an answer and its reason; what holds is shown by a test or code', (row) => {
  expect(row.level).toMatch(/^[123]$/);
  expect(['yes', 'no', 'n/a']).toContain(row.holds);
  for (const text of [row.requirement, row.how]) expect(text).toMatch(/\w{3}.*[^.]$/);
  expect(row.shownBy).toMatch(row.holds === 'yes' ? /^\[[^\]]+\]\(\.\.\/(?:api|contract|scripts|src|tests|worker)\// : /^(?:–|\[)/);
  expect(row.others).toEqual([]);
});

test('the introduction names the gaps of level 1', () => {
  expect(intro.match(/\d\.\d\.\d+(?=[,; ])/g)?.filter((id) => id !== '5.0.0')).toEqual(gapsOf('1'));
});
