import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../scripts/support/install.mjs';

interface Package {
  version?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  resolved?: string;
}

const read = <T>(name: string): T => JSON.parse(readFileSync(join(root, name), 'utf8')) as T;
const { packages } = read<{ packages: Record<string, Package> }>('package-lock.json');

/** Whether `name`, needed by the package at `path`, is in the lock file where Node would find it. */
const isLocked = (path: string, name: string): boolean => {
  const parts = path === '' ? [] : path.split(/\/?node_modules\//).slice(1);
  return Array.from({ length: parts.length + 1 }, (_, index) => parts.slice(0, index)).some(
    (above) => [...above, name].map((part) => `node_modules/${part}`).join('/') in packages,
  );
};

test('the lock file contains every platform package, which `npm ci` requires', () => {
  const missing = Object.entries(packages).flatMap(([path, entry]) =>
    Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !isLocked(path, name))
      .map((name) => `${path} needs ${name}`),
  );
  expect(missing).toEqual([]);
});

test('the lock file contains no registry host', () => {
  expect(Object.values(packages).filter((entry) => entry.resolved?.startsWith('http'))).toEqual([]);
});

// The server of `npm start` is built with Miniflare itself. Wrangler and the Cloudflare plugins name one exact version of it, which
// wrangler 4.149.0 calls alpha; another one would bring a second workerd beside theirs. It is changed together with wrangler.
test('Miniflare has the version that wrangler depends on, and there is one workerd', () => {
  const manifest = read<Record<string, Record<string, string>>>('package.json');
  const brought = packages['node_modules/wrangler']?.dependencies?.['miniflare'];
  expect(brought).toBeDefined();
  expect(manifest['dependencies']?.['miniflare']).toBe(brought);
  const copies = Object.keys(packages).filter((path) => /(?:^|\/)node_modules\/(?:miniflare|workerd)$/.test(path));
  expect(copies.toSorted()).toEqual(['node_modules/miniflare', 'node_modules/workerd']);
});
