/** Comparison of versions in moderation queues, and where an owner's form opens after a rejection. */
import { describe, expect, test } from 'vitest';
import { firstFaultOf, readRejectReason, rejectFields, rejectReasonText } from '../../../contract/moderation/rejection.ts';
import { holdsRole } from '../../../contract/moderation/roles.ts';
import { changesOf } from '../../../src/account/moderation/queue/Changes.tsx';
import { filterQuery, filtersOf, queueAddress } from '../../../src/account/moderation/queue/queue-address.ts';
import { sectionsOf } from '../../../src/account/moderation/sections.ts';
import { fieldToFix } from '../../../src/account/shared/fix.ts';
import { fieldsToFix } from '../../../src/account/company/form/parts.ts';

describe('changes', () => {
  test('name the differences with both values, in the order of the fields', () => {
    const before = [
      ['Name', 'Rope'],
      ['Text', 'Two tonnes'],
      ['Gone', 'x'],
    ] as const;
    const after = [
      ['Name', 'Sail'],
      ['Text', 'Two tonnes'],
      ['New', 'y'],
    ] as const;
    expect(changesOf(before, after)).toEqual([
      { label: 'Name', before: 'Rope', after: 'Sail' },
      { label: 'New', before: '', after: 'y' },
      { label: 'Gone', before: 'x', after: '' },
    ]);
    expect(changesOf(before, before)).toEqual([]);
  });

  test('of values with one label are compared together', () => {
    const one = [
      ['Packing', 'boxes'],
      ['Packing', 'pallets'],
    ] as const;
    expect(changesOf(one, [['Packing', 'boxes']])).toEqual([{ label: 'Packing', before: 'boxes\npallets', after: 'boxes' }]);
  });
});

describe('a rejection', () => {
  const text = rejectReasonText({ reasons: ['INCOMPLETE'], note: '', faults: [{ reason: 'INCOMPLETE', field: 'taxNumber' }] });

  test('stores the fields of its reasons; one without fields is unchanged', () => {
    expect(readRejectReason(text).faults).toEqual([{ reason: 'INCOMPLETE', field: 'taxNumber' }]);
    expect(readRejectReason('{"reasons":["DUPLICATE"],"note":""}')).toEqual({ reasons: ['DUPLICATE'], note: '' });
    expect([firstFaultOf(text), firstFaultOf('Wrong number'), firstFaultOf(null)]).toEqual(['taxNumber', undefined, undefined]);
  });

  test('opens the form at its first field, or at that of the address; at none that the form does not have', () => {
    expect(fieldToFix('first', text, fieldsToFix)).toBe('taxNumber');
    expect(fieldToFix('address', text, fieldsToFix)).toBe('addressHeader');
    for (const fix of [undefined, 'constructor', 'goods']) expect(fieldToFix(fix, text, fieldsToFix)).toBeUndefined();
    expect(Object.keys(fieldsToFix)).toEqual([...rejectFields.company]);
  });
});

test('the address contains the filters of a queue, and nothing else', () => {
  const filters = filtersOf({ kind: 'request', id: 'x', language: 'TR', country: '', olderThanHours: '24', more: 'y' });
  expect(filters).toEqual({ language: 'TR', olderThanHours: '24' });
  expect(queueAddress('request', filters, 'abc')).toBe('/moderation?kind=request&language=TR&olderThanHours=24&id=abc');
  expect(filterQuery({ ...filters, claimed: 'mine' })).toEqual({ language: 'TR', olderThanHours: 24, claimed: 'mine' });
});

test('each role sees its sections, an administrator all', () => {
  expect([holdsRole(null, undefined), holdsRole('editor', undefined), holdsRole('editor', 'moderator')]).toEqual([false, true, false]);
  expect(sectionsOf('moderator')).toContain('queues');
  expect(sectionsOf('editor')).not.toContain('queues');
  for (const role of ['moderator', 'editor'] as const)
    for (const section of ['orders', 'audit', 'team'] as const) expect(sectionsOf(role)).not.toContain(section);
  expect(sectionsOf('administrator')).toEqual(expect.arrayContaining(['queues', 'orders', 'audit', 'team']));
});
