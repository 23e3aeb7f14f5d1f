/** Decisions have one form and are in the index; scripts/references.ts checks the references to them. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../../../scripts/support/files.ts';
import { root } from '../../../scripts/support/install.mjs';

const folder = join(root, 'docs/decisions');
const read = (file: string): string => readFileSync(file, 'utf8');
const decisions = filesBelow(folder).filter((file) => basename(file) !== 'README.md');
const index = read(join(folder, 'README.md'));

test.each(decisions.map((file) => [basename(file), read(file)]))('%s has the usual form', (name, text) => {
  expect(name).toMatch(/^\d{3}-[a-z0-9]+(?:-[a-z0-9]+)+\.md$/);
  const title = new RegExp(`^# ${name.slice(0, 3)}: (.+)\n`).exec(text)?.[1];
  expect(title).toBeDefined();
  expect(text).toMatch(/^\*\*Status:\*\* \w.*\*\*Date:\*\* \d{4}-\d{2}-\d{2}/m);
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  const usual = ['Context', 'Decision', 'Consequences', 'Alternatives'];
  expect(headings.filter((heading) => usual.includes(heading ?? ''))).toEqual(usual);
  expect(index.replaceAll(/ +/g, ' ')).toContain(`| [${name.slice(0, 3)}](${name}) | ${title} |`);
});

test('there are at most 40 decisions: a choice is added to the record of its subject', () => {
  expect(decisions.length).toBeLessThanOrEqual(40);
});

test('no two decisions have the same number, and the index names nothing else', () => {
  expect(new Set(decisions.map((file) => basename(file).slice(0, 3))).size).toBe(decisions.length);
  expect([...index.matchAll(/\]\((\d{3}-[^)]+)\)/g)].map(([, name]) => name).toSorted()).toEqual(
    decisions.map((file) => basename(file)).toSorted(),
  );
});
