import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconNames, pointingIcons } from '../../../src/ui/icons.ts';

const sprite = readFileSync(new URL('../../../public/icons.svg', import.meta.url), 'utf8');
const drawn = [...sprite.matchAll(/<symbol id="([\w-]+)"/g)].map((match) => match[1]);

test('the list of icon names and the sprite agree', () => {
  expect([...iconNames].sort()).toEqual([...drawn].sort());
});

test('no icon is drawn twice', () => {
  expect(new Set(drawn).size).toBe(drawn.length);
});

test('only directional icons are mirrored', () => {
  expect([...pointingIcons].filter((name) => !drawn.includes(name))).toEqual([]);
  expect(pointingIcons.has('clock')).toBe(false);
});
