/** Lists in the console are separated as in the reader's language: Arabic has a comma of its own. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../../../scripts/support/files.ts';
import { joined } from '../../../src/i18n/trade.ts';
import { root } from '../../support/structure/packages.ts';
import { textsOf } from '../../support/browser/texts.ts';

const latinComma = /join\(', '\)|\}, \$\{/;

test('no list of the console is joined with a Latin comma', () => {
  const files = filesBelow(join(root, 'src/account/moderation')).filter((path) => /\.tsx?$/.test(path));
  expect(files.length).toBeGreaterThan(40);
  expect(files.filter((path) => latinComma.test(readFileSync(path, 'utf8')))).toEqual([]);
});

test('the Arabic separator is the Arabic comma', () => {
  expect(joined(['a', 'b'], { t: textsOf('ar'), language: 'ar' })).toBe('a، b');
  expect(joined(['a', 'b'], { t: textsOf('en'), language: 'en' })).toBe('a, b');
});
