/** Files and folders are named by the terms of docs/glossary.md, and by none of the words that it rules out. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../../../scripts/support/files.ts';
import { root } from '../../../scripts/support/install.mjs';

const folders = ['api', 'attack', 'bank', 'bench', 'contract', 'docs/decisions', 'scripts', 'src', 'tests', 'worker'];

/** Where one of the words is the right one, and why. */
const allowed: readonly { word: string; at: RegExp; because: string }[] = [
  { word: 'room', at: /\/chat\/|chat-room/, because: 'a chat room' },
  { word: 'trip', at: /round-trip/, because: 'a round trip' },
  { word: 'news', at: /./, because: 'articles; what is new to an account is a notification' },
  { word: 'numbers', at: /(?:page|bank)-numbers/, because: 'numbers of pages and of accounts' },
  { word: 'history', at: /./, because: 'of credits, items and migrations; prepared data is a fixture' },
  { word: 'old', at: /OldVersion|-old/, because: 'an earlier version; what a cache may not show any more is stale' },
  { word: 'over', at: /take-over|-over-/, because: 'a preposition' },
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

const words = ruledOut(readFileSync(join(root, 'docs/glossary.md'), 'utf8'));

test('no file and no folder has a name that the glossary rules out', () => {
  const paths = folders.flatMap((folder) => filesBelow(join(root, folder))).map((file) => relative(root, file));
  const own = paths.filter((path) => !/(?:^|\/)(?:node_modules|generated|results|\.[^/]+)(?:\/|$)/.test(path));
  expect(own.length).toBeGreaterThan(1500);
  expect(own.flatMap((path) => faultsOf(path, words))).toEqual([]);
});

test('a word that is ruled out is found in a folder, a file and a component, in its plural too', () => {
  expect(words.get('watch')).toBe('saved search');
  for (const path of ['api/watch/store.ts', 'api/jobs/late-watch.ts', 'src/account/shell/WatchList.tsx', 'contract/watchs.ts'])
    expect(faultsOf(path, words)).toHaveLength(1);
  expect(faultsOf('api/saved-search/store.ts', words)).toEqual([]);
});
