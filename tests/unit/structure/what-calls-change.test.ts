/** Every call says what it reads or what it changes: kept pages, lookups and the business area's reads are told by that (contract/wire/tags.ts). */
import { describe, expect, test } from 'vitest';
import { calls } from '../../../contract/index.ts';
import { tags } from '../../../contract/wire/tags.ts';

const named = (call: { reads?: readonly string[]; changes?: readonly string[] }): string[] => [
  ...(call.reads ?? []),
  ...(call.changes ?? []),
];

describe.each(calls.map(({ call }) => [call.name, call] as const))('%s', (_, call) => {
  test('says what it reads or what it changes, and a write what it changes', () => {
    expect(Object.keys(call).filter((key) => key === 'reads' || key === 'changes')).toHaveLength(1);
    if (call.write === true) expect(call.changes).toBeDefined();
  });

  test('names tags that there are, each once', () => {
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
