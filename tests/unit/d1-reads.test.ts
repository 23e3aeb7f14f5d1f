import fs, { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { quickenReads, withBookmarksOfChanges } from '../../scripts/support/d1-reads.ts';

const path = join(dirname(createRequire(import.meta.url).resolve('miniflare')), 'workers/d1/database.worker.js');
const bookmarks = /storage\.getCurrentBookmark\(\)/g;

test('Miniflare’s D1 asks for a bookmark in one place, which is changed as it reads the script, and only meanwhile', () => {
  const text = readFileSync(path, 'utf8');
  expect(text.match(bookmarks)).toHaveLength(1);
  const changed = withBookmarksOfChanges(text);
  expect(changed).toMatch(/results\.some\(\({ meta }\) => meta\.changed_db\)[^;]*storage\.getCurrentBookmark\(\)/);
  expect(changed).toContain('return { results, commitToken };');
  const takeBack = quickenReads();
  try {
    expect(fs.readFileSync(path, 'utf8')).toBe(changed);
    expect(fs.readFileSync(path)).toEqual(Buffer.from(text));
  } finally {
    takeBack();
  }
  expect(readFileSync(path, 'utf8')).toBe(text);
});
