import { describe, expect, test } from 'vitest';
import { previewOf } from '../../../api/chat/preview.ts';

describe('a message’s preview', () => {
  test('is its first line', () => {
    expect(previewOf('Good morning\nthe rest')).toBe('Good morning');
    expect(previewOf('')).toBe('');
  });

  test('is cut by user-perceived characters', () => {
    expect(previewOf('a'.repeat(120))).toBe('a'.repeat(120));
    expect(previewOf('a'.repeat(121))).toBe(`${'a'.repeat(119)}…`);
    expect(previewOf('🚢'.repeat(121))).toBe(`${'🚢'.repeat(119)}…`);
  });
});
