/**
 * Every call declares the tags that it reads or changes; they invalidate cached pages, lookups and queries of the business area
 * (contract/wire/tags.ts).
 */
import { describe, expect, test } from 'vitest';
import { calls } from '../../../contract/index.ts';
import { tags } from '../../../contract/wire/tags.ts';

const named = (call: { reads?: readonly string[]; changes?: readonly string[] }): string[] => [
  ...(call.reads ?? []),
  ...(call.changes ?? []),
];

describe.each(calls.map(({ call }) => [call.name, call] as const))('%s', (_, call) => {
  test('declares tags that it reads or changes, and a write those that it changes', () => {
    expect(Object.keys(call).filter((key) => key === 'reads' || key === 'changes')).toHaveLength(1);
    if (call.write === true) expect(call.changes).toBeDefined();
  });

  test('has existing tags, each once', () => {
    expect(tags).toEqual(expect.arrayContaining(named(call)));
    expect(new Set(named(call)).size).toBe(named(call).length);
  });
});

test('each tag is read by a call and changed by another', () => {
  for (const tag of tags) {
    const tagged = (kind: 'reads' | 'changes'): boolean => calls.some(({ call }) => call[kind]?.includes(tag));
    expect([tag, tagged('reads'), tagged('changes')]).toEqual([tag, true, true]);
  }
});
