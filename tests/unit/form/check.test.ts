/** Checks as data, and how a form shows their faults. */
import { expect, test, vi } from 'vitest';
import { faultsOf, isBlank, type Rule } from '../../../contract/wire/check.ts';
import { blamedFields } from '../../../src/form/field-errors.ts';
import { showFaults } from '../../../src/form/use-plain-form.ts';

interface Values {
  name: string;
  tags: string[];
}
const rules: readonly Rule<Values, 'name' | 'tags' | 'tagsMany' | 'nameLong', { limit: number }>[] = [
  ['tags', 'tags', ({ tags }) => tags.length === 0],
  ['name', 'name', ({ name }) => isBlank(name)],
  ['tags', 'tagsMany', ({ tags }, { limit }) => tags.length > limit],
  ['name', 'nameLong', ({ name }) => name.length > 3 || isBlank(name)],
];
const checks = (values: Values, limit = 1): string[] => faultsOf(rules, values, { limit }).map(({ field, check }) => `${field}:${check}`);

test('faults are in the order of the rules, one per field, depending on other values', () => {
  expect(checks({ name: ' ', tags: [] })).toEqual(['tags:tags', 'name:name']);
  expect(checks({ name: 'long', tags: ['a', 'b'] })).toEqual(['tags:tagsMany', 'name:nameLong']);
  expect(checks({ name: 'long', tags: ['a', 'b'] }, 2)).toEqual(['name:nameLong']);
  expect(checks({ name: 'all', tags: ['a'] })).toEqual([]);
});

test('blank means empty, or spaces only', () => {
  expect([null, '', ' \n\t\u00a0', '0'].map(isBlank)).toEqual([true, true, true, false]);
});

/** The faults reported to a form, in order. */
function stepsFor(faults: Parameters<typeof showFaults>[0]) {
  const steps: string[] = [];
  const isFine = showFaults(faults, (check) => `!${check}`, {
    clear: () => steps.push('clear'),
    mark: (field, text) => steps.push(`mark ${field} ${text}`),
    focus: (field) => steps.push(`focus ${field}`),
    say: (text) => steps.push(`say ${text}`),
  });
  return { isFine, steps };
}

test('old marks are cleared, every fault is marked, the first gets the focus and a toast', () => {
  expect(stepsFor([])).toEqual({ isFine: true, steps: ['clear'] });
  const faults = [
    { field: 'tags', check: 'tags' },
    { field: 'name', check: 'name' },
  ];
  expect(stepsFor(faults)).toEqual({ isFine: false, steps: ['clear', 'mark tags !tags', 'mark name !name', 'focus tags', 'say !tags'] });
});

test('a form without toasts shows none', () => {
  const focus = vi.fn();
  expect(showFaults([{ field: 'old', check: 'oldRequired' }], String, { clear: vi.fn(), mark: vi.fn(), focus })).toBe(false);
  expect(focus).toHaveBeenCalledExactlyOnceWith('old');
});

test('the API names fields by their whole name, its last part, or an index of a list; unknown ones match no field', () => {
  const names = { Name: 'name', 'Address.Email': 'addressEmail', ProductKeywords: 'keywords' };
  const fields = {
    'Product.ProductKeywords.3': 'INVALID_KEYWORD',
    'Address.Email': 'INVALID_EMAIL',
    CompanyId: 'REQUIRED',
    Name: 'TOO_LONG',
  };
  expect(blamedFields(fields, names)).toEqual([
    { name: 'keywords', code: 'INVALID_KEYWORD' },
    { name: 'addressEmail', code: 'INVALID_EMAIL' },
    { name: 'name', code: 'TOO_LONG' },
  ]);
});
