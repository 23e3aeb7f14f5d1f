/** Files, folders, names in code, titles of tests and READMEs use the terms of docs/glossary.md, and none of the words that it rules out. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesBelow } from '../../../scripts/support/files.ts';
import { root } from '../../../scripts/support/install.mjs';

const folders = ['api', 'attack', 'bank', 'bench', 'contract', 'docs/decisions', 'scripts', 'src', 'tests', 'worker'];

/** Exceptions: places where one of the words is correct, with the reason. */
const allowed: readonly { word: string; at: RegExp; because: string }[] = [
  { word: 'room', at: /\/chat\/|chat-room/, because: 'a chat room' },
  { word: 'trip', at: /round-trip/, because: 'a round trip' },
  { word: 'news', at: /./, because: 'articles; what is new to an account is a notification' },
  { word: 'numbers', at: /(?:page|bank)-numbers/, because: 'numbers of pages and of accounts' },
  { word: 'history', at: /./, because: 'of credits, items and migrations; prepared data is a fixture' },
  { word: 'old', at: /OldVersion|-old/, because: 'an earlier version; what a cache may not show any more is stale' },
  { word: 'away', at: /lead-away/, because: 'an adverb' },
  { word: 'bell', at: /by-bell/, because: 'the icon' },
  { word: 'gone', at: /^api\/migrations\/20/, because: 'a later migration keeps its name' },
];

/** The single words of the last column, each with its term; a word with a note in brackets is excluded in that sense only. */
const ruledOut = (page: string): Map<string, string> => {
  const table = page.slice(page.indexOf('## Words of the code'), page.indexOf('## Words of the trade'));
  const rows = [...table.matchAll(/^\| ([^|]+?) +\|[^|]*\| ([^|]+?) +\|$/gm)].slice(1);
  return new Map(
    rows.flatMap(([, term = '', words = '']) =>
      words
        .replaceAll(/[^,(]*\([^)]*\)/g, '')
        .split(',')
        .map((word) => word.trim())
        .filter((word) => /^[a-z]+$/.test(word))
        .map((word) => [word, term] as const),
    ),
  );
};

const wordsOf = (path: string): string[] =>
  path
    .replace(/\.\w+$/, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .flatMap((word) => [word, word.replace(/s$/, '')]);

const faultsOf = (path: string, words: ReadonlyMap<string, string>): string[] =>
  [...new Set(wordsOf(path))]
    .filter((word) => words.has(word) && !allowed.some((each) => each.word === word && each.at.test(path)))
    .map((word) => `${path}: not "${word}" but "${words.get(word)}"`);

const page = readFileSync(join(root, 'docs/glossary.md'), 'utf8');
const words = ruledOut(page);

/** The words that names, titles and READMEs must not contain, and those that only names must not contain. */
const listed = (page.match(/^> .+$/gm) ?? []).join(' ').match(/[a-z]+/g) ?? [];
const [sentence = ''] = /^In names .+ are ruled out/m.exec(page) ?? [];
const rules = {
  title: new Set(listed),
  name: new Set([...listed, ...Array.from(sentence.matchAll(/`([a-z]+)`/g), ([, word = '']) => word)]),
};
const allowedNames: readonly { word: string; at: RegExp; because: string }[] = [
  { word: 'standing', at: /\/moderation\//, because: 'a field of the console’s calls' },
  { word: 'desk', at: /^pictures\/motifs\//, because: 'a piece of furniture' },
];

/** Names that a file declares, and the titles of its tests; each with its line. */
function namesIn(path: string, code: string): { kind: 'name' | 'title'; text: string; line: number }[] {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  const found: { kind: 'name' | 'title'; text: string; line: number }[] = [];
  const add = (kind: 'name' | 'title', node: ts.Node, text: string): void =>
    void found.push({ kind, text, line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
  const isUse = (node: ts.Node): boolean =>
    ts.isPropertyAccessExpression(node) || ts.isImportSpecifier(node) || ts.isExportSpecifier(node) || ts.isMetaProperty(node);
  const visit = (node: ts.Node): void => {
    const { name } = node as { name?: ts.Node };
    if (name !== undefined && (ts.isIdentifier(name) || ts.isPrivateIdentifier(name)) && !isUse(node)) add('name', name, name.text);
    const [title] = ts.isCallExpression(node) && /^(?:test|describe)/.test(node.expression.getText()) ? node.arguments : [];
    if (title !== undefined && ts.isStringLiteralLike(title)) add('title', title, title.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Most files have none of these letters, and are not parsed. */
const suspect = new RegExp([...rules.name].join('|'), 'i');
const nameFaultsOf = (path: string, code: string): string[] =>
  (suspect.test(code) ? namesIn(path, code) : []).flatMap(({ kind, text, line }) =>
    [
      ...new Set(
        text
          .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
          .toLowerCase()
          .match(/[a-z]+/g) ?? [],
      ),
    ]
      .filter((word) => rules[kind].has(word) && !allowedNames.some((each) => each.word === word && each.at.test(path)))
      .map((word) => `${path}:${line}: "${word}" in ${text}`),
  );

/** Own files below these folders, from the root. */
const ownFiles = (names: readonly string[]): string[] =>
  names
    .flatMap((folder) => filesBelow(join(root, folder)))
    .map((file) => relative(root, file))
    .filter((path) => !/(?:^|\/)(?:node_modules|generated|results|\.[^/]+)(?:\/|$)/.test(path));

test('no file and no folder has a name that the glossary rules out', () => {
  const own = ownFiles(folders);
  expect(own.length).toBeGreaterThan(1500);
  expect(own.flatMap((path) => faultsOf(path, words))).toEqual([]);
});

test('a word that is ruled out is found in a folder, a file and a component, in its plural too', () => {
  expect(words.get('watch')).toBe('saved search');
  for (const path of ['api/watch/store.ts', 'api/jobs/late-watch.ts', 'src/account/shell/WatchList.tsx', 'contract/watchs.ts'])
    expect(faultsOf(path, words)).toHaveLength(1);
  expect(faultsOf('api/saved-search/store.ts', words)).toEqual([]);
});

test('no name in code and no title of a test has a word that the glossary rules out there', { timeout: 60_000 }, () => {
  const own = ownFiles([...folders, 'demo', 'pictures']).filter((path) => /\.(?:tsx?|mjs)$/.test(path));
  expect(own.length).toBeGreaterThan(2000);
  expect(own.flatMap((path) => nameFaultsOf(path, readFileSync(join(root, path), 'utf8')))).toEqual([]);
});

test('no README has such a word outside of code', () => {
  const own = [...ownFiles([...folders, 'content', 'docs']).filter((path) => path.endsWith('/README.md')), 'README.md'];
  expect(new Set(own)).toContain('src/styles/README.md');
  const faults = own.flatMap((path) => {
    const prose = readFileSync(join(root, path), 'utf8').replaceAll(/`[^`]*`/g, '');
    return (prose.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => rules.title.has(word)).map((word) => `${path}: "${word}"`);
  });
  expect(faults).toEqual([]);
});

test('a name or title with such a word is found wherever it is declared; a use, a text and another word are not', () => {
  for (const code of [
    'const told = 1;',
    'function tellHost() {}',
    'const { heard } = line;',
    'interface Row { keptFor: string }',
    'class Line { #telling = 1 }',
    'const { code: said } = answer;',
    "test('who is told', () => {});",
    "test.each(['a'])('%s is told', () => {});",
    "describe('a second wish', () => {});",
  ])
    expect(nameFaultsOf('api/chat/a.ts', code), code).toHaveLength(1);
  for (const code of [
    "const answer = 'told';",
    'row.told;',
    "import { told } from 'other';",
    "test('input is kept', () => {});",
    'const keeper = 1;',
  ])
    expect(nameFaultsOf('api/chat/a.ts', code), code).toEqual([]);
});
