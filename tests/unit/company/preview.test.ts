import { expect, test } from 'vitest';
import { descriptionPreviewLength } from '../../../contract/limits.ts';
import { preview } from '../../../src/server/short-text.ts';

test('a preview is one line of at most 240 characters, without half a character', () => {
  expect(descriptionPreviewLength).toBe(240);
  expect(preview('Cotton\n\n towels ', 240)).toBe('Cotton towels');
  expect(preview('x'.repeat(240), 240)).toBe('x'.repeat(240));
  expect(preview('x'.repeat(241), 240)).toBe(`${'x'.repeat(239)}…`);
  expect(preview('Carded towels', 12)).toBe('Carded…');
  expect(preview('Carded, towels', 8)).toBe('Carded…');
  expect(preview('قطن، مناشف فندقية', 10)).toBe('قطن…');
  expect(preview('🧵'.repeat(5), 4)).toBe('🧵🧵🧵…');
});
