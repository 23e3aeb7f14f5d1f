/** Which files of texts a part of the site speaks of, read from its sources. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { root } from './rooms.ts';

export const allSubjects = readdirSync(join(root, 'locales/en')).map((file) => file.replace('.json', ''));
/** A key as it stands in code, also the beginning of one that is put together. */
const key = new RegExp(`['"\`](${allSubjects.join('|')})\\.[\\w$]`, 'g');

const codeOf = (file: string): string =>
  readFileSync(join(root, file), 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '');

/** What the file brings along, also when it does so late; types are not code. */
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
 * The subjects that a file and all that comes with it speak of.
 * @param apart files with texts of their own: what they bring is not followed
 */
export function subjectsOf(file: string, apart: readonly string[] = []): Set<string> {
  const seen = new Set<string>();
  const visit = (path: string): void => {
    if (seen.has(path) || apart.includes(path)) return;
    seen.add(path);
    for (const next of importsOf(path)) visit(next);
  };
  visit(file);
  return new Set([...seen].flatMap((path) => [...codeOf(path).matchAll(key)].map((match) => match[1] ?? '')));
}
