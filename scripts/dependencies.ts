/*
 * `node scripts/dependencies.ts`, part of the gate: exact versions, hashes, permissible licences, and no package that runs an install
 * script unless it is named here. Works offline.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './support/install.mjs';

/** Licences that only require their text to stay with the package. */
const permissive = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
];
/**
 * Packages with licences under which changes have to be published. They are used unchanged for building and testing, and are never served.
 */
const weakCopyleft = new Map([
  ['MPL-2.0', /^(?:axe-core|lightningcss(?:-[\w-]+)?)$/],
  ['LGPL-3.0-or-later', /^@img\/sharp-[\w-]+$/],
]);
/** Packages that contain a native program and check it in an install script. */
const mayRunScripts = new Set(['esbuild', 'workerd']);
/** An exact version, also of a package with an alias. */
const exactVersion = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/;

export interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}
/** `packages` of the lock file, by path. */
export type Locked = Readonly<Record<string, { license?: string; integrity?: string; hasInstallScript?: boolean }>>;

const isAllowed = (name: string, licence: string): boolean =>
  permissive.includes(licence) || weakCopyleft.get(licence)?.test(name) === true;

/** Whether an SPDX expression is permissible: one side of an OR, both of an AND. Brackets enclose whole expressions only. */
const areTermsMet = (name: string, expression: string): boolean =>
  expression
    .replaceAll(/^\(|\)$/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => isAllowed(name, licence)));

/** @returns a line for each fault */
export function dependencyFaults({ dependencies, devDependencies, optionalDependencies }: Manifest, locked: Locked): string[] {
  const wanted = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  const inexact = wanted
    .filter(([, version]) => !exactVersion.test(version))
    .map(([name, version]) => `${name}: ${version} is no exact version`);
  const faults = Object.entries(locked).flatMap(([path, { license, integrity, hasInstallScript }]) => {
    if (path === '') return [];
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return [
      ...(integrity === undefined ? [`${name}: its contents are not known by a hash`] : []),
      ...(hasInstallScript === true && !mayRunScripts.has(name) ? [`${name}: runs a program when it is installed`] : []),
      ...(areTermsMet(name, license ?? 'none') ? [] : [`${name}: may not be used under the licence ${license ?? 'none'}`]),
    ];
  });
  return [...inexact, ...faults];
}

/** Checks the project's own files. @returns a line for each fault */
export function checkDependencies(): string[] {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
  return dependencyFaults(read('package.json') as Manifest, (read('package-lock.json') as { packages: Locked }).packages);
}

if (import.meta.main) {
  const faults = checkDependencies();
  console.log(faults.length === 0 ? 'no faults in dependencies' : faults.join('\n'));
  process.exit(faults.length > 0 ? 1 : 0);
}
