import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { dependencyFaults } from '../../../scripts/dependencies.ts';
import { closure } from '../../../scripts/support/closure.ts';
import { filesOf, importsOf, root } from '../../support/structure/packages.ts';

const good = { license: 'MIT', integrity: 'sha512-x' };
const faultsOf = (entry: object, name = 'left-pad') =>
  dependencyFaults({ dependencies: {}, devDependencies: {} }, { '': {}, [`node_modules/${name}`]: { ...good, ...entry } });

test.each(['^1.2.3', '~1.2.3', '1.x', 'latest', 'github:a/b', 'https://example.test/a.tgz', 'npm:b@^1.2.3', 'npm:b'])(
  '%s names no version',
  (version) => {
    const fault = [`a: ${version} is no exact version`];
    expect(dependencyFaults({ dependencies: { a: version }, devDependencies: {} }, {})).toEqual(fault);
    expect(dependencyFaults({ dependencies: {}, devDependencies: {}, optionalDependencies: { a: version } }, {})).toEqual(fault);
    expect(dependencyFaults({ dependencies: {}, devDependencies: { a: '1.2.3-beta.1', b: 'npm:@c/d@1.2.3' } }, {})).toEqual([]);
  },
);

test('missing hashes and install scripts are reported, also in nested packages', () => {
  expect(faultsOf({ integrity: undefined })).toEqual(['left-pad: its contents are not known by a hash']);
  expect(faultsOf({ hasInstallScript: true }, 'a/node_modules/@b/c')).toEqual(['@b/c: runs a program when it is installed']);
  expect(faultsOf({ hasInstallScript: true }, 'workerd')).toEqual([]);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['Apache-2.0 AND MIT', true],
  ['Apache-2.0 AND GPL-3.0-only', false],
  ['AGPL-3.0-only', false],
  ['MPL-2.0', false],
  [undefined, false],
])('licence %s: %s', (license, isFine) => {
  expect(faultsOf({ license })).toHaveLength(isFine ? 0 : 1);
});

test('weak copyleft is permitted for the named tools only', () => {
  expect(faultsOf({ license: 'MPL-2.0' }, 'lightningcss-linux-x64-gnu')).toEqual([]);
  expect(faultsOf({ license: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT' }, '@img/sharp-wasm32')).toEqual([]);
  expect(faultsOf({ license: 'LGPL-3.0-or-later' }, 'sharp-of-others')).toHaveLength(1);
});

const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { dependencies: object };

/** What a source file imports, but for types: paths from the root, and names of packages. */
const importedBy = (file: string): string[] => {
  const path = join(root, file);
  if (!existsSync(path)) return [];
  const code = readFileSync(path, 'utf8').replaceAll(/^\s*(?:import|export) type [^;]*;$/gm, '');
  return importsOf(code).map((name) => (name.startsWith('.') ? relative(root, resolve(dirname(path), name.replace(/\?.*$/, ''))) : name));
};

test('`npm start`, which installs no devDependencies, imports none', () => {
  const starts = [
    ...['start.mjs', 'build.ts', 'draw-demo.ts', 'serve.ts'].map((name) => `scripts/${name}`),
    ...filesOf('scripts/prepare'),
    'astro.config.mjs',
    ...['src', 'api', 'worker', 'bank'].flatMap(filesOf),
  ];
  const packageNames = [...closure('', (name) => (name === '' ? starts : importedBy(name)))]
    .filter((name) => name !== '' && !/^[a-z]+:/.test(name) && !existsSync(join(root, name)) && !name.includes('generated/'))
    .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
  expect([...new Set(packageNames)].filter((name) => !(name in dependencies))).toEqual([]);
});
