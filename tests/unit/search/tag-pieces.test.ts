/** Tags end at a separator, from a keyboard, voice input or clipboard. */
import { expect, test } from 'vitest';
import { endedPieces, piecesOf } from '../../../src/ui/field/tag-pieces.ts';

test.each([
  ['typed', 'cotton', 'cotton,', ['cotton', '']],
  ['dictated at once', '', 'cotton, yarn', ['cotton', ' yarn']],
  ['an Arabic comma', 'قطن', 'قطن،', ['قطن', '']],
  ['an Arabic semicolon', 'قطن', 'قطن؛ غزل', ['قطن', ' غزل']],
  ['a semicolon', '', 'a1;b2', ['a1', 'b2']],
])('a separator ends the tags before it: %s', (_how, before, now, pieces) => {
  expect(endedPieces(before, now)).toEqual(pieces);
});

test('a tag being typed continues', () => {
  expect(endedPieces('cotto', 'cotton')).toBeNull();
  expect(endedPieces('', '')).toBeNull();
});

test('a refused tag is corrected in the field, not split at every letter', () => {
  expect(endedPieces('x, y', 'xa, y')).toBeNull();
  expect(endedPieces('x, y', 'x')).toBeNull();
  expect(endedPieces('x, y', 'x, y, z')).toEqual(['x', ' y', ' z']);
});

test('pasted lines become tags', () => {
  expect(piecesOf('cotton\nyarn')).toEqual(['cotton', 'yarn']);
});
