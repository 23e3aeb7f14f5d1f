/** `contract/` holds what two sides share; code that only one side needs belongs to that side. */
import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { filesOf, importsOf, root } from '../../support/structure/packages.ts';

/** The sides. Tests and scripts are not sides, because they import both. */
const sides = ['api', 'bank', 'worker', 'src'] as const;

/** Files of the contract that only one side uses, each with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'contract/wire/error-code.ts':
    'texts (src/i18n) and what leads elsewhere (src/client) read a code alike, and have no other common package',
  'contract/transparency/list-order.ts': 'the page states by it what the API sorts by (tests/api/search/list-order.test.ts)',
  'contract/host/accepted-message.ts': 'the other side is the native app, which is not ours',
  'contract/host/messages.ts': 'the other side is the native app, which is not ours',
};

const importers = new Map<string, Set<string>>();
for (const file of [...sides, 'contract'].flatMap(filesOf))
  for (const name of importsOf(readFileSync(join(root, file), 'utf8'))) {
    if (!name.startsWith('.')) continue;
    const target = relative(root, resolve(root, dirname(file), name.replace(/\?.*$/, '')));
    if (target.startsWith('contract/')) importers.set(target, (importers.get(target) ?? new Set()).add(file));
  }

/** The sides that import a file, directly or through another file of the contract. */
function sidesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return new Set();
  seen.add(file);
  return new Set(
    [...(importers.get(file) ?? [])].flatMap((by) => (by.startsWith('contract/') ? [...sidesOf(by, seen)] : [by.split('/')[0] ?? ''])),
  );
}

test('two sides import every file, or it is listed here with a reason', () => {
  const oneSided = filesOf('contract').filter((file) => sidesOf(file).size < 2);
  expect(oneSided.toSorted()).toEqual(Object.keys(exceptions).toSorted());
});

test('the sides of a file are found, also through other files', () => {
  expect([...sidesOf('contract/payment/calls.ts')].toSorted()).toEqual(expect.arrayContaining(['api', 'src']));
  // Both use the rules of a card.
  expect([...sidesOf('contract/wire/check.ts')].toSorted()).toEqual(expect.arrayContaining(['api', 'src']));
});
