/** Reads from the sources which files a file imports. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { root } from '../structure/packages.ts';

/** A source without its comments. */
export const codeOf = (file: string): string =>
  readFileSync(join(root, file), 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '');

/** Imports of a file, also dynamic ones, without types. */
function importsOf(file: string): string[] {
  const code = codeOf(file);
  const patterns = [
    /^(?:import|export)\b(?! type\b)[^'"`;]*?\bfrom\s*['"](\.[^'"]+)['"]/gm,
    /^import\s*['"](\.[^'"]+)['"]/gm,
    /\bimport\(\s*['"](\.[^'"]+)['"]/g,
  ];
  return patterns
    .flatMap((pattern) => [...code.matchAll(pattern)].map((match) => relative(root, resolve(root, dirname(file), match[1] ?? ''))))
    .filter((path) => /\.(?:tsx?|astro)$/.test(path) && existsSync(join(root, path)));
}

/**
 * The file and all its imports, also dynamic ones.
 * @param apart files that are not followed
 */
export function broughtBy(file: string, apart: readonly string[] = []): Set<string> {
  const seen = new Set<string>();
  const visit = (path: string): void => {
    if (seen.has(path) || apart.includes(path)) return;
    seen.add(path);
    for (const next of importsOf(path)) visit(next);
  };
  visit(file);
  return seen;
}
