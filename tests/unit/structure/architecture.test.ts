/** The files that docs/architecture.md names exist. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../scripts/support/install.mjs';

const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
const named = new Set(text.match(/\b(?:api|bank|contract|scripts|src|tests|worker)\/[\w./-]+\.(?:astro|mjs|tsx?)\b/g));
const linked = new Set([...text.matchAll(/\]\((decisions\/[^)]+)\)/g)].map(([, path = '']) => `docs/${path}`));

test('the flows name at least thirty files', () => {
  expect(named.size).toBeGreaterThan(30);
});

test.each([...named, ...linked])('%s exists', (path) => {
  expect(existsSync(join(root, path))).toBe(true);
});
