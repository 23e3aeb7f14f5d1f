/** Decisions have one form and stand in the index, and every reference to one leads to it. */
import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../../../scripts/support/files.ts';
import { root } from '../../../scripts/support/install.mjs';

const folder = join(root, 'docs/decisions');
const read = (file: string): string => readFileSync(file, 'utf8');
const decisions = filesBelow(folder).filter((file) => basename(file) !== 'README.md');
const numbers = new Set(decisions.map((file) => basename(file).slice(0, 3)));
const index = read(join(folder, 'README.md'));

const folders = ['api', 'attack', 'bank', 'bench', 'contract', 'docs', 'lookups', 'pictures', 'scripts', 'src', 'tests', 'worker'];
const alone = [
  'README.md',
  'SECURITY.md',
  'content/README.md',
  'astro.config.mjs',
  'playwright.config.ts',
  'vitest.config.ts',
  'wrangler.toml',
];
const sources = [...folders.flatMap((name) => filesBelow(join(root, name))), ...alone.map((name) => join(root, name))]
  .filter(
    (file) => /\.(?:astro|css|js|md|mjs|sql|toml|tsx?)$/.test(file) && !/\/(?:node_modules|generated)\/|references\.test\.ts$/.test(file),
  )
  .map((file) => ({ file, text: read(file) }));

const found = (pattern: RegExp): { file: string; target: string }[] =>
  sources.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([, target = '']) => ({ file, target })));
const named = ({ file, target }: { file: string; target: string }): string => `${relative(root, file)}: ${target}`;

test.each(decisions.map((file) => [basename(file), read(file)]))('%s has the usual form', (name, text) => {
  expect(name).toMatch(/^\d{3}-[a-z0-9]+(?:-[a-z0-9]+)+\.md$/);
  const title = new RegExp(`^# ${name.slice(0, 3)}: (.+)\n`).exec(text)?.[1];
  expect(title).toBeDefined();
  expect(text).toMatch(/^\*\*Status:\*\* \w.*\*\*Date:\*\* \d{4}-\d{2}-\d{2}/m);
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  const usual = ['Context', 'Decision', 'Consequences', 'Alternatives'];
  expect(headings.filter((heading) => usual.includes(heading ?? ''))).toEqual(usual);
  expect(index.replaceAll(/ +/g, ' ')).toContain(`| [${name.slice(0, 3)}](${name}) | ${title} |`);
  const long = text.split('\n').filter((line) => line.length > 120 && !line.startsWith('|') && !line.includes(']('));
  expect(long).toEqual([]);
});

test('no number is given twice, and the index names nothing else', () => {
  expect(numbers.size).toBe(decisions.length);
  expect([...index.matchAll(/\]\((\d{3}-[^)]+)\)/g)].map(([, name]) => name).toSorted()).toEqual(
    decisions.map((file) => basename(file)).toSorted(),
  );
});

test('every number of a decision in code and documents is one of them', () => {
  const references = found(/\bADR (\d{3})\b/g);
  expect(references.length).toBeGreaterThan(100);
  expect(references.filter(({ target }) => !numbers.has(target)).map(named)).toEqual([]);
  expect(found(/\b([Dd]ecisions? \d{3}\b|docs\/decisions\/\d{3}\b(?!-))/g).map(named)).toEqual([]);
});

test('every link to a decision leads to a file', () => {
  const links = found(/decisions\/(\d{3}-[\w-]+\.md)/g);
  expect(links.length).toBeGreaterThan(20);
  const there = new Set(decisions.map((file) => basename(file)));
  expect(links.filter(({ target }) => !there.has(target)).map(named)).toEqual([]);
  const between = decisions.flatMap((file) =>
    [...read(file).matchAll(/\]\((\d{3}-[^)#]+)\)/g)].map(([, target = '']) => ({ file, target })),
  );
  expect(between.filter(({ file, target }) => !decisions.includes(join(dirname(file), target))).map(named)).toEqual([]);
});
