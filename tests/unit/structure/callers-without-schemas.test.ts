/** Only code that answers calls loads schemas: 12 KB that no browser needs (contract/wire/call.ts). */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { broughtBy, codeOf } from '../../support/people/brought-by.ts';

const islands = readdirSync('src/islands').filter((name) => name.endsWith('.tsx'));
/** Validates messages of a native app to its web view. */
const hostScript = 'app-host.ts';
const scripts = readdirSync('src/page-scripts').filter((name) => name.endsWith('.ts') && name !== hostScript);
const usesZod = (file: string): boolean => /^import (?!type )[^;]*'zod/m.test(codeOf(file));

test.each(['src/account/mount.tsx', ...islands.map((name) => `src/islands/${name}`), ...scripts.map((name) => `src/page-scripts/${name}`)])(
  '%s brings no schema into browsers',
  (file) => {
    expect([...broughtBy(file)].filter(usesZod)).toEqual([]);
  },
);

test('code that answers a call loads them', () => {
  expect(usesZod('contract/request/schemas.ts')).toBe(true);
  expect([...broughtBy('api/platform/http/serve.ts')].filter(usesZod)).toContain('contract/request/schemas.ts');
});
